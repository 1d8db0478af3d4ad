package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.PutCards;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Set;

/** "add it to your hand", "reveal it and add it to your hand". */
public record AddToHand(Selector what, boolean reveal) implements Performable {
    static Syntax<AddToHand> syntax(Person person) {
        return either(
                phrase(person.says("add {} to your hand"), Selectors.taken(person)).as(AddToHand.class,
                        what -> new AddToHand(what, false), AddToHand::what),
                phrase(person.says("reveal {} and " + person.says("add {} to your hand")), Selectors.taken(person),
                        Selectors.ITS_OR_THEIR)
                        .as(AddToHand.class,
                                (what, plural) -> plural == Selectors.isPlural(what) ? new AddToHand(what, true) : null,
                                AddToHand::what, add -> Selectors.isPlural(add.what())));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        PutCards.put(effect, t, effect.cards(t, what), reveal, Destination.OWNERS_HAND);
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }

    @Override
    public boolean isOneWith(Verb before) {
        return before instanceof Reveal;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return reveal ? Set.of(Amount.Deed.REVEALED) : Set.of();
    }
}
