package cardinal.riftbound.card;

import cardinal.riftbound.ability.Ability;
import java.util.List;

/** What few cards do, so that a match without such cards need not look for it. */
public enum Rarity {
    /** Resources that are not for everything. */
    BOUND_ADDS("use=SPELLS", "use=UNITS", "use=GEAR"),
    /** Damage that is not dealt. */
    PREVENTS("Prevents["),
    /** Hiding without its cost. */
    FREE_HIDING("HideForFree["),
    /** Facedown cards that cannot be revealed. */
    REVEAL_BANS("OpponentsCantReveal["),
    /** Another Victory Score. */
    VICTORY_SCORE("MorePointsToWin[");

    private final List<String> words;

    Rarity(String... words) {
        this.words = List.of(words);
    }

    private int bit() {
        return 1 << ordinal();
    }

    /** All that abilities do of this. */
    static int of(List<Ability> abilities) {
        String all = abilities.toString();
        int found = 0;
        for (Rarity rarity : values()) {
            found |= rarity.words.stream().anyMatch(all::contains) ? rarity.bit() : 0;
        }
        return found;
    }

    public boolean isIn(int found) {
        return (found & bit()) != 0;
    }
}
