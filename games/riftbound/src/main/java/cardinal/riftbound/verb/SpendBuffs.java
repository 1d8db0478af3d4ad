package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter.Kind;
import cardinal.riftbound.ability.Filter.Side;
import cardinal.riftbound.ability.Filter.Trait;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector.Count;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 702.2.b: "spend a buff", "spend any number of buffs". */
record SpendBuffs(Selector what) implements Performable {
    private static final Filter BUFFED = Filter.of(Kind.UNIT).side(Side.YOU_CONTROL).with(Trait.Is.BUFFED);

    public static final Syntax<SpendBuffs> SYNTAX = either(
            says("spend a buff", new SpendBuffs(new Selector.Chosen(Count.ONE, BUFFED))),
            says("spend any number of buffs", new SpendBuffs(new Selector.Chosen(Count.ANY_NUMBER, BUFFED))),
            says("spend its buff", new SpendBuffs(new Selector.It())),
            says("spend my buff", new SpendBuffs(new Selector.Self())));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.BUFF_SPENT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int spent = 0;
        for (int unit : effect.select(t, what)) {
            if (t.piece(unit).counter(Flag.BUFF) > 0) {
                GameActions.spendBuff(t, unit, effect.controller());
                spent++;
            }
        }
        effect.count(spent);
        effect.report(spent > 0);
    }
}
