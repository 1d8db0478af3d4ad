package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Set;

/** "return them to your deck and shuffle it": to their owner's deck (4.1.6), which is then shuffled (5.8). */
record ReturnToDeck(Selector what) implements Performable {
    static Syntax<ReturnToDeck> syntax(Person person) {
        return phrase(person.says("return {} to your deck and " + person.does("shuffle") + " it"),
                either(Selectors.object(person), Selectors.picked(Selectors.from(person)), Selectors.hand(person)))
                .as(ReturnToDeck.class, ReturnToDeck::new, ReturnToDeck::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        effect.moving(t, Amount.Deed.RETURNED, cards);
        EffectMoves.toDeck(effect, t, cards);
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Zone takenTo() {
        return Zone.DECK;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.RETURNED);
    }
}
