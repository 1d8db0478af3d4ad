package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.Op;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.Players;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.1.4: what players may do within an effect, or may pay for (J.1.4.1), one after the other (K.1.3). */
final class Offering {
    private Offering() {
    }

    static void may(Effect e, UfsTable t, Op.May m) {
        Offered to = offer(e, t, m.who(), m.otherwise());
        if (to != null && e.leftOpen() != null) {
            e.goesOn();
        } else if (to != null) {
            t.ask(to.seat(), "J.1.4", Ask.YES_NO, Purpose.MAY).add(Choice.YES, e.bindings().source().card())
                    .add(Choice.NO);
        }
    }

    /** Nothing is asked where the player could not pay. */
    static void pay(Effect e, UfsTable t, Op.Pay p) {
        Offered to = offer(e, t, p.who(), p.otherwise());
        if (to == null) {
            return;
        }
        if (!Payable.can(t, e.asPlayer(t, to.seat()), p.costs())) {
            e.declines(t, p.otherwise());
            return;
        }
        t.ask(to.seat(), "J.1.4.1", Ask.YES_NO, Purpose.PAY_EXTRA)
                .add(Choice.YES, e.bindings().source().card()).add(Choice.NO);
    }

    /** K.1.3: who may do the part up to this step; null while the effect's controller says who of both is first, or which one it is. */
    private static @Nullable Offered offer(Effect e, UfsTable t, Who who, int end) {
        Offered now = e.offered();
        if (now == null) {
            boolean one = Players.seat(t, e.bindings(), who) != Table.NONE;
            if (!one && !e.knowsPlayer(t)) {
                return null;
            }
            boolean both = who == Who.BOTH || who == Who.EACH;
            List<Integer> seats = one || both ? e.seats(t, who) : List.of(e.decisions().player());
            now = new Offered(e.at(), end, seats, both, e.bindings().they());
            e.forgetPlayer();
            if (both) {
                t.hold();
            }
        }
        e.offer(now);
        if (!who.isYou()) {
            e.set(e.bindings().about(now.seat()));
        }
        return now;
    }
}
