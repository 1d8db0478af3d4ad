package cardinal.evolve.program;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Who;
import java.util.List;

/** One step of a compiled effect that is this game's own. */
public sealed interface Op extends cardinal.cards.effect.Op {
    int LATE = -1;

    /**
     * Performs a verb.
     *
     * @param slot  for a selection made on play: which one; LATE: made now, or no selection
     * @param picks  what the acting player picks while it is done, in the order of the verb's parts
     */
    record Do(Verb verb, int slot, List<Selector> picks) implements Op {
    }

    /** Goes on only if the condition holds; else continues at otherwise. */
    record Unless(Condition condition, int otherwise) implements Op {
    }

    /** Asks the acting player, if it can be done at all; if they decline continues at otherwise. */
    record May(Instruction what, Attempt attempt, int otherwise) implements Op {
        public May(Instruction what, int otherwise) {
            this(what, Attempt.of(what), otherwise);
        }
    }

    /** 10.4.7.5: a cost that may be paid; if it is not, continues at otherwise. */
    record Pay(List<Cost> costs, int otherwise) implements Op {
    }

    /** 5.17: options that the acting player chooses while the effect is carried out: "an opponent chooses one of the following". */
    record Choose(Instruction.OneOf from) implements Op {
    }

    /** 5.17.4: an option that was not chosen is as if it did not exist. */
    record Option(int mode, int otherwise) implements Op {
    }

    /** 5.2.1.2: what X is from here on. */
    record LetX(Amount amount) implements Op {
    }

    /** 5.28: numbers are multiplied from here on; with none the part is left out. */
    record ForEvery(int unit, Filter filter, int end) implements Op {
    }

    record EndEvery() implements Op {
    }

    /** Another player acts until end, several of them one after the other (1.3.4.1). */
    record By(Who who, int end) implements Op {
    }

    record EndBy(int start) implements Op {
    }

    /** What stands from start to here is done n times in all. */
    record Again(int start, int n) implements Op {
    }

    /** What stands from start to here is done until the place is full. */
    record UntilFull(int start, Filter.Place place) implements Op {
    }

    /** The whole effect begins again. */
    record Restart() implements Op {
    }

    /** 10.7.5: leaves a delayed trigger behind. */
    record Later(Trigger trigger, Duration within, boolean once, Program program) implements Op {
    }
}
