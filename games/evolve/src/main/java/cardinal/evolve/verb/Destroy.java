package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import java.util.Arrays;
import java.util.Set;

/** 5.5. */
record Destroy(Selector what) implements Performable {
    static Syntax<Destroy> syntax(Person person) {
        return phrase(person.says("destroy {}"), Selectors.acted(person)).as(Destroy.class, Destroy::new,
                Destroy::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = Arrays.stream(effect.cards(t, what)).filter(t::onField).toArray();
        effect.moving(t, Amount.Deed.DESTROYED, cards);
        EffectMoves.toOwners(effect, t, cards, Zone.CEMETERY, Movement.DESTROY.byAbilityOf(effect.controller()));
    }

    @Override
    public Purpose purpose() {
        return Purpose.LOSE;
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Zone takenTo() {
        return Zone.CEMETERY;
    }

    @Override
    public boolean destroys() {
        return true;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.DESTROYED);
    }
}
