package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Amount.Counted;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Filter.Side;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Trait.Shares;
import cardinal.ufs.card.Property;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Numbers that have to be worked out: "the number of attacks in your card pool", "its printed difficulty plus 1". */
public final class Amounts {
    /** "this attack's", "its". */
    public static final Syntax<Selector> POSSESSOR = rule("possessor", () -> either(
            says("its", Selector.IT), phrase("{}'s", Selectors.POINTED).itself()));

    /** After "X equals". */
    public static final Syntax<Amount> AMOUNT = rule("amount", () -> either(
            Amounts.SIMPLE, sum(" plus ", false), sum(" minus ", true), divided(), bounded()));

    /** "attack in your card pool": after "for each". */
    public static final Syntax<Counted> COUNTED_ONE = rule("counted one", () -> counted(false));

    /** "attacks in your card pool": after "the number of" and "for every 2". */
    public static final Syntax<Counted> COUNTED = rule("counted", () -> counted(true));

    /** A number without plus and minus. */
    public static final Syntax<Amount> SIMPLE = rule("simple amount", () -> either(
            Numbers.NUMBER,
            phrase("the number of {}", COUNTED).as(Amount.NumberOf.class, Amount.NumberOf::new,
                    Amount.NumberOf::counted),
            player(), of(), across(), half(), twice(),
            says("the damage dealt", new Amount.DamageDealt()), says("the check", new Amount.Checked())));

    /** " for each attack in your card pool", " for every 2 foundations": makes the number before it grow. */
    record Each(int per, Counted counted) {
    }

    static final Syntax<Each> EACH = either(
            phrase(" for each {}", COUNTED_ONE).as(Each.class, counted -> new Each(1, counted),
                    each -> each.per() == 1 ? each.counted() : null),
            phrase(" for every {} {}", Numbers.SEVERAL, COUNTED).as(Each.class, Each::new,
                    each -> each.per() > 1 ? each.per() : null, Each::counted));

    /** A number that grows with what is counted, perhaps up to a maximum (K.3.8). */
    public record Growth(int per, Counted counted, OptionalInt most) {
        /** The number that grows, so many for each. */
        public Amount of(Amount each) {
            Amount grown = new Amount.PerEach(each, per, counted);
            return most.isPresent() ? new Amount.Bounded(grown, OptionalInt.empty(), most) : grown;
        }

        /** How a number grows, or null if it does not. */
        public static @Nullable Growth of1(Amount amount) {
            OptionalInt most = amount instanceof Amount.Bounded bounded ? bounded.most() : OptionalInt.empty();
            Amount inner = amount instanceof Amount.Bounded bounded ? bounded.amount() : amount;
            return inner instanceof Amount.PerEach per ? new Growth(per.per(), per.counted(), most) : null;
        }

        /** By how much for each, or null. */
        public static @Nullable Amount each(Amount amount) {
            Amount inner = amount instanceof Amount.Bounded bounded ? bounded.amount() : amount;
            return inner instanceof Amount.PerEach per ? per.each() : null;
        }

        /** How a number grows by this much for each, or null. */
        public static @Nullable Growth from(Amount amount, Amount each) {
            return each.equals(each(amount)) ? of1(amount) : null;
        }
    }

    /** " for each card in your hand (max. 3)". */
    public static final Syntax<Growth> GROWTH = either(
            EACH.as(Growth.class, each -> new Growth(each.per(), each.counted(), OptionalInt.empty()),
                    growth -> growth.most().isPresent() ? null : new Each(growth.per(), growth.counted())),
            phrase("{} (max. {})", EACH, digits()).as(
                    Growth.class, (each, most) -> new Growth(each.per(), each.counted(), OptionalInt.of(most)),
                    growth -> new Each(growth.per(), growth.counted()),
                    growth -> growth.most().isPresent() ? growth.most().getAsInt() : null));

    private Amounts() {
    }

    private static Syntax<Amount> sum(String word, boolean minus) {
        return either(phrase("{}" + word + "{}", SIMPLE, either(SIMPLE, divided())).as(
                Amount.Sum.class, (left, right) -> new Amount.Sum(left, minus, right),
                sum -> sum.minus() == minus ? sum.left() : null, Amount.Sum::right));
    }

    private static Syntax<Amount> divided() {
        return either(
                phrase("{} divided by {}", SIMPLE, SIMPLE).as(
                        Amount.Divided.class, (of, by) -> new Amount.Divided(of, by, false),
                        divided -> divided.down() ? null : divided.of(), Amount.Divided::by),
                phrase("{} divided by {} (rounded down)", SIMPLE, SIMPLE).as(
                        Amount.Divided.class, (of, by) -> new Amount.Divided(of, by, true),
                        divided -> divided.down() ? divided.of() : null, Amount.Divided::by));
    }

    /** K.3.8: "(max. 5)", "(min. 1)", "(min. 1, max. 4)". */
    private static Syntax<Amount> bounded() {
        Syntax<Amount> inner = either(SIMPLE, sum(" plus ", false), sum(" minus ", true));
        return either(
                phrase("{} (max. {})", inner, digits()).as(
                        Amount.Bounded.class,
                        (amount, most) -> new Amount.Bounded(amount, OptionalInt.empty(), OptionalInt.of(most)),
                        Amount.Bounded::amount,
                        b -> b.least().isEmpty() && b.most().isPresent() ? b.most().getAsInt() : null),
                phrase("{} (min. {})", inner, digits()).as(
                        Amount.Bounded.class,
                        (amount, least) -> new Amount.Bounded(amount, OptionalInt.of(least), OptionalInt.empty()),
                        Amount.Bounded::amount,
                        b -> b.most().isEmpty() && b.least().isPresent() ? b.least().getAsInt() : null));
    }

    private static Syntax<Amount> player() {
        Syntax<Amount.Stat> stat = either(
                says("current health", Amount.Stat.HEALTH), says("maximum health", Amount.Stat.MAXIMUM_HEALTH),
                says("hand size", Amount.Stat.HAND_SIZE), says("momentum", Amount.Stat.MOMENTUM),
                says("level", Amount.Stat.LEVEL));
        return either(phrase("{} {}{}", Players.WHOSE, Traits.PRINTED, stat).as(
                Amount.Player.class,
                (whose, printed, what) -> isOfCard(whose, what) ? null : new Amount.Player(whose, what, printed),
                player -> isOfCard(player.who(), player.stat()) ? null : player.who(),
                Amount.Player::printed, Amount.Player::stat));
    }

    /** "this card's hand size" is a number of the card. */
    private static boolean isOfCard(cardinal.ufs.ability.Who whose, Amount.Stat what) {
        return whose == cardinal.ufs.ability.Who.HOLDER
                && (what == Amount.Stat.HAND_SIZE || what == Amount.Stat.MAXIMUM_HEALTH);
    }

    /** "this attack's printed speed", "the printed speed of this attack". */
    private static Syntax<Amount> of() {
        return either(
                phrase("{} {}{}", POSSESSOR, Traits.PRINTED, Words.PROPERTY).as(
                        Amount.Of.class, (card, printed, property) -> new Amount.Of(card, property, printed, false),
                        of -> of.ofPhrase() ? null : of.card(), Amount.Of::printed, Amount.Of::property),
                phrase("the {}{} of {}", Traits.PRINTED, Words.PROPERTY, Selectors.ONE).as(
                        Amount.Of.class, (printed, property, card) -> new Amount.Of(card, property, printed, true),
                        Amount.Of::printed,
                        Amount.Of::property, of -> of.ofPhrase() ? of.card() : null));
    }

    private static Syntax<Amount> across() {
        return either(
                across("the total {}{} of {}", Amount.Across.Fold.TOTAL),
                across("the highest {}{} among {}", Amount.Across.Fold.HIGHEST),
                across("the lowest {}{} among {}", Amount.Across.Fold.LOWEST));
    }

    private static Syntax<Amount.Across> across(String words, Amount.Across.Fold fold) {
        return phrase(words, Traits.PRINTED, Words.PROPERTY, Selectors.SUBJECTS).as(
                Amount.Across.class, (printed, property, cards) -> new Amount.Across(fold, property, printed, cards),
                Amount.Across::printed, across -> across.fold() == fold ? across.property() : null,
                Amount.Across::cards);
    }

    private static Syntax<Amount> half() {
        Syntax<Amount> inner = multiplied();
        return either(
                phrase("half {} (rounded up)", inner).as(
                        Amount.Half.class, amount -> new Amount.Half(amount, false, true),
                        half -> half.down() || !half.said() ? null : half.of()),
                phrase("half {}", inner).as(
                        Amount.Half.class, amount -> new Amount.Half(amount, false, false),
                        half -> half.down() || half.said() ? null : half.of()),
                phrase("half {} (rounded down)", inner).as(
                        Amount.Half.class, amount -> new Amount.Half(amount, true, true),
                        half -> half.down() && half.said() ? half.of() : null));
    }

    private static Syntax<Amount> multiplied() {
        return either(player(), of(), phrase("the number of {}", COUNTED).as(Amount.NumberOf.class,
                Amount.NumberOf::new, Amount.NumberOf::counted));
    }

    private static Syntax<Amount> twice() {
        return either(
                phrase("twice {}", multiplied()).as(Amount.Twice.class, Amount.Twice::new, Amount.Twice::of));
    }

    private static Syntax<Counted> counted(boolean several) {
        String s = several ? "s" : "";
        Syntax<Filter> cards = several ? Nouns.SEVERAL : Nouns.ONE;
        return either(
                cards.as(Counted.Cards.class, Counted.Cards::new, Counted.Cards::filter),
                yours(several),
                phrase("{} {}", cards, Acts.DONE).as(
                        Counted.Cards.class,
                        (filter, act) -> new Counted.Cards(filter.with(new Trait.ThisWay(act, false, true))),
                        counted -> withoutDeed(counted.filter()), counted -> briefDeed(counted.filter())),
                phrase(several ? "{} that have left {}{}" : "{} that has left {}{}", cards, Places.PLACE, Periods.SINCE)
                        .as(Counted.Left.class, Counted.Left::new, Counted.Left::filter, Counted.Left::place,
                                Counted.Left::period),
                phrase("different {}" + s + " among {}", KIND, Selectors.SUBJECTS).as(
                        Counted.Kinds.class, (what, among) -> new Counted.Kinds(what, true, among),
                        kinds -> kinds.different() ? kinds.what() : null, Counted.Kinds::among),
                phrase("card type" + s + " among {}", Selectors.SUBJECTS).as(
                        Counted.Kinds.class, among -> new Counted.Kinds(Shares.What.TYPE, false, among),
                        kinds -> kinds.different() || kinds.what() != Shares.What.TYPE ? null : kinds.among()),
                phrase("{}" + s + " on {}", KIND, Selectors.ONE).as(
                        Counted.Kinds.class, (what, among) -> new Counted.Kinds(what, false, among),
                        kinds -> kinds.different() ? null : kinds.what(), Counted.Kinds::among),
                phrase("{}" + s + " in {}", KIND, Places.PLACE).as(
                        Counted.Kinds.class,
                        (what, place) -> what == Shares.What.TYPE ? null
                                : new Counted.Kinds(what, false, allIn(place)),
                        kinds -> kinds.different() || kinds.what() == Shares.What.TYPE ? null : kinds.what(),
                        kinds -> placeOf(kinds.among())),
                several ? phrase("its {}s", KIND).as(Counted.Kinds.class, Amounts::ofIt, Amounts::whatOfIt)
                        : either(
                                phrase("of its {}s", KIND).as(Counted.Kinds.class, Amounts::ofIt, Amounts::whatOfIt),
                                says("of its keyword abilities",
                                        new Counted.Kinds(Shares.What.KEYWORD_ABILITY, false, ITSELF))),
                phrase("{}" + s + " {} with {}", KIND, either(says("it shares", ITSELF),
                        phrase("{} shares", Selectors.POINTED).itself()), Selectors.ONE).as(
                                Counted.Shared.class,
                                (what, card, with) -> what == Shares.What.SYMBOL || what == Shares.What.KEYWORD
                                        ? new Counted.Shared(what, card, with) : null,
                                Counted.Shared::what, Counted.Shared::card, Counted.Shared::with),
                phrase("{} counter" + s + " on {}", Words.KEYWORD, Selectors.EVERY).as(
                        Counted.Counters.class, Counted.Counters::new, Counted.Counters::name,
                        counters -> counters.on() instanceof Selector.All all ? all : null),
                phrase("counter" + s + " on {}", Selectors.EVERY).as(
                        Counted.Counters.class, on -> new Counted.Counters("", on),
                        counters -> counters.name().isEmpty() && counters.on() instanceof Selector.All all ? all
                                : null),
                phrase("{} counter" + s + " on {}", Words.KEYWORD, Selectors.ONE).as(
                        Counted.Counters.class, Counted.Counters::new, Counted.Counters::name, Counted.Counters::on),
                phrase("counter" + s + " on {}", Selectors.ONE).as(
                        Counted.Counters.class, on -> new Counted.Counters("", on),
                        counters -> counters.name().isEmpty() ? counters.on() : null),
                phrase("{} counter" + s + "{}", Words.KEYWORD, Places.WHERE).as(
                        Counted.CountersIn.class, Counted.CountersIn::new, Counted.CountersIn::name,
                        Counted.CountersIn::place),
                says("card" + s + " used to pay the cost of this ability", new Counted.PaidCards()),
                phrase("time" + s + " {}{}", Happenings.PERFECT, Periods.SINCE)
                        .as(Counted.Times.class,
                                (what, period) -> SeveralHappened.isGroup(what) ? null
                                        : new Counted.Times(what, period),
                                Counted.Times::happening, Counted.Times::period),
                phrase("time" + s + " you have played this ability{}", Periods.SINCE).as(
                        Counted.TimesPlayed.class, Counted.TimesPlayed::new, Counted.TimesPlayed::period),
                says("health you have",
                        new Counted.Units(new Amount.Player(cardinal.ufs.ability.Who.YOU, Amount.Stat.HEALTH, false))),
                says("damage dealt", new Counted.Units(new Amount.DamageDealt())),
                says("counter" + s + " removed this way",
                        new Counted.Units(new Amount.ThisWay(cardinal.ufs.ability.Act.REMOVE))),
                says("health lost this way", new Counted.Units(new Amount.ThisWay(cardinal.ufs.ability.Act.CHOOSE))));
    }

    /** "card discarded": what this effect or its cost did, in short. */
    private static @Nullable Act briefDeed(Filter filter) {
        return !filter.traits().isEmpty()
                && filter.traits().getLast() instanceof Trait.ThisWay(Act act, boolean not, boolean brief) && brief
                        ? act
                        : null;
    }

    /** Whether cards are counted by what was done to them, in short. */
    static boolean isDeed(Counted counted) {
        return counted instanceof Counted.Cards cards && briefDeed(cards.filter()) != null;
    }

    private static @Nullable Filter withoutDeed(Filter filter) {
        return briefDeed(filter) == null ? null
                : new Filter(filter.other(), filter.side(), filter.traits().subList(0, filter.traits().size() - 1),
                        filter.nouns(), filter.place());
    }

    private static final Selector ITSELF = new Selector.Itself();

    private static Selector allIn(Place place) {
        return new Selector.All(Selector.All.Word.BARE, Filter.of(cardinal.ufs.ability.Noun.CARD).at(place));
    }

    /** Where all the cards are, if nothing more is said of them. */
    private static @Nullable Place placeOf(Selector among) {
        return among instanceof Selector.All(Selector.All.Word word, Filter filter)
                && among.equals(allIn(filter.place())) ? filter.place() : null;
    }

    private static Counted.Kinds ofIt(Shares.What what) {
        return new Counted.Kinds(what, false, ITSELF);
    }

    private static Shares.@Nullable What whatOfIt(Counted.Kinds kinds) {
        return kinds.different() || !kinds.among().equals(ITSELF) ? null : kinds.what();
    }

    /** "of your momentum", "of your rival's foundations": each of them. */
    private static Syntax<Counted> yours(boolean several) {
        Syntax<Filter> mine = either(
                phrase("of your {}", Nouns.of(Side.YOURS, Nouns.SEVERAL)).itself(),
                phrase("of your rival's {}", Nouns.of(Side.RIVALS, Nouns.SEVERAL)).itself());
        Syntax<Filter> bare = either(
                phrase("your {}", Nouns.of(Side.YOURS, Nouns.SEVERAL)).itself(),
                phrase("your rival's {}", Nouns.of(Side.RIVALS, Nouns.SEVERAL)).itself());
        return either((several ? bare : mine).as(Counted.Cards.class, Counted.Cards::new, Counted.Cards::filter));
    }

    private static final Syntax<Shares.What> KIND = either(
            says("card type", Shares.What.TYPE), says("symbol", Shares.What.SYMBOL),
            says("keyword", Shares.What.KEYWORD),
            says("name", Shares.What.NAME), says("difficulty", Shares.What.DIFFICULTY),
            says("attack zone", Shares.What.ZONE), says("printed attack zone", Shares.What.PRINTED_ZONE),
            says("printed keyword", Shares.What.PRINTED_KEYWORD),
            says("block zone", Shares.What.BLOCK_ZONE));

    /** The name of a property that a bonus may change. */
    static final Syntax<Property> PROPERTY = Words.PROPERTY;
}
