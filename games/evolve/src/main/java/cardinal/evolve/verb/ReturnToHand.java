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
import java.util.Set;

/** "return it to its owner's hand". */
record ReturnToHand(Selector what) implements Performable {
    static Syntax<ReturnToHand> syntax(Person person) {
        return phrase(person.says("return {} to {}"), Selectors.acted(person), Selectors.owned("hand"))
                .as(ReturnToHand.class,
                        (what, plural) -> plural == Selectors.isPlural(what) ? new ReturnToHand(what) : null,
                        ReturnToHand::what, back -> Selectors.isPlural(back.what()));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] cards = effect.cards(t, what);
        effect.moving(t, Amount.Deed.RETURNED, cards);
        EffectMoves.toOwners(effect, t, cards, Zone.HAND, Movement.PUT.byAbilityOf(effect.controller()));
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }

    @Override
    public Selector taken() {
        return what;
    }

    @Override
    public Zone takenTo() {
        return Zone.HAND;
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.RETURNED);
    }
}
