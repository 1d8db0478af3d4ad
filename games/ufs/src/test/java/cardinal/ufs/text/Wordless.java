package cardinal.ufs.text;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.verb.Cancel;
import java.util.Set;

/** Parts of abilities that only keywords and the rules use; no text spells them out. */
final class Wordless {
    static final Set<Object> PARTS = Set.of(
            Act.LOOK, Cancel.What.THIS_ABILITY, Destination.Spot.ANYWHERE, Filter.Side.YOU_CONTROL,
            Keyword.CHARACTER_ONLY, Keyword.COMBO,
            Period.YOUR_NEXT_DRAW_STEP, Period.RIVALS_NEXT_DRAW_STEP, Period.AS_LONG, Phase.REVERSAL_STEP, Phase.GAME,
            When.Timing.AS, Zone.TRANSIT,
            Amount.Rating.class);

    private Wordless() {
    }
}
