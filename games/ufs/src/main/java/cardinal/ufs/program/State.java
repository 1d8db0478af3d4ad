package cardinal.ufs.program;

import cardinal.kernel.Digest;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * C.3: the values and properties of a card at one layer: printed, base or current. Immutable; a change gives a new one. A
 * current state knows which modifier effects it has consumed (C.3.3.4.3).
 */
public final class State {
    /** All twelve symbols, as bits by ordinal. */
    public static final int EVERY_SYMBOL = 0xfff;
    private static final int INFINITY = EVERY_SYMBOL + 1;
    private static final int IGNORES_PROGRESSIVE = 1;
    private static final int UNCOUNTED = 2;
    private static final int UNKNOWN = -1;
    private static final int[] NOTHING = {};

    /** The card whose name and printed properties count; null for a nameless one. */
    private final @Nullable CardDef def;
    /** By property; {@link Side#NONE} where there is no value. */
    private final short[] numbers;
    /** Bits, by ordinal. */
    private final byte types;
    /** Null where none is printed or given. */
    private final @Nullable AttackZone attackZone;
    private final @Nullable AttackZone blockZone;
    /** Bits: the twelve by ordinal, and the infinity symbol. */
    private final short symbols;
    private final List<KeywordUse> keywords;
    private final List<HeldAbility> abilities;
    /** C.3.3.4.3: the modifier effects it has consumed. */
    private final int[] applied;
    /** What it was refreshed from. */
    private final Past before;
    /** Bits: ignores progressive difficulty, does not count towards it. */
    private final byte marks;
    /** Layer 2: what definition effects say; null while they say nothing. */
    private final short @Nullable [] bases;
    /** What its abilities amount to together. */
    private final AbilityIndex lanes;
    /** Of these, which types of ability it has and who may play them. */
    private final int playable;
    /** What pause conditions look at; worked out when asked for. */
    private int notable;

    private State(@Nullable CardDef def, short[] numbers, byte types, @Nullable AttackZone attackZone,
            @Nullable AttackZone blockZone, short symbols, List<KeywordUse> keywords, List<HeldAbility> abilities,
            int[] applied, Past before, byte marks, short @Nullable [] bases, AbilityIndex lanes, int notable) {
        this.def = def;
        this.numbers = numbers;
        this.types = types;
        this.attackZone = attackZone;
        this.blockZone = blockZone;
        this.symbols = symbols;
        this.keywords = keywords;
        this.abilities = abilities;
        this.applied = applied;
        this.before = before;
        this.marks = marks;
        this.bases = bases;
        this.lanes = lanes;
        playable = lanes.playable();
        this.notable = notable;
    }

    /** C.3.3.1: layer 0, what is printed on this side. */
    public static State printed(CardDef def, Side side) {
        int symbols = Symbol.bits(def.symbols()) | (def.infinity() ? INFINITY : 0);
        List<HeldAbility> abilities = side.abilities().stream().map(a -> new HeldAbility(a, 0, null)).toList();
        return new State(def, side.values(), (byte) (1 << side.type().ordinal()), side.attackZone(), side.blockZone(),
                (short) symbols, side.keywords(), abilities, NOTHING, Past.NONE, (byte) 0, null,
                AbilityIndex.of(abilities),
                UNKNOWN);
    }

    /** A face-down card: nameless, without values; with a type only where the edition gives it one (D.2.2.2). */
    public static State faceDown(@Nullable CardType type) {
        short[] numbers = new short[Property.values().length];
        Arrays.fill(numbers, (short) Side.NONE);
        return new State(null, numbers, (byte) (type == null ? 0 : 1 << type.ordinal()), null, null, (short) 0,
                List.of(),
                List.of(), NOTHING, Past.NONE, (byte) 0, null, AbilityIndex.of(List.of()), UNKNOWN);
    }

    /** I.3.8.2: the same without the text box. */
    public State withoutText() {
        return new State(def, numbers, types, attackZone, blockZone, symbols, List.of(), List.of(), applied, before,
                marks, bases, AbilityIndex.of(List.of()), UNKNOWN);
    }

    /** What pause conditions look at in this state (E.2), as bits of {@link PauseMarks}; worked out once. */
    public int notable() {
        int n = notable;
        if (n < 0) {
            n = PauseMarks.of(this);
            notable = n;
        }
        return n;
    }

    /** Whether what it is and says is as in another state: the lists of listeners it is in are the same then. */
    public boolean hasTextOf(State other) {
        return lanes == other.lanes && keywords == other.keywords && types == other.types
                && hasInfinity() == other.hasInfinity();
    }

    /** What its abilities amount to together: the lists of listeners they put the card in, and more. */
    public AbilityIndex lanes() {
        return lanes;
    }

    /** The card whose name and printed properties count; null for a nameless one. */
    public @Nullable CardDef def() {
        return def;
    }

    public String name() {
        CardDef d = def;
        return d == null ? "" : d.name();
    }

    public boolean is(CardType type) {
        return (types >> type.ordinal() & 1) != 0;
    }

    public boolean hasType() {
        return types != 0;
    }

    /** The value, or 0 where there is none (J.4.2.1). */
    public int number(Property property) {
        int n = numbers[property.ordinal()];
        return n == Side.NONE ? 0 : n;
    }

    /** The greatest of its values, whatever its sign. */
    public int greatest() {
        int greatest = 0;
        for (int n : numbers) {
            greatest = n == Side.NONE ? greatest : Math.max(greatest, Math.abs(n));
        }
        return greatest;
    }

    public boolean has(Property property) {
        return numbers[property.ordinal()] != Side.NONE;
    }

    /** C.3.3.2.2.1: an attack that would have none is mid; a missing block zone stays missing. */
    public @Nullable AttackZone attackZone() {
        return attackZone == null && is(CardType.ATTACK) ? AttackZone.MID : attackZone;
    }

    public @Nullable AttackZone blockZone() {
        return blockZone;
    }

    /** The twelve symbols as bits, by ordinal. */
    public int symbols() {
        return symbols & EVERY_SYMBOL;
    }

    /** The same with a bit for the infinity symbol. */
    public int allSymbols() {
        return symbols;
    }

    public boolean hasInfinity() {
        return (symbols & INFINITY) != 0;
    }

    public List<KeywordUse> keywords() {
        return keywords;
    }

    public List<HeldAbility> abilities() {
        return abilities;
    }

    /** I.2.2, I.2.3: whether it has the ability this keyword grants; a sealed card has the word no longer in force. */
    public boolean hasAbilityOf(Keyword keyword) {
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i).ability().isGrantedBy(keyword)) {
                return true;
            }
        }
        return false;
    }

    /** I.2.3.2: without abilities, and without the keywords they are linked to; traits stay. */
    public State withoutAbilities() {
        return withKeywords(keywords.stream().filter(KeywordUse.Trait.class::isInstance).toList())
                .withAbilities(List.of());
    }

    /** 2010, 11.13.1: its infinity symbol is this one from now on. */
    public State withInfinityAs(Symbol symbol) {
        return new State(def, numbers, types, attackZone, blockZone,
                (short) (symbols & ~INFINITY | 1 << symbol.ordinal()), keywords, abilities,
                applied, before, marks, bases, lanes, UNKNOWN);
    }

    /** Whether it has an ability of this type. */
    public boolean hasAbility(AbilityType type) {
        return AbilityIndex.has(playable, type);
    }

    /** H.3.3.3: whether it has an ability that either player may play. */
    public boolean isShared() {
        return AbilityIndex.isShared(playable);
    }

    /** H.3.3.2, UniVersus: Tenacious: whether it has an ability that may be played while it is committed. */
    public boolean isPlayableWhileCommitted() {
        return AbilityIndex.isPlayableWhileCommitted(playable);
    }

    public boolean hasKeyword(Keyword keyword) {
        for (int i = 0; i < keywords.size(); i++) {
            if (keywords.get(i).is(keyword)) {
                return true;
            }
        }
        return false;
    }

    /** I: any keyword or trait of that name. */
    public boolean hasWord(String word) {
        for (int i = 0; i < keywords.size(); i++) {
            if (keywords.get(i).word().equalsIgnoreCase(word)) {
                return true;
            }
        }
        return false;
    }

    public boolean ignoresProgressive() {
        return (marks & IGNORES_PROGRESSIVE) != 0;
    }

    /** E.4.7.2.3: does not count towards progressive difficulty. */
    public boolean isUncounted() {
        return (marks & UNCOUNTED) != 0;
    }

    /** Whether any modifier effect has changed this state. */
    public boolean hasApplied() {
        return applied.length > 0;
    }

    /** C.3.3.4.3: whether this effect has changed this state already. */
    public boolean hasApplied(int effect) {
        return AppliedEffects.have(applied, effect);
    }

    /** C.3.3.4.4.2: a state that was refreshed knows which effects had been applied; uses: and its history of plays (H.5.3). */
    public State remembering(State old, boolean uses) {
        if (old.applied.length == 0) {
            return this;
        }
        Past past = Past.of(old.applied, uses ? old.abilities : List.of());
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities, applied, past, marks,
                bases, lanes, notable);
    }

    /** Whether this effect had been applied before the state was refreshed. */
    public boolean hadApplied(int effect) {
        return before.has(effect);
    }

    /** C.3.3.4.4.2.1: an ability that is granted again has the history it had; now: what the card has so far. */
    public HeldAbility revived(HeldAbility again, List<HeldAbility> now) {
        return before.revived(again, now);
    }

    /** The same with an effect taken out that has ended: it may be applied again. */
    public State withoutApplied(int effect) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities,
                AppliedEffects.without(applied, effect), before, marks, bases, lanes, notable);
    }

    public State withApplied(int effect) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities,
                AppliedEffects.with(applied, effect), before, marks, bases, lanes, notable);
    }

    public State with(Property property, int value) {
        short[] n = numbers.clone();
        n[property.ordinal()] = (short) value;
        return new State(def, n, types, attackZone, blockZone, symbols, keywords, abilities, applied, before, marks,
                bases, lanes, notable);
    }

    /** The base value a definition effect has given this property (layer 2), or what is printed. */
    public int base(Property property, int printed) {
        return DefinedValues.has(bases, property) ? DefinedValues.of(bases, property) : printed;
    }

    /** Whether definition effects have set any of its values. */
    public boolean hasBases() {
        return bases != null;
    }

    public boolean hasBase(Property property) {
        return DefinedValues.has(bases, property);
    }

    /** C.3.3.4.5: nothing defines this value any more: it is that of the layer below, if that is another. */
    public State withoutBase(Property property, State below) {
        short[] b = bases;
        if (b == null) {
            return this;
        }
        int was = b[property.ordinal()];
        short[] n = numbers.clone();
        if (was != below.numbers[property.ordinal()]) {
            n[property.ordinal()] = below.numbers[property.ordinal()];
        }
        return new State(def, n, types, attackZone, blockZone, symbols, keywords, abilities, applied, before, marks,
                DefinedValues.without(b, property), lanes, notable);
    }

    /** C.3.3.4.5: the values below changed from one to another: those that did are the new ones, or all of them. */
    public State rebased(State was, State now, boolean all) {
        short[] n = now.numbers.clone();
        short[] b = bases;
        for (int i = 0; i < n.length && !all; i++) {
            boolean stays = was.numbers[i] == now.numbers[i] || b != null && b[i] != Side.NONE;
            n[i] = stays ? numbers[i] : now.numbers[i];
        }
        boolean words = all || !was.keywords.equals(now.keywords);
        boolean text = all || words || was.abilities != now.abilities;
        return new State(now.def, n, all || was.types != now.types ? now.types : types,
                all || was.attackZone != now.attackZone ? now.attackZone : attackZone,
                all || was.blockZone != now.blockZone ? now.blockZone : blockZone,
                all || was.symbols != now.symbols ? now.symbols : symbols, words ? now.keywords : keywords,
                text ? now.abilities : abilities, applied, before, marks, all ? null : b,
                text ? now.lanes : lanes, UNKNOWN);
    }

    public State withBase(Property property, int value) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities, applied, before,
                marks, DefinedValues.with(bases, property, value), lanes, notable);
    }

    public State withAttackZone(AttackZone zone) {
        return new State(def, numbers, types, zone, blockZone, symbols, keywords, abilities, applied, before, marks,
                bases, lanes, notable);
    }

    public State withBlockZone(AttackZone zone) {
        return new State(def, numbers, types, attackZone, zone, symbols, keywords, abilities, applied, before, marks,
                bases, lanes, notable);
    }

    public State withType(CardType type) {
        return new State(def, numbers, (byte) (types | 1 << type.ordinal()), attackZone, blockZone, symbols, keywords,
                abilities, applied, before, marks, bases, lanes, UNKNOWN);
    }

    public State withSymbols(int more) {
        return new State(def, numbers, types, attackZone, blockZone, (short) (symbols | more), keywords, abilities,
                applied, before,
                marks, bases, lanes, UNKNOWN);
    }

    public State withoutSymbols(int less) {
        return new State(def, numbers, types, attackZone, blockZone, (short) (symbols & ~less), keywords, abilities,
                applied, before, marks, bases, lanes, UNKNOWN);
    }

    public State withKeywords(List<KeywordUse> now) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, List.copyOf(now), abilities, applied,
                before, marks, bases, lanes, UNKNOWN);
    }

    public State withAbilities(List<HeldAbility> now) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, List.copyOf(now), applied,
                before, marks, bases, AbilityIndex.of(now), UNKNOWN);
    }

    /** With more abilities after its own. */
    public State with(List<HeldAbility> more) {
        List<HeldAbility> all = new ArrayList<>(abilities);
        all.addAll(more);
        return withAbilities(all);
    }

    public State ignoringProgressive() {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities, applied, before,
                (byte) (marks | IGNORES_PROGRESSIVE), bases, lanes, notable);
    }

    public State uncounted() {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, abilities, applied, before,
                (byte) (marks | UNCOUNTED), bases, lanes, notable);
    }

    public State withUse(int ability, int turn, int step) {
        return withPlaysOf(Plays.oneMore(abilities, ability, turn, step));
    }

    /** H.5.3: counts of plays taken over from another state of the same card, ability by ability. */
    public boolean hasUses() {
        return Plays.areIn(abilities);
    }

    public State withUsesOf(State before) {
        if (!before.hasUses()) {
            return this;
        }
        List<HeldAbility> now = Plays.takenOver(abilities, before.abilities);
        return now == abilities ? this : withPlaysOf(now);
    }

    /** The same abilities, played more or less often. */
    private State withPlaysOf(List<HeldAbility> now) {
        return new State(def, numbers, types, attackZone, blockZone, symbols, keywords, List.copyOf(now), applied,
                before, marks, bases, lanes, notable);
    }

    /** Adds what can differ between two tables to a fingerprint. */
    public void digest(Digest d) {
        CardDef c = def;
        d.add(c == null ? -1 : c.number()).add(types).add(symbols).add(marks).value(attackZone).value(blockZone);
        for (short n : numbers) {
            d.add(n);
        }
        d.add(keywords.size()).add(abilities.size());
        for (HeldAbility h : abilities) {
            d.value(h.uses());
        }
    }

    /** Counts of plays begin anew (UniVersus: Unflip, Unseal). */
    public State withFreshUses() {
        return withPlaysOf(abilities.stream().map(HeldAbility::fresh).toList());
    }
}
