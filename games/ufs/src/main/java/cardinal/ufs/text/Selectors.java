package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Filter.Side;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Limit.Than;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Selector.All;
import cardinal.ufs.ability.Selector.CurrentAttack;
import cardinal.ufs.ability.Selector.Next;
import cardinal.ufs.ability.Selector.Some;
import cardinal.ufs.ability.Selector.The;
import cardinal.ufs.ability.Selector.Top;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import org.jspecify.annotations.Nullable;

/** Phrases for cards: pointed at, picked, or all that fit. */
public final class Selectors {
    /** "this card", "that attack". */
    static final Syntax<Selector> THIS_OR_THAT = either(
            Nouns.pointed("this ").as(Selector.This.class, Selectors::thisCard, Selector.This::noun),
            Nouns.pointed("that ").as(Selector.That.class, Selector.That::new, Selector.That::noun));

    /** "this attack", "your Fury attack", "your rival's attack" (K.3.4). */
    public static final Syntax<Selector> CURRENT_ATTACK = rule("current attack", () -> either(
            phrase("this {}", Nouns.ATTACK).as(CurrentAttack.class, CurrentAttack::new,
                    attack -> sided(attack, Side.UNSAID)),
            attack("your {}", Side.YOURS), attack("your rival's {}", Side.RIVALS), attack("their {}", Side.THEIRS)));

    /** "the chosen card", "the destroyed foundations". */
    private static final Syntax<Selector> THE = rule("the card", () -> either(the(false), the(true)));

    private static final Syntax<Selector.Character> CHARACTER = phrase("{} character", Players.WHOSE)
            .as(Selector.Character.class, Selector.Character::new, Selector.Character::whose);

    /** One card that needs no picking. */
    public static final Syntax<Selector> POINTED = rule("pointed card", () -> either(
            THIS_OR_THAT, CURRENT_ATTACK, theOne(), CHARACTER, preceding(), block()));

    /** A card that is known wherever it is: "it", "this card", "your block". */
    public static final Syntax<Selector> KNOWN = rule("known card", () -> either(
            says("it", Selector.IT), THIS_OR_THAT, says("this attack", Selector.THIS_ATTACK),
            says("your attack", Selector.YOUR_ATTACK), says("your rival's attack", Selector.RIVALS_ATTACK), block()));

    /** One card, whether pointed at or described: "it", "another card in your stage". */
    public static final Syntax<Selector> ONE = rule("one card", () -> either(
            says("it", Selector.IT), POINTED, someOne(), topOne()));

    /** "1 foundation", "2 cards from your hand", "up to 3 attacks". */
    public static final Syntax<Some> SOME = rule("some cards", Selectors::some);

    /** "the top card of your deck", "the top X cards of your discard pile". */
    public static final Syntax<Selector> TOP =
            rule("top cards", () -> either(topOne(), topSeveral("top"), topSeveral("bottom")));

    /** What an instruction acts on. */
    public static final Syntax<Selector> OBJECT = rule("object", () -> either(
            says("it", Selector.IT), says("them", new Selector.Them(Noun.NOTHING)), those(), POINTED, THE, rest(), SOME,
            all(), TOP,
            whole(), nextPlayed("play", "plays", Next.Wording.PLAYS),
            says("multiple copies of this attack", new Selector.MultipleCopies())));

    /** Before a verb in the singular: "this attack", "your next attack", "an attack". */
    public static final Syntax<Selector> SUBJECT = rule("subject", () -> either(
            says("it", Selector.IT), POINTED, next(false), nth(), someOne(), topOne(),
            phrase("each {}", Nouns.ONE).as(All.class, filter -> new All(All.Word.EACH, filter),
                    all -> word(all, All.Word.EACH)),
            eachOf("each of your {}", Side.YOURS), eachOf("each of your rival's {}", Side.RIVALS),
            eachOf("each of their {}", Side.THEIRS)));

    /** Before a verb in the plural: "your attacks", "those cards". */
    public static final Syntax<Selector> SUBJECTS = rule("subjects", () -> either(
            says("they", new Selector.Them(Noun.NOTHING)), those(), bare(), allOf(), next(true), theSeveral(),
            says("multiple copies of this attack", new Selector.MultipleCopies()),
            says("attacks blocked by this card", new Selector.BlockedByThis()),
            somePlural()));

    /** Several of which it is said how many: "2 or more attacks". */
    static final Syntax<Some> COUNTED = rule("counted cards", Selectors::somePlural);

    /** Those mentioned last, one or some of which are meant. */
    private static final Filter THEM = Filter.of(Noun.CARD).with(Trait.Is.OF_THEM);

    private Selectors() {
    }

    private static Selector.@Nullable This thisCard(Noun noun) {
        return noun == Noun.ATTACK ? null : new Selector.This(noun);
    }

    private static @Nullable Filter sided(CurrentAttack attack, Side side) {
        return attack.filter().side() == side ? attack.filter().side(Side.UNSAID) : null;
    }

    private static Syntax<CurrentAttack> attack(String words, Side side) {
        return phrase(words, Nouns.ATTACK).as(
                CurrentAttack.class, filter -> new CurrentAttack(filter.side(side)), attack -> sided(attack, side));
    }

    private static Syntax<The> theOne() {
        return the(false);
    }

    private static Syntax<The> theSeveral() {
        return the(true);
    }

    private static Syntax<The> the(boolean several) {
        return phrase("the {} {}", Acts.DONE, several ? Nouns.SEVERAL : Nouns.ONE).as(
                The.class,
                (act, filter) -> filter.place().isSaid() || filter.nouns().contains(Noun.MOMENTUM) && several ? null
                        : new The(act, filter, several),
                the -> the.several() == several ? the.act() : null, The::filter);
    }

    private static Syntax<Selector.Them> those() {
        return phrase("those {}", Nouns.noun(true)).as(
                Selector.Them.class, Selector.Them::new, them -> them.noun() == Noun.NOTHING ? null : them.noun());
    }

    private static Syntax<Selector> rest() {
        return either(says("the rest", new Selector.Rest(false)), says("the remaining cards", new Selector.Rest(true)));
    }

    private static Syntax<Selector.Preceding> preceding() {
        return phrase("the preceding {}", Nouns.ONE)
                .as(Selector.Preceding.class, Selector.Preceding::new, Selector.Preceding::filter);
    }

    private static Syntax<Selector.Block> block() {
        return phrase("{} block", Players.WHOSE).as(Selector.Block.class, Selector.Block::new, Selector.Block::whose);
    }

    private static Syntax<Some> some() {
        return either(
                someOne(),
                counted("{} {}", Than.EXACTLY, Numbers.NOT_ONE), counted("up to {} {}", Than.UP_TO, Numbers.NOT_ONE),
                counted("exactly {} {}", Than.PRECISELY, Numbers.NOT_ONE),
                counted("{} or more {}", Than.OR_MORE, Numbers.NUMBER),
                counted("at least {} {}", Than.AT_LEAST, Numbers.NOT_ONE),
                counted("{} or fewer {}", Than.OR_FEWER, Numbers.NUMBER),
                counted("{} or less {}", Than.OR_LESS, Numbers.NUMBER),
                counted("more than {} {}", Than.MORE_THAN, Numbers.NUMBER),
                either(anyNumber("any number of {}", Nouns.SEVERAL),
                        anyNumber("any number of your {}", Nouns.of(Side.YOURS, Nouns.SEVERAL))));
    }

    private static Syntax<Some> anyNumber(String words, Syntax<Filter> cards) {
        return phrase(words, cards).as(
                Some.class, filter -> new Some(new Limit(Than.ANY_NUMBER, Amount.of(1)), false, filter),
                some -> some.count().than() == Than.ANY_NUMBER ? some.filter() : null);
    }

    /** In the singular: "1 card", "up to 1 card", "at least 1 card", "a card", "another card", "1 of your cards". */
    static Syntax<Some> someOne() {
        return rule("some card", () -> either(
                oneOf("1 {}", Than.EXACTLY, false, Nouns.ONE), oneOf("up to 1 {}", Than.UP_TO, false, Nouns.ONE),
                oneOf("at least 1 {}", Than.AT_LEAST, false, Nouns.ONE),
                oneOf("exactly 1 {}", Than.PRECISELY, false, Nouns.ONE),
                oneOf("{}", Than.EXACTLY, true, article(Nouns.ONE)),
                oneOf("another {}", Than.EXACTLY, true, another()),
                oneOf("1 of your {}", Than.EXACTLY, false, Nouns.of(Side.YOURS, Nouns.SEVERAL)),
                oneOf("1 of your rival's {}", Than.EXACTLY, false, Nouns.of(Side.RIVALS, Nouns.SEVERAL)),
                says("1 of them", new Some(Limit.exactly(1), false, THEM)),
                oneOf("1 of their {}", Than.EXACTLY, false, Nouns.of(Side.THEIRS, Nouns.SEVERAL))));
    }

    private static Syntax<Filter> another() {
        return Nouns.ONE.as(Filter.class, filter -> filter.other() ? null : filter.another(),
                filter -> filter.other()
                        ? new Filter(false, filter.side(), filter.traits(), filter.nouns(), filter.place()) : null);
    }

    private static Syntax<Some> oneOf(String words, Than than, boolean article, Syntax<Filter> card) {
        return phrase(words, card).as(
                Some.class, filter -> article && filter.other() && !words.startsWith("another") ? null
                        : new Some(new Limit(than, Amount.of(1)), article, filter),
                some -> some.article() == article && some.count().equals(new Limit(than, Amount.of(1))) ? some.filter()
                        : null);
    }

    private static Syntax<Some> counted(String words, Than than, Syntax<Amount> number) {
        return either(
                counted(words, than, number, Nouns.SEVERAL),
                counted(owned(words, "your"), than, number, Nouns.of(Side.YOURS, Nouns.SEVERAL)),
                counted(owned(words, "your rival's"), than, number, Nouns.of(Side.RIVALS, Nouns.SEVERAL)),
                counted(owned(words, "their"), than, number, Nouns.of(Side.THEIRS, Nouns.SEVERAL)),
                ofThem(words, than, number));
    }

    private static String owned(String words, String whose) {
        return words.substring(0, words.length() - 2) + "of " + whose + " {}";
    }

    /** "2 of them": of those mentioned last. */
    private static Syntax<Some> ofThem(String words, Than than, Syntax<Amount> number) {
        return phrase(words.substring(0, words.length() - 2) + "of them", number).as(
                Some.class, n -> new Some(new Limit(than, n), false, THEM),
                some -> some.count().than() == than && some.filter().equals(THEM) ? some.count().n() : null);
    }

    private static Syntax<Some> counted(String words, Than than, Syntax<Amount> number, Syntax<Filter> cards) {
        return phrase(words, number, cards).as(
                Some.class, (n, filter) -> new Some(new Limit(than, n), false, filter),
                some -> some.count().than() == than && !some.article() ? some.count().n() : null, Some::filter);
    }

    private static Syntax<Some> somePlural() {
        return some().as(Some.class, some -> isOne(some) ? null : some, some -> isOne(some) ? null : some);
    }

    /** Whether the noun is in the singular: "at least 1 card", but "1 or fewer cards". */
    static boolean isOne(Some some) {
        return some.count().n().equals(Amount.of(1)) && switch (some.count().than()) {
            case EXACTLY, PRECISELY, UP_TO, AT_LEAST -> true;
            default -> false;
        };
    }

    private static Syntax<Selector> all() {
        return either(allOf(), yours());
    }

    private static Syntax<All> allOf() {
        return phrase("all {}", Nouns.SEVERAL).as(All.class, filter -> new All(All.Word.ALL, filter),
                all -> word(all, All.Word.ALL));
    }

    private static Syntax<All> eachOf(String words, Side side) {
        return phrase(words, Nouns.of(side, Nouns.SEVERAL)).as(
                All.class, filter -> new All(All.Word.EACH, filter), all -> word(all, All.Word.EACH));
    }

    private static @Nullable Filter word(All all, All.Word word) {
        return all.word() == word ? all.filter() : null;
    }

    /** "your attacks", "your rival's foundations". */
    private static Syntax<All> yours() {
        return either(
                every("your {}", Nouns.of(Side.YOURS, Nouns.SEVERAL)),
                every("your rival's {}", Nouns.of(Side.RIVALS, Nouns.SEVERAL)),
                every("their {}", Nouns.of(Side.THEIRS, Nouns.SEVERAL)),
                allOf("all of your {}", Side.YOURS), allOf("all of your rival's {}", Side.RIVALS),
                allOf("all of their {}", Side.THEIRS));
    }

    private static Syntax<All> allOf(String words, Side side) {
        return phrase(words, Nouns.of(side, Nouns.SEVERAL)).as(All.class, filter -> new All(All.Word.ALL, filter),
                all -> word(all, All.Word.ALL));
    }

    private static Syntax<All> every(String words, Syntax<Filter> cards) {
        return phrase(words, cards).as(
                All.class, filter -> filter.nouns().contains(Noun.MOMENTUM) ? null : new All(All.Word.BARE, filter),
                all -> word(all, All.Word.BARE));
    }

    /** "attacks in your card pool", "cards revealed this way", "your attacks": everything that fits, named without "all". */
    private static Syntax<All> bare() {
        return either(yours(), every("{}", Nouns.SEVERAL.as(
                Filter.class, filter -> filter,
                filter -> filter.side() == Side.UNSAID || filter.side() == Side.RIVAL ? filter : null)));
    }

    /** "attacks removed this way". */
    public static final Syntax<All> EVERY = rule("every card", Selectors::bare);

    private static Syntax<Top> topOne() {
        return either(topOne("top", false), topOne("bottom", true));
    }

    private static Syntax<Top> topOne(String end, boolean bottom) {
        return phrase("the " + end + " card of {} {}", Players.WHOSE, Places.ZONE).as(
                Top.class, (whose, zone) -> new Top(Amount.of(1), bottom, whose, zone),
                top -> top.bottom() == bottom && top.n().equals(Amount.of(1)) ? top.whose() : null, Top::zone);
    }

    private static Syntax<Top> topSeveral(String end) {
        boolean bottom = end.equals("bottom");
        return phrase("the " + end + " {} cards of {} {}", Numbers.NOT_ONE, Players.WHOSE, Places.ZONE).as(
                Top.class, (n, whose, zone) -> new Top(n, bottom, whose, zone),
                top -> top.bottom() == bottom && !top.n().equals(Amount.of(1)) ? top.n() : null, Top::whose, Top::zone);
    }

    /** "your hand", "their momentum". */
    private static Syntax<Selector.Whole> whole() {
        return phrase("{} {}", Players.WHOSE, Places.ZONE)
                .as(Selector.Whole.class, Selector.Whole::new, Selector.Whole::whose, Selector.Whole::zone);
    }

    private static Syntax<Next> next(boolean several) {
        return several
                ? phrase("{} next {} {}{}", Players.WHOSE, Numbers.SEVERAL, Nouns.SEVERAL, Periods.COMING).as(
                        Next.class, (whose, n, filter, period) -> new Next(whose, n, filter, Next.Wording.YOUR, period),
                        next -> next.wording() == Next.Wording.YOUR ? next.whose() : null,
                        next -> next.n() > 1 ? next.n() : null,
                        Next::filter, Next::period)
                : either(
                        phrase("{} next {}{}", Players.WHOSE, Nouns.ONE, Periods.COMING).as(
                                Next.class,
                                (whose, filter, period) -> new Next(whose, 1, filter, Next.Wording.YOUR, period),
                                next -> next.n() == 1 && next.wording() == Next.Wording.YOUR ? next.whose() : null,
                                Next::filter, Next::period),
                        phrase("the next {}{}", Nouns.ONE, Periods.COMING).as(
                                Next.class,
                                (filter, period) -> isPlayed(filter) ? null
                                        : new Next(Who.NOBODY, 1, filter, Next.Wording.YOUR, period),
                                next -> next.n() == 1 && next.whose() == Who.NOBODY
                                        && next.wording() == Next.Wording.YOUR ? next.filter() : null,
                                Next::period),
                        phrase("the next {} played{}", Nouns.ONE, Periods.COMING).as(
                                Next.class,
                                (filter, period) -> new Next(Who.NOBODY, 1, filter, Next.Wording.PLAYED, period),
                                next -> next.n() == 1 && next.wording() == Next.Wording.PLAYED ? next.filter() : null,
                                Next::period),
                        nextPlayed("play", "plays", Next.Wording.PLAYS),
                        nextPlayed("try to play", "tries to play", Next.Wording.TRIES));
    }

    /** "attack played this turn": what comes next has not been played yet. */
    private static boolean isPlayed(Filter filter) {
        return filter.traits().stream().anyMatch(
                trait -> trait instanceof Trait.HasBeen been && been.wording() == Trait.HasBeen.Wording.BRIEF
                        && been.act() == Act.PLAY);
    }

    /** "your next attack's". */
    static final Syntax<Selector> NEXTS = rule("of the next", () -> phrase("{}'s", next(false)).as(
            Selector.class, next -> next, selector -> selector instanceof Next next ? next : null));

    /** "the next attack you play", "the next card your rival tries to play". */
    static Syntax<Next> nextPlayed(String base, String third, Next.Wording wording) {
        return phrase("the next {} {}{}", Nouns.ONE, Players.doing(base, third), Periods.COMING).as(
                Next.class, (filter, whose, period) -> new Next(whose, 1, filter, wording, period), Next::filter,
                next -> next.n() == 1 && next.wording() == wording ? next.whose() : null, Next::period);
    }

    /** "your first attack each turn". */
    private static Syntax<Selector.Nth> nth() {
        return phrase("{} {} {}{}", Players.WHOSE, Numbers.ORDINAL, Nouns.ONE, Periods.SINCE.orElse(Period.UNSAID)).as(
                Selector.Nth.class, Selector.Nth::new, Selector.Nth::whose, Selector.Nth::n, Selector.Nth::filter,
                Selector.Nth::period);
    }
}
