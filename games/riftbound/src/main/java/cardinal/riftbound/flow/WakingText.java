package cardinal.riftbound.flow;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Wakened;

/**
 * 480.2 of 2026-07: text that rested and applies again is as old as its waking. What rests is looked at before and after each change of
 * what keywords such as Level ask for: XP, the Empowered status, cards made final, control.
 */
public final class WakingText {
    private WakingText() {
    }

    /** Does something that may put text to rest or wake it. */
    public static void around(RiftTable t, Runnable change) {
        boolean matters = t.edition().wakingTextIsNewer() && t.listeners().anyone(Kind.STATIC.ordinal());
        if (matters) {
            look(t);
        }
        change.run();
        if (matters) {
            look(t);
        }
    }

    private static void look(RiftTable t) {
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            CardDef def = t.def(card);
            for (int i = 0; def.rests() && i < def.passives().length; i++) {
                Ability.Passive p = def.passives()[i];
                if (CardDef.rests(p)) {
                    Scope scope = Scope.of(t, card);
                    Wakened.note(t, card, i, (!p.legion() || Conditions.legion(t, scope.controller(), card))
                            && isAwake(t, p.condition(), scope));
                }
            }
        }
    }

    /** Only of what its keywords ask for. */
    private static boolean isAwake(RiftTable t, Condition condition, Scope scope) {
        return switch (condition) {
            case Condition.Both b -> isAwake(t, b.one(), scope) && isAwake(t, b.other(), scope);
            case Condition.Not n when CardDef.isOfKeyword(n.what()) -> Conditions.holds(t, n, scope);
            case Condition c when CardDef.isOfKeyword(c) -> Conditions.holds(t, c, scope);
            default -> true;
        };
    }
}
