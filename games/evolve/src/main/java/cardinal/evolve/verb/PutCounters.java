package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Counters;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 15.1.3: "put a Fable counter on this card". */
record PutCounters(Amount n, String kind, Selector on) implements Performable {
    static Syntax<PutCounters> syntax(Person person) {
        return either(
                phrase(person.says("put {} on {}"), article(phrase("{} counter", Counters.KIND).itself()),
                        Selectors.OBJECT).as(PutCounters.class,
                                (kind, on) -> new PutCounters(Amount.of(1), kind, on), PutCounters::kind,
                                PutCounters::on),
                phrase(person.says("put {} {} counters on {}"), Numbers.SEVERAL_OR_X, Counters.KIND, Selectors.OBJECT)
                        .as(PutCounters.class, PutCounters::new, PutCounters::n, PutCounters::kind, PutCounters::on));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int count = effect.value(t, n);
        for (int card : effect.cards(t, on)) {
            GameActions.putCounters(t, card, t.pool().lane(kind), count);
        }
    }

    @Override
    public String counter() {
        return kind;
    }
}
