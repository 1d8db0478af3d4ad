package cardinal.evolve.compile;

import cardinal.cards.Records;
import cardinal.evolve.verb.Give;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.text.AbilityCheck;
import cardinal.evolve.verb.Select;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether abilities that were read can also be carried out; what cannot is said, never played wrong. */
public final class Executable implements AbilityCheck {
    private final List<String> problems = new ArrayList<>();

    @Override
    public List<String> problems(Ability ability) {
        return of(ability);
    }

    private static List<String> of(Ability ability) {
        if (ability instanceof Ability.UnionBurst burst) {
            return of(burst.of());
        }
        Executable e = new Executable();
        switch (ability) {
            case Ability.Passive p -> e.statement(p.fact());
            case Ability.Replacement r -> e.replaced(r.would());
            default -> {
            }
        }
        e.walk(ability);
        e.choices(ability);
        e.totals(ability);
        e.repetition(ability);
        return e.problems;
    }

    /** A passive ability speaks of its own card, of a leader or of all cards that fit. */
    private void statement(Fact fact) {
        if (fact instanceof Fact.All all) {
            all.parts().forEach(this::statement);
        } else if (!isKnown(Facts.who(fact))) {
            problems.add("a statement about " + Facts.who(fact));
        }
    }

    private static boolean isKnown(@Nullable Selector who) {
        return switch (who) {
            case null -> true;
            case Selector.This s -> true;
            case Selector.Each e -> true;
            case Selector.Wearer w -> true;
            case Selector.YourLeader l -> true;
            case Selector.Several s -> s.parts().stream().allMatch(Executable::isKnown);
            default -> false;
        };
    }

    /** 10.10: what can be replaced: leaving the field, a discard of the card itself, a drawing, damage. */
    private void replaced(Trigger would) {
        boolean can = switch (would) {
            case Trigger.Leaves l -> true;
            case Trigger.Destroyed d -> true;
            case Trigger.PutIntoCemetery p -> true;
            case Trigger.ReturnedToHand h -> true;
            case Trigger.Banished b -> true;
            case Trigger.TakesDamage d -> true;
            case Trigger.Draws d -> !d.outsideStartPhase();
            case Trigger.Discarded d -> d.what() instanceof Trigger.Watch.Me;
            default -> false;
        };
        if (!can) {
            problems.add("a replacement of " + would);
        }
    }

    /** What is chosen or paid on play cannot be had again by repeating the effect. */
    private void repetition(Ability ability) {
        if (Records.mentions(ability, Instruction.RepeatAll.class) && (Records.mentions(ability, Select.class)
                || Records.mentions(ability, Instruction.PayTo.class)
                || Records.mentions(ability, Instruction.OneOf.class))) {
            problems.add("a repetition of an ability with selections, options or costs");
        }
    }

    private void walk(Object node) {
        Records.visit(node, part -> {
            switch (part) {
                case Instruction.Sequence s -> Substitution.folded(s.parts(), this::lost);
                case Fact.Has has when has.gifts().contains(new Gift.Drive()) ->
                        problems.add("Drive that a card has for a time");
                case Give give when give.gifts().contains(new Gift.Drive()) && give.duration() != Duration.LASTING ->
                        problems.add("Drive for a time");
                case Gift.Quoted quoted -> {
                    problems.addAll(of(quoted.ability()));
                    given(quoted.ability());
                }
                default -> {
                }
            }
            if (LeaderGifts.isIdle(part)) {
                problems.add("something for followers that is said of a leader: " + part);
            }
            if (AbsentNumbers.isIdle(part)) {
                problems.add("a number that such a card does not have: " + part);
            }
        });
    }

    /**
     * What several cards cost together is asked of those that are picked, as many as one likes. That it comes to so much at least is asked of a
     * cost alone, which is paid in full or not at all (10.4.2.2).
     */
    private void totals(Ability ability) {
        int[] known = {0};
        Records.visit(ability, part -> {
            switch (part) {
                case Cost.Engage e when e.what() instanceof Selector.Pick pick ->
                        known[0] += asks(pick.count(), pick.filter(), Compare.AT_LEAST);
                case Cost.Process p when p.verb().taken() instanceof Selector.Pick pick ->
                        known[0] += asks(pick.count(), pick.filter(), Compare.AT_LEAST);
                case Selector.Pick pick -> known[0] += asks(pick.count(), pick.filter(), Compare.AT_MOST);
                case Select select -> known[0] += asks(select.count(), select.filter(), Compare.AT_MOST);
                case Wanted wanted -> known[0] += asks(wanted.count(), wanted.filter(), Compare.AT_MOST);
                default -> {
                }
            }
        });
        if (Records.count(ability, Filter.Trait.TotalCost.class) != known[0]) {
            problems.add("a total of cards that are not picked one by one");
        }
    }

    private static int asks(Selector.Count count, Filter filter, Compare compare) {
        boolean free = compare == Compare.AT_LEAST ? count instanceof Selector.Count.AnyNumber
                : !(count instanceof Selector.Count.Exactly);
        return free && filter.nouns().size() == 1 && filter.nouns().getFirst().traits().stream()
                .anyMatch(trait -> trait instanceof Filter.Trait.TotalCost total && total.compare() == compare) ? 1 : 0;
    }

    /** What is looked at before a card is there, or as it is specified, cannot be given to it. */
    private void given(Ability ability) {
        if (ability instanceof Ability.WhenPlaying || ability instanceof Ability.PlayForMore
                || ability instanceof Ability.DeckCondition) {
            problems.add("an ability that cannot be given: " + ability);
        }
    }

    private void lost(Instruction.Instead instead) {
        problems.add("an \"instead\" that does not say in place of what: " + instead.what());
    }

    /** 5.17.3: options are chosen once for a text as it is played; those of a delayed trigger or a given ability are its own. */
    private void choices(Object text) {
        int[] found = {0};
        Records.any(text, part -> part instanceof Gift.Quoted || part instanceof Instruction.Later, part -> {
            found[0] += part instanceof Instruction.OneOf ? 1 : 0;
            return false;
        });
        if (found[0] > 1) {
            problems.add("two choices of options in one text");
        }
        Records.visit(text, part -> {
            if (part instanceof Instruction.Later later) {
                choices(later.what());
            }
        });
    }
}
