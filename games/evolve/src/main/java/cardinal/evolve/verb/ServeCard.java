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

/** 14.2.1: "serve it". */
record ServeCard(Selector what, int times) implements Performable {
    static Syntax<ServeCard> syntax(Person person) {
        return either(
                phrase(person.says("serve {}"), Selectors.OBJECT).as(ServeCard.class, what -> new ServeCard(what, 1),
                        ServeCard::what),
                phrase(person.says("serve {} {} times"), Selectors.OBJECT, Numbers.SEVERAL).as(ServeCard.class,
                        ServeCard::new, ServeCard::what, ServeCard::times));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, what)) {
            any |= Serving.serve(t, card, t.controller(card), times);
        }
        effect.came(any);
    }
}
