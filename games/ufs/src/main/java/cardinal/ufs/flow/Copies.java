package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.card.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** J.3.4.1: a card has the printed values of another as its base (layer 1); I.3.8: multiple copies of an attack. */
public final class Copies {
    private Copies() {
    }

    public static void become(UfsTable t, Ref card, State state, boolean multiple, Bindings b) {
        t.enforce(Expiry.TURN, b.controller(), b.source(), card, new Effects.Copying(state, multiple));
        t.setState(card.card(), state);
        t.stageChanged();
    }

    /** I.3.8.1, I.3.8.2: cards face down into the pool as copies without text box; a copy is not copied (I.3.8.2.2). */
    public static void multiply(UfsTable t, Effect effect, int n, Zone from) {
        AttackInfo a = t.attack();
        if (a == null) {
            effect.fellShort();
            return;
        }
        int attack = a.card().card();
        boolean ofCopy = t.is(attack, Flag.MULTIPLE);
        List<Ref> sources = sources(t, effect, n, from, a.attacker());
        if (ofCopy) {
            GameActions.discard(t, sources, Act.DISCARD, effect.cause(), 0);
            return;
        }
        State printed = t.edition().multipleState(t, attack);
        List<Ref> copies = GameActions.move(t, sources, Places.POOL, Act.ADD, effect.cause(), true, Moving.Facing.DOWN);
        List<Pending> pending = new ArrayList<>();
        for (Ref copy : copies) {
            t.put(copy.card(), t.piece(copy.card()).with(Flag.MULTIPLE, true));
            become(t, copy, printed, true, effect.bindings());
            pending.add(new Pending(copy, a.attacker(), a.target()));
        }
        AttackStack.add(t, pending);
        effect.did(Act.ADD, copies);
    }

    private static List<Ref> sources(UfsTable t, Effect effect, int n, Zone from, int seat) {
        if (from == Zone.MOMENTUM) {
            List<Ref> paid = new ArrayList<>(effect.bindings().doneTo(Act.DISCARD));
            paid.addAll(effect.bindings().doneTo(Act.SPEND));
            return paid;
        }
        List<Ref> cards = new ArrayList<>();
        int zone = Places.of(seat, Zones.place(from));
        for (int i = 0; i < n && i < t.size(zone); i++) {
            cards.add(t.ref(t.cardAt(zone, t.size(zone) - 1 - i)));
        }
        return cards;
    }
}
