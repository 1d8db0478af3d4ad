package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 440.1.a.2: a combat is about to end with both sides left: the attackers are recalled, unless it is replaced. */
final class CombatTie extends Replaceable<RiftEvent.Tied> implements Acting {
    static final Steps<CombatTie, RiftTable> STEPS = steps(CombatTie.class, "440.1.a.2");

    private CombatTie(RiftEvent.Tied intended) {
        super(STEPS, intended);
    }

    /** At once when nothing could replace it, else as a procedure. */
    static void of(RiftTable t) {
        if (Replaceable.isPossible(t)) {
            t.push(new CombatTie(
                    new RiftEvent.Tied(t.battlefields().card(t.fight().combat()), t.fight().attacker(),
                            t.fight().defender(), t.fight().combat())));
        } else {
            recallAttackers(t, t.fight().combat());
        }
    }

    private static void recallAttackers(RiftTable t, int b) {
        int zone = t.battlefield(b);
        for (int i = t.size(zone) - 1; i >= 0; i--) {
            int card = t.cardAt(zone, i);
            if (t.is(card, Flag.ATTACKER) && GameActions.recall(t, card)) {
                t.setLastCombat(t.fight().lastCombat().asTie());
            }
        }
    }

    /** 368.1: the attacker, to whom it happens, orders the replacements. */
    @Override
    protected int chooser(RiftEvent.Tied planned, RiftTable t) {
        return planned.seat();
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.Tied planned, RiftTable t) {
        return would instanceof Would.Tie tie
                && isMeant(tie.who(), scope, tie.attacker() ? planned.seat() : planned.defender(), t);
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.Tied planned, RiftTable t) {
        return item.because(planned);
    }

    @Override
    protected void happen(RiftEvent.Tied planned, RiftTable t) {
        recallAttackers(t, planned.battlefield());
    }

    @Override
    public int actor() {
        return intended().seat();
    }
}
