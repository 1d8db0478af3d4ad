package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.Serving;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 14.2.3: "race this follower 2 times". */
public record Race(Selector what, int times) implements Performable {
    static Syntax<Race> syntax(Person person) {
        return either(
                phrase(person.says("race {}"), Selectors.OBJECT).as(Race.class, what -> new Race(what, 1), Race::what),
                phrase(person.says("race {} {} times"), Selectors.OBJECT, Numbers.SEVERAL).as(Race.class, Race::new,
                        Race::what, Race::times));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, what)) {
            any |= Serving.race(t, effect.item(), card, times);
        }
        effect.came(any);
    }
}
