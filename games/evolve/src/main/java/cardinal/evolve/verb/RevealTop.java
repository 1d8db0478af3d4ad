package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.Revealing;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import java.util.Set;

/** 5.20: "reveal the top card of your deck". */
public record RevealTop(Amount n) implements Performable {
    static Syntax<RevealTop> syntax(Person person) {
        return either(
                says(person.says("reveal the top card of your deck"), new RevealTop(Amount.of(1))),
                phrase(person.says("reveal the top {} cards of your deck"), Numbers.SEVERAL_OR_X).as(RevealTop.class,
                        RevealTop::new, RevealTop::n));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, new Selector.TopOfDeck(n));
        for (int card : cards) {
            effect.note(t, Amount.Deed.REVEALED, card);
            Revealing.reveal(t, card, effect.acting());
        }
        effect.reveal(Effect.refs(t, cards));
    }

    @Override
    public Antecedent noun() {
        return Antecedent.REVEALED;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.REVEALED);
    }

    @Override
    public boolean looks() {
        return true;
    }
}
