package cardinal.evolve.text;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Verb;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Whether words for what a text has done, looked at, rolled or created find something before them that does it. */
final class EarlierDeeds {
    private final List<String> problems = new ArrayList<>();
    private final List<Trigger> when;
    private final Set<Amount.Deed> deeds = EnumSet.noneOf(Amount.Deed.class);
    private final List<String> tokens = new ArrayList<>();
    private boolean looked;
    private boolean rolled;
    private boolean declared;
    /** Whether anything was to be done. */
    private boolean acted;

    private EarlierDeeds(List<Trigger> when) {
        this.when = when;
    }

    /** The words that find nothing; empty when all do. */
    static List<String> loose(Ability ability) {
        EarlierDeeds e = new EarlierDeeds(ability instanceof Ability.Automatic auto ? auto.when() : List.of());
        switch (ability) {
            case Ability.Automatic auto -> e.read(auto.effect());
            case Ability.Replacement replacement -> e.read(replacement.instead());
            case Ability.Activated act -> {
                e.pay(act.costs());
                e.read(act.effect());
            }
            case Ability.Spell spell -> e.read(spell.effect());
            default -> {
            }
        }
        return e.problems.stream().distinct().toList();
    }

    /** 5.2.1.2: X may be said to be the number of things that are done behind it. */
    private void read(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> {
                s.parts().stream().filter(part -> !(part instanceof Instruction.LetX)).forEach(this::read);
                s.parts().stream().filter(Instruction.LetX.class::isInstance).forEach(this::read);
            }
            case Instruction.May m -> read(m.what());
            case Instruction.PayTo p -> {
                pay(p.costs());
                acted = true;
                read(p.what());
            }
            case Instruction.If i -> {
                words(i.condition());
                read(i.then());
                read(i.otherwise());
            }
            case Instruction.Instead i -> {
                words(i.condition());
                read(i.what());
            }
            case Instruction.OneOf o -> o.options().forEach(this::read);
            case Instruction.LetX x -> words(x.amount());
            case Instruction.ForEvery f -> {
                words(f.filter());
                read(f.what());
            }
            case Instruction.By b -> read(b.what());
            case Instruction.Later l -> later(l);
            case Instruction.Times n -> read(n.what());
            case Instruction.RepeatUntilFull r -> read(r.what());
            case Instruction.RepeatAll r -> {
            }
            case Verb v -> {
                words(v);
                done(v);
            }
        }
    }

    /** What is done later knows nothing of what was done by then. */
    private void later(Instruction.Later l) {
        EarlierDeeds then = new EarlierDeeds(List.of(l.trigger()));
        then.read(l.what());
        problems.addAll(then.problems);
        boolean used = Records.any(l.what(), Gift.Quoted.class::isInstance, Amount.X.class::isInstance);
        boolean known = Records.any(l.what(), Gift.Quoted.class::isInstance, Instruction.LetX.class::isInstance);
        loose(used && !known, "X");
        acted = true;
    }

    private void pay(List<Cost> costs) {
        for (Cost cost : costs) {
            switch (cost) {
                case Cost.Process p -> {
                    words(p.verb());
                    done(p.verb());
                }
                case Cost.Engage e -> deeds.add(Amount.Deed.ENGAGED);
                case Cost.Lesson l -> deeds.add(Amount.Deed.BANISHED);
                case Cost.EarthRite e -> deeds.add(Amount.Deed.TAKEN_FROM_STACK);
                default -> {
                }
            }
        }
    }

    private void done(Verb verb) {
        deeds.addAll(verb.deeds());
        tokens.addAll(verb.tokenNames());
        looked |= verb.looks();
        rolled |= verb.rolls();
        declared |= verb.declares();
        acted = true;
    }

    private void loose(boolean so, String words) {
        if (so) {
            problems.add("\u00AB" + words + "\u00BB refers to nothing");
        }
    }

    /** The words of a part; abilities that are given have their own. */
    private void words(Object part) {
        Records.any(part, Gift.Quoted.class::isInstance, one -> {
            switch (one) {
                case Verb v -> loose(v.rollsAgain() && !rolled, "the die");
                case Amount.DoneThisWay d -> loose(!deeds.contains(d.deed()), spoken(d.deed()));
                case Filter.Trait.WithDeclaredName d -> loose(!declared, "the declared name");
                case Amount.Rolled r -> loose(!rolled, "the result of the roll");
                case Condition.Did d -> loose(!deeds.contains(d.deed()), spoken(d.deed()));
                case Condition.EarthRite e -> deeds.add(Amount.Deed.TAKEN_FROM_STACK);
                case Condition.YouDid y -> loose(!acted, "you do");
                case Condition.Rolled r -> loose(!rolled, "you roll");
                case Condition.EnteredFrom e -> loose(!isEntering(), "this card was put onto the field from");
                case Condition.EnteredNotFrom e -> loose(!isEntering(), "this card was put onto the field from");
                case Condition.EnteredByAbility e -> loose(!isEntering(), "this card was put onto the field by");
                case Condition.NthThisTurn n -> loose(!isPlaying(), "you've played this turn");
                case Selector.TheToken k ->
                        loose(tokens.stream().noneMatch(k.name()::equalsIgnoreCase), "the " + k.name() + " token");
                case Selector.Remaining r -> loose(!looked, "the remaining cards");
                case Place place when place == Place.AMONG_THEM -> loose(!looked, "from among them");
                default -> {
                }
            }
            return false;
        });
    }

    private static String spoken(Amount.Deed deed) {
        return switch (deed) {
            case DISCARDED -> "discarded";
            case BANISHED -> "banished";
            case REVEALED -> "revealed";
            case DESTROYED -> "destroyed";
            case RETURNED -> "returned";
            case REMOVED -> "removed";
            case DRAWN -> "drawn";
            case PUT -> "put into your cemetery";
            case PUT_INTO_EX_AREA -> "put into an EX area";
            case SUMMONED -> "put onto your field";
            case SELECTED -> "selected";
            case ENGAGED -> "engaged";
            case TAKEN_FROM_STACK -> "taken from Stack";
        };
    }

    /** 5.4.3: only what happens as the card enters knows where it came from. */
    private boolean isEntering() {
        return !when.isEmpty() && when.stream().allMatch(one -> one instanceof Trigger.Fanfare
                || one instanceof Trigger.Enters e && e.who() instanceof Trigger.Watch.Me
                || one instanceof Trigger.PutByPlaying p && p.who() instanceof Trigger.Watch.Me);
    }

    private boolean isPlaying() {
        return !when.isEmpty() && when.stream().allMatch(Trigger.Played.class::isInstance);
    }
}
