package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.PutCards;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Destinations;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Set;

/**
 * 5.4.1: "put it onto your field", "put the top card of your deck into your cemetery", "put the remaining cards on
 * the bottom of your deck in any order".
 */
public record Put(Selector what, boolean reveal, Destination to) implements Performable {
    static Syntax<Put> syntax(Person person) {
        return either(
                phrase(person.says("put {} {}"), either(Selectors.taken(person), Selectors.top(person)),
                        Destinations.to(person))
                        .as(Put.class, (what, where) -> where.fits(what) ? new Put(what, false, where.to()) : null,
                                Put::what, put -> Destinations.Where.of(put.what(), put.to())),
                phrase(person.says("reveal {} and " + person.says("put {} {}")), Selectors.taken(person),
                        Selectors.ITS_OR_THEIR, Destinations.to(person))
                        .as(Put.class,
                                (what, plural, where) -> plural == Selectors.isPlural(what) && where.fits(what)
                                        ? new Put(what, true, where.to()) : null,
                                Put::what, put -> Selectors.isPlural(put.what()),
                                put -> Destinations.Where.of(put.what(), put.to())));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        effect.moving(t, deed(), cards);
        PutCards.put(effect, t, cards, reveal, to);
    }

    private Amount.Deed deed() {
        return switch (to) {
            case FIELD -> Amount.Deed.SUMMONED;
            case EX_AREA, OWNERS_EX_AREA -> Amount.Deed.PUT_INTO_EX_AREA;
            default -> Amount.Deed.PUT;
        };
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
        return to.zone();
    }

    @Override
    public boolean isOneWith(Verb before) {
        return before instanceof Reveal;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return reveal ? Set.of(deed(), Amount.Deed.REVEALED) : Set.of(deed());
    }
}
