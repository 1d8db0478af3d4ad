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
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.List;
import java.util.Set;

/** 5.6; facedown: "banish it facedown" (4.10.2). */
public record Banish(Selector what, boolean facedown) implements Performable {
    static Syntax<Banish> syntax(Person person) {
        return phrase(person.says("banish {}{}"),
                either(Selectors.acted(person), Selectors.top(person), Selectors.thisFrom(person)),
                says(" facedown", true).orElse(false))
                .as(Banish.class, Banish::new, Banish::what, Banish::facedown);
    }

    /** 14.3.2.1: what Lesson means. */
    public static Banish magicItems(int n) {
        Filter.Noun items = Filter.noun(Filter.Kind.CARD).with(new Filter.Trait.Named(List.of("Magic Item")));
        return new Banish(new Selector.Pick(new Selector.Count.Exactly(new Amount.Fixed(n)),
                new Filter(List.of(items), List.of(Filter.Place.YOUR_EX_AREA))), false);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        effect.moving(t, Amount.Deed.BANISHED, cards);
        EffectMoves.banish(effect, t, cards, facedown);
    }

    @Override
    public Purpose purpose() {
        return Purpose.LOSE;
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Zone takenTo() {
        return Zone.BANISHED;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.BANISHED);
    }
}
