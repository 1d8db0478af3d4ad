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
     * Parts that nothing in play looks at, because they only choose between ways to say the same: articles, singular and plural,
     * active and passive, "if" and "when" before one rule, "named" and "copy of" (K.3.2), "and", "or" and "and/or" between zones of
     * which any is meant, "was" of a card that is recalled as it was anyway (J.4.2), the word after a trait, symbol or keyword that
     * names itself, "still" before damage that is dealt whatever the block was, "try to block" and "block" of a cost that is paid with
     * the attempt (E.4.4), "this ability" and "this effect" of what is cancelled before it begins (H.3.3.4.4) by "your
     * rival" or "they" (H.3.3.4), "1 momentum" for one card, "played" and "have played" of what happened in a time that is said, "discarded" for
     * "discarded this way" where cards are counted, "its Stun rating gets" and "it gets ... to its Stun rating", "an
     * additional +1" and "+1", "are the same card type" and "share a card type", "the start of the game" and "the game begins", "the speed of it" and "its speed",
     * the top of the deck, from where cards are milled anyway;
     * the number that "this way" means is the one that was counted last.
     */
    static final Set<String> UNPLAYED = Set.of("Selector$The.several", "Selector$Rest.remaining",
            "Amount$ThisWay.act", "Trait$Named.copy", "Trait$ThisWay.brief", "Trait$HasBeen.wording",
            "Trait$DoneBy.past", "Condition$Happened.past", "Change$Rating.subject", "Change$Bonus.wording",
            "Condition$ShareAll.same", "Trait$WithCopies.exactly", "Amount$Half.said", "Condition$IsNth.it",
            "Happening$GameBegins.start", "SetValue.ofPhrase",
            "DiscardUntil.from", "Place.join", "Place.preposition",
            "AbilityFilter.article", "Happening$TakesDamage.dealt", "Happening$Does.passive",
            "Happening$Changes.wording", "Condition$Is.was", "Condition$Is.article", "Condition$HasTrait.kind",
            "Cancel.what", "PlayRestriction$MayCancel.who", "PlayRestriction$MayCancel.effect",
            "PlayRestriction$HealthFloor.possessive",
            "Rule$AdditionalCost$To$Block.tries", "Rule$CannotBlock.wording", "Rule$Deals$Dealt$HalfUp.still",
            "Rule$Deals$Dealt$Exactly.still", "Rule$MomentumFaceUp.word", "Rule$AsThoughSpending.one",
            "Rule$DeckCopies.only",
            // whoever plays no form ends the Combat Phase
            "Rule$NextFormIs.ends");

    private Wordless() {
    }
}
