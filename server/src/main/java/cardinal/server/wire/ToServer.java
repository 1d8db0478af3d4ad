package cardinal.server.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** What a client may say over its socket. Whatever is not exactly one of these is refused and changes nothing. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
public sealed interface ToServer {
    /** The longest chat line. */
    int LONGEST_CHAT = 300;

    /** The match that is meant; empty where none is. */
    String match();

    /** Whether it decides something at the table: that is heard before what only asks, and counts even if its sender is gone by then. */
    default boolean decides() {
        return switch (this) {
            case Choose choose -> true;
            case Concede concede -> true;
            case TakeBack back -> true;
            case Agree agree -> true;
            case Auto auto -> true;
            case GoOn goOn -> true;
            case Rematch rematch -> true;
            case Close close -> true;
            case Join join -> false;
            case Chat chat -> false;
            case Mute mute -> false;
            case Why why -> false;
            case Hint hint -> false;
            case Ping ping -> false;
        };
    }

    /** Follow a match: with a seat's token as that seat, without one as a spectator. The first message on every socket. */
    record Join(String match, Optional<String> token) implements ToServer {
    }

    /** Answer the open question. serial: of the question; option: the number of the option in it. */
    record Choose(String match, int serial, int option) implements ToServer {
    }

    record Concede(String match) implements ToServer {
    }

    /** Take back one's last decision: at once if nothing hidden was seen since, else if the others agree. */
    record TakeBack(String match) implements ToServer {
    }

    /** The answer to somebody's wish to take back. wish: its number in the room. */
    record Agree(String match, int wish, boolean yes) implements ToServer {
    }

    record Chat(String match, String text) implements ToServer {
    }

    /** Hear no more (or again) what this seat says; a seat of -1 is all spectators. */
    record Mute(String match, int seat, boolean muted) implements ToServer {
    }

    /** Whether windows in which one could only pass are passed at once, and the kinds of window that never are. */
    record Auto(String match, boolean on, List<String> stops) implements ToServer {
    }

    /** Why something is not offered: about a card that one sees, or about a command in words. request: comes back with the answer. */
    record Why(String match, int request, Optional<String> card, Optional<String> command) implements ToServer {
    }

    /** What the strongest bot would do; only in a match against bots, and for who is asked. request: comes back with the answer. */
    record Hint(String match, int request) implements ToServer {
    }

    /** The rules have changed in the match's path (see the room): go on from its last common choice if all agree, or end it without a result. */
    record GoOn(String match, boolean yes) implements ToServer {
    }

    /** Play again with the same people and decks; it begins when every person wants it. */
    record Rematch(String match) implements ToServer {
    }

    /** The host closes a table at which nobody plays yet. */
    record Close(String match) implements ToServer {
    }

    record Ping(String match, int n) implements ToServer {
    }
}
