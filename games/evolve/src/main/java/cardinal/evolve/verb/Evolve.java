package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.EvolvingInto;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Evolving;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Labels;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;

/** 5.15. into: the names of the evolved cards that fit, where the text says so (5.16.1.1.1 of version 1.24.1); empty: its own. */
public record Evolve(Selector what, List<String> into) implements Performable, EvolvingInto {
    static Syntax<Evolve> syntax(Person person) {
        return either(
                phrase(person.says("evolve {}"), Selectors.acted(person)).as(Evolve.class,
                        what -> new Evolve(what, List.of()), evolve -> evolve.into().isEmpty() ? evolve.what() : null),
                spoken(Dialect.OF_1_24.since(), phrase(person.says("evolve {} into {}"), Selectors.ONE_OBJECT,
                        article(series(Labels.LABEL, "or")))
                        .as(Evolve.class, Evolve::new, Evolve::what, Evolve::into)));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, whatever(what))) {
            any |= Evolving.evolve(effect, t, card, into);
        }
        effect.came(any);
    }

    /** 5.24.3.1.1: "this follower" evolves whatever its type is now. */
    private static Selector whatever(Selector what) {
        return what instanceof Selector.This ? new Selector.This(Filter.Kind.CARD) : what;
    }
}
