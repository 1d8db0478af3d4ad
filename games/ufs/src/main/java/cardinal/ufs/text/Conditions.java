package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Condition.VitalCompares;
import cardinal.ufs.ability.Condition.VitalIs;
import cardinal.ufs.ability.Condition.VitalMeasures;
import cardinal.ufs.ability.Condition.Did;
import cardinal.ufs.ability.Condition.Have;
import cardinal.ufs.ability.Condition.HaveMore;
import cardinal.ufs.ability.Condition.HaveNo;
import cardinal.ufs.ability.Condition.HasTrait;
import cardinal.ufs.ability.Condition.Is;
import cardinal.ufs.ability.Condition.Measures;
import cardinal.ufs.ability.Condition.Quantity;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Limit.Than;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Vital;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may follow "if", "while" and "only playable if". */
final class Conditions {
    /** One condition or two joined. */
    public static final Syntax<Condition> CONDITION = rule("condition", () -> either(
            Conditions.SIMPLE,
            phrase("{} and {}", Conditions.SIMPLE, Conditions.SIMPLE).as(
                    Condition.And.class, (a, b) -> new Condition.And(List.of(a, b)), and -> part(and.parts(), 0),
                    and -> part(and.parts(), 1)),
            phrase("{} or {}", Conditions.SIMPLE, Conditions.SIMPLE).as(
                    Condition.Or.class, (a, b) -> new Condition.Or(List.of(a, b)), or -> part(or.parts(), 0),
                    or -> part(or.parts(), 1))));

    private static final Syntax<Condition> SIMPLE = rule("simple condition", () -> either(
            having(), measures(), being(), PastConditions.history(), PastConditions.thisWay(), answers(), situation()));

    private Conditions() {
    }

    private static @Nullable Condition part(List<Condition> parts, int index) {
        return parts.size() == 2 ? parts.get(index) : null;
    }

    private static Syntax<Who> have() {
        return Players.doing("have", "has");
    }

    private static Syntax<Condition> having() {
        return either(
                phrase("{} {}", have(), Selectors.SOME).as(Have.class, Have::new, Have::who, Have::what),
                phrase("there are {}", Selectors.SOME).as(
                        Condition.ThereIs.class, some -> isOne(some) ? null : new Condition.ThereIs(some),
                        there -> isOne(there.what()) ? null : there.what()),
                phrase("there is {}", Selectors.SOME).as(
                        Condition.ThereIs.class, some -> isOne(some) ? new Condition.ThereIs(some) : null,
                        there -> isOne(there.what()) ? there.what() : null),
                phrase("{} no {}", have(), Nouns.SEVERAL).as(HaveNo.class, HaveNo::new, HaveNo::who, HaveNo::what),
                phrase("there are no {}", Nouns.SEVERAL).as(
                        HaveNo.class, filter -> new HaveNo(Who.NOBODY, filter),
                        no -> no.who() == Who.NOBODY ? no.what() : null),
                phrase("{} {} health", have(), Numbers.LIMIT)
                        .as(Condition.HealthIs.class, Condition.HealthIs::new, Condition.HealthIs::who,
                                Condition.HealthIs::limit),
                phrase("{} {}", have(), COUNTERS).as(
                        Condition.HaveCounters.class,
                        (who, some) -> new Condition.HaveCounters(who, some.limit(), some.counted()),
                        Condition.HaveCounters::who, has -> new Counters(has.limit(), has.counters())),
                phrase("{} a {} counter{}", have(), Words.KEYWORD, Places.WHERE).as(
                        Condition.HaveCounters.class,
                        (who, name, place) -> new Condition.HaveCounters(who, AT_LEAST_ONE,
                                new Amount.Counted.CountersIn(name, place)),
                        has -> has.limit().equals(AT_LEAST_ONE) ? has.who() : null,
                        has -> has.counters() instanceof Amount.Counted.CountersIn in ? in.name() : null,
                        has -> has.counters() instanceof Amount.Counted.CountersIn in ? in.place() : null),
                phrase("there are {}", COUNTERS).as(
                        Condition.HaveCounters.class,
                        some -> new Condition.HaveCounters(Who.NOBODY, some.limit(), some.counted()),
                        has -> has.who() == Who.NOBODY ? new Counters(has.limit(), has.counters()) : null),
                more("more", true, CARDS), more("fewer", false, CARDS), more("more", true, HEALTH),
                more("less", false, HEALTH));
    }

    /** "a Rage counter". */
    private static final Limit AT_LEAST_ONE = new Limit(Than.ANY_NUMBER, Amount.of(1));

    private record Counters(Limit limit, Amount.Counted counted) {
    }

    /** "2 or more Rage counters on your character". */
    private static final Syntax<Counters> COUNTERS = phrase("{} {}", Numbers.LIMIT, Amounts.COUNTED).as(
            Counters.class, (limit, counted) -> isCounter(counted) ? new Counters(limit, counted) : null,
            Counters::limit, Counters::counted);

    private static boolean isCounter(Amount.Counted counted) {
        return counted instanceof Amount.Counted.Counters || counted instanceof Amount.Counted.CountersIn
                || counted instanceof Amount.Counted.Kinds;
    }

    static boolean isOne(Selector.Some some) {
        return Selectors.isOne(some);
    }

    private static final Syntax<Quantity> CARDS =
            either(Nouns.SEVERAL.as(Quantity.Cards.class, Quantity.Cards::new, Quantity.Cards::filter));
    private static final Syntax<Quantity> HEALTH = says("health", new Quantity.Stat(Amount.Stat.HEALTH));

    /** "your rival has more foundations than you", "you have less health than your rival". */
    private static Syntax<Condition> more(String word, boolean more, Syntax<Quantity> quantity) {
        return either(
                phrase("{} " + word + " {} than {}", have(), quantity, Players.WHOM).as(
                        HaveMore.class, (who, what, than) -> new HaveMore(who, more, 1, what, than),
                        has -> has.least() == 1 ? has.who() : null, has -> has.more() == more ? has.what() : null,
                        HaveMore::than),
                phrase("{} at least {} " + word + " {} than {}", have(), Numbers.SEVERAL, quantity, Players.WHOM).as(
                        HaveMore.class, (who, least, what, than) -> new HaveMore(who, more, least, what, than),
                        HaveMore::who, has -> has.least() > 1 ? has.least() : null,
                        has -> has.more() == more ? has.what() : null, HaveMore::than));
    }

    private static Syntax<Condition> measures() {
        return either(
                phrase("{} is {}", either(MEASURED, says("X", new Amount.X())), Numbers.LIMIT).as(Measures.class,
                        Measures::new, Measures::amount, Measures::limit),
                compared("{} is greater than {}", Than.MORE_THAN), compared("{} is less than {}", Than.LESS_THAN),
                compared("{} is equal to {}", Than.EXACTLY), compared("{} is equal to or less than {}", Than.OR_LESS),
                compared("{} is equal to or greater than {}", Than.OR_GREATER),
                phrase("{} is below printed", MEASURED).as(
                        Measures.class, amount -> ofCard(amount) == null ? null : belowPrinted(amount),
                        measures -> measures.equals(belowPrinted(measures.amount())) ? measures.amount() : null));
    }

    /** A current number of a card, else null. */
    private static Amount.@Nullable Of ofCard(Amount amount) {
        return amount instanceof Amount.Of of && !of.printed() ? of : null;
    }

    private static @Nullable Measures belowPrinted(Amount amount) {
        Amount.Of of = ofCard(amount);
        return of == null ? null
                : new Measures(of, new Limit(Than.BELOW, new Amount.Of(Selector.IT, of.property(), true, false)));
    }

    private static final Syntax<Amount> MEASURED = Amounts.SIMPLE.as(
            Amount.class, amount -> isNumber(amount) ? null : amount, amount -> isNumber(amount) ? null : amount);

    private static boolean isNumber(Amount amount) {
        return amount instanceof Amount.Fixed || amount instanceof Amount.X;
    }

    private static Syntax<Measures> compared(String words, Than than) {
        return phrase(words, MEASURED, MEASURED).as(
                Measures.class, (amount, other) -> new Measures(amount, new Limit(than, other)), Measures::amount,
                measures -> measures.limit().than() == than ? measures.limit().n() : null);
    }

    // "it is a foundation", "your character is committed".

    private static final Syntax<Trait.Is> STATE = either(
            says("ready", Trait.Is.READY), says("committed", Trait.Is.COMMITTED), says("face up", Trait.Is.FACE_UP),
            says("face down", Trait.Is.FACE_DOWN), says("sealed", Trait.Is.SEALED), says("frozen", Trait.Is.FROZEN));

    private static Syntax<Condition> being() {
        return either(
                is("is", false, false), is("was", true, false), is("is not", false, true), is("was not", true, true),
                keyword("is", false, false), keyword("was", true, false), keyword("is not", false, true),
                keyword("was not", true, true),
                state("is", false, false), state("was", true, false), state("is not", false, true),
                state("was not", true, true),
                phrase("{} character is {}", Players.WHOSE, list(name(), " or ")).as(
                        Condition.CharacterIs.class, Condition.CharacterIs::new, Condition.CharacterIs::whose,
                        Condition.CharacterIs::names),
                has("the {} trait", HasTrait.Kind.TRAIT), has("the {} symbol", HasTrait.Kind.SYMBOL),
                has("the {} keyword", HasTrait.Kind.KEYWORD), has("{}", HasTrait.Kind.UNSAID),
                either(has("{} had {}", HasTrait.Kind.HAD, false), has("{} did not have {}", HasTrait.Kind.HAD, true)),
                phrase("{} has {}{} {}", Selectors.SUBJECT, Traits.PRINTED, Words.PROPERTY, Numbers.LIMIT).as(
                        HasTrait.class,
                        (card, printed, property, limit) -> new HasTrait(card,
                                new Trait.With(property, printed, limit), HasTrait.Kind.WITH, false),
                        has -> has.kind() == HasTrait.Kind.WITH && !has.not() ? has.card() : null,
                        has -> has.trait() instanceof Trait.With with ? with.printed() : null,
                        has -> has.trait() instanceof Trait.With with ? with.property() : null,
                        has -> has.trait() instanceof Trait.With with ? with.limit() : null),
                same("{} has the same {}{} as {}", false), same("{} does not have the same {}{} as {}", true),
                phrase("the zone of {} is {}", Selectors.ONE, Words.ATTACK_ZONE).as(
                        HasTrait.class,
                        (card, zone) -> new HasTrait(card, new Trait.In(zone), HasTrait.Kind.ZONE, false),
                        has -> has.not() ? null : has.card(),
                        has -> has.kind() == HasTrait.Kind.ZONE && has.trait() instanceof Trait.In in ? in.zone()
                                : null),
                named("{} has the named {}", false), named("{} does not have the named {}", true),
                shares("{} shares {}", false), shares("{} does not share {}", true),
                sharesA("{} shares {} with {}", false), sharesA("{} does not share {} with {}", true),
                phrase("{} is the only {}", either(THIS, Selectors.SUBJECT), Nouns.ONE).as(
                        Condition.IsOnly.class, Condition.IsOnly::new, Condition.IsOnly::card, Condition.IsOnly::among),
                phrase("{} is {}in {}", Selectors.SUBJECT, many(phrase("{} ", STATE).itself()), Places.PLACE).as(
                        Condition.IsIn.class, Condition.IsIn::new, Condition.IsIn::card, Condition.IsIn::states,
                        Condition.IsIn::place),
                phrase("{} was played from {}", Selectors.SUBJECT, Places.PLACE).as(
                        Condition.PlayedFrom.class, (card, place) -> new Condition.PlayedFrom(card, place, false),
                        from -> from.other() ? null : from.card(), Condition.PlayedFrom::place),
                phrase("{} was played from anywhere other than {}", Selectors.SUBJECT, Places.PLACE).as(
                        Condition.PlayedFrom.class, (card, place) -> new Condition.PlayedFrom(card, place, true),
                        from -> from.other() ? from.card() : null, Condition.PlayedFrom::place));
    }

    private static final Syntax<Selector> THIS = says("this", new Selector.CurrentAttack(Filter.of(Noun.NOTHING)));

    private static Syntax<Is> is(String verb, boolean was, boolean not) {
        return phrase("{} " + verb + " {}", Selectors.SUBJECT, article(Nouns.ONE)).as(
                Is.class, (card, what) -> new Is(card, was, not, what, true),
                is -> is.was() == was && is.not() == not && is.article() ? is.card() : null, Is::what);
    }

    /** "it is a Weapon": a keyword without a noun. */
    private static Syntax<Is> keyword(String verb, boolean was, boolean not) {
        return phrase("{} " + verb + " {}", Selectors.SUBJECT, article(Traits.WORD)).as(
                Is.class, (card, word) -> new Is(card, was, not, Filter.of(Noun.NOTHING).with(word), true),
                is -> is.was() == was && is.not() == not && is.article()
                        && is.what().nouns().equals(List.of(Noun.NOTHING)) ? is.card() : null,
                is -> is.what().traits().size() == 1 ? is.what().traits().getFirst() : null);
    }

    private static Syntax<Is> state(String verb, boolean was, boolean not) {
        return phrase("{} " + verb + " {}", Selectors.SUBJECT, STATE).as(
                Is.class, (card, state) -> new Is(card, was, not, Filter.of(Noun.NOTHING).with(state), false),
                is -> is.was() == was && is.not() == not && !is.article() ? is.card() : null,
                is -> is.what().traits().size() == 1 && is.what().traits().getFirst() instanceof Trait.Is state ? state
                        : null);
    }

    private static Syntax<Condition> has(String words, HasTrait.Kind kind) {
        return either(has("{} has " + words, kind, false), has("{} does not have " + words, kind, true));
    }

    private static Syntax<HasTrait> has(String words, HasTrait.Kind kind, boolean not) {
        return phrase(words, Selectors.SUBJECT, Traits.WORD).as(
                HasTrait.class,
                (card, trait) -> kind == HasTrait.Kind.SYMBOL && !isSymbol(trait) ? null
                        : new HasTrait(card, trait, kind, not),
                has -> has.kind() == kind && has.not() == not ? has.card() : null,
                has -> has.trait() instanceof Trait.OfNamed ? null : has.trait());
    }

    /** "the {fire} symbol" is one of the game's; another word there is nothing a card could have. */
    private static boolean isSymbol(Trait trait) {
        return trait instanceof Trait.Has
                || trait instanceof Trait.AnyOf any && any.traits().stream().allMatch(Conditions::isSymbol);
    }

    /** "it has the same name as the revealed attack". */
    private static Syntax<HasTrait> same(String words, boolean not) {
        return phrase(words, Selectors.SUBJECT, Traits.PRINTED, Traits.SHARED, Selectors.ONE).as(
                HasTrait.class,
                (card, printed, what, with) -> new HasTrait(card, new Trait.Shares(what, printed, with, false),
                        HasTrait.Kind.SAME, not),
                has -> has.kind() == HasTrait.Kind.SAME && has.not() == not ? has.card() : null,
                has -> has.trait() instanceof Trait.Shares shares ? shares.printed() : null,
                has -> has.trait() instanceof Trait.Shares shares ? shares.what() : null,
                has -> has.trait() instanceof Trait.Shares shares ? shares.with() : null);
    }

    private static Syntax<HasTrait> named(String words, boolean not) {
        return phrase(words, Selectors.SUBJECT, Traits.NAMED_PROPERTY).as(
                HasTrait.class,
                (card, what) -> new HasTrait(card, new Trait.OfNamed(what), HasTrait.Kind.KEYWORD, not),
                has -> has.not() == not ? has.card() : null,
                has -> has.trait() instanceof Trait.OfNamed named ? named.what() : null);
    }

    private static Syntax<HasTrait> shares(String words, boolean not) {
        return phrase(words, Selectors.SUBJECT, Traits.SOME_SHARED).as(
                HasTrait.class, (card, shares) -> new HasTrait(card, shares, HasTrait.Kind.SHARES, not),
                has -> has.not() == not ? has.card() : null,
                has -> has.trait() instanceof Trait.SharesSome shares ? shares : null);
    }

    /** "this attack shares a keyword with another attack in your card pool". */
    private static Syntax<HasTrait> sharesA(String words, boolean not) {
        return phrase(words, Selectors.SUBJECT, Traits.SHARED_A, Selectors.ONE).as(
                HasTrait.class,
                (card, what, with) -> new HasTrait(card, new Trait.Shares(what, false, with, false),
                        HasTrait.Kind.SHARES, not),
                has -> has.kind() == HasTrait.Kind.SHARES && has.not() == not ? has.card() : null,
                has -> has.trait() instanceof Trait.Shares shares ? shares.what() : null,
                has -> has.trait() instanceof Trait.Shares shares ? shares.with() : null);
    }

    private static Syntax<Condition> answers() {
        return either(
                did("do", "does", Did.Answer.DO), did("did", "did", Did.Answer.DID),
                did("do not", "does not", Did.Answer.DO_NOT),
                did("did not", "did not", Did.Answer.DID_NOT), did("cannot", "cannot", Did.Answer.CANNOT),
                did("could not", "could not", Did.Answer.COULD_NOT), did("pass", "passes", Did.Answer.PASS),
                did("fail", "fails", Did.Answer.FAIL));
    }

    private static Syntax<Did> did(String base, String third, Did.Answer answer) {
        return Players.doing(base, third).as(Did.class, who -> new Did(who, answer),
                did -> did.answer() == answer ? did.who() : null);
    }

    private static Syntax<Condition> situation() {
        Syntax<Naming> naming = either(
                says("type", Naming.CARD_TYPE), says("card", Naming.CARD), says("keyword", Naming.KEYWORD),
                says("symbol", Naming.SYMBOL), says("zone", Naming.ATTACK_ZONE), says("trait", Naming.TRAIT));
        return either(
                says("it is your turn", new Condition.Turn(Who.YOU)),
                says("it is your rival's turn", new Condition.Turn(Who.RIVAL)),
                phrase("{} at desperation", Players.doing("are", "is")).as(
                        Condition.At.class, who -> new Condition.At(who, Restriction.Word.DESPERATION),
                        at -> at.state() == Restriction.Word.DESPERATION ? at.who() : null),
                phrase("{} at deadlock", Players.doing("are", "is")).as(
                        Condition.At.class, who -> new Condition.At(who, Restriction.Word.DEADLOCK),
                        at -> at.state() == Restriction.Word.DEADLOCK ? at.who() : null),
                vital(),
                phrase("{} at maximum health", Players.doing("are", "is")).as(Condition.AtMaximum.class,
                        Condition.AtMaximum::new, Condition.AtMaximum::who),
                phrase("{} matches the named {}", Selectors.SUBJECT, naming).as(
                        Condition.MatchesNamed.class, Condition.MatchesNamed::new, Condition.MatchesNamed::card,
                        Condition.MatchesNamed::what),
                phrase("{} share {}", Selectors.SUBJECTS, Traits.SHARED_A).as(
                        Condition.ShareAll.class, (cards, what) -> new Condition.ShareAll(cards, what, false, false),
                        share -> share.none() || share.same() ? null : share.cards(), Condition.ShareAll::what),
                sameType("{} are the same card type", false), sameType("{} are not the same card type", true),
                phrase("{} do not share {}", Selectors.SUBJECTS, Traits.SHARED_A).as(
                        Condition.ShareAll.class, (cards, what) -> new Condition.ShareAll(cards, what, true, false),
                        share -> share.none() && !share.same() ? share.cards() : null, Condition.ShareAll::what),
                phrase("{} attacking a backup", Players.doing("are", "is")).as(
                        Condition.Attacking.class, who -> new Condition.Attacking(who, false),
                        a -> a.not() ? null : a.who()),
                says("this backup is being attacked", new Condition.Attacking(Who.NOBODY, false)),
                says("this backup is not being attacked", new Condition.Attacking(Who.NOBODY, true)));
    }

    private static Syntax<Condition.ShareAll> sameType(String words, boolean none) {
        return phrase(words, Selectors.SUBJECTS).as(
                Condition.ShareAll.class,
                cards -> new Condition.ShareAll(cards, Trait.Shares.What.TYPE, none, true),
                share -> share.same() && share.none() == none && share.what() == Trait.Shares.What.TYPE
                        ? share.cards() : null);
    }

    /** B.1.2.3, B.1.2.4: what is told of characters. */
    private static Syntax<Condition> vital() {
        Syntax<Integer> gender = either(says("male", 0), says("female", 1), says("genderless", 2));
        Syntax<Integer> blood = either(says("AB", 2), says("A", 0), says("B", 1), says("O", 3));
        Syntax<Vital> measure = either(says("height", Vital.HEIGHT), says("weight", Vital.WEIGHT));
        return either(
                phrase("{} character is {}", Players.WHOSE, gender).as(
                        VitalIs.class, (whose, value) -> new VitalIs(whose, Vital.GENDER, value), VitalIs::whose,
                        is -> is.vital() == Vital.GENDER ? is.value() : null),
                phrase("{} character has blood type {}", Players.WHOSE, blood).as(
                        VitalIs.class, (whose, value) -> new VitalIs(whose, Vital.BLOOD_TYPE, value), VitalIs::whose,
                        is -> is.vital() == Vital.BLOOD_TYPE ? is.value() : null),
                phrase("{} character's {} is {}", Players.WHOSE, measure, Numbers.LIMIT).as(
                        VitalMeasures.class, VitalMeasures::new, VitalMeasures::whose, VitalMeasures::vital,
                        VitalMeasures::limit),
                compared("taller", Vital.HEIGHT, true), compared("shorter", Vital.HEIGHT, false),
                compared("heavier", Vital.WEIGHT, true), compared("lighter", Vital.WEIGHT, false));
    }

    private static Syntax<VitalCompares> compared(String word, Vital vital, boolean more) {
        return phrase("{} character is " + word + " than {} character", Players.WHOSE, Players.WHOSE).as(
                VitalCompares.class, (whose, than) -> new VitalCompares(whose, vital, more, than),
                c -> c.vital() == vital && c.more() == more ? c.whose() : null, VitalCompares::than);
    }

    /** What a fired effect may wait for after "if". */
    static boolean waits(Happening happening) {
        return switch (happening) {
            case Happening.Does _,Happening.PhaseTurns _,Happening.Transforms _ -> false;
            default -> true;
        };
    }
}
