package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** What an effect or a cost tells players to do. Instructions are carried out in order, each its own event (J.1.2). */
public sealed interface Instruction
        permits Instruction.Sequence, Instruction.If, Instruction.May, Instruction.PayTo, Instruction.OneOf,
        Instruction.Or, Instruction.ForEach,
        Instruction.Either, Instruction.Fired, Instruction.While, Instruction.Instead, Instruction.LetX, Verb {

    /** Several instructions in order. */
    @Spoken(as = "in order")
    record Sequence(List<Instruction> parts, Joint joint) implements Instruction {
        /** How they are written. Only the two with "then" link in 2010 (2.13.3). */
        public enum Joint {
            /** "A. B.", and the whole of an effect. */
            SENTENCES,
            /** "A and B", "A, B and C". */
            AND,
            /** "A, then B". */
            THEN,
            /** "A. Then, B.". */
            THEN_SENTENCE
        }
    }

    /** "if ..., A" to the end of the sentence (K.3.5); "If ..., A. Otherwise, B." otherwise is NOTHING when there is none. late: "A if ...". */
    record If(Condition condition, Instruction then, Instruction otherwise, boolean late) implements Instruction {
    }

    /** "Either A, or if ..., B.": B instead of A where the condition holds (UniVersus: Effects). */
    record Either(Instruction what, Condition condition, Instruction other) implements Instruction {
    }

    /** "you may A", "they may A", "both players may A": decided when reached (J.1.4). The player who may acts. */
    record May(Who who, Instruction what) implements Instruction {
    }

    /** "you may A to B": A is a cost (J.1.4.1). */
    record PayTo(Who who, List<Instruction> costs, Instruction what) implements Instruction {
    }

    /** "Choose 1 - / - A / - B": bullets; in UniVersus chosen before the ability counts as played. who chooses; count of them; again: one may be chosen several times. */
    record OneOf(Who who, Limit count, List<Instruction> options, boolean again) implements Instruction {
    }

    /** "A or B": the controller picks when it is reached (K.2.5). */
    record Or(List<Instruction> options) implements Instruction {
    }

    /** "For each card revealed this way, A." / "For every 2 ..., A". */
    record ForEach(int per, Amount.Counted counted, Instruction what) implements Instruction {
    }

    /** Makes a fired effect (J.3.2): "If this attack deals damage, A", "After this attack resolves, A", "the next time ..., A". late: "A after ...". */
    record Fired(When when, Instruction what, boolean late, Period until) implements Instruction {
    }

    /** "While this card is in your card pool, A": A is in force as long as it holds; "If you are at desperation, A" on continuous abilities is If. */
    record While(Condition condition, Instruction what) implements Instruction {
    }

    /**
     * "If ..., it gets +3 damage instead": the last sentence of the effect before, or the happening, is replaced (J.3.5.1). With a happening: "if
     * this card would be discarded, remove it instead".
     */
    record Instead(Instruction what, java.util.Optional<When> would) implements Instruction {
    }

    /** "X equals ...": not an instruction but a definition, also of an X in the cost (H.4.4.1, J.4.3.2). */
    record LetX(Amount is) implements Instruction {
    }

    Sequence NOTHING = new Sequence(List.of(), Sequence.Joint.SENTENCES);
}
