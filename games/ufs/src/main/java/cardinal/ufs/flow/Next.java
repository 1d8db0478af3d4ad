package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;

/** K.3.9: a modifier that waits for a player's next card takes it and is used up. */
final class Next {
    private Next() {
    }

    /** "the next card you play" (2010, 2.14.2.1): an attempt that fails does not use it up. */
    static boolean waitsForSuccess(Effects.Modifier m) {
        return m.modify().what() instanceof Selector.Next n && n.wording() == Selector.Next.Wording.PLAYS;
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

    private static void again(UfsTable t, InForce effect, Effects.Modifier m) {
        if (m.left() > 1) {
            t.enforce(effect.expiry(), effect.controller(), effect.source(), effect.subject(),
                    new Effects.Modifier(m.modify(), m.bindings(), m.conditions(), m.left() - 1));
        }
    }

    static void take(UfsTable t, InForce effect, Effects.Modifier m, int card) {
        t.end(effect);
        Settling.consume(t, m.bindings(), card, m.modify().changes(), effect.stamp());
        again(t, effect, m);
    }
}
