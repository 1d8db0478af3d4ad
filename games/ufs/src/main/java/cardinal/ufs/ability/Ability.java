package cardinal.ufs.ability;

import cardinal.cards.text.Paragraph;
import java.util.List;
import java.util.Optional;

/** One paragraph of a card's text box (B.6.5.2). */
public sealed interface Ability extends Paragraph {

    /** Names, icons and terms before the ability. */
    List<Restriction> restrictions();

    /** What it does. */
    Instruction effect();

    /**
     * H.1. name: "Red" in "Red - Enhance ...", empty when it has none. condition: only of responses. The effect is a SENTENCES sequence, or a single
     * instruction; afterwords are no part of it.
     */
    record Played(
            String name, List<Restriction> restrictions, AbilityType type, List<Bracket> brackets,
            List<Instruction> cost,
            Optional<When> condition, Instruction effect, List<PlayRestriction> afterwords)
            implements Ability {
        @Override
        public AbilityType sort() {
            return type;
        }
    }

    /** H.6: a static effect (J.2.1); what is in force, or what fires, as instructions say it. */
    record Continuous(List<Restriction> restrictions, Instruction effect, List<PlayRestriction> afterwords)
            implements Ability {
    }
}
