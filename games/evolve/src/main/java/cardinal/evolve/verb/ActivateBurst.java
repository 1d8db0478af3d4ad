package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Bursting;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 14.5.1.4 of version 1.24.1: "activate its [unionburst] ability without paying the cost". */
record ActivateBurst(Selector of) implements Performable {
    static Syntax<ActivateBurst> syntax(Person person) {
        return Dialect.OF_1_24
                .first(phrase(person.says("activate {} [unionburst] ability without paying the cost"),
                        Selectors.possessive()).as(ActivateBurst.class, ActivateBurst::new, ActivateBurst::of));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        int[] cards = effect.cards(t, of);
        if (cards.length > 0) {
            any = Bursting.play(t, effect.acting(), cards[0]);
        }
        effect.came(any);
    }
}
