package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.PayableVerb;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Set;

/** 5.3.1. */
public record Engage(Selector what) implements Performable, PayableVerb {
    static Syntax<Engage> syntax(Person person) {
        return phrase(person.says("engage {}"), Selectors.acted(person)).as(Engage.class, Engage::new, Engage::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, what)) {
            if (GameActions.engage(t, card)) {
                effect.note(t, Amount.Deed.ENGAGED, card);
                any = true;
            }
        }
        effect.came(any);
    }

    @Override
    public Purpose purpose() {
        return Purpose.TURN_CARDS;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.ENGAGED);
    }

    @Override
    public boolean canBePaid(EvolveTable t, Scope scope) {
        return Payable.canEngage(t, what, scope);
    }
}
