package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import java.util.List;

/** What a spell or ability tells players to do as it resolves (134.2.b). */
public sealed interface Instruction
        permits Instruction.Sequence, Instruction.May, Instruction.PayTo, Instruction.If, Instruction.DoThis,
        Instruction.OrInstead, Instruction.OneOf, Instruction.ByDomain, Instruction.ForEach, Instruction.ForEachDone,
        Instruction.UnlessHas,
        Instruction.UnlessPays, Instruction.PayAnyTo, Instruction.When, Instruction.Instead, Verb {

    /** Several instructions one after the other. joint: how they are written. */
    @Spoken(as = "in order")
    record Sequence(List<Instruction> parts, Joint joint) implements Instruction {
        public enum Joint {
            /** "A. B." */
            SENTENCES,
            /** "A, then B". */
            THEN,
            /** "A and B". */
            AND
        }
    }

    /** "you may ...": the controller decides as it resolves, except that targets in it are chosen when finalised. */
    record May(Instruction what) implements Instruction {
    }

    /**
     * "[you may] pay [1] to draw 1", "[you may] spend a buff to ...": a cost within an instruction (352.10.c.1). act: "you may pay [1]. If you
     * paid, draw 1": nothing is linked to the payment, which is no cost then but something that is done (205 of 2026-07).
     */
    record PayTo(List<Cost> costs, boolean optional, Instruction what, boolean act) implements Instruction {
        public PayTo(List<Cost> costs, boolean optional, Instruction what) {
            this(costs, optional, what, false);
        }
    }

    /** "if ..., X" / "If ..., X. Otherwise, Y." / "[Legion] - X" inside a text. otherwise may be an empty Sequence. */
    record If(Condition condition, Instruction then, Instruction otherwise) implements Instruction {
        public static final Sequence NOTHING = new Sequence(List.of(), Sequence.Joint.SENTENCES);
    }

    /** 151.2: "Deal 2 to a unit. If it's stunned, deal 4 to it instead": under the condition the second takes the first one's place. */
    record OrInstead(Instruction usual, Condition condition, Instruction instead) implements Instruction {
    }

    /** 380: "do this: X", "Do this twice: X": a reflexive trigger, put on the chain times times; condition Always when none. */
    record DoThis(Condition condition, int times, Instruction what) implements Instruction {
    }

    /** "Choose one - A. B. C.", "draw 1 or channel 1 rune". */
    record OneOf(List<Instruction> modes, Style style) implements Instruction {
        /** How the modes are written, and which of them there are. */
        public enum Style {
            /** "Choose one - ...". */
            LIST,
            /** "Choose one you've not chosen this turn - ..." */
            NOT_CHOSEN_THIS_TURN,
            /** "A or B". */
            OR,
            /** 387.1.b of 2026-07: "do two of the following: ..." */
            SEVERAL,
            /** 387.1.b of 2026-07: "do the following: ..." */
            ALL
        }

        public OneOf(List<Instruction> modes) {
            this(modes, Style.LIST);
        }
    }

    /** 380.1: "Do one of the following based on its domain: [R] - A. [B] - B.": a reflexive trigger. */
    record ByDomain(List<Case> cases) implements Instruction {
        /** What is done for one domain. */
        public record Case(Domain domain, Instruction what) {
        }
    }

    /** "For each friendly unit, you may spend its buff to ready it": once for each, which is "it". */
    record ForEach(Filter each, Instruction what) implements Instruction {
    }

    /** "For each buff spent, channel 1 rune": as many times as the instruction before did something. */
    record ForEachDone(Deed deed, Instruction what) implements Instruction {
        /** What was done. */
        public enum Deed {
            BUFF_SPENT, KILLED, DISCARDED, RECYCLED
        }
    }

    /** "Deal 6 to it unless its controller has you draw 2": that player may have the other thing done instead. */
    record UnlessHas(Instruction what, Who who, Instruction instead) implements Instruction {
    }

    /** "Counter it unless its controller pays [2]". */
    record UnlessPays(Instruction what, Who who, List<Cost> costs) implements Instruction {
    }

    /** "Pay any amount of [A] to deal that much damage to ...": the controller says how often (352.10.c.1). */
    record PayAnyTo(Price each, Instruction what) implements Instruction {
    }

    /** 383.2: "When you conquer this turn, draw 1", "The next time ... this turn": a delayed trigger; once: only the first time. */
    @Spoken(Spoken.Manner.HOLDER)
    record When(Trigger trigger, boolean once, Instruction what) implements Instruction {
    }

    /** 383.3: "The next time it would die this turn, [you may] [pay [1] to] recall it exhausted instead": a delayed replacement. */
    record Instead(Would would, boolean may, List<Cost> costs, Instruction what) implements Instruction {
        public Instead(Would would, Instruction what) {
            this(would, false, List.of(), what);
        }
    }
}
