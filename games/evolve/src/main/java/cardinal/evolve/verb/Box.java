package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 5.31 of version 1.24.1: "make it Boxed". Reading: it is until it leaves the field; what is Boxed already is not made so (1.3.2.1). */
record Box(Selector what) implements Performable {
    static Syntax<Box> syntax(Person person) {
        return Dialect.OF_1_24
                .first(phrase(person.says("make {} Boxed"), Selectors.object(person)).as(Box.class, Box::new,
                        Box::what));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, what)) {
            if (t.onField(card) && !t.is(card, Flag.BOXED)) {
                t.set(card, Flag.BOXED, true);
                t.enforce(Expiry.LASTING, effect.controller(), effect.item().source(), t.ref(card),
                        new Modifier.Boxed(false));
                any = true;
            }
        }
        t.unhandled().mark();
        effect.came(any);
    }
}
