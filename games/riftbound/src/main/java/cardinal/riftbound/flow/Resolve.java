package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.SpellBonus;
import java.util.Objects;

/** 336, 356.3.d, 394.5: an item resolves: its instructions are carried out, then it leaves the chain. */
final class Resolve extends Frame<RiftTable> implements Acting {
    static final Steps<Resolve, RiftTable> STEPS = Steps.<Resolve, RiftTable>of(Resolve.class)
            .then("336.1", Resolve::execute)
            .then("356.3.d", Resolve::leaveChain);

    private final ChainItem item;

    public Resolve(ChainItem item) {
        super(STEPS);
        this.item = item;
    }

    private void execute(RiftTable t) {
        t.note(Remark.Topic.RESOLVE, "336.1", Table.NONE, item.source().card(),
                item.isAbility() ? "The ability of {} resolves" : "{} resolves");
        if (item.is(ChainItem.SPELL) && t.pool().hasBonusDamage()) {
            takePromisedBonus(t);
        }
        t.push(new Effect(item));
    }

    /** 384: Bonus Damage for the next spell belongs to this one from now on. */
    private void takePromisedBonus(RiftTable t) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof Fact.NextSpellBonusDamage next && effect.controller() == item.controller()) {
                t.end(effect);
                t.enforce(RiftTable.THIS_TURN, effect.controller(), effect.source(), Ref.NONE,
                        new SpellBonus(item.source(), next.n()));
            }
        }
    }

    private void leaveChain(RiftTable t) {
        ChainItem last = Objects.requireNonNullElse(t.chain().byId(item.id()), item);
        t.removeItem(item.id());
        if (item.isAbility()) {
            if (!item.is(ChainItem.TRIGGERED) && t.cares(Kind.USED)) {
                t.emit(new RiftEvent.Used(item.source().card(), item.controller()));
            }
            return;
        }
        int card = item.card();
        GameActions.leaveChain(t, last);
        if (item.is(ChainItem.TOKEN)) {
            return; // 439.2.b.2 of 2026-07: a spell that was created there was never played
        }
        t.players().notePlayed(item.controller());
        if (t.cares(Kind.PLAYED)) {
            t.emit(new RiftEvent.Played(card, item.controller(), false, item.is(ChainItem.FROM_HIDDEN),
                    t.players().played(item.controller()),
                    item.is(ChainItem.PAID_EXTRA)));
        }
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
