package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;

/** 4.2.3: "turn it facedown". */
record TurnFace(Selector what, boolean faceup) implements Performable {
    static Syntax<TurnFace> syntax(Person person) {
        return phrase(person.says("turn {} {}"), Selectors.acted(person),
                either(says("faceup", true), says("facedown", false)))
                .as(TurnFace.class, TurnFace::new, TurnFace::what, TurnFace::faceup);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        for (int card : effect.cards(t, what)) {
            int flag = t.zone(card) == Zone.EVOLVE_DECK ? Flag.FACE_UP : Flag.FACE_DOWN;
            t.turn(card, t.piece(card).with(flag, faceup == (flag == Flag.FACE_UP)));
        }
    }

    @Override
    public Purpose purpose() {
        return Purpose.TURN_CARDS;
    }
}
