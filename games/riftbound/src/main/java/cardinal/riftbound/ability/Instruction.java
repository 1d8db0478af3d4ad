package cardinal.riftbound.ability;

import java.util.List;

/** What a spell or ability tells players to do as it resolves (134.2.b). */
public sealed interface Instruction
        permits Instruction.Sequence, Instruction.May, Instruction.PayTo, Instruction.If, Instruction.DoThis,
        Instruction.OneOf, Instruction.When, Instruction.Instead, Verb {

    /** Several instructions one after the other. joint: how they are written. */
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

    /** "[you may] pay [1] to draw 1", "[you may] spend a buff to ...": a cost within an instruction (352.10.c.1). */
    record PayTo(List<Cost> costs, boolean optional, Instruction what) implements Instruction {
    }

    /** "if ..., X" / "If ..., X. Otherwise, Y." / "[Legion] - X" inside a text. otherwise may be an empty Sequence. */
    record If(Condition condition, Instruction then, Instruction otherwise) implements Instruction {
        public static final Sequence NOTHING = new Sequence(List.of(), Sequence.Joint.SENTENCES);
    }

    /** 380: "do this: X", "Do this twice: X": a reflexive trigger, put on the chain times times; condition Always when none. */
    record DoThis(Condition condition, int times, Instruction what) implements Instruction {
    }

    /** "Choose one - A. B. C." */
    record OneOf(List<Instruction> modes) implements Instruction {
    }

    /** 383.2: "When you conquer this turn, draw 1", "The next time ... this turn": a delayed trigger; once: only the first time. */
    record When(Trigger trigger, boolean once, Instruction what) implements Instruction {
    }

    /** 383.3: "The next time it would die this turn, recall it exhausted instead": a delayed replacement. */
    record Instead(Would would, Instruction what) implements Instruction {
    }
}
