package cardinal.evolve.flow;

import cardinal.evolve.rules.Hit;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.EvolveTable;

/** 5.13: a dealing of damage by a text, being put together; its source is the card (5.13.3.3). */
public record EffectDamage(Effect by, DealDamage hits) {
    public static EffectDamage by(Effect effect) {
        return new EffectDamage(effect, DealDamage.start());
    }

    public EffectDamage to(EvolveTable t, int card, int amount) {
        hits.add(t, new Hit(by.item().source(), by.controller(), card, amount, DamageType.ABILITY));
        return this;
    }

    public void deal(EvolveTable t) {
        by.came(hits.isAny());
        hits.run(t);
    }
}
