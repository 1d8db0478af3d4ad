package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** What a text tells players to do, in the written order (10.6.2.8.2). */
public sealed interface Instruction
        permits Instruction.Sequence, Instruction.May, Instruction.PayTo, Instruction.If, Instruction.Instead,
        Instruction.OneOf, Instruction.LetX, Instruction.ForEvery, Instruction.By, Instruction.Later,
        Instruction.Times, Instruction.RepeatUntilFull, Instruction.RepeatAll, Verb {

    /** Several instructions one after the other. joint: how they are written. */
    @Spoken(as = "in order")
    record Sequence(List<Instruction> parts, Joint joint) implements Instruction {
        public enum Joint {
            /** "A. B." */
            SENTENCES,
            /** "A, then B". */
            THEN,
            /** "A and B", "A, B, and C". */
            AND
        }
    }

    /** "you may ...": decided as it is resolved. */
    record May(Instruction what) implements Instruction {
    }

    /** 10.4.7: "[cost]: [effect]"; everything to the end of the paragraph or option (10.4.7.2). It may be paid or not. */
    record PayTo(List<Cost> costs, Instruction what) implements Instruction {
    }

    /** "if ..., X", "Combo (3): X", "If ..., X. Otherwise, Y."; nothing otherwise: an empty Sequence. */
    record If(Condition condition, Instruction then, Instruction otherwise) implements Instruction {
        public static final Sequence NOTHING = new Sequence(List.of(), Sequence.Joint.SENTENCES);
    }

    /**
     * "Combo (3): Deal 3 damage instead.": if the condition holds, this is done in place of the action of the sentence
     * before. What that action acts on may be left out ({@link Selector.Same}).
     */
    record Instead(Condition condition, Instruction what) implements Instruction {
    }

    /** 5.17: "Choose one of the following. (1) A (2) B"; chosen when the card or ability is played (5.17.3). */
    record OneOf(ChooseCount count, List<Raise> instead, List<Instruction> options) implements Instruction {
        /** "Choose one", "choose 2", "choose up to 2" (5.17.2: at least one), "choose X". */
        public record ChooseCount(boolean upTo, Amount n) {
        }

        /** "Necrocharge (10): Choose up to 2 instead." (5.17.3.1) */
        public record Raise(Condition condition, ChooseCount count) {
        }
    }

    /** "X equals the number of ..." (5.2.1.2): holds for every X of the same text or option. */
    record LetX(Amount amount) implements Instruction {
    }

    /** 5.28: "For every 5 cards in your cemetery, deal 1 damage to ...": done once, its numbers multiplied. */
    record ForEvery(int unit, Filter filter, Instruction what) implements Instruction {
    }

    /** Another player acts: "each opponent discards a card", "its controller summons a Dragon token". Places are theirs. */
    record By(Who who, Instruction what) implements Instruction {
    }

    /** 10.7.5: "At the start of your next main phase, draw a card.", "The next time ... this turn, ...". once: only the first time (10.7.5.1). */
    record Later(Trigger trigger, Duration within, boolean once, Instruction what) implements Instruction {
    }

    /** "Do this 3 times.": the sentence before, so many times in all. */
    record Times(Instruction what, int n) implements Instruction {
    }

    /** "repeat this ability": all of it once more, as if nothing had been done by it yet. */
    record RepeatAll() implements Instruction {
    }

    /** "Repeat this until your EX area is full." */
    record RepeatUntilFull(Instruction what, Filter.Place place) implements Instruction {
    }
}
