package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.3.2: the fired effects that a game event sets off. */
public final class Firings {
    private Firings() {
    }

    /** One effect about to execute; stamp of the effect in force that is used up by it, 0 for one that stays; unpaid: J.4.5. */
    public record Firing(Program program, Bindings bindings, int stamp, boolean unpaid) {
    }

    public static boolean any(UfsTable t, Occurrence event) {
        return couldBe(t, event) && !of(t, event).isEmpty();
    }

    private static boolean couldBe(UfsTable t, Occurrence event) {
        return (event.kinds() & (t.listeners().heard() >> Kind.FIRES | t.index().awaited())) != 0;
    }

    /** The active player's first (J.3.2.1.2). */
    public static List<Firing> of(UfsTable t, Occurrence event) {
        if (!couldBe(t, event)) {
            return List.of();
        }
        List<Firing> found = new ArrayList<>(0);
        gather(t, event, t.active(), found);
        gather(t, event, UfsTable.rival(t.active()), found);
        return found;
    }

    private static void gather(UfsTable t, Occurrence event, int seat, List<Firing> found) {
        for (long kinds = event.kinds(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            int lane = Kind.FIRES + kind;
            for (int c = t.listeners().next(lane, 0); c != Table.NONE; c = t.listeners().next(lane, c + 1)) {
                if (t.piece(c).controller() == seat && !seenBefore(t, event, c, kind)) {
                    statics(t, event, c, seat, t.state(c), found);
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.controller() == seat && e.what() instanceof Effects.Fired f && (f.kinds() & event.kinds()) != 0) {
                Bindings b = rides(t, e) ? f.bindings().answering(event)
                        : Matching.answers(t, f.when(), event, f.bindings());
                if (b != null && rides(t, e) == isClearing(event, e.subject())) {
                    found.add(new Firing(f.program(), b, f.repeats() ? 0 : e.stamp(), f.unpaid()));
                }
            }
        }
    }

    /** F.3.1.3: whether an effect waits for the End Phase about a card of the card pool: until that card is to be cleared. */
    public static boolean rides(UfsTable t, InForce e) {
        return e.what() instanceof Effects.Fired f && f.when().isDuringEndPhase() && t.isSame(e.subject())
                && t.place(e.subject().card()) == Places.POOL;
    }

    private static boolean isClearing(Occurrence event, Ref card) {
        return !card.isNone() && event.parts().getFirst() instanceof UfsEvent.Clearing c && c.card().equals(card);
    }

    /** A card stands in several lists; it is asked once per event. */
    private static boolean seenBefore(UfsTable t, Occurrence event, int card, int kind) {
        long before = event.kinds() & (1L << kind) - 1;
        return (t.listeners().kindsOf(card) >> Kind.FIRES & before) != 0;
    }

    private static void statics(UfsTable t, Occurrence event, int card, int seat, State state, List<Firing> found) {
        List<HeldAbility> abilities = state.abilities();
        for (int a = 0; a < abilities.size(); a++) {
            AbilityDef ability = abilities.get(a).ability();
            if ((ability.fires() & event.kinds()) == 0 || !hadBefore(t, event, card, ability)) {
                continue;
            }
            for (int p = 0; p < ability.parts().size(); p++) {
                StaticPart part = ability.parts().get(p);
                if (part.leaf() instanceof Instruction.Fired f && (part.kinds() & event.kinds()) != 0) {
                    Bindings own = Bindings.of(seat, t.ref(card), ability, t.mark(), t.place(card));
                    if (Rulings.isActive(t, card, ability, own) && Conditions.allHold(t, own, part.conditions())) {
                        Bindings b = Matching.answers(t, f.when(), event, own);
                        if (b != null) {
                            found.add(new Firing(part.program(), b.since(t.fresh().markOf(event)), 0, false));
                        }
                    }
                }
            }
        }
    }

    /** J.3.2.5: of a card that moved in this event: it had the ability where it came from, if it was valued there. */
    private static boolean hadBefore(UfsTable t, Occurrence event, int card, AbilityDef ability) {
        if (!event.has(Kind.MOVED)) {
            return true;
        }
        for (int i = 0; i < event.parts().size(); i++) {
            if (event.parts().get(i) instanceof UfsEvent.Moved m && m.image().card() == card
                    && m.image().values() instanceof State before) {
                return has(before, ability);
            }
        }
        return true;
    }

    private static boolean has(State state, AbilityDef ability) {
        for (int i = 0; i < state.abilities().size(); i++) {
            if (state.abilities().get(i).ability() == ability) {
                return true;
            }
        }
        return false;
    }

    /** J.3.2.3, J.2.3.1: those that have not fired at another event or ended while they waited for their turn. */
    public static List<Firing> left(UfsTable t, List<Firing> firings) {
        for (int i = 0; i < firings.size(); i++) {
            if (!isLeft(t, firings.get(i))) {
                return firings.stream().filter(f -> isLeft(t, f)).toList();
            }
        }
        return firings;
    }

    private static boolean isLeft(UfsTable t, Firing f) {
        return f.stamp() == 0 || inForce(t, f) != null;
    }

    /** The effect in force that fires once, or null where it is a static one or has ended. */
    public static @Nullable InForce inForce(UfsTable t, Firing firing) {
        for (int i = 0; i < t.effectCount() && firing.stamp() != 0; i++) {
            if (t.effect(i).stamp() == firing.stamp()) {
                return t.effect(i);
            }
        }
        return null;
    }
}
