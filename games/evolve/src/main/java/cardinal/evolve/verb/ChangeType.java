package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.CardType;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 5.24: "change it into an amulet". */
record ChangeType(Selector who, Filter.Kind type) implements Performable {
    static Syntax<ChangeType> syntax(Person person) {
        return phrase(person.says("change {} into {}"), Selectors.OBJECT, either(
                says("an amulet", Filter.Kind.AMULET), says("a follower", Filter.Kind.FOLLOWER),
                says("a spell", Filter.Kind.SPELL)))
                .as(ChangeType.class, ChangeType::new, ChangeType::who, ChangeType::type);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        for (int card : effect.cards(t, who)) {
            t.enforce(Expiry.LASTING, effect.controller(), effect.item().source(), t.ref(card),
                    new Modifier.TypeIs(CardType.valueOf(type.name())));
            t.unhandled().mark();
        }
    }
}
