package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Trait.AnyOf;
import cardinal.ufs.ability.Trait.Is;
import cardinal.ufs.ability.Trait.Shares;
import cardinal.ufs.ability.Who;
import java.util.Set;
import java.util.stream.Stream;

/** Properties of described cards, before and after the noun. */
final class Traits {
    /** "printed " or nothing. */
    static final Syntax<Boolean> PRINTED = says("printed ", true).orElse(false);

    static final Syntax<Shares.What> SHARED = either(
            says("name", Shares.What.NAME), says("difficulty", Shares.What.DIFFICULTY),
            says("check value", Shares.What.CONTROL),
            says("speed", Shares.What.SPEED), says("damage", Shares.What.DAMAGE), says("zone", Shares.What.ZONE),
            says("block zone", Shares.What.BLOCK_ZONE), says("block modifier", Shares.What.BLOCK_MODIFIER),
            says("card type", Shares.What.TYPE), says("universe", Shares.What.UNIVERSE));

    static final Syntax<Shares.What> SHARED_A = either(
            says("a name", Shares.What.NAME), says("a keyword", Shares.What.KEYWORD),
            says("a symbol", Shares.What.SYMBOL),
            says("a card type", Shares.What.TYPE), says("a difficulty", Shares.What.DIFFICULTY));

    /** States stand before everything else: "face down". */
    static final Syntax<Is> STATE = either(
            says("ready", Is.READY), says("committed", Is.COMMITTED), says("face up", Is.FACE_UP),
            says("face down", Is.FACE_DOWN), says("sealed", Is.SEALED), says("frozen", Is.FROZEN),
            says("stunned", Is.STUNNED),
            says("completely blocked", Is.COMPLETELY_BLOCKED), says("partially blocked", Is.PARTIALLY_BLOCKED),
            says("blocked", Is.BLOCKED), says("unblocked", Is.UNBLOCKED), says("random", Is.RANDOM),
            says("preceding", Is.PRECEDING), says("transformed", Is.TRANSFORMED), says("different", Is.DIFFERENT),
            says("differently named", Is.DIFFERENTLY_NAMED), says("additional", Is.ADDITIONAL),
            says("attached", Is.ATTACHED), says("printed", Is.PRINTED));

    private static final Syntax<Trait> PLAIN = either(
            Words.KEYWORD.as(Trait.Word.class, Trait.Word::new, Trait.Word::word),
            Words.SYMBOL.as(Trait.Has.class, Trait.Has::new, Trait.Has::symbol),
            says("{infinity}", new Trait.Infinity()),
            Words.QUOTED.as(Trait.Called.class, Trait.Called::new, Trait.Called::name),
            Syntax.between('[', ']').as(Trait.Mark.class, Trait.Mark::new, Trait.Mark::mark),
            Words.ATTACK_ZONE.as(Trait.In.class, Trait.In::new, Trait.In::zone));

    private static final Syntax<Noun> TYPE = either(
            says("attack", Noun.ATTACK), says("action", Noun.ACTION), says("asset", Noun.ASSET),
            says("foundation", Noun.FOUNDATION), says("backup", Noun.BACKUP), says("character", Noun.CHARACTER),
            says("block", Noun.BLOCK), says("token", Noun.TOKEN));

    /** "non-Throw", "non-character". */
    static final Syntax<Trait.Not> NOT = phrase("non-{}",
            Syntax.<Trait>either(PLAIN, TYPE.as(Trait.OfType.class, Trait.OfType::new, Trait.OfType::noun)))
            .as(Trait.Not.class, Trait.Not::new, Trait.Not::trait);

    static final Syntax<Trait> SIMPLE = either(PLAIN, NOT);

    /** A word, or several of which one will do: "Fury", "Kick, Punch, or Slam". */
    public static final Syntax<Trait> WORD = rule("trait", () -> either(
            SIMPLE, anyOf("or", AnyOf.Word2.OR), anyOf("and/or", AnyOf.Word2.AND_OR), anyOf("and", AnyOf.Word2.AND)));

    private static Syntax<AnyOf> anyOf(String conjunction, AnyOf.Word2 word) {
        return seriesOfSeveral(SIMPLE, conjunction).as(
                AnyOf.class, traits -> new AnyOf(traits, word), any -> any.word() == word ? any.traits() : null);
    }

    private static final Syntax<Happening.As> AS = either(
            says("a block", Happening.As.BLOCK), says("a reversal", Happening.As.REVERSAL),
            says("an attack", Happening.As.ATTACK),
            says("a form", Happening.As.FORM));

    private static final Limit NONE = new Limit(Limit.Than.EXACTLY, Amount.of(0));

    /** After the noun, before its place. */
    static final Syntax<Trait> WITH = rule("with", () -> either(
            phrase(" with {}{} {}", PRINTED, Words.PROPERTY, Numbers.LIMIT).as(
                    Trait.With.class, (printed, property, limit) -> new Trait.With(property, printed, limit),
                    Trait.With::printed,
                    Trait.With::property, Trait.With::limit),
            compared(" with {}{} less than {}", cardinal.ufs.ability.Limit.Than.LESS_THAN),
            compared(" with {}{} greater than {}", cardinal.ufs.ability.Limit.Than.MORE_THAN),
            compared(" with {}{} equal to {}", cardinal.ufs.ability.Limit.Than.EXACTLY),
            compared(" with {}{} equal to or less than {}", cardinal.ufs.ability.Limit.Than.OR_LESS),
            phrase(" played as {}", AS).as(
                    Trait.PlayedAs.class, as -> new Trait.PlayedAs(as, false, Period.UNSAID),
                    played -> played.not() ? null : played.as()),
            phrase(" not played as {}", AS).as(
                    Trait.PlayedAs.class, as -> new Trait.PlayedAs(as, true, Period.UNSAID),
                    played -> played.not() ? played.as() : null),
            says(" attacking a backup", new Trait.Attacking(true)), says(" being attacked", new Trait.Attacking(false)),
            phrase(" named {}", Words.QUOTED).as(
                    Trait.Named.class, name -> new Trait.Named(name, false),
                    named -> named.copy() ? null : named.name()),
            phrase(" not named {}", Words.QUOTED).as(Trait.NotNamed.class, Trait.NotNamed::new, Trait.NotNamed::name),
            phrase(" with {} in its name", Syntax.series(Words.QUOTED, "or")).as(Trait.NameHas.class,
                    Trait.NameHas::new, Trait.NameHas::words),
            copies(" with 1 copy{}", true, false), copies(" with {} copies{}", false, false),
            copies(" with exactly 1 copy{}", true, true), copies(" with exactly {} copies{}", false, true),
            phrase(" with the named {}", cardinal.ufs.text.Traits.NAMED_PROPERTY).as(Trait.OfNamed.class,
                    Trait.OfNamed::new,
                    Trait.OfNamed::what),
            phrase(" with {} on it", counter()).as(Trait.WithCounter.class, Trait.WithCounter::new,
                    Trait.WithCounter::counter),
            phrase(" with an ability that {}", AbilityWords.RESULT).as(
                    Trait.HasAbilityThat.class, Trait.HasAbilityThat::new, Trait.HasAbilityThat::does),
            says(" with an enhance ability", new Trait.HasAbility(AbilityType.ENHANCE)),
            says(" with a form ability", new Trait.HasAbility(AbilityType.FORM)),
            says(" with a response ability", new Trait.HasAbility(AbilityType.RESPONSE)),
            phrase(" with {}", Syntax.article(phrase("{} ability", Words.KEYWORD).itself())).as(
                    Trait.HasGranted.class, Trait.HasGranted::new, Trait.HasGranted::keyword),
            says(" with a keyword ability", new Trait.HasGranted("")),
            says(" with no abilities", new Trait.Abilities(NONE)),
            phrase(" with {} abilities", Numbers.LIMIT).as(
                    Trait.Abilities.class,
                    limit -> isOne(limit) || limit.equals(NONE) ? null : new Trait.Abilities(limit),
                    abilities -> abilities.count().equals(NONE) ? null : abilities.count()),
            says(" with a keyword", Is.WITH_KEYWORD), says(" with a blank text box", Is.BLANK),
            says(" with a block", Is.WITH_BLOCK),
            phrase(" with the same {}{} as {}", PRINTED, SHARED, Selectors.ONE).as(
                    Shares.class, (printed, what, card) -> new Shares(what, printed, card, false), Shares::printed,
                    shares -> shares.not() || shares.what() == Shares.What.KEYWORD
                            || shares.what() == Shares.What.SYMBOL
                                    ? null : shares.what(),
                    Shares::with),
            phrase(" that shares {} with {}", SHARED_A, Selectors.ONE).as(
                    Shares.class, (what, card) -> new Shares(what, false, card, false),
                    shares -> shares.not() || shares.printed() ? null : shares.what(), Shares::with),
            phrase(" that does not share {} with {}", SHARED_A, Selectors.ONE).as(
                    Shares.class, (what, card) -> new Shares(what, false, card, true),
                    shares -> !shares.not() || shares.printed() ? null : shares.what(), Shares::with)));

    static final Syntax<Naming> NAMED_PROPERTY = either(
            says("keyword", Naming.KEYWORD), says("trait", Naming.TRAIT), says("symbol", Naming.SYMBOL),
            says("block zone", Naming.BLOCK_ZONE));

    private static final Syntax<Naming> NAMED_KIND = either(
            says("zone", Naming.ATTACK_ZONE), says("card type", Naming.CARD_TYPE), says("card", Naming.CARD));

    /** "2 or more symbols": what two cards have in common. */
    static final Syntax<Trait.SharesSome> SOME_SHARED = either(
            shared("{} {} with {}", Numbers.LIMIT, true), shared("{} {} with {}", Numbers.LIMIT, false));

    private static Syntax<Trait.SharesSome> shared(String words, Syntax<Limit> count, boolean several) {
        String s = several ? "s" : "";
        Syntax<Shares.What> what =
                either(says("symbol" + s, Shares.What.SYMBOL), says("keyword" + s, Shares.What.KEYWORD));
        return phrase(words, count, what, Selectors.ONE).as(
                Trait.SharesSome.class,
                (limit, of, with) -> isOne(limit) == several ? null : new Trait.SharesSome(limit, of, with),
                shares -> isOne(shares.count()) == several ? null : shares.count(), Trait.SharesSome::what,
                Trait.SharesSome::with);
    }

    private static boolean isOne(Limit limit) {
        return limit.n().equals(Amount.of(1))
                && (limit.than() == Limit.Than.EXACTLY || limit.than() == Limit.Than.PRECISELY
                        || limit.than() == Limit.Than.AT_LEAST || limit.than() == Limit.Than.UP_TO);
    }

    private static Syntax<Trait.WithCopies> copies(String words, boolean one, boolean exactly) {
        return one
                ? phrase(words, Places.WHERE).as(
                        Trait.WithCopies.class, place -> new Trait.WithCopies(1, place, exactly),
                        copies -> copies.n() == 1 && copies.exactly() == exactly ? copies.place() : null)
                : phrase(words, Numbers.SEVERAL, Places.WHERE).as(
                        Trait.WithCopies.class, (n, place) -> new Trait.WithCopies(n, place, exactly),
                        copies -> copies.n() == 1 || copies.exactly() != exactly ? null : copies.n(),
                        Trait.WithCopies::place);
    }

    /** "with difficulty less than the number of cards in your hand". */
    private static Syntax<Trait.With> compared(String words, cardinal.ufs.ability.Limit.Than than) {
        return phrase(words, PRINTED, Words.PROPERTY, Amounts.SIMPLE).as(
                Trait.With.class,
                (printed, property, n) -> isPlain(n) ? null
                        : new Trait.With(property, printed, new cardinal.ufs.ability.Limit(than, n)),
                Trait.With::printed, Trait.With::property,
                with -> with.limit().than() == than && !isPlain(with.limit().n()) ? with.limit().n() : null);
    }

    private static boolean isPlain(cardinal.ufs.ability.Amount n) {
        return n instanceof cardinal.ufs.ability.Amount.Fixed || n instanceof cardinal.ufs.ability.Amount.X;
    }

    private static Syntax<String> counter() {
        return either(phrase("a {} counter", Words.KEYWORD).itself(), says("a counter", ""));
    }

    /** After the place. */
    static Syntax<Trait> that(boolean several) {
        String have = several ? "have" : "has";
        String were = several ? "were" : "was";
        return either(
                phrase(several ? " that match the named {}" : " that matches the named {}", NAMED_KIND).as(
                        Trait.OfNamed.class, Trait.OfNamed::new, Trait.OfNamed::what),
                phrase(several ? " that share {}" : " that shares {}", SOME_SHARED).itself(),
                beenDone(" that " + have + " not been {}{}", true, Trait.HasBeen.Wording.PERFECT),
                beenDone(" that " + have + " been {}{}", false, Trait.HasBeen.Wording.PERFECT),
                beenDone(" that " + were + " not {}{}", true, Trait.HasBeen.Wording.PAST),
                beenDone(" that " + were + " {}{}", false, Trait.HasBeen.Wording.PAST),
                beenDone(" {}{}", false, Trait.HasBeen.Wording.BRIEF),
                phrase(" {} this way", Acts.DONE).as(
                        Trait.ThisWay.class, act -> new Trait.ThisWay(act, false),
                        way -> way.not() || way.brief() ? null : way.act()),
                phrase(" not {} this way", Acts.DONE).as(
                        Trait.ThisWay.class, act -> new Trait.ThisWay(act, true), way -> way.not() ? way.act() : null),
                doneBy(),
                says(" that " + were + " not blocked", Is.UNBLOCKED), says(" that " + were + " blocked", Is.BLOCKED),
                says(" of that type", Is.OF_THAT_TYPE), says(" of the named type", Is.OF_NAMED_TYPE),
                says(" of your choice", Is.OF_YOUR_CHOICE), says(" you could normally play", Is.NORMALLY_PLAYABLE),
                says(" among them", Is.OF_THEM),
                says(" that dealt damage", Is.THAT_DEALT_DAMAGE),
                says(" that dealt no damage", Is.THAT_DEALT_NO_DAMAGE));
    }

    /** "you have drawn this turn". */
    private static Syntax<Trait> doneBy() {
        return either(java.util.Arrays.stream(Acts.values())
                .flatMap(act -> Stream.of(doneBy(act, Players.having(act.participle()), false),
                        doneBy(act, Players.doing(act.past(), act.past()), true)))
                .toList());
    }

    private static Syntax<Trait.DoneBy> doneBy(Acts act, Syntax<Who> who, boolean past) {
        return phrase(" {}{}", who, Periods.SINCE).as(
                Trait.DoneBy.class, (player, period) -> new Trait.DoneBy(player, act.act(), period, past),
                done -> done.act() == act.act() && done.past() == past ? done.who() : null, Trait.DoneBy::period);
    }

    private static Syntax<Trait.HasBeen> beenDone(String words, boolean not, Trait.HasBeen.Wording wording) {
        return phrase(words, Acts.DONE, Periods.SINCE).as(
                Trait.HasBeen.class, (act, period) -> isStatus(act, wording) ? null
                        : new Trait.HasBeen(act, not, period, wording),
                been -> been.not() == not && been.wording() == wording ? been.act() : null, Trait.HasBeen::period);
    }

    /** "an attack that was blocked this turn": there it is the state that is asked for. */
    private static boolean isStatus(Act act, Trait.HasBeen.Wording wording) {
        return act == Act.BLOCK && wording == Trait.HasBeen.Wording.PAST;
    }

    private Traits() {
    }

    private static final Set<Naming> NAMED_AFTER =
            Set.of(Naming.ATTACK_ZONE, Naming.CARD_TYPE, Naming.CARD);

    /** Whether a trait is written before the noun, and there before whose it is. */
    static boolean isState(Trait trait) {
        return trait instanceof Is state && state.ordinal() <= Is.PRECEDING.ordinal() || trait == Is.TRANSFORMED
                || trait == Is.DIFFERENT || trait == Is.DIFFERENTLY_NAMED || trait == Is.ADDITIONAL
                || trait == Is.ATTACHED || trait == Is.PRINTED;
    }

    /** Whether a trait is written right before the noun. */
    static boolean isWord(Trait trait) {
        return switch (trait) {
            case Trait.Word _,Trait.Has _,Trait.Infinity _,Trait.In _,Trait.Mark _,Trait.Not _,AnyOf _ -> true;
            case Trait.Called _ -> true;
            default -> false;
        };
    }

    /** Whether a trait is written after the place. */
    static boolean isThat(Trait trait) {
        return switch (trait) {
            case Trait.HasBeen _,Trait.ThisWay _,Trait.DoneBy _,Trait.SharesSome _ -> true;
            case Trait.OfNamed(Naming what) -> NAMED_AFTER.contains(what);
            case Is is -> is == Is.OF_THAT_TYPE || is == Is.OF_NAMED_TYPE || is == Is.OF_YOUR_CHOICE
                    || is == Is.NORMALLY_PLAYABLE || is == Is.OF_THEM || is == Is.THAT_DEALT_DAMAGE
                    || is == Is.THAT_DEALT_NO_DAMAGE;
            default -> false;
        };
    }
}
