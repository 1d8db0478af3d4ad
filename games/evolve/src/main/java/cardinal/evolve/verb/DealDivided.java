package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectDamage;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 10.6.2.4: "deal X damage divided between them"; divided when the card or ability is played. */
public record DealDivided(Amount amount, Selector among) implements Performable {
    static Syntax<DealDivided> syntax(Person person) {
        return phrase(person.says("deal {} damage divided between {}"), Numbers.NUMBER, Selectors.PRONOUN)
                .as(DealDivided.class, DealDivided::new, DealDivided::amount, DealDivided::among);
    }

    /** 10.6.2.4: another value instead, under a condition, which is looked at as it is divided (10.6.2.4.3 of version 1.24.1). */
    public DealDivided orIf(Condition condition, DealDivided other) {
        return new DealDivided(new Amount.Depending(condition, other.amount, amount), among);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        EffectDamage damage = EffectDamage.by(effect);
        for (int card : effect.cards(t, among)) {
            damage = damage.to(t, card, effect.item().targets().share(card));
        }
        damage.deal(t);
    }

    @Override
    public boolean canBeOfLeaders() {
        return true;
    }

    @Override
    public Amount divided() {
        return amount;
    }
}
