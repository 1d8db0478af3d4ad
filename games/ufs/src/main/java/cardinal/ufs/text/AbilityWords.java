package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Happening.Changes.Direction;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import java.util.List;

/** Abilities as text speaks of them: "a non-character enhance ability on a foundation that reduces the damage of an attack". */
public final class AbilityWords {
    private static final Syntax<AbilityType> TYPE = either(
            says("enhance", AbilityType.ENHANCE), says("form", AbilityType.FORM),
            says("response", AbilityType.RESPONSE),
            says("blitz", AbilityType.BLITZ));

    /** "non-character", "keyword", "character", "Powerful", "combo": before the type. */
    private static final Syntax<Trait> TRAIT = either(
            Traits.WORD, says("character", new Trait.OfType(Noun.CHARACTER)),
            says("foundation", new Trait.OfType(Noun.FOUNDATION)),
            says("asset", new Trait.OfType(Noun.ASSET)), says("attack", new Trait.OfType(Noun.ATTACK)),
            says("character-specific", Trait.Is.CHARACTER_SPECIFIC), says("resource-only", Trait.Is.RESOURCE_ONLY),
            says("keyword", Trait.Is.WITH_KEYWORD), says("non-keyword", new Trait.Not(Trait.Is.WITH_KEYWORD)),
            says("Deadlock", new Trait.Word("Deadlock")));

    /** In the singular, with its article. */
    public static final Syntax<AbilityFilter> ONE = rule("ability", () -> either(
            marked(article(described(false))), unmarked("1 {}", described(false)),
            unmarked("another {}", described(false), true)));

    /** With its article, as events name them. */
    static final Syntax<AbilityFilter> AN = rule("an ability",
            () -> either(marked(article(described(false))), unmarked("another {}", described(false), true)));

    /** Without an article, after "their first". */
    static final Syntax<AbilityFilter> PLAIN = rule("plain ability", () -> described(false));

    /** In the plural. */
    public static final Syntax<AbilityFilter> SEVERAL = rule("abilities", () -> described(true));

    /** "this attack's Powerful ability". */
    static final Syntax<AbilityFilter> OWN = rule("own ability", () -> either(
            own("this attack's {} ability", Selector.THIS_ATTACK), own("this card's {} ability", Selector.THIS_CARD),
            says("this attack's keyword abilities", granted(Selector.THIS_ATTACK)),
            says("this card's keyword abilities", granted(Selector.THIS_CARD))));

    private static AbilityFilter granted(Selector on) {
        return new AbilityFilter(false, List.of(Trait.Is.WITH_KEYWORD), List.of(), on, List.of(), true);
    }

    private static Syntax<AbilityFilter> own(String words, Selector on) {
        return phrase(words, Words.KEYWORD).as(
                AbilityFilter.class,
                word -> new AbilityFilter(false, List.of(new Trait.Word(word)), List.of(), on, List.of(), true),
                f -> f.equals(new AbilityFilter(false, f.traits(), List.of(), on, List.of(), true))
                        && f.traits().size() == 1 && f.traits().getFirst() instanceof Trait.Word w ? w.word() : null);
    }

    private AbilityWords() {
    }

    private static Syntax<AbilityFilter> marked(Syntax<AbilityFilter> filter) {
        return filter.as(AbilityFilter.class, f -> articled(f, true), f -> f.article() ? articled(f, false) : null);
    }

    private static Syntax<AbilityFilter> unmarked(String words, Syntax<AbilityFilter> filter) {
        return phrase(words, filter).as(AbilityFilter.class, f -> f, f -> f.article() || f.non() ? null : f);
    }

    private static Syntax<AbilityFilter> unmarked(String words, Syntax<AbilityFilter> filter, boolean another) {
        return phrase(words, filter).as(
                AbilityFilter.class, f -> new AbilityFilter(another, f.traits(), f.types(), f.on(), f.causing(), true),
                f -> f.non() == another ? new AbilityFilter(false, f.traits(), f.types(), f.on(), f.causing(), false)
                        : null);
    }

    private static AbilityFilter articled(AbilityFilter f, boolean article) {
        return new AbilityFilter(f.non(), f.traits(), f.types(), f.on(), f.causing(), article);
    }

    private static Syntax<AbilityFilter> described(boolean several) {
        String noun = several ? "abilities" : "ability";
        Syntax<List<AbilityType>> types = either(
                says("", List.of()), phrase("{} ", list(TYPE, " or ")).itself());
        return phrase("{}{}" + noun + "{}{}", many(phrase("{} ", TRAIT).itself()), types, on(), maybeCausing(several))
                .as(
                        AbilityFilter.class,
                        (traits, kinds, card, causing) -> new AbilityFilter(false, traits, kinds, card, causing, false),
                        AbilityFilter::traits, AbilityFilter::types, AbilityFilter::on, AbilityFilter::causing);
    }

    private static Syntax<Selector> on() {
        return either(says("", Happening.NOTHING_SAID), phrase(" on {}", Selectors.ONE).itself(),
                phrase(" on {}", Selectors.SUBJECTS).itself());
    }

    private static Syntax<List<Result>> maybeCausing(boolean several) {
        Syntax<Result> result = result(several);
        return either(says("", List.of()), phrase(" that {}", result).as(List.class, r -> List.of(r),
                rs -> rs.size() == 1 ? (Result) rs.getFirst() : null));
    }

    private static final List<Acts> CAUSED = List.of(
            Acts.COMMIT, Acts.SEAL, Acts.FLIP, Acts.DESTROY, Acts.DISCARD, Acts.REMOVE, Acts.READY, Acts.FREEZE,
            Acts.SPEND, Acts.DRAW,
            Acts.REVEAL, Acts.BUILD, Acts.SACRIFICE, Acts.CLEAR, Acts.MILL);

    private static Syntax<Result.Grants> grants(String words, Direction direction) {
        return phrase(words, Words.PROPERTY).as(
                Result.Grants.class, property -> new Result.Grants(property, direction),
                grants -> grants.direction() == direction ? grants.property() : null);
    }

    /** "reduces the speed of an attack": what one ability does. */
    static final Syntax<Result> RESULT = rule("result", () -> result(false));

    /** K.2.8. */
    private static Syntax<Result> result(boolean several) {
        Syntax<Act> act = either(CAUSED.stream().map(a -> says(several ? a.base() : a.third(), a.act())).toList());
        Syntax<List<Act>> acts = Syntax.series(act, "or");
        String s = several ? "" : "s";
        Syntax<Direction> direction = either(
                says("reduce" + s, Direction.REDUCED), says("increase" + s, Direction.INCREASED),
                says(several ? "modify" : "modifies", Direction.MODIFIED));
        return either(
                phrase("{} {}", acts, either(Selectors.OBJECT, Selectors.SUBJECTS)).as(Result.Does.class,
                        Result.Does::new, Result.Does::acts,
                        Result.Does::cards),
                phrase("{} the {} of {}", direction, Words.properties("or"), Selectors.ONE).as(
                        Result.Changes.class, Result.Changes::new, Result.Changes::direction,
                        Result.Changes::properties, Result.Changes::card),
                phrase("add" + s + " {} to {}", Selectors.OBJECT, Places.PLACE).as(
                        Result.Adds.class, Result.Adds::new, Result.Adds::cards, Result.Adds::to),
                phrase("add" + s + " 1 or more {} counters", Words.KEYWORD).as(
                        Result.AddsCounters.class, name -> new Result.AddsCounters(name), Result.AddsCounters::counter),
                phrase("increase" + s + " {} health", Players.WHOSE).as(
                        Result.Health.class, whose -> new Result.Health(whose, false),
                        h -> h.reduces() ? null : h.whose()),
                phrase("reduce" + s + " {} health", Players.WHOSE).as(
                        Result.Health.class, whose -> new Result.Health(whose, true),
                        h -> h.reduces() ? h.whose() : null),
                grants("grant" + s + " a {} bonus", Direction.BONUS),
                grants("grant" + s + " a {} penalty", Direction.PENALTY),
                grants("grant" + s + " a {} bonus or penalty", Direction.MODIFIED),
                says("cancel" + s + " an ability", new Result.Cancels()));
    }
}
