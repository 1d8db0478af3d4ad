package cardinal.ufs.text;

import java.util.List;

/** Words of card text by what they speak of: each means something else than the others of its list. */
public final class WordKinds {
    public static final List<List<String>> ALL = List.of(
            List.of("you", "your rival", "each player"),
            List.of("your", "your rival's"),
            List.of("hand", "discard pile", "momentum", "stage", "card pool", "deck"),
            List.of("foundation", "attack", "action", "asset", "character", "card"),
            List.of("foundations", "attacks", "actions", "assets", "characters", "cards"),
            List.of("or more", "or less"),
            List.of("or more", "or fewer"),
            List.of("higher", "lower"),
            List.of("greater", "less"),
            List.of("maximum", "minimum"),
            List.of("speed", "damage", "difficulty"),
            List.of("this turn", "the rest of this turn", "this Enhance Step"),
            List.of("Enhance", "Response", "Form", "Blitz"),
            List.of("E", "R", "F"),
            List.of("high", "mid", "low"),
            List.of("printed", "current"),
            List.of("commit", "flip", "ready", "destroy"),
            List.of("ready", "committed"),
            List.of("face down", "face up"),
            List.of("draw", "discard"),
            List.of("top", "bottom"),
            List.of("gains", "loses"),
            List.of("gain", "lose"),
            List.of("block", "attack"),
            List.of("blocked", "unblocked"),
            List.of("First", "Second"),
            List.of("next", "last"),
            List.of("Throw", "Stun: 1", "Powerful: 1", "Ranged"),
            List.of("or", "and"),
            List.of("control check", "difficulty"),
            List.of("add", "remove"),
            List.of("first", "second"),
            List.of("health", "hand size"),
            List.of("increase", "reduce"));

    private WordKinds() {
    }
}
