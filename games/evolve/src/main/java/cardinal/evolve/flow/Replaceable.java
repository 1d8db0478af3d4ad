package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** 10.10: an event that replacements are looked for, one after the other, each at most once. */
abstract class Replaceable extends Frame<EvolveTable> {
    /** The replacement that is applied now. */
    protected long chosen;
    /** The replacements that were applied to the event at hand. */
    private List<Long> applied;

    protected Replaceable(Steps<?, EvolveTable> steps) {
        super(steps);
        applied = List.of();
    }

    /** The next event begins: nothing has been applied to it. */
    protected final void forgetApplied() {
        applied = List.of();
    }

    /** 10.10.2.3: what has been applied to this event, or to one that became it. */
    protected final <F extends Replaceable> List<Long> applied(EvolveTable t, Class<F> kind, Predicate<F> became) {
        List<Long> all = new ArrayList<>(applied);
        for (int i = 0; i < t.depth(); i++) {
            if (t.frame(i) != this && kind.isInstance(t.frame(i)) && became.test(kind.cast(t.frame(i)))) {
                all.addAll(((Replaceable) t.frame(i)).applied);
            }
        }
        return all;
    }

    /** Rules handling goes on as long as a rule applies (10.5.2.1), so that what is replaced may come again. */
    private boolean isByRule(EvolveTable t) {
        return t.below(this) instanceof RulesHandling;
    }

    /** 10.10.1: takes the replacement that was chosen, and asks whether to apply it if that is open. */
    protected final void takeReplacement(EvolveTable t) {
        chosen = t.answer();
        applied = More.of(applied, chosen);
        if (Replacements.isOptional(t, chosen)) {
            boolean can = Replacements.isPossible(t, chosen);
            boolean leadsOn = can && (!isByRule(t) || t.freeActions().accept(t.position(), chosen));
            Prompt prompt =
                    t.ask(t.controller(Option.a(chosen)), leadsOn ? "10.10.1" : can ? "15.2.1.2" : "1.3.2", Ask.YES_NO,
                            Purpose.REPLACE);
            if (leadsOn) {
                prompt.add(Choice.YES);
            }
            prompt.add(Choice.NO);
        } else {
            t.answer(Option.of(Choice.YES, 0, 0, 0));
        }
    }

    /** What is done instead asks for itself; otherwise the procedure that causes the event knows. */
    @Override
    protected @Nullable Cause cause(EvolveTable t) {
        return t.prompt().purpose() == Purpose.REPLACE && t.frame(t.depth() - 1) == this
                ? Replacements.cause(t, chosen) : null;
    }
}
