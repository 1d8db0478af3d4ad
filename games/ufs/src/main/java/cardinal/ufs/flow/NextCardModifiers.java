package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** K.3.9: a modifier that waits for a player's next card takes it and is used up. */
final class NextCardModifiers {
    private NextCardModifiers() {
    }

    /** "the next card you play" (2010, 2.14.2.1): an attempt that fails does not use it up. */
    private static boolean waitsForSuccess(Effects.Modifier m) {
        return m.modify().what() instanceof Selector.Next n && n.waitsForSuccess();
    }

    /** A card was played: what it had taken in and waited for that is used up. */
    static void useUp(UfsTable t, int card) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Modifier m && waitsForSuccess(m) && t.state(card).hasApplied(e.stamp())) {
                t.end(e);
                again(t, e, m);
            }
        }
    }

    /** K.3.9: "your next attack" is the next one a player tries to play, or the next to enter an attack sequence. */
    static void takeAll(UfsTable t, int card) {
        List<InForce> waiting = List.of();
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Modifier m && waits(t, m) && isWaitedFor(t, m, card)) {
                waiting = More.of(waiting, e);
            }
        }
        for (int i = 0; i < waiting.size(); i++) {
            take(t, waiting.get(i), (Effects.Modifier) waiting.get(i).what(), card);
        }
    }

    /** Of "your next 2 attacks" the second is waited for once the first is taken. */
    private static boolean isWaitedFor(UfsTable t, Effects.Modifier m, int card) {
        return Cards.isMeant(t, m.bindings(), m.modify().what(), card)
                && (!(m.modify().what() instanceof Selector.Next n)
                        || Cards.nth(t, m.bindings(), n, card) > n.n() - m.left());
    }

    private static void again(UfsTable t, InForce effect, Effects.Modifier m) {
        if (m.left() > 1) {
            t.enforce(effect.expiry(), effect.controller(), effect.source(), effect.subject(),
                    m.left(m.left() - 1, Ref.NONE));
        }
    }

    /** K.3.9: whether it still waits for a card. */
    static boolean waits(UfsTable t, Effects.Modifier m) {
        return m.left() > 0 && !isTaken(t, m);
    }

    /** Whether the card it took is still being played, or was. */
    static boolean isTaken(UfsTable t, Effects.Modifier m) {
        if (m.taken().isNone() || !t.isSame(m.taken())) {
            return false;
        }
        int place = t.place(m.taken().card());
        return place == Places.TRANSIT || place == Places.POOL;
    }

    /** It is of this card from now on, and applied with whatever else applies to it (J.3.3.1.1). */
    private static void take(UfsTable t, InForce effect, Effects.Modifier m, int card) {
        t.end(effect);
        t.enforce(effect.expiry(), effect.controller(), effect.source(), effect.subject(),
                m.left(m.left(), t.ref(card)));
        t.demandAttention();
    }

    /** The card has taken it in: it is used up, unless it waits for the card to be played. */
    static void taken(UfsTable t, int stamp) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.stamp() == stamp && e.what() instanceof Effects.Modifier m && m.left() > 0 && !waitsForSuccess(m)) {
                t.end(e);
                again(t, e, m);
                return;
            }
        }
    }
}
