package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.flow.DrawCards;
import cardinal.evolve.flow.DrawOrLookUpTo;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Amounts;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import java.util.Set;

/** 5.9: "draw 2 cards", "draw up to 2 cards". */
public record Draw(Amount n, boolean upTo) implements Performable {
    static Syntax<Draw> syntax(Person person) {
        return either(
                says(person.says("draw a card"), new Draw(Amount.of(1), false)),
                phrase(person.says("draw {} cards"), Numbers.SEVERAL_OR_X).as(Draw.class, n -> new Draw(n, false),
                        Draw::n),
                phrase(person.says("draw cards equal to {}"), Amounts.MEASURE).as(Draw.class, n -> new Draw(n, false),
                        draw -> draw.upTo() ? null : draw.n()),
                says(person.says("draw up to 1 card"), new Draw(Amount.of(1), true)),
                phrase(person.says("draw up to {} cards"), Numbers.SEVERAL_OR_X).as(Draw.class, n -> new Draw(n, true),
                        Draw::n));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int count = effect.value(t, n);
        if (upTo) {
            t.push(DrawOrLookUpTo.draw(effect.acting(), count));
        } else {
            DrawCards.by(effect, t, count);
        }
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.DRAWN);
    }
}
