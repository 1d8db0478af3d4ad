package cardinal.ufs.ability;

import java.util.List;

/**
 * Where cards are: "in your stage", "from your deck or discard pile", "in both players' card pools". No zones and NOBODY: not said (K.2.6 gives
 * the usual place). Zones joined by "and" or "or" both mean any of them; and tells the word.
 */
public record Place(Who whose, List<Zone> zones, boolean and) {
    /** Nothing said. */
    public static final Place UNSAID = new Place(Who.NOBODY, List.of(), false);
    /** "in play": all stages. */
    public static final Place IN_PLAY = new Place(Who.BOTH, List.of(), false);

    public static Place of(Who whose, Zone zone) {
        return new Place(whose, List.of(zone), false);
    }

    public boolean isSaid() {
        return !equals(UNSAID);
    }
}
