package cardinal.riftbound.card;

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
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.table.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A card whose text was understood, compiled for play. Shared and never changed. */
public final class CardDef implements Compiled<CardData, Ability> {

    /** A triggered ability ready to be matched. nth: its lane among "Nth time each turn" abilities, or -1. */
    public record Trigd(Ability.Triggered ability, Program program, int index, int nth, boolean fromTrash) {
    }

    /** An activated ability. */
    public record Actd(Ability.Activated ability, Program program, int index) {
        public boolean exhausts() {
            return ability.costs().contains(EXHAUST_ME);
        }
    }

    /** A replacement effect (364), with what happens instead. */
    public record Repl(Ability.Replacement ability, Program program) {
        /** Whether it is bound to serve one event only: the next, or because it uses up its own object. */
        public boolean servesOnce() {
            return !ability.may()
                    && (ability.nextTimeOnly() || Records.mentions(ability.instead(), Selector.Self.class));
        }

        static Repl of(Ability.Replacement r, String label) {
            Instruction instead = r.costs().isEmpty() ? r.may() ? new Instruction.May(r.instead()) : r.instead()
                    : new Instruction.PayTo(r.costs(), r.may(), r.instead());
            return new Repl(r, Programs.compile(instead, label, List.of(r)));
        }
    }

    private static final KeywordValue LEGION = new KeywordValue(Keyword.LEGION, 1);

    private static final Cost EXHAUST_ME = new Cost.ExhaustMe();

    private static final Selector FROM_TRASH = new Selector.SelfFrom(Filter.Place.YOUR_TRASH);

    private final int number;
    private final CardData data;
    private final List<Ability> abilities;
    private final int domainMask;
    private final Price price;
    private final long keywords;
    private final Trigd[] triggered;
    private final Actd[] activated;
    private final Ability.Passive[] passives;
    private final Ability.AdditionalCost[] additionalCosts;
    private final Repl[] replacements;
    private final Program spell;
    private final long listens;
    private final long listensInTrash;
    private final boolean altersValues;
    private final boolean borrows;
    private final int rarities;
    private final Set<String> tags;

    public CardDef(int number, CardData data, List<Ability> abilities) {
        this.number = number;
        this.data = data;
        this.abilities = List.copyOf(abilities);
        int mask = 0;
        for (Domain d : data.domains()) {
            mask |= 1 << d.ordinal();
        }
        domainMask = mask;
        price = new Price(Math.max(0, data.energy()), Price.lane(ownLane(), Math.max(0, data.power())));
        tags = Set.copyOf(data.tags());
        long words = 0;
        long kinds = 0;
        long trashKinds = 0;
        int nth = 0;
        List<Trigd> triggers = new ArrayList<>();
        List<Actd> actives = new ArrayList<>();
        List<Ability.Passive> facts = new ArrayList<>();
        List<Ability.AdditionalCost> extras = new ArrayList<>();
        List<Repl> instead = new ArrayList<>();
        List<Instruction> instructions = new ArrayList<>();
        for (Ability a : abilities) {
            switch (a) {
                case Ability.Keywords k -> {
                    for (KeywordValue v : k.keywords()) {
                        words = addKeyword(words, v);
                    }
                }
                case Ability.Triggered t -> {
                    boolean fromTrash = worksInTrash(t);
                    triggers.add(new Trigd(t, Programs.compile(t.effect(), label(a), List.of(a)), triggers.size(),
                            t.nthEachTurn() > 0 ? nth++ : -1, fromTrash));
                    if (fromTrash) {
                        trashKinds |= Watching.kinds(t.when());
                    } else {
                        kinds |= Watching.kinds(t.when());
                    }
                    if (t.deathknell()) {
                        words = addKeyword(words, new KeywordValue(Keyword.DEATHKNELL, 1));
                    }
                    words = t.legion() ? addKeyword(words, LEGION) : words;
                }
                case Ability.Activated t -> {
                    actives.add(new Actd(t, Programs.compile(t.legion() ? ifLegion(t.effect()) : t.effect(), label(a),
                            List.of(a)),
                            actives.size()));
                    words = t.legion() ? addKeyword(words, LEGION) : words;
                }
                case Ability.Passive p -> {
                    facts.add(p);
                    words = p.legion() ? addKeyword(words, LEGION) : words;
                }
                case Ability.AdditionalCost c -> extras.add(c);
                case Ability.Replacement r -> instead.add(Repl.of(r, label(a)));
                case Ability.Spell s -> {
                    instructions.add(s.effect());
                    words = speaksOfLegion(s.effect()) ? addKeyword(words, LEGION) : words;
                }
            }
        }
        if (data.type() == CardType.RUNE && !data.domains().isEmpty()) {
            actives.addAll(BasicRune.abilities(data.domains().getFirst()));
        }
        keywords = words;
        triggered = triggers.toArray(Trigd[]::new);
        activated = actives.toArray(Actd[]::new);
        passives = facts.toArray(Ability.Passive[]::new);
        additionalCosts = extras.toArray(Ability.AdditionalCost[]::new);
        replacements = instead.toArray(Repl[]::new);
        spell = instructions.isEmpty() ? Program.EMPTY
                : Programs.compile(new Instruction.Sequence(instructions,
                        Instruction.Sequence.Joint.SENTENCES), data.name(),
                        abilities.stream().filter(Ability.Spell.class::isInstance).toList());
        boolean alters = false;
        for (Ability.Passive p : facts) {
            alters |= altersValues(p.fact());
        }
        altersValues = alters;
        rarities = Rarity.of(abilities);
        borrows = facts.stream().anyMatch(p -> p.fact() instanceof Fact.HasExhaustAbilitiesOf);
        listensInTrash = trashKinds;
        listens = kinds | (alters ? Kind.STATIC.bit() : 0);
    }

    /** 728.1.c.2: the ability can be activated, but its text applies only if the condition is met. */
    private static Instruction ifLegion(Instruction effect) {
        return new Instruction.If(new Condition.Legion(), effect, Instruction.If.NOTHING);
    }

    private static boolean speaksOfLegion(Instruction effect) {
        return switch (effect) {
            case Instruction.If i -> i.condition() instanceof Condition.Legion;
            case Instruction.Sequence s -> s.parts().stream().anyMatch(CardDef::speaksOfLegion);
            default -> false;
        };
    }

    /** 378.2: a trigger outside the board describes its own place: its effect acts on this card from the trash. */
    private static boolean worksInTrash(Ability.Triggered t) {
        return Records.any(t.effect(), FROM_TRASH::equals);
    }

    private String label(Ability ability) {
        return data.name();
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
        int shift = v.keyword().ordinal() * 4;
        int now = (int) (words >>> shift) & 15;
        int sum = Math.min(15, now + (v.keyword().isNumbered() ? v.value() : 1));
        return words & ~(15L << shift) | (long) sum << shift;
    }

    /** 134.2.e.6.b: the lane of the card's own Power: its domain, or any when it has none or several. */
    public final int ownLane() {
        return data.domains().size() == 1 ? data.domains().getFirst().ordinal() : Price.ANY;
    }

    /** The price with [C] replaced by what it means on this card (134.2.e.6). */
    public Price own(Price p) {
        int own = p.powerIn(Price.OWN);
        return own == 0 ? p
                : new Price(p.energy(), (p.power() & ~(0xffL << (Price.OWN * 8))) + Price.lane(ownLane(), own),
                        p.use());
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

    public boolean isGear() {
        return data.type() == CardType.GEAR;
    }

    public boolean isSpell() {
        return data.type() == CardType.SPELL;
    }

    public boolean isRune() {
        return data.type() == CardType.RUNE;
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

    /** Printed keywords, four bits each: the value, or how many instances there are. */
    public long keywords() {
        return keywords;
    }

    public int keyword(Keyword k) {
        return (int) (keywords >>> (k.ordinal() * 4)) & 15;
    }

    public boolean has(Keyword k) {
        return keyword(k) > 0;
    }

    public Trigd[] triggered() {
        return triggered;
    }

    public Actd[] activated() {
        return activated;
    }

    public Ability.Passive[] passives() {
        return passives;
    }

    public Ability.AdditionalCost[] additionalCosts() {
        return additionalCosts;
    }

    public Repl[] replacements() {
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

    /** What it does of the things few cards do, for {@link Rarity#isIn}. */
    public int rarities() {
        return rarities;
    }

    /** Whether it may have activated abilities of other objects. */
    public boolean borrows() {
        return borrows;
    }

    public boolean altersValues() {
        return altersValues;
    }

    /** Whether its condition for a trigger is about itself alone. */
    static boolean isMe(Trigger.Watch watch) {
        return watch instanceof Trigger.Watch.Me;
    }

    @Override
    public String toString() {
        return name();
    }

    /** A condition that always holds. */
    public static final Condition ALWAYS = new Condition.Always();
}
