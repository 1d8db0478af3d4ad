package cardinal.server.wire;

/** A lesson one can take. id: how it is asked for; captions: how many there are to read. */
public record LessonOffer(String id, String game, String title, String about, int captions) {
}
