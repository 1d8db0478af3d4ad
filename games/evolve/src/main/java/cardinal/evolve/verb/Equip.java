package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Equipping;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Labels;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;

/** 14.5.2.2 of version 1.24.1: "equip a Bronze Crown token to it". */
record Equip(String token, Selector to) implements Performable {
    static Syntax<Equip> syntax(Person person) {
        return Dialect.OF_1_24.first(phrase(person.says("equip {} to {}"),
                article(phrase("{} token", Labels.LABEL).itself()), Selectors.OBJECT)
                .as(Equip.class, Equip::new, Equip::token, Equip::to));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        CardDef made = t.pool().token(token);
        boolean any = false;
        for (int card : effect.cards(t, to)) {
            any |= Equipping.equip(t, card, made, Movement.PUT.byAbilityOf(effect.controller()));
        }
        effect.came(any);
    }

    @Override
    public List<String> tokenNames() {
        return List.of(token);
    }
}
