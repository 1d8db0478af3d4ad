package cardinal.riftbound.card;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.verb.Establish;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.Split;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Whether abilities that were read can also be carried out; what cannot is said, never played wrong. */
public final class Executable {
    private final List<String> problems = new ArrayList<>();

    private Executable() {
    }

    /** What stands in the way; empty when everything can be carried out. */
    public static List<String> problems(Ability ability) {
        Executable e = new Executable();
        switch (ability) {
            case Ability.Passive p -> {
                e.stateCondition(p.condition());
                e.fact(p.fact());
            }
            case Ability.Triggered t -> {
                if (!(t.condition() instanceof Condition.PaidAdditionalCost && t.when() instanceof Trigger.PlayMe)) {
                    e.stateCondition(t.condition());
                }
                e.watched(t.when());
            }
            case Ability.Replacement r -> e.chosenAtOnce(r.instead());
            default -> {
            }
        }
        e.walk(ability);
        return e.problems;
    }

    /** Conditions of passives and triggers are about the table, not about an effect in progress. */
    private void stateCondition(Condition c) {
        if (c.isOfEffect()) {
            problems.add("a condition that only an effect can answer: " + c);
        }
    }

    private void watched(Trigger trigger) {
        if (trigger.toString().contains("It[]")) {
            problems.add("a trigger about \"it\" outside an effect: " + trigger);
        }
    }

    /** A fact is about its own object or about all that fit. */
    private void fact(Fact fact) {
        each((Record) fact, value -> {
            if (value instanceof Selector s && !(s instanceof Selector.Self || s instanceof Selector.All)) {
                problems.add("a statement about " + s);
            }
        });
        if (fact instanceof Fact.PlayOnly only) {
            stateCondition(only.condition());
        }
    }

    /** A fact that an effect puts in force may also be about what the effect chose before. */
    private void established(Fact fact) {
        each((Record) fact, value -> {
            if (value instanceof Selector.Chosen || value instanceof Selector.Group || value instanceof Selector.Must) {
                problems.add("a statement about " + value);
            }
        });
        if (fact instanceof Fact.PlayOnly only) {
            stateCondition(only.condition());
        }
    }

    /** 352.9.b: a replacement chooses as it applies, one thing for each verb; there is no time for modes, groups and places. */
    private void chosenAtOnce(Object node) {
        switch (node) {
            case Instruction.OneOf _,Split _,Selector.Group _ -> problems.add("a replacement with " + node);
            case Move m when m.to() == Move.Destination.ANY || m.to() == Move.Destination.A_BATTLEFIELD -> problems
                    .add("a replacement with a place to choose: " + m);
            case Selector.All a when a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD -> problems
                    .add("a replacement with a battlefield to choose: " + a);
            case Amount a when a.toString().contains("Chosen[") -> problems
                    .add("a replacement with an amount to choose: " + a);
            case Verb v when v.toString().split("Chosen\\[", -1).length > 2 -> problems
                    .add("a replacement with several things to choose: " + v);
            case Record r -> each(r, this::chosenAtOnce);
            case Collection<?> c -> c.forEach(this::chosenAtOnce);
            default -> {
            }
        }
    }

    private void walk(Object node) {
        if (node instanceof Establish e) {
            established(e.fact());
        }
        if (node instanceof Instruction.Instead i) {
            chosenAtOnce(i.what());
        }
        if (node instanceof Record r) {
            each(r, this::walk);
        } else if (node instanceof Collection<?> c) {
            c.forEach(this::walk);
        }
    }

    private interface Visitor {
        void visit(Object value);
    }

    private static void each(Record record, Visitor visitor) {
        for (RecordComponent c : record.getClass().getRecordComponents()) {
            try {
                Object value = c.getAccessor().invoke(record);
                if (value != null) {
                    visitor.visit(value);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(record + " cannot be looked into", e);
            }
        }
    }
}
