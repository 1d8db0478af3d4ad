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

    /**
     * Parts that nothing in play looks at today. Most only choose between ways to say the same; Did.who, HaveCounters.who and
     * End.whose are likely words without effect, and not every other one has been judged. The list only gets shorter.
     */
    static final Set<String> UNPLAYED = Set.of("Selector$Them.noun", "Selector$The.several", "Selector$Rest.remaining",
            "Amount$Of.ofPhrase", "Amount$ThisWay.act", "Trait$Named.copy", "Place.join", "Place.preposition",
            "AbilityFilter.article", "AbilityFilter$Result$Adds.cards", "Happening$TakesDamage.dealt",
            "Happening$Does.passive", "Happening$Changes.wording", "Condition$Is.was", "Condition$Is.article",
            "Condition$HasTrait.kind", "Condition$Did.who", "Cancel.what",
            "PlayAsReversal.what", "Afterword$OnlyTimes.period", "Afterword$MayCancel.who",
            "Afterword$MayCancel.effect", "Afterword$HealthFloor.possessive", "Rule$AdditionalCost$To$Block.tries",
            "Rule$CannotBlock.wording", "Rule$Deals.step", "Rule$Deals$Dealt$HalfUp.still",
            "Rule$Deals$Dealt$Exactly.still", "Rule$MomentumFaceUp.word", "Rule$AsThoughSpending.one",
            "Rule$DeckCopies.only");

    private Wordless() {
    }
}
