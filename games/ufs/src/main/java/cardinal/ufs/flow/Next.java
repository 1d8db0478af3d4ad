package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;

/** K.3.9: a modifier that waits for a player's next card takes it and is used up. */
final class Next {
    private Next() {
    }

    static void take(UfsTable t, InForce effect, Effects.Modifier m, int card) {
        t.end(effect);
        Settling.consume(t, m.bindings(), card, m.modify().changes(), effect.stamp());
        if (m.left() > 1) {
            t.enforce(effect.expiry(), effect.controller(), effect.source(), effect.subject(),
                    new Effects.Modifier(m.modify(), m.bindings(), m.conditions(), m.left() - 1));
        }
    }
}
