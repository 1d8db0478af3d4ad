package cardinal.kernel;

/**
 * The open question as whoever reads it needs it: terminal, page, protocol, log and bots.
 *
 * @param ask  its shape
 * @param purpose  what it is for
 * @param source  the card whose text asks; {@link Ref#NONE} where the rules ask
 * @param sentence  the words of the ability that is being carried out or played; empty where the rules ask
 * @param from  where in the sentence the part begins that is asked about
 * @param to  where it ends; as large as from where no part is told apart
 * @param words  the question itself, in words of players: "Discard a card", "Draw 1?"
 */
public record Question(int seat, Ask ask, Purpose purpose, String clause, Ref source, String sentence, int from, int to,
        String words) {
    public Question {
        if (from < 0 || to < from || to > sentence.length()) {
            throw new IllegalArgumentException(from + " to " + to + " of " + sentence);
        }
    }

    /** The part of the sentence that is asked about; all of it where none is told apart. */
    public String part() {
        return from == to ? sentence : sentence.substring(from, to);
    }
}
