package cardinal.riftbound.program;

import cardinal.cards.effect.GoTo;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import java.util.List;
import java.util.Map;

/** One step of a compiled effect, beside {@link cardinal.cards.effect.GoTo}. */
public sealed interface Op extends cardinal.cards.effect.Op {

    /** A step so many steps and choices further on. */
    static cardinal.cards.effect.Op behind(cardinal.cards.effect.Op op, int steps, int slots) {
        if (op instanceof GoTo jump) {
            return new GoTo(jump.to() + steps);
        }
        return switch ((Op) op) {
            case Do d -> new Do(d.verb(), d.slot() + slots, d.joined());
            case Unless u -> new Unless(u.condition(), u.otherwise() + steps);
            case Name n -> new Name(n.slot() + slots);
            case May m -> new May(m.otherwise() + steps);
            case Pay p -> new Pay(p.costs(), p.optional(), p.act(), p.otherwise() + steps);
            case Each e -> new Each(e.filter(), e.end() + steps);
            case Times t -> new Times(t.end() + steps);
            case Offer o -> new Offer(o.who(), o.costs(), o.slot() < 0 ? o.slot() : o.slot() + slots,
                    o.otherwise() + steps);
            case PayAny _,ByDomain _,Reflex _,Instead _,Later _ -> op;
        };
    }

    /** Performs a verb; slot is the first of its choices. joined: it goes on with the sentence of the verb before. */
    record Do(Verb verb, int slot, boolean joined) implements Op {
    }

    /** Goes on only if the condition holds; else continues at otherwise. */
    record Unless(Condition condition, int otherwise) implements Op {
    }

    /** What was chosen for this slot is "it" already, before anything is done to it. */
    record Name(int slot) implements Op {
    }

    /** Asks the controller; if they decline continues at otherwise. */
    record May(int otherwise) implements Op {
    }

    /** Pays a cost within the instruction (352.10.c.1), or, as an act, what is no cost (205 of 2026-07); if it is not paid continues at otherwise. */
    record Pay(List<Cost> costs, boolean optional, boolean act, int otherwise) implements Op {
    }

    /** Runs the steps up to end once for each object that fits now, which is "it"; the last of them comes back here. */
    record Each(Filter filter, int end) implements Op {
    }

    /** Runs the steps up to end as many times as the verb before counted; the last of them comes back here. */
    record Times(int end) implements Op {
    }

    /**
     * Another player may have it otherwise, for these costs if there are any; then it continues at otherwise. slot: the choice that
     * "its" points at, if it stands in the same sentence, or -1.
     */
    record Offer(Who who, List<Cost> costs, int slot, int otherwise) implements Op {
    }

    /** The controller pays a price as many times as they like (352.10.c.1). */
    record PayAny(Price each) implements Op {
    }

    /** Puts the reflexive trigger for the domain of "it" on the chain (380.1), if there is one. */
    record ByDomain(Map<Domain, Program> programs) implements Op {
    }

    /** Puts a reflexive trigger on the chain (380). */
    record Reflex(Condition condition, int times, Program program) implements Op {
    }

    /** Leaves a delayed replacement behind (383.3). */
    record Instead(Would would, boolean may, Program program) implements Op {
    }

    /** Leaves a delayed trigger behind (383.2). */
    record Later(Trigger trigger, boolean once, Program program) implements Op {
    }
}
