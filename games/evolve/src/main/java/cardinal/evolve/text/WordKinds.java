package cardinal.evolve.text;

import java.util.List;

/** Words of card text by what they speak of: each means something else than the others of its list. */
public final class WordKinds {
    public static final List<List<String>> ALL = List.of(
            List.of("you", "your opponent", "each player"),
            List.of("your", "your opponent's", "the"),
            List.of("enemy", "friendly", "damaged", "engaged", "reserved", "evolved"),
            List.of("your leader", "the enemy leader"),
            List.of("hand", "deck", "cemetery", "EX area", "field"),
            List.of("follower", "spell", "amulet", "card", "evolved follower"),
            List.of("or more", "or less"),
            List.of("highest", "lowest"),
            List.of("more", "less"),
            List.of("this turn", "your next turn", "the game"),
            List.of("for the rest of this turn", "until the end of your opponent's next turn"),
            List.of("your turn", "your opponent's turn"),
            List.of("attack", "defense", "cost"),
            List.of("top", "bottom"),
            List.of("draw", "discard"),
            List.of("destroy", "banish"),
            List.of("damage", "play points"),
            List.of("engage", "refresh"),
            List.of("Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Intimidate", "Assail"),
            List.of("[fanfare]", "[lastwords]"),
            List.of("[attack]", "[defense]"),
            List.of("forest", "sword", "rune", "dragon", "abyss", "haven"),
            List.of("or", "and"),
            List.of("up to", "exactly"),
            List.of("each", "a"),
            List.of("start", "end"),
            List.of("other", "another", "enemy"));

    private WordKinds() {
    }
}
