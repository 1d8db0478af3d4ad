package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Happening.EitherOf;
import cardinal.ufs.ability.Happening.PhaseTurns;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Fired;
import cardinal.ufs.ability.Instruction.If;
import cardinal.ufs.ability.Instruction.Instead;
import cardinal.ufs.ability.Instruction.LetX;
import cardinal.ufs.ability.Instruction.May;
import cardinal.ufs.ability.Instruction.OneOf;
import cardinal.ufs.ability.Instruction.PayTo;
import cardinal.ufs.ability.Instruction.Sequence;
import cardinal.ufs.ability.Instruction.Sequence.Joint;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.When.Timing;
import cardinal.ufs.ability.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Sentences of effects, and the points in time they wait for. */
final class Instructions {
    /** One deed, or what somebody may do. */
    private static final Syntax<Instruction> DEED = rule("deed", () -> either(VerbSyntax.VERB, may(), payTo()));

    /** "A", "A and B", "A, B, and C", "A, then B", "A or B": up to the end of the sentence. */
    static final Syntax<Instruction> CLAUSES = rule("clauses", () -> either(
            DEED, joined(seriesOfSeveral(DEED, "and"), Joint.AND), joined(list(VerbSyntax.VERB, ", then "), Joint.THEN),
            phrase("{}, then {}", joined(seriesOfSeveral(VerbSyntax.VERB, "and"), Joint.AND), VerbSyntax.VERB).as(
                    Sequence.class, (before, last) -> new Sequence(List.of(before, last), Joint.THEN),
                    then -> then.joint() == Joint.THEN && then.parts().size() == 2
                            && then.parts().getFirst() instanceof Sequence before ? before : null,
                    then -> then.parts().size() == 2 ? then.parts().getLast() : null),
            VerbSyntax.ALTERNATIVES));

    /** A cost inside an effect, in the imperative. */
    static final Syntax<Instruction> COST = rule("cost", () -> either(
            VerbSyntax.VERB, VerbPhrases.OF_THE_GAME.shorthand(), VerbSyntax.CHECK_COST, VerbSyntax.PLAY_AS_REVERSAL,
            VerbSyntax.ALTERNATIVES));

    /** "after you block with this card": what a response or fired effect waits for. */
    static final Syntax<When> WHEN = rule("when", () -> either(
            when("after {}{}", Timing.AFTER), afterEither(), when("before {}{}", Timing.BEFORE),
            when("when {}{}", Timing.WHEN), when("at {}{}", Timing.AT),
            when("if {}{}", Timing.IF), when("whenever {}{}", Timing.WHENEVER),
            when("the next time {}{}", Timing.NEXT_TIME)));

    /** One sentence with its full stop. */
    private static final Syntax<Instruction> SENTENCE = rule("sentence", Instructions::sentences);

    /** A whole effect after a response's condition: its first letter is small. */
    static final Syntax<Instruction> GOING_ON = rule("effect going on", () -> whole(SENTENCE));

    /** A whole effect. */
    static final Syntax<Instruction> EFFECT = rule("effect", () -> whole(sentence(SENTENCE)));

    private Instructions() {
    }

    private static Syntax<Instruction> whole(Syntax<Instruction> first) {
        return phrase("{}{}", first, many(phrase(" {}", sentence(SENTENCE)).itself())).as(
                Instruction.class, Instructions::together, effect -> sentencesOf(effect).getFirst(),
                effect -> sentencesOf(effect).subList(1, sentencesOf(effect).size()));
    }

    private static @Nullable Instruction together(Instruction first, List<Instruction> more) {
        if (more.isEmpty()) {
            return first;
        }
        List<Instruction> parts = new ArrayList<>(List.of(first));
        parts.addAll(more);
        return parts.subList(0, parts.size() - 1).stream().anyMatch(Instructions::endsInBullets) ? null
                : new Sequence(List.copyOf(parts), Joint.SENTENCES);
    }

    /** UniVersus, Bullets in Abilities: what follows the last bullet belongs to it. */
    private static boolean endsInBullets(Instruction part) {
        return part instanceof OneOf || part instanceof If choice && choice.then() instanceof OneOf;
    }

    private static List<Instruction> sentencesOf(Instruction effect) {
        return effect instanceof Sequence sequence && sequence.joint() == Joint.SENTENCES && !sequence.parts().isEmpty()
                ? sequence.parts() : List.of(effect);
    }

    private static Syntax<Sequence> joined(Syntax<List<Instruction>> parts, Joint joint) {
        return parts.as(
                Sequence.class,
                list -> list.size() < 2 || governs(list) || Subjects.isDoubtful(list) ? null
                        : new Sequence(list, joint),
                sequence -> sequence.joint() == joint ? sequence.parts() : null);
    }

    /** K.3.5: what somebody may do reaches to the end of the sentence. */
    private static boolean governs(List<Instruction> list) {
        return list.subList(0, list.size() - 1).stream().anyMatch(part -> part instanceof May || part instanceof PayTo);
    }

    // Sentences.

    private static Syntax<Instruction> sentences() {
        return either(
                phrase("{}.", CLAUSES).itself(), conditional(), fired(), instead(), bullets(), bulletsOrBoth(),
                phrase("X equals {}.", Amounts.AMOUNT).as(LetX.class, LetX::new,
                        x -> x.is() instanceof Amount.Bounded b && b.amount() instanceof Amount.X ? null : x.is()),
                phrase("X cannot be greater than {}.", digits()).as(
                        LetX.class, n -> new LetX(atMost(n)),
                        x -> x.is() instanceof Amount.Bounded b && b.amount() instanceof Amount.X ? b.most().orElse(0)
                                : null),
                phrase("either {}, or if {}, {}.", CLAUSES, Conditions.CONDITION, CLAUSES).as(
                        Instruction.Either.class, Instruction.Either::new, Instruction.Either::what,
                        Instruction.Either::condition, Instruction.Either::other),
                phrase("{}. Then, {}.", CLAUSES, CLAUSES).as(
                        Sequence.class, (a, b) -> new Sequence(List.of(a, b), Joint.THEN_SENTENCE), s -> part(s, 0),
                        s -> part(s, 1)),
                phrase("{}. Then, if {}, {}.", CLAUSES, Conditions.CONDITION, CLAUSES).as(
                        Sequence.class,
                        (a, condition, b) -> new Sequence(List.of(a, new If(condition, b, Instruction.NOTHING, false)),
                                Joint.THEN_SENTENCE),
                        s -> part(s, 0),
                        s -> part(s, 1) instanceof If inner && !inner.late() ? inner.condition() : null,
                        s -> part(s, 1) instanceof If inner && inner.otherwise().equals(Instruction.NOTHING)
                                ? inner.then() : null),
                phrase("while {}, {}.", Conditions.CONDITION, CLAUSES).as(
                        Instruction.While.class, Instruction.While::new, Instruction.While::condition,
                        Instruction.While::what),
                phrase("while {}, if {}, {}.", Conditions.CONDITION, Conditions.CONDITION, CLAUSES).as(
                        Instruction.While.class,
                        (around, condition, what) -> new Instruction.While(around,
                                new If(condition, what, Instruction.NOTHING, false)),
                        Instruction.While::condition,
                        it -> it.what() instanceof If inner && !inner.late() ? inner.condition() : null,
                        it -> it.what() instanceof If inner && inner.otherwise().equals(Instruction.NOTHING)
                                ? inner.then() : null),
                phrase("while {}, {}, {}.", Conditions.CONDITION, WHEN, CLAUSES).as(
                        Instruction.While.class,
                        (around, when, what) -> new Instruction.While(around,
                                new Fired(when, what, false, Period.UNSAID)),
                        Instruction.While::condition,
                        it -> it.what() instanceof Fired inner && !inner.late() ? inner.when() : null,
                        it -> it.what() instanceof Fired inner && inner.until() == Period.UNSAID ? inner.what() : null),
                phrase("while {}, {} {}.", Conditions.CONDITION, CLAUSES, LATE).as(
                        Instruction.While.class,
                        (around, what, late) -> what instanceof RuleEffect ? null
                                : new Instruction.While(around, new Fired(late, what, true, Period.UNSAID)),
                        Instruction.While::condition,
                        it -> it.what() instanceof Fired inner && inner.late() ? inner.what() : null,
                        it -> it.what() instanceof Fired inner && inner.until() == Period.UNSAID ? inner.when() : null),
                phrase("for each {}, {}.", Amounts.COUNTED_ONE, CLAUSES).as(
                        Instruction.ForEach.class, (counted, what) -> new Instruction.ForEach(1, counted, what),
                        each -> each.per() == 1 ? each.counted() : null,
                        Instruction.ForEach::what),
                phrase("for every {} {}, {}.", Numbers.SEVERAL, Amounts.COUNTED, CLAUSES).as(
                        Instruction.ForEach.class, Instruction.ForEach::new, Instruction.ForEach::per,
                        Instruction.ForEach::counted, Instruction.ForEach::what));
    }

    private static Amount atMost(int n) {
        return new Amount.Bounded(new Amount.X(), OptionalInt.empty(), OptionalInt.of(n));
    }

    private static @Nullable Instruction part(Sequence sequence, int index) {
        return sequence.joint() == Joint.THEN_SENTENCE && sequence.parts().size() == 2 ? sequence.parts().get(index)
                : null;
    }

    private static Syntax<Instruction> conditional() {
        return either(
                phrase("if {}, {}.", Conditions.CONDITION, CLAUSES).as(
                        If.class, (condition, then) -> new If(condition, then, Instruction.NOTHING, false),
                        it -> it.late() || !it.otherwise().equals(Instruction.NOTHING) ? null : it.condition(),
                        If::then),
                phrase("{} if {}.", CLAUSES, Conditions.CONDITION).as(
                        If.class, (then, condition) -> new If(condition, then, Instruction.NOTHING, true), If::then,
                        it -> it.late() && it.otherwise().equals(Instruction.NOTHING) ? it.condition() : null),
                phrase("{} unless {}.", CLAUSES, Conditions.CONDITION).as(
                        If.class, (what, condition) -> new If(condition, Instruction.NOTHING, what, true),
                        it -> it.late() && it.then().equals(Instruction.NOTHING) ? it.otherwise() : null,
                        If::condition),
                phrase("if {}, {}. Otherwise, {}.", Conditions.CONDITION, CLAUSES, CLAUSES).as(
                        If.class, (condition, then, otherwise) -> new If(condition, then, otherwise, false),
                        If::condition, If::then,
                        it -> it.late() || it.otherwise().equals(Instruction.NOTHING) ? null : it.otherwise()),
                phrase("if {}, {} instead.", Conditions.CONDITION, CLAUSES).as(
                        If.class,
                        (condition, what) -> new If(condition, new Instead(what, Optional.empty()), Instruction.NOTHING,
                                false),
                        If::condition,
                        it -> it.then() instanceof Instead instead && instead.would().isEmpty()
                                && it.otherwise().equals(Instruction.NOTHING) ? instead.what() : null));
    }

    private static Syntax<Instruction> fired() {
        return either(
                phrase("{}, {}.", WHEN, CLAUSES).as(
                        Fired.class, (when, what) -> new Fired(when, what, false, Period.UNSAID),
                        it -> it.late() || it.until() != Period.UNSAID ? null : it.when(),
                        Fired::what),
                phrase("{}, if {}, {}.", WHEN, Conditions.CONDITION, CLAUSES).as(
                        Fired.class,
                        (when, condition, what) -> new Fired(when, new If(condition, what, Instruction.NOTHING, false),
                                false, Period.UNSAID),
                        Fired::when,
                        it -> it.what() instanceof If inner && !inner.late() ? inner.condition() : null,
                        it -> it.what() instanceof If inner && inner.otherwise().equals(Instruction.NOTHING)
                                ? inner.then() : null),
                phrase("{} {}.", CLAUSES, LATE).as(
                        Fired.class,
                        (what, when) -> what instanceof RuleEffect ? null
                                : new Fired(when, what, true, Period.UNSAID),
                        Fired::what, it -> it.late() ? it.when() : null),
                phrase("{}, {} {}.", WHEN, CLAUSES, LATE).as(
                        Fired.class,
                        (when, what, late) -> what instanceof RuleEffect ? null
                                : new Fired(when, new Fired(late, what, true, Period.UNSAID), false, Period.UNSAID),
                        it -> it.late() || it.until() != Period.UNSAID ? null : it.when(),
                        it -> it.what() instanceof Fired inner && inner.late() ? inner.what() : null,
                        it -> it.what() instanceof Fired inner && inner.until() == Period.UNSAID ? inner.when() : null),
                phrase("if {}, {} {}.", Conditions.CONDITION, CLAUSES, LATE).as(
                        If.class,
                        (condition, what, late) -> what instanceof RuleEffect ? null
                                : new If(condition, new Fired(late, what, true, Period.UNSAID), Instruction.NOTHING,
                                        false),
                        it -> it.late() || !it.otherwise().equals(Instruction.NOTHING) ? null : it.condition(),
                        it -> it.then() instanceof Fired inner && inner.late() ? inner.what() : null,
                        it -> it.then() instanceof Fired inner && inner.until() == Period.UNSAID ? inner.when() : null),
                phrase("for the rest of this turn, {}, {}.", WHENEVER, CLAUSES).as(
                        Fired.class, (when, what) -> new Fired(when, what, false, Period.REST_OF_THIS_TURN),
                        it -> it.until() == Period.REST_OF_THIS_TURN ? it.when() : null, Fired::what));
    }

    /** "... after it resolves", "... at the start of the End Phase". */
    private static final Syntax<When> LATE = either(
            when("after {}{}", Timing.AFTER), when("before {}{}", Timing.BEFORE), when("when {}{}", Timing.WHEN),
            when("at {}{}", Timing.AT),
            says("during the End Phase", new When(Timing.AT,
                    new PhaseTurns(Who.NOBODY, cardinal.ufs.ability.Phase.END_PHASE, false, PhaseTurns.Wording.BARE),
                    Period.UNSAID)));

    private static final Syntax<When> WHENEVER = when("whenever {}{}", Timing.WHENEVER);

    private static Syntax<When> when(String words, Timing timing) {
        return phrase(words, Happenings.PRESENT, Periods.DURING).as(
                When.class,
                (what, during) -> fits(timing, what) && !belongs(what, during) ? new When(timing, what, during) : null,
                when -> when.timing() == timing && fits(timing, when.what()) ? when.what() : null, When::during);
    }

    /** "after you sacrifice 1 or more foundations or your attack deals damage". */
    private static Syntax<When> afterEither() {
        return phrase("after {} or {}{}", Happenings.PRESENT, Happenings.PRESENT, Periods.DURING).as(
                When.class,
                (one, other, during) -> fits(Timing.AFTER, one) && fits(Timing.AFTER, other) && !belongs(other, during)
                        ? new When(Timing.AFTER, new EitherOf(one, other), during) : null,
                when -> when.timing() == Timing.AFTER && when.what() instanceof EitherOf either ? either.one() : null,
                when -> when.what() instanceof EitherOf either ? either.other() : null, When::during);
    }

    /** "their second attack this turn": the time belongs to the counting. */
    private static boolean belongs(cardinal.ufs.ability.Happening what, Period during) {
        boolean counted = what instanceof cardinal.ufs.ability.Happening.Plays plays && plays.nth().n() > 0
                || what instanceof cardinal.ufs.ability.Happening.RepeatsAbility;
        return counted && during == Period.THIS_TURN;
    }

    private static Syntax<When> would(String words, Timing timing) {
        return phrase(words, Happenings.WOULD, Periods.DURING).as(
                When.class, (what, during) -> new When(timing, what, during),
                when -> when.timing() == timing ? when.what() : null, When::during);
    }

    /** Phases are said with "at the start of", "after ... begins", "before"; states are asked for with "if" and are no events there. */
    private static boolean fits(Timing timing, cardinal.ufs.ability.Happening what) {
        boolean noun = what instanceof PhaseTurns turns && turns.wording() == PhaseTurns.Wording.NOUN
                || what instanceof cardinal.ufs.ability.Happening.GameBegins begins && begins.start();
        boolean bare = what instanceof PhaseTurns turns && turns.wording() == PhaseTurns.Wording.BARE;
        return switch (timing) {
            case AT -> noun;
            case AFTER, BEFORE -> !noun;
            case IF -> Conditions.waits(what);
            default -> !noun && !bare;
        };
    }

    private static Syntax<Instruction> instead() {
        return either(
                phrase("{} instead.", CLAUSES).as(
                        Instead.class, what -> new Instead(what, Optional.empty()),
                        it -> it.would().isEmpty() ? it.what() : null),
                phrase("{}, {} instead.", either(would("if {}{}", Timing.IF_WOULD),
                        would("the next time {}{}", Timing.NEXT_TIME)), CLAUSES).as(
                                Instead.class, (when, what) -> new Instead(what, Optional.of(when)),
                                it -> it.would().orElse(null), Instead::what));
    }

    /** "Choose 1: • Draw 1 card. • Gain 2 health." */
    private static Syntax<OneOf> bullets() {
        Syntax<Limit> count = either(
                digits().as(Limit.class, Limit::exactly,
                        limit -> limit.than() == Limit.Than.EXACTLY && limit.n() instanceof Amount.Fixed(int n) ? n
                                : null),
                phrase("up to {}", digits()).as(
                        Limit.class, n -> new Limit(Limit.Than.UP_TO, Amount.of(n)),
                        limit -> limit.than() == Limit.Than.UP_TO && limit.n() instanceof Amount.Fixed(int n) ? n
                                : null));
        return either(bullets("{} {}: {}", count, false),
                bullets("{} {}. You may choose the same option multiple times: {}", count, true));
    }

    private static Syntax<OneOf> bullets(String words, Syntax<Limit> count, boolean again) {
        return phrase(words, Players.told("choose", "chooses"), count, OPTIONS)
                .as(OneOf.class, (who, n, options) -> options.size() < 2 ? null : new OneOf(who, n, options, again),
                        it -> it.again() == again ? it.who() : null, OneOf::count, OneOf::options);
    }

    private static final Syntax<List<Instruction>> OPTIONS =
            rule("options", () -> list(phrase("\u2022 {}", EFFECT).itself(), " "));

    /** "Choose 1. If ..., choose both instead: • A. • B." */
    private static Syntax<If> bulletsOrBoth() {
        return phrase("choose 1. If {}, choose both instead: {}", Conditions.CONDITION, OPTIONS).as(
                If.class,
                (condition, options) -> options.size() != 2 ? null
                        : new If(condition, new OneOf(Who.YOU, Limit.exactly(2), options, false),
                                new OneOf(Who.YOU, Limit.exactly(1), options, false), false),
                If::condition,
                it -> it.then() instanceof OneOf both && both.count().equals(Limit.exactly(2)) ? both.options() : null);
    }

    // What players may do.

    private static final Syntax<Who> MAY = Players.doing("may", "may");

    private static Syntax<May> may() {
        return either(
                phrase("{} {}", MAY, VerbSyntax.VERB).as(May.class, Instructions::mayDo, May::who,
                        may -> may.what() instanceof Sequence || may.what() instanceof Instruction.Or ? null
                                : may.what()),
                phrase("{} {}", MAY, VerbSyntax.ALTERNATIVES).as(
                        May.class,
                        (who, or) -> or.options().stream().allMatch(Subjects::isImperative) ? new May(who, or)
                                : null,
                        May::who,
                        may -> may.what() instanceof Instruction.Or or ? or : null),
                phrase("{} {}", MAY, joined(seriesOfSeveral(VerbSyntax.VERB, "and"), Joint.AND)).as(
                        May.class, Instructions::mayDo, May::who,
                        may -> may.what() instanceof Sequence sequence ? sequence : null));
    }

    private static @Nullable May mayDo(Who who, Instruction what) {
        return Subjects.isImperative(what) ? new May(who, what) : null;
    }

    private static Syntax<PayTo> payTo() {
        return phrase("{} {} to {}", MAY, seriesOfCosts(),
                either(VerbSyntax.VERB, joined(seriesOfSeveral(VerbSyntax.VERB, "and"), Joint.AND))).as(
                        PayTo.class,
                        (who, costs, what) -> costs.stream().allMatch(Subjects::isImperative)
                                ? new PayTo(who, costs, what) : null,
                        PayTo::who,
                        PayTo::costs, PayTo::what);
    }

    static Syntax<List<Instruction>> seriesOfCosts() {
        Syntax<List<Instruction>> either = VerbSyntax.ALTERNATIVES.as(
                List.class, or -> List.of(or),
                costs -> costs.size() == 1 && costs.getFirst() instanceof Instruction.Or or ? or : null);
        return Syntax.either(Syntax.series(VerbSyntax.VERB, "and"), either);
    }
}
