package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;

/** 380, 383: the reflexive triggers that an effect puts on the chain, and what it leaves behind for later. */
final class ReflexiveAndDelayed {
    private ReflexiveAndDelayed() {
    }

    /** Waits for the cleanup after an effect: whether its damage killed (415.5.c). */
    record IfThisKills(int item, Ref victim, Program program) {
    }

    static void make(Effect effect, RiftTable t, Op op) {
        switch (op) {
            case Op.Reflex reflex -> put(effect, t, reflex);
            case Op.ByDomain cases -> put(effect, t, cases);
            case Op.Instead instead -> enforce(effect, t, new DelayedReplacement(instead, Selected.it(effect, t)));
            case Op.Later later -> leave(effect, t, later);
            default -> throw new IllegalStateException("makes no ability: " + op);
        }
    }

    private static void enforce(Effect effect, RiftTable t, Object what) {
        t.enforce(RiftTable.THIS_TURN, effect.controller(), effect.item().source(), Ref.NONE, what);
    }

    /** Most wait this turn; what waits for a phase waits until that comes. */
    private static void leave(Effect effect, RiftTable t, Op.Later later) {
        t.enforce(later.trigger() instanceof Trigger.MainPhase ? Expiry.ONCE_DONE : RiftTable.THIS_TURN,
                effect.controller(), effect.item().source(), Ref.NONE,
                new Delayed(later, Selected.it(effect, t), effect.item().cause()));
    }

    private static void put(Effect effect, RiftTable t, Op.Reflex reflex) {
        if (reflex.condition() instanceof Condition.ThisKillsIt) {
            await(effect, t, reflex.program());
        } else if (ConditionsMeant.hold(effect, t, reflex.condition())) {
            int batch = t.chain().newBatch();
            boolean all = reflex.program().hasAllModes();
            for (int i = 0; i < (all ? reflex.program().modeCount() : reflex.times()); i++) {
                add(effect, t, all ? reflex.program().mode(i) : reflex.program(), batch);
            }
        }
    }

    private static void await(Effect effect, RiftTable t, Program program) {
        Targets it = effect.referents().it();
        for (Ref ref : it.size() == 0 ? new Ref[0] : it.slot(0)) {
            enforce(effect, t, new IfThisKills(effect.item().id(), ref, program));
        }
    }

    /** 380.1: by the domain of "it", which may have left since. */
    private static void put(Effect effect, RiftTable t, Op.ByDomain cases) {
        Ref about = Selected.it(effect, t);
        for (Domain domain : about.isNone() ? List.<Domain>of() : t.def(about.card()).data().domains()) {
            Program program = cases.programs().get(domain);
            if (program != null) {
                add(effect, t, program, t.chain().newBatch());
                return;
            }
        }
    }

    private static void add(Effect effect, RiftTable t, Program made, int batch) {
        ChainItem item = effect.item();
        Program program = made.lentBy(item.program().lender());
        int flags = ChainItem.TRIGGERED | ChainItem.REFLEXIVE | (item.is(ChainItem.SPELL) ? ChainItem.OF_SPELL : 0)
                | item.flags() & (ChainItem.FROM_HIDDEN | ChainItem.LOOKS_BACK);
        t.addItem(new ChainItem(t.chain().newId(), Table.NONE, item.source(), program, item.controller(), flags,
                Targets.NONE, item.place(), item.cause(), batch, 0)
                .about(effect.referents().isSaid() ? Selected.it(effect, t) : item.about()));
    }
}
