package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.When;
import cardinal.ufs.card.Held;
import cardinal.ufs.card.Kind;
import cardinal.ufs.card.Program;
import cardinal.ufs.card.StaticPart;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Matching;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.3.5.1: something that would happen is replaced: what stands instead is carried out, the event itself does not happen.
 * Rule effects come before any others (J.3.5.2), the active player's first (J.3.5.2.1).
 */
final class Replacing {
    private Replacing() {
    }

    /** Whether this event is replaced; if so, what replaces it has begun. */
    static boolean replaces(UfsTable t, UfsEvent would) {
        if (!t.listeners().anyone(Kind.REPLACES) && !anyInForce(t)) {
            return false;
        }
        Occurrence event = Occurrence.of(List.of(would));
        return by(t, t.active(), event) || by(t, UfsTable.rival(t.active()), event);
    }

    private static boolean anyInForce(UfsTable t) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Effects.Replacing) {
                return true;
            }
        }
        return false;
    }

    private static boolean by(UfsTable t, int seat, Occurrence event) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.controller() == seat && e.what() instanceof Effects.Replacing r
                    && begin(t, r.would(), r.program(), r.bindings(), event)) {
                if (r.once()) {
                    t.end(e);
                }
                return true;
            }
        }
        for (int c = t.listeners().next(Kind.REPLACES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.REPLACES, c + 1)) {
            if (t.piece(c).controller() == seat && byStatic(t, seat, c, event)) {
                return true;
            }
        }
        return false;
    }

    private static boolean byStatic(UfsTable t, int seat, int card, Occurrence event) {
        for (Held held : t.state(card).abilities()) {
            for (StaticPart part : held.ability().parts()) {
                if (part.leaf() instanceof Instruction.Instead r && r.would().isPresent()) {
                    Bindings b = Settling.bindings(t, card, seat, held.ability());
                    if (Rulings.isActive(t, card, held.ability(), b) && holds(t, b, part)
                            && begin(t, r.would().get(), part.program(), b, event)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean holds(UfsTable t, Bindings b, StaticPart part) {
        return part.conditions().stream().allMatch(c -> Conditions.holds(t, b, c));
    }

    /** An effect does not replace what it does itself. */
    private static boolean begin(UfsTable t, When would, Program program, Bindings b, Occurrence event) {
        Effect running = t.running(Effect.class);
        if (running != null && running.program() == program) {
            return false;
        }
        @Nullable Bindings known = Matching.answers(t, would, event, b);
        if (known == null) {
            return false;
        }
        t.push(new Effect(t, program, known, Effect.Role.EFFECT));
        return true;
    }
}
