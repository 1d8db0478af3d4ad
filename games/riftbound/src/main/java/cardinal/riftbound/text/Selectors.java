package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Filter.Kind;
import cardinal.riftbound.ability.Filter.Place;
import cardinal.riftbound.ability.Filter.Side;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Selector.All;
import cardinal.riftbound.ability.Selector.Chosen;
import cardinal.riftbound.ability.Selector.Count;
import cardinal.riftbound.ability.Selector.Group;
import cardinal.riftbound.ability.Selector.Must;
import cardinal.riftbound.card.CardType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an instruction acts on, in the places a sentence has for it. */
public final class Selectors {
    private static final Selector SELF = new Selector.Self();
    private static final Selector IT = new Selector.It();
    private static final Selector THEM = new Selector.Them();

    /** 136.2.d of 2026-07: in effect text "this" is the attached object. */
    private static final Syntax<Selector.Attached> THIS_EQUIPMENT = says("this Equipment", true)
            .as(Selector.Attached.class, _ -> new Selector.Attached(), _ -> true);

    /** "me" or "this", or in effect text "this Equipment". */
    static final Syntax<Selector> ITSELF = either(SelfWords.self("me", "this", SELF), THIS_EQUIPMENT);

    private static final Syntax<Selector> PRONOUN =
            either(SelfWords.self("me", "this", SELF), says("it", IT), says("them", THEM), THIS_EQUIPMENT,
                    says("that unit", new Selector.ThatUnit(Side.ANY)),
                    says("your unit", new Selector.ThatUnit(Side.YOU_CONTROL)),
                    says("the enemy unit", new Selector.ThatUnit(Side.ENEMY)));

    /** "one of them", "a unit from among them". */
    public static final Syntax<Selector.Among> AMONG = rule("among them", () -> either(
            says("one of them", new Selector.Among(Filter.of(Kind.CARD))),
            phrase("{} from among them", Nouns.A).as(Selector.Among.class,
                    filter -> filter.equals(Filter.of(Kind.CARD)) ? null : new Selector.Among(filter),
                    Selector.Among::filter)));

    /** Cards that were looked at or revealed: "one of them", "a unit from among them", "the rest". */
    private static final Syntax<Selector> SHOWN = rule("cards shown", () -> either(
            Selectors.AMONG, says("the rest", new Selector.TheRest(false)),
            says("the revealed cards", new Selector.TheRest(true))));

    /** 378.2: an ability that works from another place says which. */
    private static final Syntax<Selector.SelfFrom> SELF_FROM = phrase("{} from {}", SelfWords.self("me", "this", true),
            either(says("your trash", Place.YOUR_TRASH), says("your hand", Place.YOUR_HAND)))
            .as(Selector.SelfFrom.class, (_, place) -> new Selector.SelfFrom(place), _ -> true,
                    Selector.SelfFrom::place);

    /** "a friendly unit". */
    public static final Syntax<Selector> ONE_CHOSEN = either(
            Nouns.A_FROM.as(Chosen.class, filter -> new Chosen(Count.ONE, filter), Selectors::one),
            phrase("{} or {}", Nouns.A_FROM, Nouns.A_FROM).as(Chosen.class,
                    (filter, other) -> new Chosen(Count.ONE, filter.or(other)), Selectors::firstOfTwo,
                    Selectors::secondOfTwo));

    /** "two units here", "up to one gear", "up to three units", "any number of units". */
    private static final Syntax<Chosen> SEVERAL_CHOSEN = either(
            phrase("{} {}", Numbers.TWO_OR_MORE, Nouns.SEVERAL_FROM)
                    .as(Chosen.class, (n, filter) -> new Chosen(Count.exactly(n), filter),
                            chosen -> chosen.count().most(), Chosen::filter),
            phrase("up to one {}", Nouns.withOther(Nouns.ONE_FROM))
                    .as(Chosen.class, filter -> new Chosen(Count.upTo(1), filter), Chosen::filter),
            phrase("up to {} {}", Numbers.TWO_OR_MORE, Nouns.SEVERAL_FROM)
                    .as(Chosen.class, (n, filter) -> new Chosen(Count.upTo(n), filter), chosen -> chosen.count().most(),
                            Chosen::filter),
            phrase("any number of {}", Nouns.SEVERAL_FROM)
                    .as(Chosen.class, filter -> new Chosen(Count.ANY_NUMBER, filter), Chosen::filter));

    /** 352.11: "any number of units at a battlefield with total Might 5 or less". */
    private static final Syntax<Group> GROUP = phrase("{} with total Might {} or less", SEVERAL_CHOSEN, Syntax.digits())
            .as(Group.class, (chosen, most) -> new Group(chosen.count(), chosen.filter(), most),
                    group -> new Chosen(group.count(), group.filter()), Group::totalMightAtMost);

    /** "your runes", "your units here"; one has one legend (352.10.d). */
    private static final Syntax<All> YOURS = either(
            says("your legend", new All(
                    Filter.of(Kind.LEGEND).side(Side.YOU_CONTROL).with(Filter.Trait.Is.CHAMPION))),
            phrase("your {}", Nouns.of(Side.YOU_CONTROL, Nouns.SEVERAL)).as(All.class, All::new, All::filter));

    private static final Syntax<All> ALL =
            either(YOURS, phrase("all {}", Nouns.SEVERAL).as(All.class, All::new, All::filter));

    /** Everything that fits, named without "all". */
    static final Syntax<All> EVERY = either(YOURS, Nouns.SEVERAL.as(All.class, All::new, All::filter));

    /** 352.10.f: "one of your runes". */
    private static final Syntax<Must> MUST =
            phrase("{} of your {}", Syntax.numeral(), Nouns.of(Side.YOU_CONTROL, Nouns.SEVERAL))
                    .as(Must.class, Must::new, Must::n, Must::filter);

    /** After most verbs: "kill [a unit]", "buff [me]", "deal 2 to [all enemy units here]". */
    public static final Syntax<Selector> OBJECT =
            rule("object", () -> either(PRONOUN, SHOWN, SELF_FROM, ONE_CHOSEN, SEVERAL_CHOSEN, GROUP, ALL, MUST));

    /** "me", where the voice has one. */
    public static final Syntax<Selector> ME = spoken(SelfWords.FIRST_PERSON, says("me", SELF));

    /** After "give", where everything that fits is named without "all": "give [enemy units] -1 [M]". */
    public static final Syntax<Selector> RECEIVER =
            rule("receiver", () -> either(PRONOUN, ONE_CHOSEN, SEVERAL_CHOSEN, EVERY));

    private Selectors() {
    }

    private static @Nullable Filter one(Chosen chosen) {
        return chosen.count().equals(Count.ONE) ? chosen.filter() : null;
    }

    /** The descriptions of "a unit at a battlefield or a gear". */
    private static @Nullable Filter firstOfTwo(Chosen chosen) {
        Filter f = chosen.filter();
        return chosen.count().equals(Count.ONE) && f.or().isPresent()
                ? new Filter(f.kind(), f.side(), f.other(), f.place(), f.traits()) : null;
    }

    private static @Nullable Filter secondOfTwo(Chosen chosen) {
        return chosen.filter().or().orElse(null);
    }

    /** Before a verb that agrees with it: "I have", "this has", "it has", "other friendly units have". */
    static Syntax<Selector> subject(String plural, String singular) {
        return either(
                SelfWords.self("I " + plural, "this " + singular, SELF), says("it " + singular, IT),
                says("they " + plural, THEM),
                phrase("{} " + plural, EVERY).itself());
    }

    /** Before a verb of something that does it: as a subject, or one that is chosen. */
    public static Syntax<Selector> doer(String plural, String singular) {
        return either(
                SelfWords.self("I " + plural, "this " + singular, SELF), says("it " + singular, IT),
                says("they " + plural, THEM),
                phrase("{} " + singular, ONE_CHOSEN).itself());
    }

    /** "my [Might]", "its [Might]", "the [Might] of a friendly unit". */
    public static Syntax<Selector> possessed(String what) {
        return either(
                spoken(SelfWords.FIRST_PERSON, says("my " + what, SELF)),
                spoken(Set.of(CardType.SPELL), says("this spell's " + what, SELF)),
                spoken(Set.of(CardType.GEAR), says("this gear's " + what, SELF)),
                says("its " + what, IT), says("their " + what, THEM),
                phrase("the " + what + " of {}", ONE_CHOSEN).itself());
    }
}
