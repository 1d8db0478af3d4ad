package cardinal.ufs.table;

import cardinal.ufs.ability.Zone;
import cardinal.kernel.Identity;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import cardinal.ufs.program.Dependency;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** D: the zones. Every player has one of each (D.1.1); a number per zone, seat by seat. */
public final class Places {
    public static final int DECK = 0;
    public static final int HAND = 1;
    /** Left to right: index 0 is the first card played. */
    public static final int POOL = 2;
    public static final int STAGE = 3;
    /** The last one is the top card (D.2.3.3). */
    public static final int DISCARD = 4;
    public static final int REMOVED = 5;
    public static final int MOMENTUM = 6;
    /** D.2.5: between two zones. */
    public static final int TRANSIT = 7;
    /** Where tokens are that have ceased to exist, and attached cards in 2010 (4.0.3); no zone of the game. */
    public static final int NOWHERE = 8;
    /** What is exchanged between the games of a series; no zone of the game. */
    public static final int SIDEBOARD = 9;
    public static final int KINDS = 10;
    /** Why a card moves: it passes the transit zone without being played. */
    static final int PASSING = 1;

    private static final String[] NAMES =
            {"deck", "hand", "pool", "stage", "discard", "removed", "momentum", "transit", "nowhere",
                "sideboard"};

    private static final int[] OUTLOOKS = outlooks();

    private Places() {
    }

    private static int[] outlooks() {
        int[] bits = new int[KINDS];
        Arrays.fill(bits, Dependency.NOWHERE);
        for (Zone zone : Zone.values()) {
            bits[kindOf(zone)] = Dependency.on(zone);
        }
        return bits;
    }

    public static int of(int seat, int kind) {
        return seat * KINDS + kind;
    }

    public static int kind(int zone) {
        return zone < KINDS ? zone : zone - KINDS;
    }

    public static int seat(int zone) {
        return zone < KINDS ? 0 : 1;
    }

    public static String name(int kind) {
        return NAMES[kind];
    }

    /** The kind of zone with this name, or {@link Table#NONE}. */
    public static int named(String name) {
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].equals(name)) {
                return i;
            }
        }
        return Table.NONE;
    }

    /** D.2: cards there are face up by default. */
    public static boolean isPublic(int kind) {
        return kind == POOL || kind == STAGE || kind == DISCARD || kind == REMOVED;
    }

    /** Whether cards can lie face down there: a discard pile is one face-up pile (2010 4.4.2, D.2.3.1, discard-pile.2). */
    public static boolean holdsFaceDown(int kind) {
        return kind != DISCARD;
    }

    static List<ZoneSpec> specs(cardinal.ufs.table.Edition edition) {
        List<ZoneSpec> specs = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int kind = 0; kind < KINDS; kind++) {
                specs.add(new ZoneSpec(NAMES[kind], seat, edition.privacy(kind), kind != HAND && kind != STAGE));
            }
        }
        return specs;
    }

    /**
     * Whether a card stays the same object: it does only while it is on its way, so that the whole way from one zone
     * through transit to another is one change (D.2.5.1.3). What it was played as is carried into the card pool; a card
     * that merely passes keeps the effects on it until it arrives.
     */
    static int kept(int from, int to, int reason) {
        if (reason == PASSING) {
            return kind(to) == TRANSIT ? Identity.EFFECTS : Identity.SAME_OBJECT;
        }
        if (kind(to) == TRANSIT) {
            return Identity.FLAGS;
        }
        if (kind(from) == TRANSIT) {
            return Identity.SAME_OBJECT | Identity.FLAGS | Identity.EFFECTS;
        }
        return Identity.NOTHING;
    }

    /** The cards of a kind of zone, as what a static effect looks at ({@link Dependency}). */
    static int outlook(int kind) {
        return OUTLOOKS[kind];
    }

    /** The kind of zone that card text names. */
    public static int kindOf(Zone zone) {
        return switch (zone) {
            case CARD_POOL -> POOL;
            case STAGE -> STAGE;
            case DISCARD_PILE -> DISCARD;
            case REMOVED -> REMOVED;
            case MOMENTUM -> MOMENTUM;
            case DECK -> DECK;
            case HAND -> HAND;
            case TRANSIT -> TRANSIT;
        };
    }

    /** 2010, 2.6.0.4: where a split card is both of its halves. */
    public static boolean areBothHalves(int place) {
        return place != POOL && place != STAGE && place != TRANSIT;
    }
}
