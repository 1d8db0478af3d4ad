package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Change.Bonus;
import cardinal.ufs.ability.Change.Bounds;
import cardinal.ufs.ability.Change.Gains;
import cardinal.ufs.ability.Change.Loses;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What a card "gets", "gains" and "loses", in the singular or the plural. */
public final class Changes {
    /** "+2", "-X". */
    public record Signed(boolean minus, Amount amount) {
    }

    public static final Syntax<Signed> SIGNED = either(
            phrase("+{}", Numbers.NUMBER).as(Signed.class, n -> new Signed(false, n),
                    signed -> signed.minus() ? null : signed.amount()),
            phrase("-{}", Numbers.NUMBER).as(Signed.class, n -> new Signed(true, n),
                    signed -> signed.minus() ? signed.amount() : null));

    /** K.3.7: "(min. 1)" after a bonus or penalty. */
    private static final Syntax<Bounds> BOUNDS = either(
            phrase(" (min. {})", digits()).as(
                    Bounds.class, n -> new Bounds(n, Integer.MAX_VALUE),
                    b -> b.most() == Integer.MAX_VALUE ? b.least() : null),
            phrase(" (max. {})", digits()).as(
                    Bounds.class, n -> new Bounds(Integer.MIN_VALUE, n),
                    b -> b.least() == Integer.MIN_VALUE ? b.most() : null))
            .orElse(Bounds.NONE);

    /** "+2 speed", "+1 damage (max. 9)". */
    private static final Syntax<Bonus> PLAIN = phrase("{} {}{}", SIGNED, Words.PROPERTY, BOUNDS).as(
            Bonus.class, (signed, property, bounds) -> new Bonus(signed.minus(), signed.amount(), property, bounds),
            bonus -> grows(bonus) ? null : signed(bonus), Bonus::property, Bonus::bounds);

    /** Sign and number of what is plainly said, else null. */
    private static @Nullable Signed signed(Bonus bonus) {
        return bonus.wording() == Bonus.Wording.GETS ? new Signed(bonus.minus(), bonus.amount()) : null;
    }

    /** "+1 damage for each attack in your card pool". */
    private static final Syntax<Bonus> GROWING = phrase("{} {}{}{}", SIGNED, Words.PROPERTY, Amounts.EACH, most()).as(
            Bonus.class, (signed, property, each, limits) -> growing(signed, property, each, limits), Changes::step,
            Bonus::property,
            Changes::each, Changes::limits);

    /** "an additional +1 damage". */
    private static final Syntax<Bonus> ADDITIONAL = phrase("an additional {}", either(PLAIN, GROWING)).as(
            Bonus.class, bonus -> bonus.said(Bonus.Wording.ADDITIONAL),
            bonus -> bonus.wording() == Bonus.Wording.ADDITIONAL ? bonus.said(Bonus.Wording.GETS) : null);

    /** "hand size gets +1": after "its". */
    private static final Syntax<Bonus> VALUE_GETS = phrase("{} gets {}", Words.PROPERTY, SIGNED).as(
            Bonus.class,
            (property, signed) -> new Bonus(signed.minus(), signed.amount(), property, Bounds.NONE,
                    Bonus.Wording.SUBJECT),
            Bonus::property,
            bonus -> bonus.wording() == Bonus.Wording.SUBJECT && bonus.bounds().equals(Bounds.NONE)
                    ? new Signed(bonus.minus(), bonus.amount()) : null);

    private record Limits(OptionalInt most, OptionalInt least) {
        static final Limits NONE = new Limits(OptionalInt.empty(), OptionalInt.empty());
    }

    private Changes() {
    }

    /** K.3.8: a maximum after "for each" is of the number, a minimum of the value (K.3.7). */
    private static Syntax<Limits> most() {
        return either(
                phrase(" (max. {})", digits()).as(
                        Limits.class, n -> new Limits(OptionalInt.of(n), OptionalInt.empty()),
                        l -> l.most().isPresent() && l.least().isEmpty() ? l.most().getAsInt() : null),
                phrase(" (min. {})", digits()).as(
                        Limits.class, n -> new Limits(OptionalInt.empty(), OptionalInt.of(n)),
                        l -> l.least().isPresent() && l.most().isEmpty() ? l.least().getAsInt() : null))
                .orElse(Limits.NONE);
    }

    private static Bonus growing(Signed signed, Property property, Amounts.Each each, Limits limits) {
        Amount per = new Amount.PerEach(signed.amount(), each.per(), each.counted());
        Amount amount = limits.most().isPresent() ? new Amount.Bounded(per, OptionalInt.empty(), limits.most()) : per;
        Bounds bounds =
                limits.least().isPresent() ? new Bounds(limits.least().getAsInt(), Integer.MAX_VALUE) : Bounds.NONE;
        return new Bonus(signed.minus(), amount, property, bounds);
    }

    private static Amount.@Nullable PerEach perEach(Bonus bonus) {
        Amount amount = bonus.amount() instanceof Amount.Bounded bounded ? bounded.amount() : bonus.amount();
        return amount instanceof Amount.PerEach per ? per : null;
    }

    private static boolean grows(Bonus bonus) {
        return perEach(bonus) != null;
    }

    private static @Nullable Signed step(Bonus bonus) {
        Amount.PerEach per = perEach(bonus);
        return per == null || bonus.wording() != Bonus.Wording.GETS ? null : new Signed(bonus.minus(), per.each());
    }

    private static Amounts.@Nullable Each each(Bonus bonus) {
        Amount.PerEach per = perEach(bonus);
        return per == null ? null : new Amounts.Each(per.per(), per.counted());
    }

    private static Limits limits(Bonus bonus) {
        OptionalInt most = bonus.amount() instanceof Amount.Bounded bounded ? bounded.most() : OptionalInt.empty();
        return new Limits(most, bonus.bounds().least() == Integer.MIN_VALUE ? OptionalInt.empty()
                : OptionalInt.of(bonus.bounds().least()));
    }

    /** "+2 or -2 speed". */
    private static final Syntax<Change.OneOf> EITHER_SIGN = phrase("{} or {} {}{}", SIGNED, SIGNED, Words.PROPERTY,
            BOUNDS).as(
                    Change.OneOf.class,
                    (a, b, property, bounds) -> new Change.OneOf(List.of(
                            new Bonus(a.minus(), a.amount(), property, bounds),
                            new Bonus(b.minus(), b.amount(), property, bounds))),
                    one -> sign(one, 0), one -> sign(one, 1),
                    one -> first(one.options()) instanceof Bonus bonus ? bonus.property() : null,
                    one -> first(one.options()) instanceof Bonus bonus ? bonus.bounds() : null);

    /** "+1 or -1 speed or damage". */
    private static final Syntax<Change.OneOf> EITHER_BOTH =
            phrase("{} or {} {} or {}", SIGNED, SIGNED, Words.PROPERTY, Words.PROPERTY).as(
                    Change.OneOf.class,
                    (a, b, one, other) -> new Change.OneOf(List.of(
                            new Bonus(a.minus(), a.amount(), one, Bounds.NONE),
                            new Bonus(b.minus(), b.amount(), one, Bounds.NONE),
                            new Bonus(a.minus(), a.amount(), other, Bounds.NONE),
                            new Bonus(b.minus(), b.amount(), other, Bounds.NONE))),
                    one -> signOf(one, 0), one -> signOf(one, 1), one -> propertyOf(one, 0), one -> propertyOf(one, 2));

    private static @Nullable Signed signOf(Change.OneOf one, int index) {
        return one.options().size() == 4 && one.options().get(index) instanceof Bonus bonus ? signed(bonus) : null;
    }

    private static @Nullable Property propertyOf(Change.OneOf one, int index) {
        return one.options().size() == 4 && one.options().get(index) instanceof Bonus bonus ? bonus.property() : null;
    }

    /** "+1 or -1 damage for each card in your hand". */
    private static final Syntax<Change.OneOf> EITHER_GROWING =
            phrase("{} or {} {}{}", SIGNED, SIGNED, Words.PROPERTY, Amounts.EACH).as(
                    Change.OneOf.class,
                    (a, b, property, each) -> new Change.OneOf(
                            List.of(growing(a, property, each, Limits.NONE), growing(b, property, each, Limits.NONE))),
                    one -> step(one, 0), one -> step(one, 1),
                    one -> first(one.options()) instanceof Bonus bonus ? bonus.property() : null,
                    one -> first(one.options()) instanceof Bonus bonus ? each(bonus) : null);

    private static @Nullable Signed step(Change.OneOf one, int index) {
        return one.options().size() == 2 && one.options().get(index) instanceof Bonus bonus ? step(bonus) : null;
    }

    private static @Nullable Signed sign(Change.OneOf one, int index) {
        return one.options().size() == 2 && one.options().get(index) instanceof Bonus bonus ? signed(bonus) : null;
    }

    /** "+2 speed or +2 damage": different properties. */
    private static final Syntax<Change.OneOf> EITHER_PROPERTY = seriesOfSeveral(either(PLAIN, GROWING), "or").as(
            Change.OneOf.class, options -> sameProperty(options) ? null : new Change.OneOf(List.copyOf(options)),
            Changes::bonuses);

    private static boolean sameProperty(List<Bonus> options) {
        return options.stream().map(Bonus::property).distinct().count() < options.size();
    }

    private static @Nullable List<Bonus> bonuses(Change.OneOf one) {
        return one.options().stream().allMatch(Bonus.class::isInstance)
                ? one.options().stream().map(Bonus.class::cast).toList() : null;
    }

    /** What "gets" may be followed by: several in a row, each its own event (J.1.2). */
    private static final Syntax<List<Change>> GETS = rule("gets", () -> either(
            series(either(PLAIN, GROWING, ADDITIONAL), "and").as(List.class, Changes::apart, Changes::plain),
            together(),
            alone(EITHER_SIGN), alone(EITHER_BOTH), alone(EITHER_GROWING), alone(EITHER_PROPERTY)));

    private static Syntax<List<Change>> alone(Syntax<Change.OneOf> change) {
        return change.as(List.class, one -> List.of(one),
                changes -> changes.size() == 1 && changes.getFirst() instanceof Change.OneOf one ? one : null);
    }

    /** "+1 speed and +1 damage for each": said once for all of them, so a plain one before a growing one is not meant. */
    private static @Nullable List<Change> apart(List<Bonus> changes) {
        boolean shared = changes.size() > 1 && grows(changes.getLast()) && !grows(changes.getFirst());
        boolean same = changes.size() > 1 && grows(changes.getLast())
                && changes.stream().allMatch(bonus -> java.util.Objects.equals(each(bonus), each(changes.getFirst())));
        return shared || same ? null : List.copyOf(changes);
    }

    private static @Nullable List<Bonus> plain(List<Change> changes) {
        return changes.stream().allMatch(Bonus.class::isInstance) ? changes.stream().map(Bonus.class::cast).toList()
                : null;
    }

    /** "+1 speed and +1 damage for each attack in your card pool". */
    private static Syntax<List<Change>> together() {
        return phrase("{}{}{}", seriesOfSeveral(phrase("{} {}", SIGNED, Words.PROPERTY).as(
                Bonus.class, (signed, property) -> new Bonus(signed.minus(), signed.amount(), property, Bounds.NONE),
                Changes::signed, Bonus::property), "and"), Amounts.EACH, most()).as(
                        List.class, Changes::allGrow, Changes::seeds,
                        changes -> first(changes) instanceof Bonus bonus ? each(bonus) : null,
                        changes -> first(changes) instanceof Bonus bonus ? limits(bonus) : null);
    }

    private static List<Change> allGrow(List<Bonus> seeds, Amounts.Each each, Limits limits) {
        return seeds.stream()
                .<Change>map(seed -> growing(new Signed(seed.minus(), seed.amount()), seed.property(), each, limits))
                .toList();
    }

    private static @Nullable List<Bonus> seeds(List<Change> changes) {
        if (changes.size() < 2
                || !changes.stream().allMatch(change -> change instanceof Bonus bonus && step(bonus) != null)) {
            return null;
        }
        return changes.stream().map(Bonus.class::cast)
                .map(bonus -> new Bonus(bonus.minus(), java.util.Objects.requireNonNull(step(bonus)).amount(),
                        bonus.property(), Bounds.NONE))
                .toList();
    }

    /** "Pirate". */
    private static final Syntax<Change.IsA> IS_A =
            KeywordLine.TRAIT.as(Change.IsA.class, Change.IsA::new, Change.IsA::trait);

    /** "Stun: 1", "Kick and Punch", or one of several by choice. */
    private static Syntax<Change> gains() {
        return either(
                series(KeywordLine.KEYWORD, "and").as(Gains.class, Gains::new, Gains::keywords),
                seriesOfSeveral(KeywordLine.KEYWORD, "or").as(
                        Change.OneOf.class,
                        words -> new Change.OneOf(
                                words.stream().<Change>map(word -> new Gains(List.of(word))).toList()),
                        Changes::words),
                chosen("1 keyword trait of your choice", Change.GainsChosen.Kind.KEYWORD_TRAIT),
                chosen("1 keyword ability of your choice", Change.GainsChosen.Kind.KEYWORD_ABILITY),
                chosen("1 keyword of your choice", Change.GainsChosen.Kind.KEYWORD),
                chosen("1 symbol of your choice", Change.GainsChosen.Kind.SYMBOL),
                says("the named keyword", new Change.GainsChosen(Change.GainsChosen.Kind.NAMED_KEYWORD)),
                phrase("the {} symbol", Words.SYMBOL).as(Change.GainsSymbol.class, Change.GainsSymbol::new,
                        Change.GainsSymbol::symbol),
                phrase("the abilities of {}", Selectors.ONE).as(
                        Change.GainsAbilitiesOf.class, Change.GainsAbilitiesOf::new, Change.GainsAbilitiesOf::card),
                phrase("\"{}\"", Abilities.QUOTED).as(Change.GainsAbility.class, Change.GainsAbility::new,
                        Change.GainsAbility::ability));
    }

    private static Syntax<Change.GainsChosen> chosen(String words, Change.GainsChosen.Kind kind) {
        return says(words, new Change.GainsChosen(kind));
    }

    private static @Nullable List<KeywordUse> words(Change.OneOf one) {
        List<KeywordUse> words = new ArrayList<>();
        for (Change option : one.options()) {
            if (!(option instanceof Gains(List<KeywordUse> keywords)) || keywords.size() != 1) {
                return null;
            }
            words.add(keywords.getFirst());
        }
        return words;
    }

    private static Syntax<Change> loses() {
        return either(
                series(KeywordLine.NAMED, "and").as(
                        Loses.class, words -> new Loses(words, Loses.What.THESE),
                        loses -> loses.what() == Loses.What.THESE ? loses.keywords() : null),
                phrase("the {} symbol", Words.SYMBOL).as(Change.LosesSymbol.class, Change.LosesSymbol::new,
                        Change.LosesSymbol::symbol),
                says("all keywords", new Loses(List.of(), Loses.What.ALL_KEYWORDS)),
                says("all abilities", new Loses(List.of(), Loses.What.ALL_ABILITIES)),
                says("1 keyword trait of your choice", new Loses(List.of(), Loses.What.KEYWORD_TRAIT)),
                says("1 keyword ability of your choice", new Loses(List.of(), Loses.What.KEYWORD_ABILITY)),
                says("1 keyword of your choice", new Loses(List.of(), Loses.What.KEYWORD)));
    }

    /** "gets +2 speed", "gains Throw", "ignores progressive difficulty": one predicate. */
    private static Syntax<List<Change>> predicate(boolean several) {
        String s = several ? "" : "s";
        String do_ = several ? "do" : "does";
        return either(
                phrase("get" + s + " {}", GETS).itself(),
                several ? either(List.<Syntax<List<Change>>>of()) : single("is {}", Syntax.article(IS_A)),
                single("gain" + s + " {}", gains()), single("lose" + s + " {}", loses()),
                single("{}", says("ignore" + s + " progressive difficulty", new Change.IgnoresProgressive())),
                single(do_ + " not count toward progressive difficulty{}", notCounted()),
                single("get" + s + " {}", rating()));
    }

    /** "+1 or -1 to each of its keyword ratings". */
    private static Syntax<Change> eitherRating(Syntax<String> which) {
        return either(phrase("{} or {} to {}", SIGNED, SIGNED, which).as(
                Change.OneOf.class,
                (a, b, word) -> new Change.OneOf(List.of(new Change.Rating(word, a.minus(), a.amount()),
                        new Change.Rating(word, b.minus(), b.amount()))),
                one -> ratingOf(one, 0), one -> ratingOf(one, 1),
                one -> first(one.options()) instanceof Change.Rating rating ? rating.keyword() : null));
    }

    private static @Nullable Signed ratingOf(Change.OneOf one, int index) {
        return one.options().size() == 2 && one.options().get(index) instanceof Change.Rating rating
                && !rating.subject() ? new Signed(rating.minus(), rating.amount()) : null;
    }

    /** "+1 to its Stun rating", "+1 to each of its keyword ratings", "+1 to its Stun rating for each ...". */
    private static Syntax<Change> rating() {
        Syntax<String> which =
                either(phrase("its {} rating", Words.KEYWORD).itself(), says("each of its keyword ratings", ""),
                        says("1 of its keyword ratings", Change.Rating.ONE_OF_THEM));
        return either(
                eitherRating(which),
                phrase("{} to {}", SIGNED, which).as(
                        Change.Rating.class, (signed, word) -> new Change.Rating(word, signed.minus(), signed.amount()),
                        r -> r.subject() || r.amount() instanceof Amount.PerEach ? null
                                : new Signed(r.minus(), r.amount()),
                        Change.Rating::keyword),
                phrase("{} to {}{}", SIGNED, which, Amounts.EACH).as(
                        Change.Rating.class,
                        (signed, word, each) -> new Change.Rating(word, signed.minus(),
                                new Amount.PerEach(signed.amount(), each.per(), each.counted())),
                        r -> !r.subject() && r.amount() instanceof Amount.PerEach per
                                ? new Signed(r.minus(), per.each())
                                : null,
                        Change.Rating::keyword,
                        r -> r.amount() instanceof Amount.PerEach per ? new Amounts.Each(per.per(), per.counted())
                                : null));
    }

    /** "Stun rating gets +1": after "its". */
    private static final Syntax<Change.Rating> RATING_GETS = phrase("{} rating gets {}", Words.KEYWORD, SIGNED).as(
            Change.Rating.class,
            (word, signed) -> new Change.Rating(word, signed.minus(), signed.amount(), true), Change.Rating::keyword,
            rating -> rating.subject() ? new Signed(rating.minus(), rating.amount()) : null);

    /** "Stun rating gets +1", "hand size gets +1": after "its". */
    public static final Syntax<Change> NUMBER_GETS = either(RATING_GETS, VALUE_GETS);

    private static Syntax<Change> notCounted() {
        return either(
                phrase(" to play {}", Selectors.POINTED).as(
                        Change.DoesNotCountFor.class, Change.DoesNotCountFor::new, Change.DoesNotCountFor::card),
                says("", new Change.DoesNotCount(Optional.empty())),
                phrase(" to play {}", Nouns.SEVERAL).as(
                        Change.DoesNotCount.class, filter -> new Change.DoesNotCount(Optional.of(filter)),
                        c -> c.toPlay().orElse(null)));
    }

    private static Syntax<List<Change>> single(String words, Syntax<? extends Change> change) {
        Syntax<Change> one = either(change);
        return phrase(words, one).as(List.class, c -> List.of(c),
                changes -> changes.size() == 1 ? (Change) changes.getFirst() : null);
    }

    /** "gets +2 speed and gains Throw": one or two predicates after the subject; "gets +2 damage or gains Throw": by choice. */
    public static Syntax<List<Change>> predicates(boolean several) {
        Syntax<List<Change>> one = predicate(several);
        return rule(several ? "predicates" : "predicate", () -> either(
                one,
                phrase("{} and {}", one, one).as(List.class, Changes::joined, changes -> cut(changes, true),
                        changes -> cut(changes, false)),
                phrase("{} or {}", one, one).as(
                        List.class, (a, b) -> a.size() == 1 && b.size() == 1 && isBonus(a) != isBonus(b)
                                ? List.of(new Change.OneOf(List.of((Change) a.getFirst(), (Change) b.getFirst())))
                                : null,
                        changes -> option(changes, 0), changes -> option(changes, 1))));
    }

    /** Whether the last word is what was done: "for each card discarded". */
    public static boolean endsInDeed(List<Change> changes) {
        Amounts.Each last = !changes.isEmpty() && changes.getLast() instanceof Bonus bonus
                && limits(bonus).equals(Limits.NONE) ? each(bonus) : null;
        return last != null && Amounts.isDeed(last.counted());
    }

    private static @Nullable Change first(List<Change> changes) {
        return changes.isEmpty() ? null : changes.getFirst();
    }

    private static boolean isBonus(List<Change> changes) {
        return first(changes) instanceof Bonus || first(changes) instanceof Change.Rating;
    }

    private static @Nullable List<Change> option(List<Change> changes, int index) {
        return changes.size() == 1 && changes.getFirst() instanceof Change.OneOf one && one.options().size() == 2
                ? List.of(one.options().get(index)) : null;
    }

    private static @Nullable List<Change> joined(List<Change> a, List<Change> b) {
        boolean bothBonus = a.getLast() instanceof Bonus && b.getFirst() instanceof Bonus;
        boolean bothGain = a.getLast() instanceof Gains && b.getFirst() instanceof Gains;
        if (bothBonus || bothGain || pieces(a).size() > 1 || pieces(b).size() > 1) {
            return null;
        }
        List<Change> all = new ArrayList<>(a);
        all.addAll(b);
        return List.copyOf(all);
    }

    /** Bonuses in a row share a "gets"; everything else has its own verb. */
    private static List<List<Change>> pieces(List<Change> changes) {
        List<List<Change>> pieces = new ArrayList<>();
        for (Change change : changes) {
            boolean joins = !pieces.isEmpty() && change instanceof Bonus && pieces.getLast().getLast() instanceof Bonus;
            if (joins) {
                pieces.getLast().add(change);
            } else {
                pieces.add(new ArrayList<>(List.of(change)));
            }
        }
        return pieces;
    }

    private static @Nullable List<Change> cut(List<Change> changes, boolean first) {
        List<List<Change>> pieces = pieces(changes);
        return pieces.size() == 2 ? List.copyOf(pieces.get(first ? 0 : 1)) : null;
    }
}
