package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Period;

/** Stretches of time, with the blank before them. */
public final class Periods {
    /** In which something has happened: " this turn". */
    static final Syntax<Period> SINCE = either(
            says(" this turn", Period.THIS_TURN), says(" last turn", Period.LAST_TURN),
            says(" this game", Period.THIS_GAME),
            says(" this Combat Phase", Period.THIS_COMBAT_PHASE), says(" this Enhance Step", Period.THIS_ENHANCE_STEP),
            says(" during this attack", Period.THIS_ATTACK), says(" each turn", Period.EACH_TURN));

    /** In which the next card or check is still to come: " this turn". */
    static final Syntax<Period> COMING = either(
            says(" this turn", Period.THIS_TURN), says(" this Enhance Step", Period.THIS_ENHANCE_STEP),
            says(" during this attack", Period.THIS_ATTACK)).orElse(Period.UNSAID);

    /** When something happens: " during the Combat Phase". */
    public static final Syntax<Period> DURING = either(
            says(" during the Combat Phase", Period.COMBAT_PHASE),
            says(" during your Combat Phase", Period.YOUR_COMBAT_PHASE),
            says(" during your rival's Combat Phase", Period.RIVALS_COMBAT_PHASE),
            says(" during the Enhance Step", Period.ENHANCE_STEP), says(" during the Block Step", Period.BLOCK_STEP),
            says(" during the Damage Step", Period.DAMAGE_STEP), says(" during the Ready Step", Period.READY_STEP),
            says(" during the End Phase", Period.END_PHASE), says(" during your End Phase", Period.YOUR_END_PHASE),
            says(" during this Enhance Step", Period.THIS_ENHANCE_STEP),
            says(" during this attack", Period.THIS_ATTACK), says(" during an attack", Period.AN_ATTACK),
            says(" during your attack", Period.YOUR_ATTACK), says(" during your rival's attack", Period.RIVALS_ATTACK),
            says(" during your turn", Period.YOUR_TURN), says(" during your rival's turn", Period.RIVALS_TURN),
            says(" this turn", Period.THIS_TURN), says(" each turn", Period.EACH_TURN)).orElse(Period.UNSAID);

    /** How long an effect lasts: " for the rest of this turn". */
    public static final Syntax<Period> UNTIL = either(
            says(" this turn", Period.THIS_TURN), says(" for the rest of this turn", Period.REST_OF_THIS_TURN),
            says(" for the rest of the turn", Period.REST_OF_TURN), says(" during this attack", Period.THIS_ATTACK),
            says(" for the rest of this attack", Period.REST_OF_THIS_ATTACK),
            says(" this Enhance Step", Period.THIS_ENHANCE_STEP), says(" this Combat Phase", Period.THIS_COMBAT_PHASE),
            says(" for the rest of the Enhance Step", Period.REST_OF_ENHANCE_STEP),
            says(" for the rest of the Combat Phase", Period.REST_OF_COMBAT_PHASE),
            says(" during the Enhance Step", Period.ENHANCE_STEP), says(" during the Block Step", Period.BLOCK_STEP),
            says(" during the Damage Step", Period.DAMAGE_STEP), says(" during the Combat Phase", Period.COMBAT_PHASE),
            says(" during your next Ready Step", Period.YOUR_NEXT_READY_STEP),
            says(" during your rival's next Ready Step", Period.RIVALS_NEXT_READY_STEP),
            says(" during your turn", Period.YOUR_TURN), says(" during your rival's turn", Period.RIVALS_TURN),
            says(" during your next turn", Period.YOUR_NEXT_TURN),
            says(" during your rival's next turn", Period.RIVALS_NEXT_TURN),
            says(" until your next turn", Period.UNTIL_YOUR_NEXT_TURN),
            says(" until your next Start Phase", Period.UNTIL_YOUR_NEXT_START_PHASE),
            says(" until the end of your rival's next turn", Period.UNTIL_END_OF_RIVALS_NEXT_TURN),
            says(" for the rest of the game", Period.REST_OF_GAME), says(" each turn", Period.EACH_TURN))
            .orElse(Period.UNSAID);

    /** How long a rule lasts. */
    public static final Syntax<Period> FOR_RULES = either(UNTIL, says(" during the End Phase", Period.END_PHASE),
            says(" during the Ready Step", Period.READY_STEP));

    private Periods() {
    }
}
