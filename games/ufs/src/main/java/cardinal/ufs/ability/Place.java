package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/**
 * Where cards are: "in your stage", "from your deck or discard pile", "in both players' card pools". No zones and NOBODY: not said (K.2.6 gives
 * the usual place).
 */
@Spoken(Spoken.Manner.HOLDER)
public record Place(Who whose, List<Zone> zones, Join join, Preposition preposition) {
    /** The word between several zones; any of them is meant. */
    public enum Join {
        OR, AND, AND_OR,
        /** "combined": one zone of each player, counted together. */
        COMBINED
    }

    /** The word before it; it does not matter for the meaning. */
    public enum Preposition {
        IN, FROM
    }

    /** Nothing said. */
    public static final Place UNSAID = new Place(Who.NOBODY, List.of(), Join.OR, Preposition.IN);
    /** "in play": all stages. */
    public static final Place IN_PLAY = new Place(Who.BOTH, List.of(), Join.OR, Preposition.IN);

    public static Place of(Who whose, Zone zone) {
        return new Place(whose, List.of(zone), Join.OR, Preposition.IN);
    }

    public boolean isSaid() {
        return whose != Who.NOBODY || !zones.isEmpty();
    }
}
