package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Layers;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.3.4.1: a card has the printed values of another as its base (layer 1); I.3.8: multiple copies of an attack. */
public final class Copies {
    private Copies() {
    }

    public static void become(UfsTable t, Ref card, State state, Bindings b) {
        become(t, card, Expiry.TURN, b.controller(), b.source(), new Effects.Copying(state, false));
    }

    /** C.3.3.4.5: with its base values its current ones change. */
    static void become(UfsTable t, Ref card, int expiry, int seat, Ref source, Effects.Copying copying) {
        State was = Layers.base(t, card.card());
        t.enforce(expiry, seat, source, card, copying);
        rebase(t, card, was);
    }

    /** The copying effect is over. */
    static void unless(UfsTable t, InForce copying) {
        State was = Layers.base(t, copying.subject().card());
        t.end(copying);
        if (t.isSame(copying.subject())) {
            rebase(t, copying.subject(), was);
        }
    }

    /** J.3.4.2: a player who has made this card a copy before says which of their effects is applied last. */
    public static boolean askOrder(UfsTable t, Effect effect, List<Ref> cards) {
        InForce earlier = cards.size() == 1 ? earlier(t, effect.controller(), cards.getFirst()) : null;
        if (earlier == null || effect.hasAnswer(0)) {
            return true;
        }
        t.ask(effect.controller(), "J.3.4.2", Ask.ORDER, Purpose.ORDER_EFFECTS)
                .add(Choice.EFFECT, 0, effect.bindings().source().card(), 0)
                .add(Choice.EFFECT, 1, earlier.source().card(), 0);
        return false;
    }

    private static @Nullable InForce earlier(UfsTable t, int seat, Ref card) {
        for (int i = t.effectCount() - 1; i >= 0 && t.edition().layersCopies(); i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying && e.controller() == seat && e.subject().equals(card)) {
                return e;
            }
        }
        return null;
    }

    /** Carries out the answer: the earlier effect is put last again. */
    public static void reorder(UfsTable t, Effect effect, List<Ref> cards) {
        if (!effect.hasAnswer(0) || Option.a(effect.answer(0)) == 0) {
            return;
        }
        for (int i = t.effectCount() - 2; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying c && e.controller() == effect.controller()
                    && e.subject().equals(cards.getFirst())) {
                t.end(e);
                become(t, e.subject(), e.expiry(), e.controller(), e.source(), c);
                return;
            }
        }
    }

    private static void rebase(UfsTable t, Ref card, State was) {
        State now = Layers.base(t, card.card());
        t.setState(card.card(), t.state(card.card()).rebased(was, now, !t.edition().layersCopies()));
        t.progress().stageChanged();
    }

    /** I.3.8.1, I.3.8.2: cards face down into the pool as copies without text box; a copy is not copied (I.3.8.2.2). */
    public static void multiply(UfsTable t, Effect effect, int n, Zone from) {
        AttackInfo a = t.attack();
        if (a == null) {
            effect.fellShort();
            return;
        }
        boolean rest = effect.part() > 0;
        boolean ofCopy = t.is(a.card().card(), Flag.MULTIPLE);
        int before = rest ? effect.bindings().it().size() : 0;
        List<Ref> sources = sources(t, effect, n - before, from, a.attacker());
        if (!rest && from == Zone.DECK && sources.size() < n
                && t.size(a.attacker(), Places.DISCARD) >= t.edition().leastForCycle()) {
            effect.onceMore(); // cycling.4: the rest once the deck is cycled, and all of it one event
            t.hold();
        }
        if (ofCopy) {
            effect.did(Act.DISCARD, CardMoves.discard(t, sources, Act.DISCARD, effect.cause(), 0));
        } else {
            addCopies(t, effect, sources, a, before);
        }
        if (rest) {
            t.release();
        }
    }

    /** before: how many copies have been added by this effect already; they come first. */
    private static void addCopies(UfsTable t, Effect effect, List<Ref> sources, AttackInfo a, int before) {
        State printed = t.edition().multipleState(t, a.card().card());
        List<Ref> copies = CardMoves.move(t, sources, Places.POOL, Act.ADD, effect.cause(), true, Moving.Facing.DOWN);
        List<Pending> pending = new ArrayList<>();
        for (Ref copy : copies) {
            t.put(copy.card(), t.piece(copy.card()).with(Flag.MULTIPLE, true));
            become(t, copy, printed, effect.bindings());
            pending.add(new Pending(copy, a.attacker(), a.target()));
        }
        AttackStack.addBelow(t, pending, before);
        effect.did(Act.ADD, copies);
    }

    private static List<Ref> sources(UfsTable t, Effect effect, int n, Zone from, int seat) {
        if (from == Zone.MOMENTUM) {
            List<Ref> paid = new ArrayList<>(effect.bindings().doneTo(Act.DISCARD));
            paid.addAll(effect.bindings().doneTo(Act.SPEND));
            return paid;
        }
        List<Ref> cards = new ArrayList<>();
        int zone = Places.of(seat, Places.kindOf(from));
        for (int i = 0; i < n && i < t.size(zone); i++) {
            cards.add(t.ref(t.cardAt(zone, t.size(zone) - 1 - i)));
        }
        return cards;
    }
}
