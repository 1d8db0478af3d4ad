package cardinal.riftbound.card;

import cardinal.cards.text.Spoken;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * An amount of Energy and Power (130.2, 130.3). Power is counted in eight lanes of a long: one for each domain, one for
 * Power of any domain [A], one for Power of the card's own domain [C] (134.2.e.5, 134.2.e.6).
 *
 * @param among  135.2.e.6.c of 2026-07: the domains of which each [C] may be, a bit each; 0 where that has not been said
 */
@Spoken(Spoken.Manner.SIGNS)
public record Price(int energy, long power, Use use, int among) {
    /** What it is paid for, or may be used for (161). */
    public enum Use {
        ANYTHING, SPELLS, UNITS, GEAR,
        /** 178.3 of 2026-07: for what is both; nothing is bound to this use itself. */
        UNITS_AND_GEAR,
        /** "Use only to play gear or use gear abilities." */
        GEAR_OR_ABILITIES,
        /** For using an ability of a gear; nothing is bound to this use itself. */
        GEAR_ABILITY;

        private static final List<Use> BOTH = List.of(UNITS, GEAR, GEAR_OR_ABILITIES);
        private static final List<Use> FOR_GEAR = List.of(GEAR, GEAR_OR_ABILITIES);
        private static final List<Use> FOR_ABILITIES = List.of(GEAR_OR_ABILITIES);

        /** For playing a card of this type. */
        public static Use playing(CardType type, boolean alsoGear) {
            return switch (type) {
                case SPELL -> SPELLS;
                case UNIT -> alsoGear ? UNITS_AND_GEAR : UNITS;
                case GEAR -> GEAR;
                default -> ANYTHING;
            };
        }

        /** The uses that resources may be bound to and still pay for it. */
        public List<Use> served() {
            return switch (this) {
                case UNITS_AND_GEAR -> BOTH;
                case GEAR -> FOR_GEAR;
                case GEAR_ABILITY -> FOR_ABILITIES;
                default -> List.of(this);
            };
        }
    }

    public static final int ANY = 6;
    public static final int OWN = 7;
    public static final Price NOTHING = new Price(0, 0);

    public Price(int energy, long power) {
        this(energy, power, Use.ANYTHING);
    }

    public Price(int energy, long power, Use use) {
        this(energy, power, use, 0);
    }

    /** The same price, of which each [C] may be of any of these domains. */
    public Price among(int domains) {
        return new Price(energy, power, use, domains);
    }

    /** Whether Power of this domain pays for a [C] in it. */
    public boolean takes(int domain) {
        return (among >>> domain & 1) != 0;
    }

    public Price forUse(Use newUse) {
        return newUse == use ? this : new Price(energy, power, newUse, among);
    }

    /** So many times. */
    public Price times(int n) {
        return new Price(energy * n, power * n, use, among);
    }

    public static Price energy(int n) {
        return new Price(n, 0);
    }

    public static Price power(Domain domain, int n) {
        return new Price(0, lane(domain.ordinal(), n));
    }

    public static long lane(int lane, int n) {
        return (long) n << (lane * 8);
    }

    public int powerIn(int lane) {
        return (int) (power >>> (lane * 8)) & 0xff;
    }

    public int totalPower() {
        int sum = 0;
        for (int lane = 0; lane < 8; lane++) {
            sum += powerIn(lane);
        }
        return sum;
    }

    public boolean isNothing() {
        return energy == 0 && power == 0;
    }

    public Price plus(Price other) {
        return other.isNothing() ? this
                : new Price(energy + other.energy, power + other.power, use, among | other.among);
    }

    /** As players say it: "2 Energy and 1 Fury". */
    public String inWords() {
        List<String> parts = new ArrayList<>();
        if (energy > 0 || power == 0) {
            parts.add(energy + " Energy");
        }
        for (Domain d : Domain.values()) {
            if (powerIn(d.ordinal()) > 0) {
                parts.add(powerIn(d.ordinal()) + " " + d.title());
            }
        }
        int any = powerIn(ANY) + powerIn(OWN);
        if (any > 0) {
            parts.add(any + " Power");
        }
        return Wording.and(parts);
    }

    /** In the shorthand of 133.2 and 134.2.e: [2][R]. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        if (energy > 0 || power == 0) {
            s.append('[').append(energy).append(']');
        }
        for (Domain d : Domain.values()) {
            s.append(("[" + d.shorthand() + "]").repeat(powerIn(d.ordinal())));
        }
        return s.append("[A]".repeat(powerIn(ANY))).append("[C]".repeat(powerIn(OWN))).toString();
    }
}
