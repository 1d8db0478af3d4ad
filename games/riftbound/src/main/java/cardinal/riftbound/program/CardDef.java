package cardinal.riftbound.program;

import cardinal.cards.Compiled;
import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.card.Supertype;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A card whose text was understood, compiled for play. Shared and never changed. */
public final class CardDef implements Compiled<CardData, Ability> {

    /** A triggered ability ready to be matched. nth: its lane among "Nth time each turn" abilities, or -1. */
    public record Triggered(Ability.Triggered ability, Program program, int index, int nth, boolean fromTrash) {
    }

    /**
     * An activated ability. on: while that does not hold it rests (727.1.c.3 of 2026-07); keyword: what it is the short form of (818, 827),
     * or null.
     */
    public record Activated(Ability.Activated ability, Program program, int index, Condition on,
            @Nullable Keyword keyword) {
        /** One that never rests. */
        public Activated(Ability.Activated ability, Program program, int index) {
            this(ability, program, index, ALWAYS, null);
        }

        public boolean exhausts() {
            return ability.costs().contains(EXHAUST_ME);
        }
    }

    /** A replacement effect (364), with what happens instead. on: while that does not hold it rests. fromTrash: it applies from there, and only there. */
    public record Replacement(Ability.Replacement ability, Program program, Condition on, boolean fromTrash) {
        /** Whether it is bound to serve one event only: the next, or because it uses up its own object. */
        public boolean servesOnce() {
            return !ability.may()
                    && (ability.nextTimeOnly() || ability.most() > 0
                            || Records.mentions(ability.instead(), Selector.Self.class)
                            || Records.mentions(ability.instead(), Selector.Attached.class));
        }
    }

    private static final KeywordValue LEGION = new KeywordValue(Keyword.LEGION, 1);

    private static final KeywordValue DEATHKNELL = new KeywordValue(Keyword.DEATHKNELL, 1);

    private static final Cost EXHAUST_ME = new Cost.ExhaustMe();

    private final int number;
    private final CardData data;
    private final List<Ability> abilities;
    private final int domainMask;
    private final Price price;
    private final boolean ownIsAmong;
    private final long keywords;
    private final Triggered[] triggered;
    private final Activated[] activated;
    private final Ability.Passive[] passives;
    private final long facts;
    private final Ability.AdditionalCost[] additionalCosts;
    private final Ability.KeywordCost[] keywordCosts;
    private final long effectWords;
    private final Replacement[] replacements;
    private final Program spell;
    private final long listens;
    private final long listensInTrash;
    private final boolean altersValues;
    private final boolean rests;
    private final boolean borrows;
    private final int rareFeatures;
    private final Set<String> tags;
    private final @Nullable Worn worn;

    /**
     * 719.1 of 2026-07: this face is that of an object with others attached to it.
     *
     * @param bare  its face without them
     * @param passives  how many of the passives are its own; the others are effect text
     * @param lenders  the objects whose effect text each of the others is
     */
    public record Worn(CardDef bare, int passives, List<Integer> lenders) {
        /** The object whose effect text this passive is, or none (less than 0) where it is its own. */
        public int lender(int passive) {
            return passive < passives ? -1 : lenders.get(passive - passives);
        }
    }

    /** A passive that effect text adds, and the object whose effect text it is. */
    public record LentPassive(Ability.Passive passive, int lender) {
    }

    /**
     * A printed card with its abilities and what they compile to.
     *
     * @param spell  what a spell does
     * @param amongDomains  whether [C] on a card of several domains asks for one of these (135.2.e.6.c of 2026-07), not for any
     */
    public CardDef(int number, CardData data, List<Ability> abilities, List<Triggered> triggered,
            List<Activated> activated, List<Replacement> replacements, Program spell, boolean amongDomains) {
        this(number, data, abilities, List.of(), triggered, activated, replacements, spell, null, amongDomains);
    }

    /**
     * The same for an object with others attached to it, or that is attached itself.
     *
     * @param lent  the passives that effect text adds
     * @param bare  the face it has by itself
     */
    public CardDef(int number, CardData data, List<Ability> abilities, List<LentPassive> lent,
            List<Triggered> triggered, List<Activated> activated, List<Replacement> replacements, Program spell,
            @Nullable CardDef bare, boolean amongDomains) {
        this.number = number;
        this.data = data;
        this.abilities = List.copyOf(abilities);
        this.triggered = triggered.toArray(Triggered[]::new);
        this.activated = activated.toArray(Activated[]::new);
        this.replacements = replacements.toArray(Replacement[]::new);
        this.spell = spell;
        int mask = 0;
        for (Domain d : data.domains()) {
            mask |= 1 << d.ordinal();
        }
        domainMask = mask;
        ownIsAmong = amongDomains && data.domains().size() > 1;
        price = own(new Price(Math.max(0, data.energy()), Price.lane(Price.OWN, Math.max(0, data.power()))));
        tags = Set.copyOf(data.tags());
        List<Ability.Passive> own = DependentAbilities.passives(abilities);
        passives = Stream.concat(own.stream(), lent.stream().map(LentPassive::passive)).toArray(Ability.Passive[]::new);
        facts = FactKinds.of(passives);
        additionalCosts = abilities.stream().filter(Ability.AdditionalCost.class::isInstance)
                .map(Ability.AdditionalCost.class::cast).toArray(Ability.AdditionalCost[]::new);
        keywordCosts = abilities.stream().filter(Ability.KeywordCost.class::isInstance)
                .map(Ability.KeywordCost.class::cast).toArray(Ability.KeywordCost[]::new);
        worn = bare == null ? null : new Worn(bare, own.size(), lent.stream().map(LentPassive::lender).toList());
        keywords = bare == null ? keywordsOf(abilities) : bare.keywords;
        effectWords = keywordsOf(DependentAbilities.effectText(abilities));
        rareFeatures = bare == null ? RareFeature.of(abilities) : bare.rareFeatures;
        altersValues = Stream.of(passives).anyMatch(p -> altersValues(p.fact()));
        rests = Stream.of(passives).anyMatch(CardDef::rests);
        borrows = Stream.of(passives).anyMatch(p -> p.fact() instanceof Fact.HasExhaustAbilitiesOf);
        listensInTrash = kinds(triggered, true)
                | (replacements.stream().anyMatch(Replacement::fromTrash) ? Kind.REPLACES.bit() : 0);
        listens = kinds(triggered, false) | (altersValues ? Kind.STATIC.bit() : 0);
    }

    private static long kinds(List<Triggered> triggered, boolean fromTrash) {
        return triggered.stream().filter(t -> t.fromTrash() == fromTrash)
                .mapToLong(t -> Watching.kinds(t.ability().when())).reduce(0, (a, b) -> a | b);
    }

    private static long keywordsOf(List<Ability> abilities) {
        long words = 0;
        for (Ability a : abilities) {
            switch (a) {
                case Ability.Keywords k -> {
                    for (KeywordValue v : k.keywords()) {
                        words = addKeyword(words, v);
                    }
                }
                case Ability.Triggered t -> {
                    words = t.deathknell() ? addKeyword(words, DEATHKNELL) : words;
                    words = t.legion() ? addKeyword(words, LEGION) : words;
                }
                case Ability.Activated t -> words = t.legion() ? addKeyword(words, LEGION) : words;
                case Ability.Passive p -> words = p.legion() ? addKeyword(words, LEGION) : words;
                case Ability.Spell s -> words = speaksOfLegion(s.effect()) ? addKeyword(words, LEGION) : words;
                case Ability.KeywordCost k -> words = k.keyword().addedTo(words, 1);
                case Ability.Dependent d -> words = DependentAbilities.keyword(d.on()).addedTo(words, 1);
                case Ability.UseOnly use -> words = use.ability().legion() ? addKeyword(words, LEGION) : words;
                case Ability.AdditionalCost _,Ability.Replacement _,Ability.EffectText _ -> {
                }
            }
        }
        return words;
    }

    private static boolean speaksOfLegion(Instruction effect) {
        return switch (effect) {
            case Instruction.If i -> i.condition() instanceof Condition.Legion;
            case Instruction.Sequence s -> s.parts().stream().anyMatch(CardDef::speaksOfLegion);
            default -> false;
        };
    }

    private static boolean altersValues(Fact fact) {
        return switch (fact) {
            case Fact.Might m -> true;
            case Fact.Has h -> true;
            case Fact.HasIfLacking h -> true;
            case Fact.Loses l -> true;
            case Fact.Are a -> true;
            case Fact.MightIncreasedBy m -> true;
            case Fact.MightBecomes m -> true;
            case Fact.BuffsGiveMore b -> true;
            default -> false;
        };
    }

    private static long addKeyword(long words, KeywordValue v) {
        return v.keyword().addedTo(words, v.value());
    }

    /** 134.2.e.6.b: the lane of the card's own Power: its domain, or any when it has none or several. */
    public final int ownLane() {
        return data.domains().size() == 1 ? data.domains().getFirst().ordinal() : Price.ANY;
    }

    /** The price with [C] replaced by what it means on this card (134.2.e.6); 135.2.e.6.c of 2026-07: or told of which domains it may be. */
    public Price own(Price p) {
        return p.powerIn(Price.OWN) > 0 && ownIsAmong ? p.among(domainMask) : ownAdded(p);
    }

    /** Power that is added is of one kind: of any domain where [C] could be of several. */
    public Price ownAdded(Price p) {
        int own = p.powerIn(Price.OWN);
        return own == 0 ? p
                : new Price(p.energy(), (p.power() & ~(0xffL << (Price.OWN * 8))) + Price.lane(ownLane(), own),
                        p.use());
    }

    public boolean isAmongDomains() {
        return ownIsAmong;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String name() {
        return data.name();
    }

    @Override
    public CardData data() {
        return data;
    }

    public CardType type() {
        return data.type();
    }

    public boolean isUnit() {
        return data.type() == CardType.UNIT;
    }

    /** 178 of 2026-07: some units are gear, too. */
    public boolean isGear() {
        return data.is(CardType.GEAR);
    }

    public boolean isSpell() {
        return data.type() == CardType.SPELL;
    }

    /** 155: a rune and nothing else: it lies among the runes of the base, for its resources. */
    public boolean isRune() {
        return data.type() == CardType.RUNE;
    }

    /** 178.1.a.2 of 2026-07: a rune, whatever else it is. */
    public boolean isAlsoRune() {
        return data.is(CardType.RUNE);
    }

    /** 132.4: kept in a Main Deck; 161.1 of 2026-07: whatever else a rune is, it is not. */
    public boolean isMainDeck() {
        return data.type().isMainDeck() && !isAlsoRune();
    }

    public boolean is(Supertype s) {
        return data.supertypes().contains(s);
    }

    /** The base cost (130.1). */
    public Price price() {
        return price;
    }

    public int domains() {
        return domainMask;
    }

    public int might() {
        return Math.max(0, data.might());
    }

    public Set<String> tags() {
        return tags;
    }

    @Override
    public List<Ability> abilities() {
        return abilities;
    }

    /** Printed keywords, each in its lane (see {@link Keyword#in}). */
    public long keywords() {
        return keywords;
    }

    public int keyword(Keyword k) {
        return k.in(keywords);
    }

    public boolean has(Keyword k) {
        return keyword(k) > 0;
    }

    public Triggered[] triggered() {
        return triggered;
    }

    public Activated[] activated() {
        return activated;
    }

    public Ability.Passive[] passives() {
        return passives;
    }

    /** The kinds of fact that its passives state, see {@link FactKinds}. */
    public long facts() {
        return facts;
    }

    /** 719.1 of 2026-07: what it is without the objects attached to it; null where that is the same. */
    public @Nullable Worn worn() {
        return worn;
    }

    /** Its face without what others have attached to it, and awake if it is attached itself (725.3 of 2026-07). */
    public CardDef bare() {
        return worn == null ? this : worn.bare();
    }

    /** The keywords in its effect text (136 of 2026-07), each in its lane. */
    public long effectWords() {
        return effectWords;
    }

    /** 137 of 2026-07: what it adds to the Might of what it is attached to. */
    public int mightBonus() {
        Integer bonus = data.mightBonus();
        return bonus == null ? 0 : bonus;
    }

    /** The costs of Equip, Repeat, Empower and Flow, in the order in which they are printed. */
    public Ability.KeywordCost[] keywordCosts() {
        return keywordCosts;
    }

    /** 820.1.c.2 of 2026-07: the i-th instance of Repeat that is printed, or null. */
    public Ability.@Nullable KeywordCost repeat(int i) {
        int n = 0;
        for (Ability.KeywordCost k : keywordCosts) {
            if (k.keyword() == Keyword.REPEAT && n++ == i) {
                return k;
            }
        }
        return null;
    }

    public Ability.AdditionalCost[] additionalCosts() {
        return additionalCosts;
    }

    public Replacement[] replacements() {
        return replacements;
    }

    /** What a spell does. */
    public Program spell() {
        return spell;
    }

    /** The kinds of event its abilities watch, and STATIC if its passives alter values. */
    public long listens() {
        return listens;
    }

    /** The kinds of event its abilities watch while it lies in the trash (378). */
    public long listensInTrash() {
        return listensInTrash;
    }

    /** What it does of the things few cards do, for {@link RareFeature#isIn}. */
    public int rareFeatures() {
        return rareFeatures;
    }

    /** Whether it may have activated abilities of other objects. */
    public boolean borrows() {
        return borrows;
    }

    /** 477.1.b.2 of 2026-07: whether it copies the text of what it is attached to. */
    public boolean copiesText() {
        return (facts & FactKinds.bit(Fact.CopiesText.class)) != 0;
    }

    /** Whether passives of it that alter values may rest and wake (727.1.b of 2026-07). */
    public boolean rests() {
        return rests;
    }

    public static boolean rests(Ability.Passive p) {
        return altersValues(p.fact()) && (p.legion() || restsOn(p.condition()));
    }

    private static boolean restsOn(Condition condition) {
        return switch (condition) {
            case Condition.Both b -> restsOn(b.one()) || restsOn(b.other());
            case Condition.Not n -> isOfKeyword(n.what());
            default -> isOfKeyword(condition);
        };
    }

    /** Whether a keyword is short for this condition. */
    public static boolean isOfKeyword(Condition condition) {
        return condition instanceof Condition.Level || condition instanceof Condition.Legion
                || condition instanceof Condition.IAm i && i.trait() == Filter.Trait.Is.EMPOWERED;
    }

    boolean altersValues() {
        return altersValues;
    }

    @Override
    public String toString() {
        return name();
    }

    /** A condition that always holds. */
    public static final Condition ALWAYS = new Condition.Always();
}
