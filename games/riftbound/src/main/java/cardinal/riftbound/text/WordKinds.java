package cardinal.riftbound.text;

import java.util.List;

/** Words of card text by what they speak of: each means something else than the others of its list. */
public final class WordKinds {
    public static final List<List<String>> ALL = List.of(
            List.of("you", "an opponent", "each player", "its controller"),
            List.of("your", "an opponent's", "its owner's"),
            List.of("friendly", "enemy"),
            List.of("opponents", "players"),
            List.of("hand", "deck", "trash", "base"),
            List.of("Main Deck", "rune deck"),
            List.of("here", "in your base"),
            List.of("a battlefield", "your base"),
            List.of("unit", "gear", "spell", "card", "token"),
            List.of("or more", "or less", "or fewer"),
            List.of("more", "less"),
            List.of("highest", "lowest"),
            List.of("at least", "at most"),
            List.of("this turn", "this combat", "this game"),
            List.of("attack", "defend", "conquer", "hold", "move"),
            List.of("attacking", "defending"),
            List.of("attacker", "defender"),
            List.of("Might", "Energy", "Power"),
            List.of("top", "bottom"),
            List.of("draw", "discard", "channel"),
            List.of("ready", "exhausted"),
            List.of("kill", "banish", "stun", "buff"),
            List.of("[Tank]", "[Ganking]", "[Temporary]", "[Hidden]"),
            List.of("[Action]", "[Reaction]"),
            List.of("or", "and"),
            List.of("other", "another"),
            List.of("first", "second"),
            List.of("Fury", "Calm", "Mind", "Body", "Chaos", "Order"),
            List.of("beginning", "end"),
            List.of("recycle", "banish"));

    private WordKinds() {
    }
}
