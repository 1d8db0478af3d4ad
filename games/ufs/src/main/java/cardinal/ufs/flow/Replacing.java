package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.When;
import cardinal.ufs.program.Awaited;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Matching;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.3.5.1: something that would happen is replaced: what stands instead is carried out, the event itself does not happen.
 * Rule effects come before any others (J.3.5.2), the active player's first (J.3.5.2.1).
 */
final class Replacing {
    /** What could stand instead; stamp: of an effect in force that is used up by it, 0 for one that stays; unpaid: J.4.5. */
    record Replacement(Program program, Bindings bindings, int stamp, boolean unpaid) {
    }

    private Replacing() {
    }

    /** Whether this event is replaced; if so, what replaces it has begun. */
    static boolean replaces(UfsTable t, UfsEvent would) {
        if (!any(t)) {
            return false;
        }
        Occurrence event = Occurrence.of(List.of(would));
        return by(t, t.active(), event) || by(t, UfsTable.rival(t.active()), event);
    }

    /** Whether anything could be replaced at all. */
    private static boolean any(UfsTable t) {
        return t.listeners().anyone(Kind.REPLACES) || t.index().isReplacing();
    }

    /** Whether it could be replaced that this is done to a card: asked before anything is worked out about that. */
    static boolean mayReplace(UfsTable t, Act act, int card) {
        if (t.index().isReplacing()) {
            return true;
        }
        for (int c = t.listeners().next(Kind.REPLACES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.REPLACES, c + 1)) {
            if (t.state(c).lanes().mayReplace(Awaited.sort(act), c == card)) {
                return true;
            }
        }
        return false;
    }

    /** J.3.5.2.1: what a player could replace it with; with several they say which one is handled. */
    private static boolean by(UfsTable t, int seat, Occurrence event) {
        List<Replacement> all = inForce(t, seat, event);
        for (int c = t.listeners().next(Kind.REPLACES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.REPLACES, c + 1)) {
            if (t.piece(c).controller() == seat) {
                byStatic(t, seat, c, event, all);
            }
        }
        if (all.isEmpty() || !ChooseReplacement.leavesEnough(t, all)) {
            return false;
        }
        if (all.size() > 1) {
            t.push(new ChooseReplacement(t, seat, List.copyOf(all)));
        } else {
            begin(t, all.getFirst());
        }
        return true;
    }

    private static List<Replacement> inForce(UfsTable t, int seat, Occurrence event) {
        List<Replacement> all = new ArrayList<>(0);
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.controller() == seat && e.what() instanceof Effects.Replacing r) {
                add(t, r.would(), new Replacement(r.program(), r.bindings(), r.once() ? e.stamp() : 0, r.unpaid()),
                        event,
                        all);
            }
        }
        return all;
    }

    private static void byStatic(UfsTable t, int seat, int card, Occurrence event, List<Replacement> all) {
        for (HeldAbility held : t.state(card).abilities()) {
            for (StaticPart part : held.ability().parts()) {
                if (part.leaf() instanceof Instruction.Instead r && r.would().isPresent()) {
                    if (!mayBe(part.cue(), event.parts().getFirst(), card)) {
                        assert Matching.answers(t, r.would().get(), event,
                                Settling.bindings(t, card, seat, held.ability())) == null : "replaced by " + part;
                        continue;
                    }
                    Bindings b = Settling.bindings(t, card, seat, held.ability());
                    if (Rulings.isActive(t, card, held.ability(), b) && Conditions.allHold(t, b, part.conditions())) {
                        add(t, r.would().get(), new Replacement(part.program(), b, 0, false), event, all);
                    }
                }
            }
        }
    }

    /** What most replacements fail, asked first: what would be done, and whether to the card the text is on. */
    private static boolean mayBe(Awaited cue, UfsEvent would, int card) {
        return (cue.sorts() & would.sort()) != 0 && (!cue.itself() || would.isAbout(card));
    }

    /** An effect does not replace what it does itself. */
    private static void add(UfsTable t, When would, Replacement by, Occurrence event, List<Replacement> all) {
        Effect running = t.running(Effect.class);
        if (running != null && running.program() == by.program()) {
            return;
        }
        @Nullable Bindings known = Matching.answers(t, would, event, by.bindings());
        if (known != null) {
            all.add(new Replacement(by.program(), known, by.stamp(), by.unpaid()));
        }
    }

    /** J.3.5.1: one that replaces a single instance is used up by it. */
    static void begin(UfsTable t, Replacement one) {
        for (int i = 0; i < t.effectCount() && one.stamp() != 0; i++) {
            if (t.effect(i).stamp() == one.stamp()) {
                t.end(t.effect(i));
                break;
            }
        }
        t.push(new Effect(t, one.program(), one.bindings(), Effect.Role.EFFECT).unpaid(one.unpaid()));
    }

    /** Whether it has not been used up. */
    static boolean isLeft(UfsTable t, Replacement one) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).stamp() == one.stamp()) {
                return true;
            }
        }
        return one.stamp() == 0;
    }
}
