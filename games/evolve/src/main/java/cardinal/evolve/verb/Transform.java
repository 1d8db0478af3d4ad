package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.Transforming;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Labels;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;

/** 5.16: "transform them into Thorn tokens". */
public record Transform(Selector what, String token) implements Performable {
    static Syntax<Transform> syntax(Person person) {
        return either(
                phrase(person.says("transform {} into {} tokens"), Selectors.acted(person), Labels.LABEL).as(
                        Transform.class,
                        (what, token) -> Selectors.isPlural(what) ? new Transform(what, token) : null, Transform::what,
                        Transform::token),
                phrase(person.says("transform {} into {}"), Selectors.acted(person),
                        article(phrase("{} token", Labels.LABEL).itself()))
                        .as(Transform.class,
                                (what, token) -> Selectors.isPlural(what) ? null : new Transform(what, token),
                                Transform::what, Transform::token));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new Transforming(effect.controller(), effect.cards(t, what), t.pool().token(token)));
    }

    @Override
    public List<String> tokenNames() {
        return List.of(token);
    }
}
