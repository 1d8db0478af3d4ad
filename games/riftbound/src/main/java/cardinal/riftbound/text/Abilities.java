package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.ordinal;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Ability.Activated;
import cardinal.riftbound.ability.Ability.Passive;
import cardinal.riftbound.ability.Ability.Timing;
import cardinal.riftbound.ability.Ability.Triggered;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 358.1: the structures of abilities, one paragraph each. */
final class Abilities {
    private static final Condition ALWAYS = new Condition.Always();
    private static final Syntax<Boolean> LEGION = says("[Legion] \u2014 ", true).orElse(false);

    private static final Syntax<Timing> TIMED =
            either(says("[Action] \u2014 ", Timing.ACTION), says("[Reaction] \u2014 ", Timing.REACTION));

    static final Syntax<Ability> PARAGRAPH = rule("ability", () -> either(
            keywords(), keywordCost(), triggered(), deathknell(), activated(), useOnly(), passive(), dependent(),
            instead(),
            AdditionalCosts.ADDITIONAL_COST,
            Replacements.REPLACEMENT,
            spoken(Set.of(CardType.SPELL),
                    Instructions.TEXT.as(Ability.Spell.class, Ability.Spell::new, Ability.Spell::effect))));

    private Abilities() {
    }

    private static Syntax<Ability.Keywords> keywords() {
        return list(Keywords.KEYWORD, ", ").as(Ability.Keywords.class, Ability.Keywords::new,
                Ability.Keywords::keywords);
    }

    /** 818, 820, 827, 829 of 2026-07: "[Equip] [1][C]", "[Equip] \u2014 Discard 1". */
    private static Syntax<Ability.KeywordCost> keywordCost() {
        Syntax<Ability.KeywordCost> plain = plainKeywordCost();
        return either(plain, phrase("{}{}", TIMED, plain).as(Ability.KeywordCost.class, Abilities::timed,
                Ability.KeywordCost::timing, k -> k.at(Timing.NORMAL)));
    }

    /** 818.1.c.5, 827.1.c.4 of 2026-07: only Equip and Empower are activated. */
    private static Ability.@Nullable KeywordCost timed(Timing when, Ability.KeywordCost k) {
        return k.keyword() == Keyword.EQUIP || k.keyword() == Keyword.EMPOWER ? k.at(when) : null;
    }

    private static Syntax<Ability.KeywordCost> plainKeywordCost() {
        Syntax<Keyword> keyword = either(Stream.of(Keyword.EQUIP, Keyword.REPEAT, Keyword.EMPOWER, Keyword.FLOW)
                .map(k -> says("[" + k.title() + "]", k)).toList());
        return either(
                phrase("{} {}", keyword, Costs.ACTIVATION).as(Ability.KeywordCost.class, (k, costs) -> paid(k, costs),
                        k -> isPaidFirst(k.costs()) && k.timing() == Timing.NORMAL ? k.keyword() : null,
                        Ability.KeywordCost::costs),
                phrase("{} \u2014 {}", keyword, sentence(Costs.ACTIVATION)).as(Ability.KeywordCost.class,
                        (k, costs) -> isPaidFirst(costs) ? null : new Ability.KeywordCost(k, costs),
                        k -> k.timing() == Timing.NORMAL ? k.keyword() : null, Ability.KeywordCost::costs));
    }

    private static Ability.@Nullable KeywordCost paid(Keyword keyword, List<Cost> costs) {
        return isPaidFirst(costs) ? new Ability.KeywordCost(keyword, costs) : null;
    }

    /** Whether a cost begins with symbols. */
    static boolean isPaidFirst(List<Cost> costs) {
        return !costs.isEmpty() && (costs.getFirst() instanceof Cost.Pay || costs.getFirst() instanceof Cost.ExhaustMe);
    }

    /** 727.1 of 2026-07: "[Level 3] \u2014 I have +1 [M]." */
    private static Syntax<Ability.Dependent> dependent() {
        return phrase("{}{}", Conditions.KEYWORD, rule("dependent ability", () -> either(PARAGRAPH))).as(
                Ability.Dependent.class,
                (on, ability) -> mayRest(on, ability) ? new Ability.Dependent(on, ability, false) : null,
                Ability.Dependent::on, d -> d.instead() ? null : d.ability());
    }

    /** "[Level 6] \u2014 I cost [4] less instead." */
    private static Syntax<Ability.Dependent> instead() {
        return phrase("{}{} instead.", Conditions.KEYWORD, sentence(Facts.FACT)).as(Ability.Dependent.class,
                (on, fact) -> new Ability.Dependent(on, new Passive(false, ALWAYS, fact), true),
                d -> d.instead() ? d.on() : null,
                d -> d.ability() instanceof Passive p && !p.legion() && p.condition().equals(ALWAYS) ? p.fact() : null);
    }

    /** What a spell does under a condition stands among its instructions; costs of playing do not rest. */
    private static boolean mayRest(Condition on, Ability ability) {
        return switch (ability) {
            case Ability.Triggered _ -> !(on instanceof Condition.Legion);
            case Ability.Activated _,Ability.UseOnly _,Ability.Replacement _,Ability.Dependent _ ->
                    true;
            case Ability.Passive p -> !(on instanceof Condition.Legion);
            case Ability.Keywords _ -> true;
            case Ability.KeywordCost k -> k.keyword() == Keyword.EQUIP || k.keyword() == Keyword.EMPOWER;
            case Ability.Spell _,Ability.AdditionalCost _,Ability.EffectText _ -> false;
        };
    }

    /** When an ability triggers: each time, or only the nth time in a turn; most: how often in a turn it is performed, 0 without a limit. */
    private record Occasion(Trigger trigger, int nth, int most) {
        Occasion(Trigger trigger, int nth) {
            this(trigger, nth, 0);
        }
    }

    private static Syntax<Triggered> triggered() {
        Syntax<Occasion> occasion = either(
                phrase("when {}", Triggers.EVENT).as(Occasion.class, event -> new Occasion(event, 0),
                        Occasion::trigger),
                Triggers.MOMENT.as(Occasion.class, moment -> new Occasion(moment, 0), Occasion::trigger),
                phrase("the {} time {} each turn", ordinal(), Triggers.EVENT)
                        .as(Occasion.class, (nth, event) -> new Occasion(event, nth), Occasion::nth,
                                Occasion::trigger));
        Syntax<Occasion> limited = phrase("{} each turn, {}", Numbers.TIMES, occasion).as(Occasion.class,
                (most, when) -> when.nth() > 0 ? null : new Occasion(when.trigger(), 0, most),
                when -> when.most() > 0 ? when.most() : null, when -> new Occasion(when.trigger(), when.nth()));
        Syntax<Condition> ifTrue = phrase("if {}, ", Conditions.CONDITION).itself().orElse(ALWAYS);
        return either(theirs(),
                phrase("{}{}, {}{}", LEGION, sentence(either(occasion, limited)), ifTrue, Instructions.REST).as(
                        Triggered.class,
                        (legion, when, condition, effect) -> new Triggered(legion, when.trigger(), when.nth(),
                                when.most(),
                                condition, false, effect),
                        Triggered::legion,
                        ability -> new Occasion(ability.when(), ability.nthEachTurn(), ability.most()),
                        Triggered::condition, Triggered::effect));
    }

    /** 190.6.c of 2026-07: "When a player plays a spell, they may buff a unit they control here." */
    private static Syntax<Triggered> theirs() {
        Syntax<Trigger> occasion = either(phrase("when {}", Triggers.EVENT).itself(), Triggers.MOMENT);
        return spoken(Set.of(CardType.BATTLEFIELD), phrase("{}, they may {}.", sentence(occasion), Instructions.DEEDS)
                .as(Triggered.class,
                        (when, what) -> new Triggered(false, new Trigger.ThatPlayers(when), 0, 0, ALWAYS, false,
                                new Instruction.May(what)),
                        ability -> ability.when() instanceof Trigger.ThatPlayers they ? they.event() : null,
                        ability -> ability.effect() instanceof Instruction.May may ? may.what() : null));
    }

    /** 724: "[Deathknell] \u2014 Draw 1." */
    private static Syntax<Triggered> deathknell() {
        Trigger death = new Trigger.Dies(new Trigger.Watch.Me());
        return phrase("[Deathknell] \u2014 {}", Instructions.TEXT)
                .as(Triggered.class, effect -> new Triggered(false, death, 0, ALWAYS, true, effect), Triggered::effect);
    }

    private static Syntax<Activated> activated() {
        Syntax<Timing> timing = TIMED.orElse(Timing.NORMAL);
        return phrase("{}: {}{}{}", sentence(Costs.ACTIVATION), timing, LEGION, Instructions.EFFECT)
                .as(Activated.class, Activated::new, Activated::costs, Activated::timing, Activated::legion,
                        Activated::effect);
    }

    /** "[E]: Draw 1. Use this ability only while I'm at a battlefield." */
    private static Syntax<Ability.UseOnly> useOnly() {
        return phrase("{} Use this ability only while {}.", activated(), Conditions.CONDITION).as(
                Ability.UseOnly.class, (ability, condition) -> Conditions.lasts(condition)
                        ? new Ability.UseOnly(condition, ability) : null,
                Ability.UseOnly::ability, Ability.UseOnly::condition);
    }

    private static Syntax<Passive> passive() {
        return either(
                phrase("{}{}.", LEGION, sentence(Facts.FACT)).as(
                        Passive.class, (legion, fact) -> said(legion, ALWAYS, fact), Passive::legion, Passive::fact),
                phrase("{}{} {}, {}.", LEGION, sentence(either(says("while", true), says("if", false))),
                        Conditions.CONDITION, Facts.FACT).as(
                                Passive.class,
                                (legion, lasting, condition, fact) -> lasting == lasts(condition, fact)
                                        ? said(legion, condition, fact) : null,
                                Passive::legion, ability -> lasts(ability.condition(), ability.fact()),
                                Passive::condition, Passive::fact));
    }

    /** A passive speaks of the table, not of an effect in progress. */
    private static @Nullable Passive said(boolean legion, Condition condition, Fact fact) {
        boolean ofEffect =
                fact.isAboutIt() || condition.isOfEffect() && !(condition instanceof Condition.PaidAdditionalCost);
        return ofEffect ? null : new Passive(legion, condition, fact);
    }

    /** Whether a fact under a condition says "while"; what is asked once, as this very card is played, says "if". */
    private static boolean lasts(Condition condition, Fact fact) {
        boolean asPlayed = switch (fact) {
            case Fact.EnterReady enter -> enter.who() instanceof Selector.Self;
            case Fact.CostChange cost -> cost.which() instanceof Selector.Self;
            case Fact.CostsLessForEach cost -> cost.which() instanceof Selector.Self;
            case Fact.EnergyReducedBy cost -> cost.which() instanceof Selector.Self;
            case Fact.CostsLessForEachPlayed cost -> cost.which() instanceof Selector.Self;
            case Fact.MayPlayMeTo _ -> true;
            default -> false;
        };
        return !asPlayed && Conditions.lasts(condition);
    }
}
