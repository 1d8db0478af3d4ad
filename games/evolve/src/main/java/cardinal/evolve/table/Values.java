package cardinal.evolve.table;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.CardDef;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Scope;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 10.9: the information of cards on the field and in EX areas, with persistent effects applied: abilities first (10.9.1.2), then what is
 * not a number (10.9.1.3), then numbers (10.9.1.4); dependent effects after those they depend on (10.9.1.5), else in the order
 * in which they were produced (10.9.1.6). Remembered until the table changes.
 */
public final class Values {
    private static final int ABILITIES = 0;
    private static final int INFORMATION = 1;
    private static final int NUMBERS = 2;

    private final EvolveTable t;
    private int version;
    private int couldAt = -1;
    private boolean could;
    private int[] at;
    private final int[] board;
    private int boardSize;
    private short[] attack;
    private short[] defense;
    private int[] keywords;
    private CardType[] type;
    private boolean[] silenced;
    private List<Label> labels;
    private List<Grant> grants;

    private record Label(int card, String label) {
    }

    /** An ability a card has been given. */
    public record Grant(int card, CardDef ability) {
    }

    /** Something that alters information: a passive ability, a fact in force, or a modifier of one card. */
    private record Source(int stamp, int layer, Scope scope, Object what, Ability.@Nullable Passive passive,
            int subject, boolean dynamic) {
    }

    Values(EvolveTable table) {
        t = table;
        version = -1;
        board = new int[64];
        attack = new short[0];
        defense = new short[0];
        keywords = new int[0];
        type = new CardType[0];
        silenced = new boolean[0];
        at = new int[0];
        labels = List.of();
        grants = List.of();
    }

    private boolean isPlain() {
        return t.effectCount() == 0 && !t.listeners().anyone(Kind.STATIC.ordinal());
    }

    private boolean isDerived(int card) {
        Zone zone = t.zone(card);
        return (zone == Zone.FIELD || zone == Zone.EX) && !isPlain();
    }

    /** Whether the values of this card have been worked out for the table as it is now. */
    private boolean isKnown(int card) {
        return version == t.version() && card < at.length && at[card] == version;
    }

    public CardType type(int card) {
        if (isKnown(card)) {
            return type[card];
        }
        if (!isDerived(card)) {
            return t.face(card).type();
        }
        evaluate();
        return type[card];
    }

    public boolean isFollower(int card) {
        return type(card) == CardType.FOLLOWER;
    }

    public boolean isAmulet(int card) {
        return type(card) == CardType.AMULET;
    }

    public int keywords(int card) {
        if (isKnown(card)) {
            return keywords[card];
        }
        if (!isDerived(card)) {
            return t.face(card).keywords();
        }
        evaluate();
        return keywords[card];
    }

    public boolean has(int card, Keyword k) {
        return (keywords(card) >> k.ordinal() & 1) != 0;
    }

    public int attack(int card) {
        if (isKnown(card)) {
            return attack[card];
        }
        if (!isDerived(card)) {
            return t.face(card).attack();
        }
        evaluate();
        return attack[card];
    }

    /** Damage is defense lost (5.13.1); it may go below zero (5.13.1.1). */
    public int defense(int card) {
        if (isKnown(card)) {
            return defense[card] - t.piece(card).marks();
        }
        if (!isDerived(card)) {
            return t.face(card).defense() - t.piece(card).marks();
        }
        evaluate();
        return defense[card] - t.piece(card).marks();
    }

    /** Whether the card has lost all its abilities. */
    public boolean isSilenced(int card) {
        if (isKnown(card)) {
            return silenced[card];
        }
        if (!isDerived(card)) {
            return false;
        }
        evaluate();
        return silenced[card];
    }

    /** Whether it has this trait or this name, its own or given. */
    public boolean isLabelled(int card, String label) {
        CardDef face = t.face(card);
        if (face.hasTrait(label) || t.pool().isNamed(face, label)) {
            return true;
        }
        if (!isDerived(card)) {
            return false;
        }
        evaluate();
        return hasLabel(labels, card, label);
    }

    private static boolean hasLabel(List<Label> all, int card, String label) {
        for (Label l : all) {
            if (l.card() == card && l.label().equalsIgnoreCase(label)) {
                return true;
            }
        }
        return false;
    }

    /** The abilities that cards have been given, apart from keywords. */
    public List<Grant> grants() {
        if (version != t.version() && !couldGive()) {
            return List.of();
        }
        evaluate();
        return grants;
    }

    /** Whether anything on the table gives abilities that are not keywords. */
    private boolean couldGive() {
        if (couldAt != t.version()) {
            couldAt = t.version();
            could = findsGiving();
        }
        return could;
    }

    private boolean findsGiving() {
        for (int i = 0; i < t.effectCount(); i++) {
            Object what = t.effect(i).what();
            if (what instanceof Modifier.Gains || what instanceof Fact f && CardDef.givesAbilities(f)) {
                return true;
            }
        }
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            if (t.face(card).givesAbilities()) {
                return true;
            }
        }
        return false;
    }

    Snapshot snapshot(int card) {
        List<String> words = new ArrayList<>(0);
        List<CardDef> given = new ArrayList<>(0);
        if (isDerived(card)) {
            evaluate();
            for (Label l : labels) {
                if (l.card() == card) {
                    words.add(l.label());
                }
            }
            for (Grant g : grants) {
                if (g.card() == card) {
                    given.add(g.ability());
                }
            }
        }
        return new Snapshot(t.face(card), type(card), attack(card), defense(card), keywords(card), isSilenced(card),
                words, given);
    }

    // ---- evaluation ----------------------------------------------------------------------------------------

    private void evaluate() {
        if (version == t.version()) {
            return;
        }
        version = t.version();
        gather();
        List<Source> sources = sources();
        if (sources.isEmpty()) {
            return;
        }
        apply(sources, ABILITIES);
        if (!grants.isEmpty()) {
            givenPassives(sources);
        }
        apply(sources, INFORMATION);
        apply(sources, NUMBERS);
    }

    /** Passive abilities that were given act as well. */
    private void givenPassives(List<Source> sources) {
        List<Source> more = new ArrayList<>();
        for (Grant g : List.copyOf(grants)) {
            for (Ability.Passive p : g.ability().passives()) {
                passive(more, g.card(), p, t.piece(g.card()).since());
            }
        }
        apply(more, ABILITIES);
        sources.addAll(more);
        sources.sort((a, b) -> Integer.compare(a.stamp(), b.stamp()));
    }

    /** 10.9.1.1: the information written on the card, or on the evolved card over it, is the base. */
    private void gather() {
        int n = t.pieceCount();
        if (attack.length < n) {
            attack = new short[n + 16];
            defense = new short[n + 16];
            keywords = new int[n + 16];
            type = new CardType[n + 16];
            silenced = new boolean[n + 16];
            at = new int[n + 16];
            Arrays.fill(at, -1);
        }
        labels = List.of();
        grants = List.of();
        boardSize = 0;
        for (int seat = 0; seat < 2; seat++) {
            gather(Zone.FIELD.of(seat));
            gather(Zone.EX.of(seat));
        }
    }

    private void gather(int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            CardDef face = t.face(card);
            board[boardSize++] = card;
            attack[card] = (short) face.attack();
            defense[card] = (short) face.defense();
            keywords[card] = face.keywords();
            type[card] = face.type();
            silenced[card] = false;
            at[card] = version;
        }
    }

    private List<Source> sources() {
        List<Source> list = new ArrayList<>();
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            for (Ability.Passive p : t.face(card).passives()) {
                if (CardDef.isValidIn(p, t.zone(card))) {
                    passive(list, card, p, t.piece(card).since());
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Fact f ? Expiry.isLive(e, t) && CardDef.altersValues(f)
                    : e.what() instanceof Modifier && Expiry.isLive(e, t)) {
                Scope scope = Scope.of(e.source().card(), e.controller());
                split(list, e.stamp(), scope, e.what(), null, e.subject().card());
            }
        }
        if (list.size() > 1) {
            list.sort((a, b) -> Integer.compare(a.stamp(), b.stamp()));
        }
        return list;
    }

    private void passive(List<Source> list, int card, Ability.Passive p, int stamp) {
        Scope scope = Scope.of(card, t.controller(card));
        split(list, stamp, scope, p.fact(), p, Table.NONE);
        for (Ability.Passive.Tier tier : p.instead()) {
            split(list, stamp, scope, tier.fact(), p, Table.NONE);
        }
    }

    /** One source for each layer that the statement has a part in. */
    private void split(List<Source> list, int stamp, Scope scope, Object what,
            Ability.@Nullable Passive p, int subject) {
        if (what instanceof Fact.All all) {
            all.parts().forEach(f -> split(list, stamp, scope, f, p, subject));
            return;
        }
        for (int layer = ABILITIES; layer <= NUMBERS; layer++) {
            if (isIn(what, layer)) {
                boolean dynamic = p != null && !(Facts.who(what) instanceof Selector.This
                        && p.condition() instanceof Condition.Always);
                list.add(new Source(stamp, layer, scope, what, p, subject, dynamic));
            }
        }
    }

    private static boolean isIn(Object what, int layer) {
        return switch (what) {
            case Fact.Has h -> gives(h, layer);
            case Fact.Loses l -> layer == ABILITIES;
            case Fact.LosesAll l -> layer == ABILITIES;
            case Fact.AlsoNamed n -> layer == INFORMATION;
            case Modifier.Stats s -> layer == NUMBERS;
            case Modifier.Is s -> layer == NUMBERS;
            case Modifier.Word w -> layer == ABILITIES;
            case Modifier.Gains g -> layer == ABILITIES;
            case Modifier.Trait x -> layer == INFORMATION;
            case Modifier.TypeIs x -> layer == INFORMATION;
            default -> false;
        };
    }

    private static boolean gives(Fact.Has has, int layer) {
        for (Gift g : has.gifts()) {
            if (layerOf(g) == layer) {
                return true;
            }
        }
        return false;
    }

    private static int layerOf(Gift gift) {
        return switch (gift) {
            case Gift.Stats s -> NUMBERS;
            case Gift.TraitWord w -> INFORMATION;
            default -> ABILITIES;
        };
    }

    // ---- order and dependency (10.9.1.5, 10.9.1.6) ------------------------------------------------------------

    private void apply(List<Source> sources, int layer) {
        int count = 0;
        boolean dynamic = false;
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i).layer() == layer) {
                count++;
                dynamic |= sources.get(i).dynamic();
            }
        }
        if (!dynamic || count == 1) {
            for (int i = 0; count > 0 && i < sources.size(); i++) {
                if (sources.get(i).layer() == layer) {
                    apply(sources.get(i));
                }
            }
            return;
        }
        List<Source> left = new ArrayList<>(count);
        for (Source s : sources) {
            if (s.layer() == layer) {
                left.add(s);
            }
        }
        while (!left.isEmpty()) {
            apply(left.remove(nextOf(left)));
        }
    }

    /** The first effect that depends on none of the others; if each depends on another, the first of all. */
    private int nextOf(List<Source> left) {
        for (int i = 0; i < left.size(); i++) {
            if (!left.get(i).dynamic() || !dependsOnAny(left.get(i), left)) {
                return i;
            }
        }
        return 0;
    }

    private boolean dependsOnAny(Source s, List<Source> left) {
        long alone = reach(s);
        for (Source other : left) {
            if (other != s && mayAffect(other, s)) {
                Saved before = save();
                apply(other);
                long after = reach(s);
                restore(before);
                if (after != alone) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What is given alike to everything cannot change what another effect covers, unless that one looks at it. */
    private static boolean mayAffect(Source other, Source s) {
        return other.what() instanceof Fact.LosesAll || s.dynamic();
    }

    /** What the effect would do as things stand: which cards it covers and what it gives them. */
    private long reach(Source s) {
        long hash = 1;
        for (int j = 0; j < boardSize; j++) {
            if (covers(s, board[j])) {
                hash = hash * 31 + board[j] + 1;
            }
        }
        if (s.what() instanceof Fact.Has h) {
            for (Gift g : h.gifts()) {
                if (g instanceof Gift.Stats stats) {
                    hash = hash * 31 + change(stats.attack(), s) * 100L + change(stats.defense(), s);
                }
            }
        }
        return hash;
    }

    private record Saved(short[] attack, short[] defense, int[] keywords, CardType[] type, boolean[] silenced,
            List<Label> labels, List<Grant> grants) {
    }

    private Saved save() {
        return new Saved(attack.clone(), defense.clone(), keywords.clone(), type.clone(), silenced.clone(),
                List.copyOf(labels), List.copyOf(grants));
    }

    private void restore(Saved s) {
        attack = s.attack();
        defense = s.defense();
        keywords = s.keywords();
        type = s.type();
        silenced = s.silenced();
        labels = s.labels();
        grants = s.grants();
    }

    // ---- application -------------------------------------------------------------------------------------------

    private boolean covers(Source s, int card) {
        if (s.subject() != Table.NONE) {
            return s.subject() == card;
        }
        Ability.Passive p = s.passive();
        if (p != null && (silenced[s.scope().source()] || !Conditions.holds(t, p, s.what(), s.scope()))) {
            return false;
        }
        return Facts.covers(t, Facts.who(s.what()), s.scope(), card);
    }

    private void apply(Source s) {
        if (s.subject() != Table.NONE) {
            applyTo(s, s.subject());
            return;
        }
        for (int j = 0; j < boardSize; j++) {
            int card = board[j];
            if (covers(s, card)) {
                apply(s, card);
            }
        }
    }

    private void applyTo(Source s, int subject) {
        for (int j = 0; j < boardSize; j++) {
            if (board[j] == subject) {
                apply(s, subject);
                return;
            }
        }
    }

    private void apply(Source s, int card) {
        switch (s.what()) {
            case Fact.Has h -> giveAll(s, card, h);
            case Fact.Loses l -> l.keywords().forEach(k -> keywords[card] &= ~(1 << k.ordinal()));
            case Fact.LosesAll l -> {
                silenced[card] = true;
                keywords[card] = 0;
                grants = new ArrayList<>(grants);
                grants.removeIf(g -> g.card() == card);
            }
            case Fact.AlsoNamed n -> label(card, n.name());
            case Modifier.Stats m -> {
                attack[card] += (short) m.attack();
                defense[card] += (short) m.defense();
            }
            case Modifier.Is m -> {
                if (m.stat() == Amount.Stat.ATTACK) {
                    attack[card] = (short) m.n();
                } else {
                    defense[card] = (short) m.n();
                }
            }
            case Modifier.Word w -> keywords[card] |= 1 << w.keyword().ordinal();
            case Modifier.Gains g -> grant(card, g.ability());
            case Modifier.Trait x -> label(card, x.trait());
            case Modifier.TypeIs x -> type[card] = x.type();
            default -> throw new IllegalStateException("alters no information: " + s.what());
        }
    }

    private void giveAll(Source s, int card, Fact.Has has) {
        for (Gift g : has.gifts()) {
            if (layerOf(g) == s.layer()) {
                give(s, card, g);
            }
        }
    }

    private void give(Source s, int card, Gift gift) {
        switch (gift) {
            case Gift.Stats stats -> {
                attack[card] += (short) change(stats.attack(), s);
                defense[card] += (short) change(stats.defense(), s);
            }
            case Gift.Word w -> keywords[card] |= 1 << w.keyword().ordinal();
            case Gift.EitherWord w -> throw new IllegalStateException("a choice cannot be stated: " + w);
            case Gift.Quoted q -> grant(card, t.pool().compiled(q.ability()));
            case Gift.TraitWord w -> label(card, w.trait());
        }
    }

    private int change(Gift.Change change, Source s) {
        return change.sign() == 0 ? 0 : change.sign() * Amounts.value(t, change.amount(), s.scope());
    }

    private void label(int card, String word) {
        labels = labels instanceof ArrayList<Label> ? labels : new ArrayList<>(labels);
        labels.add(new Label(card, word));
    }

    private void grant(int card, CardDef ability) {
        grants = grants instanceof ArrayList<Grant> ? grants : new ArrayList<>(grants);
        grants.add(new Grant(card, ability));
        keywords[card] |= ability.keywords();
    }

    /** For tests: whether the remembered values are those that would be computed now. */
    public boolean isConsistent() {
        if (isPlain()) {
            return true;
        }
        evaluate();
        Saved before = save();
        version = -1;
        evaluate();
        return Arrays.equals(before.attack(), attack) && Arrays.equals(before.defense(), defense)
                && Arrays.equals(before.keywords(), keywords);
    }
}
