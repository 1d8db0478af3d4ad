package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/**
 * 437 of 2026-07: "prevent the next 3 damage that would be dealt to a unit this turn", "prevent all combat damage that would be dealt to it this
 * turn", "the next time it would be dealt damage this turn, prevent it". The Prevent Value is tracked on each unit by itself.
 */
record Prevent(Selector to, int n, Fact.Damage damage, boolean once) implements Performable, Later {
    private static final int ALL = Modifier.Prevented.ALL;

    private static final Syntax<Fact.Damage> DAMAGE = either(says("damage", Fact.Damage.ALL),
            says("combat damage", Fact.Damage.COMBAT),
            says("spell and ability damage", Fact.Damage.SPELL_AND_ABILITY));

    public static final Syntax<Prevent> SYNTAX = either(
            phrase("prevent the next {} {} that would be dealt to {} this turn", digits(), DAMAGE, Selectors.OBJECT)
                    .as(Prevent.class,
                            (n, damage, to) -> n < 1 || n >= ALL ? null : new Prevent(to, n, damage, false),
                            prevent -> prevent.n() == ALL ? null : prevent.n(), Prevent::damage, Prevent::to),
            phrase("prevent all {} that would be dealt to {} this turn", DAMAGE, Selectors.OBJECT)
                    .as(Prevent.class, (damage, to) -> new Prevent(to, ALL, damage, false),
                            prevent -> prevent.n() == ALL && !prevent.once() ? prevent.damage() : null, Prevent::to),
            says("the next time it would be dealt damage this turn, prevent it",
                    new Prevent(new Selector.It(), ALL, Fact.Damage.ALL, true)));

    @Override
    public boolean altersDamage() {
        return true;
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] units = effect.select(t, to);
        for (int unit : units) {
            t.enforce(RiftTable.THIS_TURN, effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.Prevented(n, damage, once));
        }
        effect.report(units.length > 0);
    }
}
