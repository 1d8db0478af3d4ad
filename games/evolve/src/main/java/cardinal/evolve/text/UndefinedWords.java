package cardinal.evolve.text;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a paragraph that can be read also says something: what a statement is about, and what X is, must be known. */
final class UndefinedWords {
    private UndefinedWords() {
    }

    /** What is missing, in words; empty when nothing is. */
    static List<String> problems(Ability ability) {
        if (ability instanceof Ability.UnionBurst burst) {
            return problems(burst.of());
        }
        List<String> problems = new ArrayList<>();
        switch (ability) {
            case Ability.WhenPlaying playing -> statement(playing.fact(), problems);
            case Ability.Activated act -> statement(act.onlyIf(), problems);
            case Ability.Automatic auto -> event(auto.when(), problems);
            case Ability.Replacement replacement -> event(replacement.would(), problems);
            default -> {
            }
        }
        if (!(ability instanceof Ability.Spell) && (mentions(ability, Condition.PaidMore.class)
                || mentions(ability, Amount.EngagedToPlay.class))) {
            problems.add("only a spell knows how it was paid for");
        }
        x(ability, problems);
        earthRites(ability, problems);
        problems.addAll(Pronouns.loose(ability));
        problems.addAll(EarlierDeeds.loose(ability));
        Records.any(ability, part -> false, part -> {
            if (part instanceof Gift.Quoted quoted) {
                problems.addAll(problems(quoted.ability()));
            }
            return false;
        });
        return problems;
    }

    /** Whether it says nothing of what an effect names or has done. */
    static boolean standsAlone(Object part) {
        return !Records.any(part, Gift.Quoted.class::isInstance, UndefinedWords::needsEffect);
    }

    private static void statement(Object part, List<String> problems) {
        if (!standsAlone(part)) {
            problems.add("it speaks of what an effect names, and there is none");
        }
    }

    private static boolean needsEffect(Object part) {
        return part instanceof Selector.It || part instanceof Selector.TheToken || part instanceof Selector.Remaining
                || part instanceof Selector.Pick || part instanceof Selector.LeaderOf
                || part instanceof Condition.ItIs || part instanceof Condition.Did || part instanceof Condition.YouDid
                || part instanceof Condition.EarthRite || part instanceof Condition.Rolled
                || part instanceof Condition.NthThisTurn || part instanceof Condition.PaidMore
                || part instanceof Condition.EnteredFrom || part instanceof Condition.EnteredByAbility
                || part instanceof Condition.EnteredNotFrom || part instanceof Amount.DoneThisWay
                || part instanceof Amount.EngagedToPlay || part instanceof Filter.Trait.WithDeclaredName
                || part instanceof Amount.Rolled || part == Filter.Place.AMONG_THEM || part == Filter.Place.OF_THEM;
    }

    private static void event(Object trigger, List<String> problems) {
        if (mentions(trigger, Trigger.Watch.It.class)) {
            problems.add("it waits for something that no effect named");
        }
    }

    /** 5.2.1.2: X is defined in the text, and what is defined is used. */
    private static void x(Ability ability, List<String> problems) {
        boolean used = mentions(ability, Amount.X.class);
        boolean defined = mentions(ability, Instruction.LetX.class);
        if (used != defined) {
            problems.add(used ? "X is not defined" : "X is defined but not used");
        }
    }

    /** 13.3.3.2: it is one additional cost. */
    private static void earthRites(Ability ability, List<String> problems) {
        Set<Condition> rites = new HashSet<>();
        Records.any(ability, Gift.Quoted.class::isInstance, part -> {
            if (part instanceof Condition.EarthRite rite) {
                rites.add(rite);
            }
            return false;
        });
        if (rites.size() > 1) {
            problems.add("Earth Rite has two numbers");
        }
    }

    private static boolean mentions(Object part, Class<?> type) {
        return Records.any(part, Gift.Quoted.class::isInstance, type::isInstance);
    }
}
