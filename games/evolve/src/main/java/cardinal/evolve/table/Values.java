package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Passive;
import cardinal.evolve.program.Watching;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 10.9: the information of cards with persistent effects applied: on the field, in EX areas and of leaders, and elsewhere where something alters
 * it. Remembered until the table changes; if only modifiers of one card each are in force, until they or the cards there change.
 */
public final class Values {
    /** Where it is always looked for effects. */
    private static final int USUAL = Zone.FIELD.kindBit() | Zone.EX.kindBit() | Zone.LEADER.kindBit();

    private final EvolveTable t;
    private final CardInformation information;
    private final TableRules.Layering layers;
    /** The table the information is right for. */
    private int version;
    private int boardAt;
    /** The passive abilities and effects that were looked at last, and what was found. */
    private int passivesAt;
    private int effectsAt;
    private boolean isPlain;
    private boolean isSteady;
    private boolean couldGive;
    /** What given abilities could state and wait for, and the events that delayed triggers wait for: a bit for each kind. */
    private long couldState;
    private long couldAwait;
    private long delayedAwait;
    /** Whether anything could add to the defense of a leader. */
    private boolean couldAlterLeaders;
    /** The kinds of zones in which information is altered, a bit each. */
    private int kinds;

    /**
     * An ability a card has been given.
     *
     * @param valid  whether what is valid on the field is so where the card is (10.3.4, 10.3.5)
     */
    public record Grant(int card, CardDef ability, boolean valid) {
        /** Whether an ability of it is valid now; where: the zone its text says it is valid in, if it says so. */
        public boolean isValid(EvolveTable t, @Nullable Zone where) {
            return where == null ? valid : t.zone(card) == where;
        }
    }

    Values(EvolveTable table) {
        t = table;
        information = new CardInformation();
        layers = t.rules().layers(t, information);
        version = -1;
        boardAt = -1;
        passivesAt = -1;
        kinds = USUAL;
    }

    public CardType type(int card) {
        int place = place(card);
        return place == Table.NONE ? t.face(card).type() : information.type(place);
    }

    public boolean isFollower(int card) {
        return type(card) == CardType.FOLLOWER;
    }

    public boolean isAmulet(int card) {
        return type(card) == CardType.AMULET;
    }

    public int keywords(int card) {
        int place = place(card);
        return place == Table.NONE ? t.face(card).keywords() : information.keywords(place);
    }

    public boolean has(int card, Keyword k) {
        return (keywords(card) >> k.ordinal() & 1) != 0;
    }

    public int attack(int card) {
        int place = place(card);
        return place == Table.NONE ? t.face(card).attack() : information.attack(place);
    }

    /** Damage is defense lost (5.13.1); it may go below zero (5.13.1.1). */
    public int defense(int card) {
        int place = place(card);
        return (place == Table.NONE ? t.face(card).defense() : information.defense(place)) - t.piece(card).marks();
    }

    /** 10.9.1.4: what persistent effects add to the defense of a leader. */
    int added(int leader) {
        look();
        if (!couldAlterLeaders) {
            return 0;
        }
        int place = place(leader);
        return place == Table.NONE ? 0 : information.defense(place);
    }

    /** Whether the card has lost all its abilities. */
    public boolean isSilenced(int card) {
        int place = place(card);
        return place != Table.NONE && information.isSilenced(place);
    }

    /** Whether it has been given this trait or this name. */
    public boolean isGiven(int card, String label) {
        return place(card) != Table.NONE && information.isLabelled(card, label);
    }

    /** Whether cards could have been given abilities; what passive abilities and effects there are says so. */
    public boolean couldGive() {
        look();
        return couldGive;
    }

    /** The abilities that cards have been given, apart from keywords. */
    public List<Grant> grants() {
        if (!couldGive()) {
            return List.of();
        }
        evaluate();
        return information.grants();
    }

    /** Whether an ability that a card has been given states something of this kind. */
    boolean isGranted(FactKind<?> kind) {
        look();
        if (!kind.isIn(couldState)) {
            return false;
        }
        evaluate();
        return kind.isIn(information.grantsState());
    }

    /** Whether an automatic ability that a card has been given waits for events of this kind. */
    public boolean isGrantWaiting(Kind kind) {
        look();
        if ((couldAwait & kind.bit()) == 0) {
            return false;
        }
        evaluate();
        return (information.grantsAwait() & kind.bit()) != 0;
    }

    /** Whether a delayed trigger waits for events of this kind. */
    public boolean isDelayedFor(Kind kind) {
        look();
        return (delayedAwait & kind.bit()) != 0;
    }

    /** Whether a given ability or a delayed trigger could wait for events of this kind. */
    boolean couldAwait(Kind kind) {
        look();
        return ((couldAwait | delayedAwait) & kind.bit()) != 0;
    }

    Snapshot snapshot(int card) {
        List<String> words = List.of();
        List<CardDef> given = List.of();
        if (place(card) != Table.NONE) {
            List<CardInformation.Label> labels = information.labels();
            for (int i = 0; i < labels.size(); i++) {
                words = labels.get(i).card() == card ? with(words, labels.get(i).label()) : words;
            }
            List<Grant> grants = information.grants();
            for (int i = 0; i < grants.size(); i++) {
                given = grants.get(i).card() == card ? with(given, grants.get(i).ability()) : given;
            }
        }
        return new Snapshot(t.face(card), type(card), attack(card), defense(card), keywords(card), isSilenced(card),
                words, given, t.rules().invalidAbilities(t, card));
    }

    private static <E> List<E> with(List<E> list, E one) {
        List<E> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }

    // ---- evaluation ----------------------------------------------------------------------------------------

    /** Where the information of a card stands, which is right for the table now; NONE if it is just what is printed. */
    private int place(int card) {
        if (!isCurrent()) {
            if (isPlain || !isAltered(t.zone(card))) {
                return Table.NONE;
            }
            evaluate();
        }
        return information.place(card);
    }

    /** 10.9: whether information of cards is altered in a zone. */
    boolean isAltered(Zone zone) {
        look();
        return (kinds & zone.kindBit()) != 0;
    }

    private boolean isCurrent() {
        if (version == t.version()) {
            return true;
        }
        look();
        if (isSteady && boardAt == t.boardVersion()) {
            version = t.version();
            return true;
        }
        return false;
    }

    private void evaluate() {
        if (isCurrent()) {
            return;
        }
        version = t.version();
        boardAt = t.boardVersion();
        information.begin(t, kinds);
        if (isSteady) {
            layers.applyModifiers();
        } else {
            layers.applyAll();
        }
    }

    /** Looks at the passive abilities and effects there are, if those have changed. */
    private void look() {
        if (passivesAt == t.passivesVersion() && effectsAt == t.effectsVersion()) {
            return;
        }
        passivesAt = t.passivesVersion();
        effectsAt = t.effectsVersion();
        boardAt = -1;
        layers.forget();
        boolean passives = t.listeners().anyone(Kind.STATIC.ordinal());
        isPlain = !passives && t.effectCount() == 0;
        isSteady = !passives;
        couldGive = passives && anyPassiveGives();
        couldState = couldGive ? t.pool().givenState() : 0;
        couldAwait = couldGive ? t.pool().givenAwait() : 0;
        delayedAwait = 0;
        int reach = passives ? reachOfPassives() : 0;
        couldAlterLeaders = (reach & Zone.LEADER.kindBit()) != 0;
        kinds = USUAL | reach;
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            isSteady &= isSteady(e);
            lookAt(e.what());
            reach = reach(e);
            couldAlterLeaders |= (reach & Zone.LEADER.kindBit()) != 0;
            kinds |= reach;
        }
    }

    /** Whether an effect does the same to the same card as long as it is in force. */
    private static boolean isSteady(InForce e) {
        return switch (e.what()) {
            case Modifier.Gains g -> g.ability().passives().length == 0 && Expiry.isLiveAtOnce(e);
            case Modifier m -> Expiry.isLiveAtOnce(e);
            case Fact f -> !Passive.altersValues(f);
            default -> true;
        };
    }

    /** The kinds of zones in which it alters information. */
    private int reach(InForce e) {
        int reach = e.what() instanceof Modifier.Gains g ? g.ability().reach() : 0;
        return !alters(e.what()) ? reach
                : reach | (e.subject().isNone() ? USUAL : t.zone(e.subject().card()).kindBit());
    }

    /** What an effect gives, and waits for. */
    private void lookAt(Object what) {
        switch (what) {
            case Modifier.Gains g -> {
                couldGive = true;
                couldState |= g.ability().stated() | (g.ability().givesAbilities() ? t.pool().givenState() : 0);
                couldAwait |= g.ability().awaited() | (g.ability().givesAbilities() ? t.pool().givenAwait() : 0);
            }
            case Fact f when Passive.givesAbilities(f) -> {
                couldGive = true;
                couldState |= t.pool().givenState();
                couldAwait |= t.pool().givenAwait();
            }
            case Delayed d -> delayedAwait |= Watching.kinds(d.trigger().trigger());
            default -> {
            }
        }
    }

    private static boolean alters(Object what) {
        return what instanceof Modifier || what instanceof Fact f && Passive.altersValues(f);
    }

    /** The kinds of zones whose cards the passive abilities there are speak of. */
    private int reachOfPassives() {
        int reach = 0;
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            reach |= t.face(card).reach();
        }
        return reach;
    }

    private boolean anyPassiveGives() {
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            if (t.face(card).givesAbilities()) {
                return true;
            }
        }
        return false;
    }

    /** For tests: whether the remembered values are those that would be computed now. */
    public boolean isConsistent() {
        evaluate();
        CardInformation before = information.copy();
        version = -1;
        boardAt = -1;
        layers.forget();
        evaluate();
        return before.agrees(information);
    }
}
