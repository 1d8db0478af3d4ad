package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Filter.Side;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Descriptions of cards: [other] [face down] [rival] [Fury] foundation [with difficulty 2 or less] [in your stage] [that has not been
 * readied this turn]. The words always stand in this order.
 */
public final class Nouns {
    /** "Fury attack in your card pool". */
    public static final Syntax<Filter> ONE = rule("described card", () -> description(false));

    /** "Fury attacks in your card pool". */
    public static final Syntax<Filter> SEVERAL = rule("described cards", () -> description(true));

    /** "Fury or Kick attack with speed 3 or less": the current attack, without a place. */
    public static final Syntax<Filter> ATTACK = ONE.as(
            Filter.class, filter -> isAttack(filter) ? filter : null, filter -> isAttack(filter) ? filter : null);

    private Nouns() {
    }

    private static boolean isAttack(Filter filter) {
        return filter.nouns().equals(List.of(Noun.ATTACK)) && !filter.place().isSaid() && !filter.other()
                && filter.side() == Side.UNSAID;
    }

    private record Before(boolean other, List<Trait> states, Side side, List<Trait> words) {
    }

    /** special: what it is a copy of, or several kinds of card. */
    private record Head(Optional<Trait> special, List<Noun> nouns) {
    }

    private record After(List<Trait> with, Place place, List<Trait> that) {
    }

    private static final Syntax<Boolean> OTHER = says("other ", true).orElse(false);
    private static final Syntax<Side> RIVAL = says("rival ", Side.RIVAL).orElse(Side.UNSAID);

    private static Syntax<Filter> description(boolean several) {
        Syntax<Before> before = phrase("{}{}{}{}", OTHER, many(phrase("{} ", Traits.STATE).itself()), RIVAL,
                many(phrase("{} ", Traits.WORD).itself()))
                .as(Before.class, (other, states, side, words) -> new Before(other, List.copyOf(states), side, words),
                        Before::other,
                        b -> b.states().stream().map(Trait.Is.class::cast).toList(), Before::side, Before::words);
        Syntax<After> after =
                phrase("{}{}{}", many(Traits.WITH), Places.WHERE.orElse(Place.UNSAID), many(Traits.that(several)))
                        .as(After.class, After::new, After::with, After::place, After::that);
        Syntax<Filter> described = phrase("{}{}{}", before, head(several), after).as(
                Filter.class, Nouns::filter, Nouns::before, Nouns::head, Nouns::after);
        return several ? described : either(described, keywordAlone());
    }

    /** "a Spell in your card pool": a keyword without a noun, where its place follows. */
    private static Syntax<Filter> keywordAlone() {
        return phrase("{}{}{}", OTHER, Traits.WORD, Places.WHERE).as(
                Filter.class,
                (other, word, place) -> new Filter(other, Side.UNSAID, List.of(word), List.of(Noun.NOTHING), place),
                Filter::other,
                filter -> filter.traits().isEmpty() ? null : filter.traits().getFirst(), Filter::place);
    }

    /** "multiple copies" is no keyword before copies; a place after "shares a keyword with another attack" is that attack's. */
    private static @Nullable Filter filter(Before before, Head head, After after) {
        boolean multiple = head.special().isPresent() && before.words().contains(new Trait.Word("Multiple"));
        boolean compared = !after.with().isEmpty() && after.with().getLast() instanceof Trait.Shares shares
                && shares.with() instanceof cardinal.ufs.ability.Selector.Some
                && after.place().isSaid();
        boolean counted = !after.with().isEmpty() && after.with().getLast() instanceof Trait.With with
                && with.limit().n() instanceof cardinal.ufs.ability.Amount.NumberOf && after.place().isSaid();
        boolean kinds = head.special().orElse(null) instanceof Trait.OneOf && !before.words().isEmpty();
        boolean them = after.that().contains(Trait.Is.OF_THEM) && head.nouns().equals(List.of(Noun.CARD));
        if (multiple || compared || counted || kinds || them || misplaced(before.words())) {
            return null;
        }
        List<Trait> traits =
                Stream.of(before.states(), before.words(), head.special().stream().toList(), after.with(), after.that())
                        .flatMap(List::stream).toList();
        return new Filter(before.other(), before.side(), traits, head.nouns(), after.place());
    }

    /** Keywords stand before symbols: "Fury {fire} attack"; a symbol at the start of a text restricts all of it. */
    private static boolean misplaced(List<Trait> words) {
        boolean symbol = false;
        for (Trait word : words) {
            if (symbol && word instanceof Trait.Word) {
                return true;
            }
            symbol |= word instanceof Trait.Has || word instanceof Trait.Infinity || word instanceof Trait.Mark;
        }
        return false;
    }

    /** Cards of those mentioned last are "1 of them". */
    private static @Nullable Before before(Filter filter) {
        return filter.traits().contains(Trait.Is.OF_THEM) && filter.nouns().equals(List.of(Noun.CARD)) ? null
                : new Before(filter.other(), filter.traits().stream().filter(Traits::isState).toList(), filter.side(),
                        filter.traits().stream().filter(Traits::isWord).toList());
    }

    private static Head head(Filter filter) {
        return new Head(filter.traits().stream().filter(Nouns::isCopy).findFirst(), filter.nouns());
    }

    private static After after(Filter filter) {
        return new After(
                filter.traits().stream().filter(Nouns::isWith).toList(), filter.place(),
                filter.traits().stream().filter(Traits::isThat).toList());
    }

    private static boolean isCopy(Trait trait) {
        return trait instanceof Trait.CopyOf || trait instanceof Trait.OneOf
                || trait instanceof Trait.Named named && named.copy();
    }

    private static boolean isWith(Trait trait) {
        return !Traits.isState(trait) && !Traits.isWord(trait) && !Traits.isThat(trait) && !isCopy(trait);
    }

    private static Syntax<Head> head(boolean several) {
        Syntax<Head> nouns = Syntax.series(noun(several), "or").as(
                Head.class, words -> new Head(Optional.empty(), words),
                head -> head.special().isPresent() ? null : head.nouns());
        String copies = several ? "copies of " : "copy of ";
        Syntax<Head> named = phrase(copies + "{}", Words.QUOTED).as(
                Head.class, name -> new Head(Optional.of(new Trait.Named(name, true)), List.of(Noun.CARD)),
                head -> head.special().orElse(null) instanceof Trait.Named copy ? copy.name() : null);
        Syntax<Head> copy = phrase(copies + "{}", Selectors.POINTED).as(
                Head.class,
                card -> isNarrowed(card) ? null : new Head(Optional.of(new Trait.CopyOf(card)), List.of(Noun.CARD)),
                head -> head.special().orElse(null) instanceof Trait.CopyOf of ? of.card() : null);
        return either(nouns, named, copy, kinds(several));
    }

    /** "copy of this attack you have played this turn": what follows speaks of the copy. */
    private static boolean isNarrowed(Selector card) {
        return card instanceof Selector.CurrentAttack attack
                && attack.filter().traits().stream().anyMatch(Traits::isThat);
    }

    /** "backup or Shift attack": what stands before a later noun belongs to that one alone. */
    private static Syntax<Head> kinds(boolean several) {
        Syntax<Filter> kind = phrase("{}{}", many(phrase("{} ", Traits.WORD).itself()), noun(several)).as(
                Filter.class, (words, noun) -> new Filter(false, Side.UNSAID, words, List.of(noun), Place.UNSAID),
                Filter::traits,
                filter -> isBare(filter) && filter.nouns().size() == 1 ? filter.nouns().getFirst() : null);
        Syntax<Filter> keyword = Traits.SIMPLE.as(
                Filter.class, word -> Filter.of(Noun.NOTHING).with(word),
                filter -> isBare(filter) && filter.nouns().equals(List.of(Noun.NOTHING)) && filter.traits().size() == 1
                        ? filter.traits().getFirst() : null);
        return Syntax.seriesOfSeveral(either(kind, keyword), "or").as(
                Head.class, kinds -> isMixed(kinds) ? new Head(Optional.of(new Trait.OneOf(kinds)), nounsOf(kinds))
                        : null,
                head -> head.special().orElse(null) instanceof Trait.OneOf one ? one.kinds() : null);
    }

    private static boolean isBare(Filter filter) {
        return !filter.other() && filter.side() == Side.UNSAID && !filter.place().isSaid();
    }

    private static boolean isMixed(List<Filter> kinds) {
        return kinds.size() > 1 && !kinds.getFirst().nouns().equals(List.of(Noun.NOTHING))
                && kinds.subList(1, kinds.size()).stream().anyMatch(kind -> !kind.traits().isEmpty());
    }

    private static List<Noun> nounsOf(List<Filter> kinds) {
        return kinds.stream().flatMap(kind -> kind.nouns().stream()).distinct().toList();
    }

    /** The word for a kind of card. */
    public static Syntax<Noun> noun(boolean several) {
        String s = several ? "s" : "";
        return either(
                says("card" + s, Noun.CARD), says("attack" + s, Noun.ATTACK), says("attack card" + s, Noun.ATTACK_CARD),
                says("action" + s, Noun.ACTION), says("action card" + s, Noun.ACTION_CARD),
                says("asset" + s, Noun.ASSET),
                says("asset card" + s, Noun.ASSET_CARD), says("foundation" + s, Noun.FOUNDATION),
                says("foundation card" + s, Noun.FOUNDATION_CARD), says("backup" + s, Noun.BACKUP),
                says("backup card" + s, Noun.BACKUP_CARD), says("character" + s, Noun.CHARACTER),
                says("character card" + s, Noun.CHARACTER_CARD), says("token" + s, Noun.TOKEN),
                says("block" + s, Noun.BLOCK),
                says("momentum", Noun.MOMENTUM));
    }

    /** The same description without saying whose it is, for phrases that say it elsewhere. */
    static Syntax<Filter> of(Side side, Syntax<Filter> noun) {
        return noun.as(Filter.class, filter -> filter.side() == Side.UNSAID ? filter.side(side) : null,
                filter -> filter.side() == side ? filter.side(Side.UNSAID) : null);
    }

    /** The card itself in words: "this foundation", "that attack". */
    static Syntax<Noun> pointed(String word) {
        return phrase(word + "{}", noun(false)).as(
                Noun.class, noun -> noun == Noun.MOMENTUM ? null : noun, noun -> noun);
    }
}
