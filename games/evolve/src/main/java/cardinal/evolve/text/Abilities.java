package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Ability.Activated;
import cardinal.evolve.ability.Ability.Automatic;
import cardinal.evolve.ability.Ability.Kind;
import cardinal.evolve.ability.Ability.Passive;
import cardinal.evolve.ability.Ability.Turns;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Instruction.PayTo;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 10.1.1: the kinds of abilities, one paragraph each. */
final class Abilities {
    private static final Condition ALWAYS = Condition.ALWAYS;

    /** In whose turns something holds or happens. */
    static final Syntax<Turns> DURING = either(says("during your turn, ", Turns.YOURS),
            says("during an opponent's turn, ", Turns.OPPONENTS)).orElse(Turns.ANY);

    /** An ability that may also be given to a card, in quotes. */
    static final Syntax<Ability> PARAGRAPH = rule("ability", () -> Syntax.<Ability>either(
            keywords(), activated(), served(), ridden(), unionBurst(), iconTriggered(), wordTriggered(), event(),
            passive(),
            Replacements.REPLACEMENT, Replacements.WHEN_PLAYING, Replacements.PLAY_FOR_MORE, DeckRules.CONDITION));

    /** An ability of a card of the type that speaks. */
    static final Syntax<Ability> OF_CARD = rule("card ability", () -> Syntax.<Ability>either(PARAGRAPH,
            spoken(Speaker.of(CardType.SPELL),
                    Instructions.TEXT.as(Ability.Spell.class, Ability.Spell::new, Ability.Spell::effect))));

    private Abilities() {
    }

    private static Syntax<Ability.Keywords> keywords() {
        return either(says("[quick]", new Ability.Keywords(List.of(Keyword.QUICK))),
                list(phrase("{}.", Keywords.PRINTED).itself(), " ").as(Ability.Keywords.class, Ability.Keywords::new,
                        Ability.Keywords::keywords));
    }

    /** "This ability can be activated once per turn. This ability can be activated if ..." */
    private record Limits(int times, Condition onlyIf) {
    }

    private static Syntax<Limits> limits() {
        return phrase("{}{}",
                phrase(" This ability can be activated {} per turn.", Numbers.TIMES).itself().orElse(0),
                phrase(" This ability can be activated if {}.", Conditions.CONDITION).itself().orElse(ALWAYS))
                .as(Limits.class, Limits::new, Limits::times, Limits::onlyIf);
    }

    private static Syntax<Activated> activated() {
        Syntax<Kind> kind = either(says("[act]", Kind.ACT), says("[evolve]", Kind.EVOLVE),
                spoken(Dialect.OF_1_24.since(), says("[adv]", Kind.ADVANCE)));
        Syntax<List<Cost>> costs =
                either(Costs.ICON_FIRST, phrase(" {}", sentence(Costs.ACT_WORDS_FIRST)).itself());
        return phrase("{}{}{}: {}{}", says("[q]", true).orElse(false), kind, costs, Instructions.TEXT, limits()).as(
                Activated.class,
                (quick, icon, cost, effect, limit) -> new Activated(quick, icon, cost, effect, limit.times(),
                        limit.onlyIf()),
                Activated::quick, Activated::kind, Activated::costs, Activated::effect, Abilities::limitsOf);
    }

    private static Limits limitsOf(Activated ability) {
        return new Limits(ability.timesPerTurn(), ability.onlyIf());
    }

    /** 14.2.2: "[serve][serve][cost2]: Race this follower 2 times." */
    private static Syntax<Activated> served() {
        Syntax<List<Boolean>> more = many(says("[serve]", true));
        return phrase("[serve]{}{}: {}{}", more, Costs.ICON_FIRST, Instructions.TEXT, limits()).as(Activated.class,
                (icons, costs, effect, limit) -> new Activated(false, Kind.SERVE,
                        Stream.concat(Stream.of(new Cost.Serve(icons.size() + 1)), costs.stream()).toList(), effect,
                        limit.times(), limit.onlyIf()),
                Abilities::moreIcons,
                ability -> ability.costs().isEmpty() ? null : ability.costs().subList(1, ability.costs().size()),
                Activated::effect,
                Abilities::limitsOf);
    }

    /** 14.4.9 of version 1.24.1: "[ride][cost1]: Give this follower Drive."; the Drive Point is paid last. */
    private static Syntax<Activated> ridden() {
        return spoken(Dialect.OF_1_24.since(), phrase("[ride]{}: {}{}", Costs.ICON_FIRST, Instructions.TEXT, limits())
                .as(Activated.class,
                        (costs, effect, limit) -> new Activated(false, Kind.RIDE,
                                Stream.concat(costs.stream(), Stream.of(new Cost.DrivePoint())).toList(), effect,
                                limit.times(), limit.onlyIf()),
                        ability -> ability.kind() == Kind.RIDE && !ability.costs().isEmpty()
                                && ability.costs().getLast() instanceof Cost.DrivePoint
                                        ? ability.costs().subList(0, ability.costs().size() - 1) : null,
                        Activated::effect, Abilities::limitsOf));
    }

    /** 14.5.1 of version 1.24.1: "[unionburst][act][engage]: text", "[unionburst] Strike: text". */
    private static Syntax<Ability.UnionBurst> unionBurst() {
        Syntax<Ability> withIcon = Syntax.<Ability>either(activated(), iconTriggered());
        return spoken(Dialect.OF_1_24.since(), either(
                phrase("[unionburst]{}", withIcon).as(Ability.UnionBurst.class, Ability.UnionBurst::new,
                        burst -> isWord(burst.of()) ? null : burst.of()),
                phrase("[unionburst] {}", wordTriggered()).as(Ability.UnionBurst.class, Ability.UnionBurst::new,
                        burst -> burst.of() instanceof Automatic auto && isWord(auto) ? auto : null)));
    }

    private static boolean isWord(Ability ability) {
        return ability instanceof Automatic auto && !auto.when().isEmpty()
                && !(auto.when().getFirst() instanceof Trigger.Fanfare
                        || auto.when().getFirst() instanceof Trigger.LastWords);
    }

    private static @Nullable List<Boolean> moreIcons(Activated ability) {
        return ability.kind() == Kind.SERVE && !ability.costs().isEmpty()
                && ability.costs().getFirst() instanceof Cost.Serve serve && serve.times() > 0
                        ? Collections.nCopies(serve.times() - 1, true) : null;
    }

    private static final Syntax<Integer> PERFORMED =
            phrase(" This ability can be performed {} per turn.", Numbers.TIMES).itself().orElse(0);

    /** 12.1.2: "[fanfare] text", "[fanfare][lastwords] text", "[fanfare][cost2]: text". */
    private static Syntax<Automatic> iconTriggered() {
        Syntax<Trigger> icon = either(says("[fanfare]", new Trigger.Fanfare()),
                says("[lastwords]", new Trigger.LastWords()));
        Syntax<Instruction> paid = either(phrase("{}: {}", Costs.ICON_FIRST, Instructions.TEXT).as(PayTo.class,
                PayTo::new, PayTo::costs, PayTo::what));
        return phrase("{}{}{}", list(icon, ""), either(paid, phrase(" {}", Instructions.TEXT).itself()), PERFORMED).as(
                Automatic.class, (when, effect, times) -> new Automatic(when, Turns.ANY, times, effect),
                Automatic::when,
                Automatic::effect, Automatic::timesPerTurn);
    }

    /** 12.6, 12.7, 14.2.4: "On Evolve: text", "Strike, cost: text". */
    private static Syntax<Automatic> wordTriggered() {
        Syntax<Trigger> word = either(says("On Evolve", new Trigger.OnEvolve()), says("On Race", new Trigger.OnRace()),
                spoken(Dialect.OF_1_24.since(), says("On Super-Evolve", new Trigger.OnSuperEvolve())),
                spoken(Dialect.OF_1_24.since(), says("On Drive", new Trigger.OnDrive())),
                says("Strike", new Trigger.Strike(Trigger.Strike.Target.ANY)),
                says("Follower Strike", new Trigger.Strike(Trigger.Strike.Target.FOLLOWER)),
                says("Leader Strike", new Trigger.Strike(Trigger.Strike.Target.LEADER)));
        Syntax<Instruction> paid = either(phrase(", {}: {}", Costs.COSTS, Instructions.TEXT).as(PayTo.class, PayTo::new,
                PayTo::costs, PayTo::what));
        return phrase("{}{}{}", word, either(paid, phrase(": {}", Instructions.TEXT).itself()), PERFORMED).as(
                Automatic.class,
                (when, effect, times) -> new Automatic(List.of(when), Turns.ANY, times, effect),
                ability -> ability.when().size() == 1 ? ability.when().getFirst() : null, Automatic::effect,
                Automatic::timesPerTurn);
    }

    /** When an event triggers: in whose turns, how often in each. */
    private record Occasion(Turns turns, int times, Trigger trigger) {
    }

    private static Syntax<Automatic> event() {
        Syntax<Integer> often = phrase("{} per turn, ", Numbers.TIMES).itself().orElse(0);
        Syntax<Occasion> occasion = either(
                phrase("{}{}when {}", DURING, often, Triggers.EVENT).as(Occasion.class, Occasion::new, Occasion::turns,
                        Occasion::times, Occasion::trigger),
                Triggers.MOMENT.as(Occasion.class, moment -> new Occasion(Turns.ANY, 0, moment), Occasion::trigger));
        return phrase("{}, {}", sentence(occasion), Instructions.REST).as(Automatic.class,
                (when, effect) -> new Automatic(List.of(when.trigger()), when.turns(), when.times(), effect),
                ability -> ability.when().size() == 1
                        ? new Occasion(ability.turns(), ability.timesPerTurn(), ability.when().getFirst()) : null,
                Automatic::effect);
    }

    private static Syntax<Passive> passive() {
        Syntax<List<Passive.Tier>> tiers = many(phrase(" {}: {} instead.", Conditions.LABEL, sentence(Facts.AGAIN))
                .as(Passive.Tier.class, Passive.Tier::new, Passive.Tier::condition, Passive.Tier::fact));
        Syntax<Passive> said = either(
                phrase("{}.", sentence(phrase("{}{}", DURING, Facts.FACT).as(Passive.class,
                        (turns, fact) -> new Passive(ALWAYS, turns, fact, List.of()), Passive::turns, Passive::fact)))
                        .itself(),
                phrase("{} {}, {}{}.", sentence(either(says("while", true), says("if", false))),
                        Conditions.CONDITION, DURING, Facts.FACT).as(Passive.class,
                                (lasting, condition, turns, fact) -> lasting == lasts(condition, fact)
                                        ? new Passive(condition, turns, fact, List.of()) : null,
                                ability -> lasts(ability.condition(), ability.fact()), Passive::condition,
                                Passive::turns, Passive::fact),
                phrase("{}: {}.{}", Conditions.LABEL, sentence(Facts.FACT), tiers).as(Passive.class,
                        (condition, fact, instead) -> new Passive(condition, Turns.ANY, fact, instead),
                        Passive::condition, Passive::fact, Passive::instead));
        return said.as(Passive.class, passive -> UndefinedWords.standsAlone(passive) ? passive : null,
                passive -> passive);
    }

    /** Whether a statement under a condition says "while": what a card has, and all that depends on being on the field. */
    private static boolean lasts(Condition condition, Fact fact) {
        return condition instanceof Condition.OnYourField || condition instanceof Condition.ThisIsIn
                || fact instanceof Fact.Has || fact instanceof Fact.HasQuick;
    }
}
