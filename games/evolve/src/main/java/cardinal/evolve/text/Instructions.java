package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Instruction.By;
import cardinal.evolve.ability.Instruction.ForEvery;
import cardinal.evolve.ability.Instruction.If;
import cardinal.evolve.ability.Instruction.Instead;
import cardinal.evolve.ability.Instruction.Later;
import cardinal.evolve.ability.Instruction.LetX;
import cardinal.evolve.ability.Instruction.OneOf;
import cardinal.evolve.ability.Instruction.OneOf.ChooseCount;
import cardinal.evolve.ability.Instruction.OneOf.Raise;
import cardinal.evolve.ability.Instruction.PayTo;
import cardinal.evolve.ability.Instruction.RepeatUntilFull;
import cardinal.evolve.ability.Instruction.Sequence.Joint;
import cardinal.evolve.ability.Instruction.Times;
import cardinal.evolve.ability.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whole texts: sentences; then parts under a class condition ("Combo (3): ..."), each reaching to the next; then, last, a
 * part behind a cost, which reaches to the end (10.4.7.2).
 */
public final class Instructions {
    /** A sentence with its full stop, starting in lower case: it may also go on after a trigger. */
    private static final Syntax<Instruction> SENTENCE = rule("sentence", () -> Syntax.<Instruction>either(
            simple(), conditional(), later(), OneOfs.ONE_OF, repeated()));

    /** 13: "Combo (3): Draw a card. Deal it 2 damage." / "Combo (3): Deal 3 damage instead." */
    private static final Syntax<Instruction> BLOCK = rule("part under a class condition",
            () -> Syntax.<Instruction>either(
                    phrase("{}: {}", Conditions.LABEL, sentences(sentence(SENTENCE))).as(If.class,
                            (condition, then) -> new If(condition, then, If.NOTHING), If::condition, If::then),
                    phrase("{}: {} instead.", Conditions.LABEL, sentence(Deeds.SUBSTITUTE)).as(Instead.class,
                            Instead::new,
                            Instead::condition, Instead::what)));

    /** The last part: behind a cost, or after "if ..., select ...", which speaks of everything that follows. */
    private static final Syntax<Instruction> TAIL = rule("last part", () -> Syntax.<Instruction>either(
            phrase("{}: {}", Costs.COSTS, textRule()).as(PayTo.class, PayTo::new, PayTo::costs, PayTo::what),
            phrase("if {}, {}. {}", Conditions.CONDITION, VerbPhrases.all().selection(), textRule()).as(If.class,
                    (condition, select, rest) -> new If(condition, withSelect(select, rest), If.NOTHING),
                    If::condition, Instructions::leadingSelect, Instructions::afterSelect)));

    /** A text from its first word on. */
    public static final Syntax<Instruction> TEXT = rule("text", () -> text(sentence(SENTENCE), sentence(TAIL)));

    /** A text that goes on in the middle of a sentence, after a trigger. */
    public static final Syntax<Instruction> REST = rule("rest", () -> text(SENTENCE, TAIL));

    private Instructions() {
    }

    private static Syntax<Instruction> textRule() {
        return TEXT;
    }

    private static Syntax<Instruction> sentences(Syntax<Instruction> first) {
        return phrase("{}{}", first, many(phrase(" {}", sentence(SENTENCE)).itself())).as(Instruction.class,
                (one, more) -> sequence(List.of(one), more, List.of(), Optional.empty()),
                Instructions::first, value -> isEmpty(value) ? null : parts(value).subList(1, parts(value).size()));
    }

    private static Syntax<Instruction> text(Syntax<Instruction> first, Syntax<Instruction> tailAlone) {
        Syntax<List<Instruction>> more = many(phrase(" {}", sentence(SENTENCE)).itself());
        Syntax<List<Instruction>> blocks = many(phrase(" {}", BLOCK).itself());
        Syntax<Optional<Instruction>> tail = maybe(phrase(" {}", sentence(TAIL)).itself());
        return either(
                phrase("{}{}{}{}", first, more, blocks, tail).as(Instruction.class,
                        (one, two, three, last) -> sequence(List.of(one), two, three, last),
                        value -> count(value, 0) == 0 ? null : first(value),
                        value -> count(value, 0) == 0 ? null : parts(value).subList(1, count(value, 0)),
                        value -> parts(value).subList(count(value, 0), count(value, 1)), Instructions::tail),
                phrase("{}{}{}", BLOCK, blocks, tail).as(Instruction.class,
                        (one, two, last) -> sequence(List.of(), List.of(one), two, last),
                        value -> count(value, 0) > 0 || count(value, 1) == 0 ? null : first(value),
                        value -> count(value, 1) == 0 ? null : parts(value).subList(1, count(value, 1)),
                        Instructions::tail),
                tailAlone.as(Instruction.class, last -> last, value -> isTail(value) ? value : null));
    }

    private static List<Instruction> parts(Instruction value) {
        return Deeds.parts(value, Joint.SENTENCES);
    }

    /** Nothing but the parts of a list of options can follow it. */
    private static @Nullable Instruction sequence(
            List<Instruction> one, List<Instruction> two, List<Instruction> three, Optional<Instruction> last) {
        List<Instruction> all = new ArrayList<>(one);
        all.addAll(two);
        all.addAll(three);
        last.ifPresent(all::add);
        boolean afterOptions =
                !all.isEmpty() && all.subList(0, all.size() - 1).stream().anyMatch(Instructions::isOptions);
        return afterOptions ? null : Deeds.join(List.copyOf(all), Joint.SENTENCES);
    }

    private static boolean isOptions(Instruction part) {
        return part instanceof OneOf || part instanceof By by && by.what() instanceof OneOf;
    }

    /** How many parts stand before the blocks (0), or before the tail (1). */
    private static int count(Instruction value, int stage) {
        int n = 0;
        for (Instruction part : parts(value)) {
            if (isTail(part) || stage == 0 && isBlock(part)) {
                break;
            }
            n++;
        }
        return n;
    }

    private static boolean isEmpty(Instruction value) {
        return parts(value).isEmpty();
    }

    private static @Nullable Instruction first(Instruction value) {
        return isEmpty(value) ? null : parts(value).getFirst();
    }

    private static Optional<Instruction> tail(Instruction value) {
        if (isEmpty(value)) {
            return Optional.empty();
        }
        Instruction last = parts(value).getLast();
        return isTail(last) ? Optional.of(last) : Optional.empty();
    }

    private static boolean isTail(Instruction part) {
        return part instanceof PayTo || part instanceof If i && !isLabel(i.condition()) && leadingSelect(i) != null;
    }

    private static boolean isBlock(Instruction part) {
        return part instanceof If i && isLabel(i.condition()) || part instanceof Instead n && isLabel(n.condition());
    }

    private static boolean isLabel(Condition condition) {
        return condition instanceof Condition.Combo || condition instanceof Condition.Spellchain
                || condition instanceof Condition.Necrocharge || condition instanceof Condition.EarthRite;
    }

    private static Instruction withSelect(Selection select, Instruction rest) {
        List<Instruction> all = new ArrayList<>();
        all.add(select);
        all.addAll(parts(rest));
        return Deeds.join(all, Joint.SENTENCES);
    }

    private static @Nullable Selection leadingSelect(If i) {
        List<Instruction> parts = parts(i.then());
        return parts.size() > 1 && parts.getFirst() instanceof Selection select ? select : null;
    }

    private static Instruction afterSelect(If i) {
        List<Instruction> parts = parts(i.then());
        return Deeds.join(parts.subList(1, parts.size()), Joint.SENTENCES);
    }

    private static Syntax<Instruction> simple() {
        return Syntax.<Instruction>either(
                phrase("{}.", Deeds.CLAUSE).itself(),
                phrase("X equals {}.", Amounts.MEASURE).as(LetX.class, LetX::new, LetX::amount),
                phrase("for every {}, {}.", Nouns.described(false, "and", Places.in(Person.YOU, false, "and")),
                        Deeds.DEEDS).as(ForEvery.class, (filter, what) -> new ForEvery(1, filter, what),
                                ForEvery::filter, ForEvery::what),
                phrase("for every {} {}, {}.", Numbers.SEVERAL,
                        Nouns.described(true, "and", Places.in(Person.YOU, true, "and")), Deeds.DEEDS)
                        .as(ForEvery.class, ForEvery::new, ForEvery::unit, ForEvery::filter, ForEvery::what));
    }

    private static Syntax<Instruction> conditional() {
        return Syntax.<Instruction>either(
                phrase("if {}, {}.", Conditions.CONDITION, Deeds.CLAUSE).as(If.class,
                        (condition, then) -> then instanceof Selection ? null : new If(condition, then, If.NOTHING),
                        If::condition, If::then),
                phrase("if {}, {}. Otherwise, {}.", Conditions.CONDITION, Deeds.CLAUSE, Deeds.CLAUSE)
                        .as(If.class, If::new, If::condition, If::then, If::otherwise),
                phrase("if {}, {} instead.", Conditions.CONDITION, Deeds.SUBSTITUTE).as(Instead.class, Instead::new,
                        Instead::condition, Instead::what));
    }

    /** 10.7.5. */
    private static Syntax<Instruction> later() {
        return Syntax.<Instruction>either(
                phrase("{}, {}.", Triggers.NEXT_MOMENT, Deeds.CLAUSE).as(Later.class,
                        (trigger, what) -> new Later(trigger, Duration.LASTING, true, what), Later::trigger,
                        Later::what),
                phrase("the next time {} this turn, {}.", Triggers.EVENT, Deeds.CLAUSE).as(Later.class,
                        (trigger, what) -> new Later(trigger, Duration.THIS_TURN, true, what), Later::trigger,
                        Later::what),
                phrase("for the rest of this turn, when {}, {}.", Triggers.EVENT, Deeds.CLAUSE).as(Later.class,
                        (trigger, what) -> new Later(trigger, Duration.THIS_TURN, false, what), Later::trigger,
                        Later::what));
    }

    private static Syntax<Instruction> repeated() {
        return Syntax.<Instruction>either(
                phrase("{}. Do this {} times.", Deeds.CLAUSE, Numbers.SEVERAL).as(Times.class, Times::new, Times::what,
                        Times::n),
                phrase("{}. Repeat this until your {} is full.", Deeds.CLAUSE, Places.LIMITED).as(RepeatUntilFull.class,
                        RepeatUntilFull::new, RepeatUntilFull::what, RepeatUntilFull::place));
    }

    /** 5.17. */
    static final class OneOfs {
        private static final Syntax<ChooseCount> COUNT = either(
                says("one", new ChooseCount(false, Amount.of(1))),
                phrase("{}", Numbers.SEVERAL).as(ChooseCount.class, n -> new ChooseCount(false, Amount.of(n)),
                        count -> count.upTo() ? null : fixed(count)),
                phrase("up to {}", digits()).as(ChooseCount.class, n -> new ChooseCount(true, Amount.of(n)),
                        count -> count.upTo() ? fixed(count) : null),
                Dialect.OF_1_24.first(says("X", new ChooseCount(false, new Amount.X()))),
                Dialect.OF_1_24.first(says("up to X", new ChooseCount(true, new Amount.X()))));

        private static final Syntax<Raise> RAISE = either(
                phrase(" {}: Choose {} instead.", Conditions.LABEL, COUNT).as(Raise.class, Raise::new,
                        Raise::condition, Raise::count),
                phrase(" If {}, choose {} instead.", Conditions.CONDITION, COUNT).as(Raise.class, Raise::new,
                        Raise::condition, Raise::count));

        /** "(1) Draw a card. (2) Recover 1 play point." with their numbers in order. */
        private static final Syntax<List<Instruction>> OPTIONS =
                list(phrase("({}) {}", digits(), TEXT).as(Numbered.class, Numbered::new, Numbered::n, Numbered::what),
                        " ")
                        .as(List.class, OneOfs::inOrder, OneOfs::numbered);

        static final Syntax<Instruction> ONE_OF = rule("options", () -> Syntax.<Instruction>either(
                phrase("choose {} of the following.{} {}", COUNT, many(RAISE), OPTIONS).as(OneOf.class, OneOf::new,
                        OneOf::count, OneOf::instead, OneOf::options),
                phrase("{} chooses {} of the following. {}", Deeds.PLAYER, COUNT, OPTIONS).as(By.class,
                        (who, count, options) -> new By(who, new OneOf(count, List.of(), options)), By::who,
                        by -> by.what() instanceof OneOf one ? one.count() : null,
                        by -> by.what() instanceof OneOf one ? one.options() : null)));

        private OneOfs() {
        }

        private static @Nullable Integer fixed(ChooseCount count) {
            return count.n() instanceof Amount.Fixed fixed ? fixed.n() : null;
        }

        private record Numbered(int n, Instruction what) {
        }

        private static @Nullable List<Instruction> inOrder(List<Numbered> options) {
            for (int i = 0; i < options.size(); i++) {
                if (options.get(i).n() != i + 1) {
                    return null;
                }
            }
            return options.size() < 2 ? null : options.stream().map(Numbered::what).toList();
        }

        private static List<Numbered> numbered(List<Instruction> options) {
            List<Numbered> all = new ArrayList<>();
            for (Instruction option : options) {
                all.add(new Numbered(all.size() + 1, option));
            }
            return all;
        }
    }
}
