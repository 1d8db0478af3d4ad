package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import java.util.List;

/** What the later document states of a card that works in one place only: elsewhere it would be read and then do nothing. */
final class OnlyAsPlayed {
    private OnlyAsPlayed() {
    }

    /** Whether a card of this type can say this. */
    static boolean fits(CardType speaker, Fact fact) {
        return switch (fact) {
            case Fact.NamesAsPlayed _ -> speaker.isPermanent();
            case Fact.IgnoresWhileAssigning _ -> speaker == CardType.UNIT || speaker == CardType.BATTLEFIELD;
            case Fact.OpponentsAmbushSlowly _,Fact.AbilitiesRepeat _ -> speaker != CardType.SPELL;
            case Fact.KeywordCosts k -> k.keyword() == Keyword.EQUIP ? speaker == CardType.GEAR
                    : speaker.isPermanent() || speaker == CardType.LEGEND;
            default -> true;
        };
    }

    /** Whether effect text says what matters only as a card is played: it belongs to an object on the board. */
    static boolean isIn(List<Ability> effectText) {
        return Records.any(effectText, part -> switch (part) {
            case Fact.NamesAsPlayed _,Fact.HasWhenPlayedTo _,Fact.CanAmbushTo _ -> true;
            case Fact.Has has -> has.who() instanceof Selector.Self
                    && has.keywords().stream().anyMatch(k -> isAsPlayed(k.keyword()));
            default -> false;
        });
    }

    /** Keywords that act as a card is played, and that it may have under a condition. */
    static boolean isAsPlayed(Keyword keyword) {
        return keyword == Keyword.ACCELERATE || keyword == Keyword.ACTION || keyword == Keyword.REACTION;
    }

    /** 429: what adds resources in the middle of a payment asks nothing, so it is not repeated. */
    static boolean repeatsAdding(List<Ability> abilities) {
        return Records.any(abilities, Fact.AbilitiesRepeat.class::isInstance)
                && Records.any(abilities, AddsResources.class::isInstance);
    }
}
