package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Set;

/** 5.11: "discard a card", "discard your hand", "discard a random card". */
public record Discard(Selector what) implements Performable {
    static Syntax<Discard> syntax(Person person) {
        return phrase(person.says("discard {}"), Syntax.<Selector>either(Selectors.IN_HAND, Selectors.hand(person),
                Selectors.RANDOM_IN_HAND, Selectors.PRONOUN,
                Dialect.OF_1_24.first(says("this card", new Selector.ThisFrom(Filter.Place.YOUR_HAND)))))
                .as(Discard.class, Discard::new, Discard::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        effect.moving(t, Amount.Deed.DISCARDED, cards);
        EffectMoves.toOwners(effect, t, cards, Zone.CEMETERY, Movement.DISCARD.byAbilityOf(effect.acting()));
    }

    @Override
    public Purpose purpose() {
        return Purpose.DISCARD;
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Zone takenTo() {
        return Zone.CEMETERY;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.DISCARDED);
    }
}
