package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.text.Durations;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** "change this card's [evolve] cost to 0". */
record SetEvolveCost(Selector who, int cost, Duration duration) implements Performable {
    static Syntax<SetEvolveCost> syntax(Person person) {
        return phrase(person.says("change {} to {}{}"), Selectors.EVOLVE_COST, digits(), Durations.SUFFIX).as(
                SetEvolveCost.class,
                SetEvolveCost::new, SetEvolveCost::who, SetEvolveCost::cost, SetEvolveCost::duration);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        for (int card : effect.cards(t, who)) {
            t.enforce(Expiry.of(t, duration, effect.controller(), effect.acting()), effect.controller(),
                    effect.item().source(), t.ref(card), new Modifier.EvolveCost(cost));
        }
    }
}
