package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.Revealing;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.Set;

/** 5.20: "reveal it", "reveal your hand". */
public record Reveal(Selector what) implements Performable {
    static Syntax<Reveal> syntax(Person person) {
        return phrase(person.says("reveal {}"), either(Selectors.PRONOUN, Selectors.hand(person),
                Selectors.picked(Selectors.from(person)))).as(Reveal.class, Reveal::new, Reveal::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        for (int card : cards) {
            effect.note(t, Amount.Deed.REVEALED, card);
            Revealing.reveal(t, card, effect.acting());
        }
        effect.remember(Antecedent.REVEALED, Effect.refs(t, cards));
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Antecedent noun() {
        return Antecedent.REVEALED;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.REVEALED);
    }
}
