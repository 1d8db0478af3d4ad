package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.DrawOrLookUpTo;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;

/** 5.10: "look at the top 4 cards of your deck"; the cards become "them" and "the remaining cards". */
public record LookAtTop(Amount n, boolean upTo) implements Performable {
    static Syntax<LookAtTop> syntax(Person person) {
        return either(
                says(person.says("look at the top card of your deck"), new LookAtTop(Amount.of(1), false)),
                phrase(person.says("look at the top {} cards of your deck"), Numbers.SEVERAL_OR_X).as(LookAtTop.class,
                        n -> new LookAtTop(n, false), LookAtTop::n),
                phrase(person.says("look at up to {} of the top cards of your deck"), Numbers.NUMBER).as(
                        LookAtTop.class,
                        n -> new LookAtTop(n, true), LookAtTop::n));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        if (upTo) {
            t.push(DrawOrLookUpTo.look(effect.acting(), effect.value(t, n)));
            return;
        }
        int[] cards = effect.cards(t, new Selector.TopOfDeck(n));
        for (int card : cards) {
            t.show(card, 1 << effect.acting());
        }
        effect.look(Effect.refs(t, cards));
    }

    @Override
    public Antecedent noun() {
        return Antecedent.CARD;
    }

    @Override
    public boolean looks() {
        return true;
    }
}
