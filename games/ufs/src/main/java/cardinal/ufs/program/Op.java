package cardinal.ufs.program;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Who;
import java.util.List;

/** One step of a compiled effect, beside {@link cardinal.cards.effect.GoTo}. Places to go on are numbers of other steps. */
public sealed interface Op extends cardinal.cards.effect.Op {

    /** Carries out one instruction: one game event (J.1.2). */
    record Do(Verb verb) implements Op {
    }

    /** K.3.5: goes elsewhere when the condition does not hold; behind: past the sentences after it, too (2010, 2.13.5). */
    record Unless(Condition condition, int otherwise, int behind) implements Op {
    }

    /** J.1.4: asks whether a player does what follows. */
    record May(Who who, Instruction what, int otherwise) implements Op {
    }

    /** J.1.4.1: asks whether a player pays; what follows happens only then. */
    record Pay(Who who, List<Instruction> costs, Program payment, int otherwise) implements Op {
    }

    /** K.2.5, UniVersus: Bullets: picks which of the parts happen; each part ends by going to the end. */
    record Pick(Who who, Limit count, List<Integer> starts, List<Instruction> options, boolean bullets, boolean again,
            int end)
            implements Op {
    }

    /** The end of a picked part: goes on with the next picked one, or behind the last. */
    record Picked() implements Op {
    }

    /** "for each": runs what follows so many times. */
    record Loop(int per, Amount.Counted counted, int end) implements Op {
    }

    record EndLoop(int start) implements Op {
    }

    /** J.3.2: creates a fired effect; whole: with the sentences after it, up to behind (2010, 2.13.5). */
    record Fire(When when, Program what, Period until, Program whole, int behind) implements Op {
    }

    /** J.4.3.3: the next instruction speaks of X, which is chosen now unless it is known or defined. */
    record ChooseX(Verb next) implements Op {
    }

    /** J.2.4: puts what it says in force while the condition holds. */
    record Hold(Condition condition, Instruction what) implements Op {
    }

    /** A replacement of something that would happen (J.3.5.1). */
    record Replace(When would, Program what, Instruction words) implements Op {
    }

    /** 2010, 2.13.3: what follows happens only if the instruction before could be carried out in full. */
    record Link(int otherwise) implements Op {
    }
}
