package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.card.CardType;
import java.util.Set;

/** 053: units and legends say I, gear and spells say this, battlefields say here. */
final class SelfWords {
    static final Set<CardType> FIRST_PERSON = Set.of(CardType.UNIT, CardType.LEGEND);
    static final Set<CardType> THIS = Set.of(CardType.GEAR, CardType.SPELL);

    private SelfWords() {
    }

    /** The same value in the words of each voice. */
    static <T> Syntax<T> self(String firstPerson, String thisCard, T value) {
        return either(spoken(FIRST_PERSON, says(firstPerson, value)), spoken(THIS, says(thisCard, value)));
    }
}
