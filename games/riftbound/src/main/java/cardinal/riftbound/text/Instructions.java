package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Instruction.ByDomain;
import cardinal.riftbound.ability.Instruction.DoThis;
import cardinal.riftbound.ability.Instruction.ForEach;
import cardinal.riftbound.ability.Instruction.ForEachDone;
import cardinal.riftbound.ability.Instruction.If;
import cardinal.riftbound.ability.Instruction.Instead;
import cardinal.riftbound.ability.Instruction.May;
import cardinal.riftbound.ability.Instruction.OneOf;
import cardinal.riftbound.ability.Instruction.OrInstead;
import cardinal.riftbound.ability.Instruction.PayAnyTo;
import cardinal.riftbound.ability.Instruction.PayTo;
import cardinal.riftbound.ability.Instruction.Sequence;
import cardinal.riftbound.ability.Instruction.Sequence.Joint;
import cardinal.riftbound.ability.Instruction.UnlessHas;
import cardinal.riftbound.ability.Instruction.UnlessPays;
import cardinal.riftbound.ability.Instruction.When;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.Domain;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How instructions are put together. From the inside out: verbs are joined by "and", then by ", then"; "you may" and "pay ...
 * to" govern the whole of that; "if" governs one sentence.
 */
final class Instructions {
    /** What the instruction before has done, counted. */
    private static final Syntax<ForEachDone.Deed> DONE = either(
            says("buff spent", ForEachDone.Deed.BUFF_SPENT), says("unit killed this way", ForEachDone.Deed.KILLED),
            says("card discarded this way", ForEachDone.Deed.DISCARDED),
            says("card recycled this way", ForEachDone.Deed.RECYCLED));

    private static final Syntax<Instruction> VERB = rule("verb", () -> either(Found.VERBS.all()));

    /** "draw 1", "draw 1 and ready me", "heal it, exhaust it, and recall it". */
    private static final Syntax<Instruction> TOGETHER = rule("deeds", () -> either(
            Found.VERBS.chooseBoth(), series(VERB, "and").as(Instruction.class, list -> join(list, Joint.AND),
                    value -> parts(value, Joint.AND))));

    /** "discard 2, then draw 2". */
    static final Syntax<Instruction> DEEDS = rule("deeds in order", () -> list(TOGETHER, ", then ")
            .as(Instruction.class, list -> join(list, Joint.THEN), value -> parts(value, Joint.THEN)));

    /** "draw 1 or channel 1 rune": one verb each. */
    private static final Syntax<OneOf> EITHER_DEED = rule("one deed or another", () -> series(VERB, "or")
            .as(OneOf.class, modes -> modes(modes, OneOf.Style.OR), one -> modesOf(one, OneOf.Style.OR)));

    /** One sentence without its full stop, which may also be the second half of a sentence. */
    static final Syntax<Instruction> CLAUSE = rule("clause", () -> either(
            DEEDS,
            phrase("you may {}", DEEDS).as(May.class, May::new, May::what),
            EITHER_DEED, phrase("you may {}", EITHER_DEED).as(May.class, May::new,
                    may -> may.what() instanceof OneOf one ? one : null),
            phrase("{} unless {} {}", DEEDS, Players.others("have you", "has you"), DEEDS)
                    .as(UnlessHas.class, UnlessHas::new, UnlessHas::what, UnlessHas::who, UnlessHas::instead),
            unlessPays(Players.others("pay", "pays"),
                    Prices.PRICE.as(Cost.class, Cost.Pay::new, cost -> cost instanceof Cost.Pay p ? p.price() : null)),
            unlessPays(Players.others("discard", "discards"), digits().as(Cost.class, Cost.Discard::new,
                    cost -> cost instanceof Cost.Discard d ? d.n() : null)),
            phrase("pay any amount of {} to {}", Prices.PRICE, DEEDS).as(PayAnyTo.class, PayAnyTo::new, PayAnyTo::each,
                    PayAnyTo::what),
            phrase("you may {} to {}", Costs.DEEDS, DEEDS).as(
                    PayTo.class, (costs, what) -> new PayTo(costs, true, what), PayTo::costs, PayTo::what),
            phrase("{} to {}", Costs.DEEDS, DEEDS).as(
                    PayTo.class, (costs, what) -> new PayTo(costs, false, what), PayTo::costs, PayTo::what)));

    /** A sentence with its full stop that may also follow a trigger. */
    static final Syntax<Instruction> PLAIN = rule("plain sentence", () -> either(
            phrase("{}.", CLAUSE).itself(), doThis("", true), delayed(), replaced(),
            oneOf("choose one", OneOf.Style.LIST),
            oneOf("choose one you've not chosen this turn", OneOf.Style.NOT_CHOSEN_THIS_TURN), doOne(), byDomain(),
            phrase("for each {}, {}.", Nouns.ONE, CLAUSE).as(ForEach.class, ForEach::new, ForEach::each, ForEach::what),
            phrase("you may {}. If you paid, {}.", Costs.DEEDS, DEEDS).as(PayTo.class,
                    (costs, what) -> new PayTo(costs, true, what, true), PayTo::costs, PayTo::what),
            phrase("for each {}, {}.", DONE, CLAUSE).as(ForEachDone.class, ForEachDone::new, ForEachDone::deed,
                    ForEachDone::what)));

    /** A sentence with its full stop that may open the effect of an activated ability. */
    private static final Syntax<Instruction> OPENING = rule("opening sentence", () -> either(
            PLAIN, doThis("if {}, ", false),
            phrase("if {}, {}.", Conditions.CONDITION, CLAUSE).as(
                    If.class, (condition, then) -> new If(condition, then, If.NOTHING), If::condition, If::then),
            phrase("if {}, {}. Otherwise, {}.", Conditions.CONDITION, CLAUSE, CLAUSE)
                    .as(If.class, If::new, If::condition, If::then, If::otherwise)));

    /** A keyword that is short for a condition, before an instruction. */
    private static final Syntax<Condition> RESTING =
            either(says("[Legion] \u2014 ", new Condition.Legion()), Conditions.LEVEL);

    /** A sentence with its full stop at the start of a spell or after another; one that says "instead" replaces the one before (151.2). */
    static final Syntax<Instruction> SENTENCE = rule("sentence", () -> either(
            OPENING, phrase("{}{}", RESTING, sentence(PLAIN)).as(
                    If.class, (on, then) -> new If(on, then, If.NOTHING),
                    i -> i.otherwise().equals(If.NOTHING) ? i.condition() : null, If::then),
            phrase("{} If {}, {} instead.", sentence(PLAIN), Conditions.CONDITION, DEEDS).as(OrInstead.class,
                    (usual, condition, then) -> isLast(usual) ? null : new OrInstead(usual, condition, then),
                    OrInstead::usual, OrInstead::condition, OrInstead::instead),
            phrase("{} {}{} instead.", sentence(PLAIN), Conditions.LEVEL, sentence(DEEDS)).as(OrInstead.class,
                    (usual, on, then) -> isLast(usual) ? null : new OrInstead(usual, on, then),
                    OrInstead::usual, OrInstead::condition, OrInstead::instead),
            phrase("{} [Legion] \u2014 {} instead.", sentence(PLAIN), sentence(DEEDS)).as(
                    If.class,
                    (usual, then) -> usual instanceof OneOf ? null : new If(new Condition.Legion(), then, usual),
                    If::otherwise, If::then)));

    /** A spell's instructions: one or more sentences. */
    static final Syntax<Instruction> TEXT = rule("text", () -> text(sentence(SENTENCE)));

    /** The effect of an activated ability, where "[Legion]" at the start belongs to the ability. */
    static final Syntax<Instruction> EFFECT = rule("effect", () -> text(sentence(OPENING)));

    /** The effect of a trigger, which goes on in the middle of a sentence; here an "if" comes last (376.2.b). */
    static final Syntax<Instruction> REST = rule("rest", () -> text(either(
            PLAIN, phrase("{} if {}.", CLAUSE, Conditions.CONDITION).as(
                    If.class, (then, condition) -> new If(condition, then, If.NOTHING), If::then, If::condition))));

    private Instructions() {
    }

    /** A first sentence and those that follow it. */
    static Syntax<Instruction> text(Syntax<Instruction> first) {
        return phrase("{}{}", first, many(phrase(" {}", sentence(SENTENCE)).itself())).as(
                Instruction.class, (one, more) -> sentences(Stream.concat(Stream.of(one), more.stream()).toList()),
                Instructions::firstSentence, Instructions::laterSentences);
    }

    /** Nothing can follow a list of modes, which it would belong to, or "do this:", which goes on to the end. */
    private static @Nullable Instruction sentences(List<Instruction> parts) {
        boolean afterTheEnd = parts.subList(0, parts.size() - 1).stream().anyMatch(Instructions::isLast);
        return afterTheEnd ? null : join(parts, Joint.SENTENCES);
    }

    private static boolean isLast(Instruction part) {
        return part instanceof DoThis || part instanceof ByDomain || listsModes(part);
    }

    private static @Nullable Instruction firstSentence(Instruction value) {
        List<Instruction> parts = parts(value, Joint.SENTENCES);
        return parts.isEmpty() ? null : parts.getFirst();
    }

    private static List<Instruction> laterSentences(Instruction value) {
        List<Instruction> parts = parts(value, Joint.SENTENCES);
        return parts.isEmpty() ? parts : parts.subList(1, parts.size());
    }

    private static Instruction join(List<Instruction> parts, Joint joint) {
        return parts.size() == 1 ? parts.getFirst() : new Sequence(parts, joint);
    }

    private static List<Instruction> parts(Instruction value, Joint joint) {
        return value instanceof Sequence sequence && sequence.joint() == joint ? sequence.parts() : List.of(value);
    }

    /** 380: "do this: draw 1", "do this twice: deal 3 to a unit". */
    private static Syntax<DoThis> doThis(String before, boolean always) {
        Syntax<Integer> times = either(
                says("do this", 1),
                phrase("do this {}", Numbers.TIMES).as(Integer.class, n -> n > 1 ? n : null, n -> n));
        Syntax<Instruction> rest = rule("what to do", () -> text(PLAIN));
        return always
                ? phrase("{}: {}", times, rest).as(
                        DoThis.class,
                        (n, what) -> what instanceof OneOf ? null : new DoThis(new Condition.Always(), n, what),
                        DoThis::times, reflexive -> reflexive.what() instanceof OneOf ? null : reflexive.what())
                : phrase(before + "{}: {}", Conditions.CONDITION, times, rest)
                        .as(DoThis.class, DoThis::new, DoThis::condition, DoThis::times, DoThis::what);
    }

    /** 383.2: "when you conquer this turn, draw 1", "the next time it takes damage this turn, kill it". */
    private static Syntax<When> delayed() {
        return either(
                phrase("when {} this turn, {}.", Triggers.EVENT, CLAUSE).as(
                        When.class, (trigger, what) -> new When(trigger, false, what), When::trigger, When::what),
                phrase("at the end of this turn, {}.", CLAUSE).as(When.class,
                        what -> new When(new Trigger.EndOfTurn(false), true, what),
                        when -> when.trigger().equals(new Trigger.EndOfTurn(false)) && when.once() ? when.what()
                                : null),
                phrase("at the start of your next Main Phase, {}.", CLAUSE).as(When.class,
                        what -> new When(new Trigger.MainPhase(true), true, what),
                        when -> when.trigger().equals(new Trigger.MainPhase(true)) && when.once() ? when.what() : null),
                phrase("the next time {} this turn, {}.", Triggers.EVENT, CLAUSE).as(
                        When.class, (trigger, what) -> new When(trigger, true, what), When::trigger, When::what));
    }

    /** 383.3: "the next time it would die this turn, recall it exhausted instead". */
    private static Syntax<Instead> replaced() {
        return either(
                phrase("skip the next time {} this turn.", Replacements.SKIPPED).as(Instead.class,
                        would -> new Instead(would, If.NOTHING),
                        instead -> instead.what().equals(If.NOTHING) ? instead.would() : null),
                phrase("the next time {} this turn, {} instead.", Replacements.WOULD, DEEDS).as(Instead.class,
                        Instead::new, instead -> instead.may() || !instead.costs().isEmpty() ? null : instead.would(),
                        Instead::what),
                phrase("the next time {} this turn, you may {} instead.", Replacements.WOULD, DEEDS).as(Instead.class,
                        (would, what) -> new Instead(would, true, List.of(), what),
                        instead -> instead.may() && instead.costs().isEmpty() ? instead.would() : null, Instead::what),
                phrase("the next time {} this turn, you may {} to {} instead.", Replacements.WOULD, Costs.DEEDS, DEEDS)
                        .as(Instead.class, (would, costs, what) -> new Instead(would, true, costs, what),
                                instead -> instead.may() && !instead.costs().isEmpty() ? instead.would() : null,
                                Instead::costs, Instead::what));
    }

    private static @Nullable OneOf modes(List<Instruction> modes, OneOf.Style style) {
        boolean nested =
                modes.stream().flatMap(mode -> parts(mode, Joint.SENTENCES).stream())
                        .anyMatch(Instructions::listsModes);
        return modes.size() < 2 || nested ? null : new OneOf(modes, style);
    }

    private static boolean listsModes(Instruction part) {
        return part instanceof OneOf one && one.style() != OneOf.Style.OR || part instanceof ByDomain
                || part instanceof DoThis reflexive && reflexive.what() instanceof OneOf;
    }

    /** 380.1: "do one of the following: \u2022 Draw 1. \u2022 Ready me."; 387.1.b of 2026-07: "do two of the following", "do the following". */
    private static Syntax<DoThis> doOne() {
        Syntax<Instruction> mode = phrase("\u2022 {}", TEXT).itself();
        return either(
                phrase("do one of the following: {}", listed(mode, OneOf.Style.LIST)).as(
                        DoThis.class, what -> new DoThis(new Condition.Always(), 1, what), Instructions::listOf),
                phrase("do {} of the following: {}", Numbers.TWO_OR_MORE, listed(mode, OneOf.Style.SEVERAL)).as(
                        DoThis.class,
                        (n, what) -> n < what.modes().size() ? new DoThis(new Condition.Always(), n, what) : null,
                        DoThis::times, Instructions::listOf),
                phrase("do the following: {}", listed(mode, OneOf.Style.ALL)).as(
                        DoThis.class, what -> new DoThis(new Condition.Always(), 1, what), Instructions::listOf));
    }

    private static Syntax<OneOf> listed(Syntax<Instruction> mode, OneOf.Style style) {
        return list(mode, " ").as(OneOf.class, modes -> modes(modes, style), one -> modesOf(one, style));
    }

    private static @Nullable OneOf listOf(DoThis reflexive) {
        return reflexive.what() instanceof OneOf modes ? modes : null;
    }

    /** "choose one \u2014 \u2022 Draw 1. \u2022 Ready me." */
    private static Syntax<OneOf> oneOf(String words, OneOf.Style style) {
        Syntax<Instruction> mode = phrase("\u2022 {}", TEXT).itself();
        return phrase(words + " \u2014 {}", list(mode, " ")).as(OneOf.class, modes -> modes(modes, style),
                one -> modesOf(one, style));
    }

    private static @Nullable List<Instruction> modesOf(OneOf one, OneOf.Style style) {
        return one.style() == style ? one.modes() : null;
    }

    /** "[counter it] unless its controller pays [2]". */
    private static Syntax<UnlessPays> unlessPays(Syntax<Who> pays, Syntax<Cost> cost) {
        return phrase("{} unless {} {}", DEEDS, pays, cost).as(UnlessPays.class,
                (what, who, price) -> new UnlessPays(what, who, List.of(price)), UnlessPays::what, UnlessPays::who,
                unless -> unless.costs().size() == 1 ? unless.costs().getFirst() : null);
    }

    /** 380.1: "do one of the following based on its domain: \u2022 [R] \u2014 Draw 1. \u2022 [B] \u2014 Ready me." */
    private static Syntax<ByDomain> byDomain() {
        Syntax<Domain> domain =
                either(Stream.of(Domain.values()).map(d -> says("[" + d.shorthand() + "]", d)).toList());
        Syntax<ByDomain.Case> one = phrase("\u2022 {} \u2014 {}", domain, TEXT).as(ByDomain.Case.class,
                (d, what) -> listsModes(what) ? null : new ByDomain.Case(d, what), ByDomain.Case::domain,
                ByDomain.Case::what);
        return phrase("do one of the following based on its domain: {}", list(one, " ")).as(ByDomain.class,
                cases -> cases.stream().map(ByDomain.Case::domain).distinct().count() < cases.size() ? null
                        : new ByDomain(cases),
                ByDomain::cases);
    }

    /** The verbs, looked for when the first text is read. */
    private static final class Found {
        static final VerbPhrases VERBS = VerbPhrases.known();
    }
}
