package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.Arrays;
import java.util.List;

/** 158, 416: what a player can pay, and the abilities that add to the pool. */
public final class Resources {
    private Resources() {
    }

    /** Whether the pool alone covers a price. */
    public static boolean poolCovers(RiftTable t, int seat, Price price) {
        return t.players().energy(seat, price.use()) >= price.energy()
                && covers(t.players().power(seat, price.use()), price);
    }

    /** Whether the pool and everything that could still be added to it cover a price. */
    public static boolean canPay(RiftTable t, int seat, Price price) {
        return canPay(t, seat, price, Table.NONE, Table.NONE);
    }

    /**
     * The same if one ability were used first: a rune recycled while ready gives its Energy away. without names an object
     * that is spent otherwise (its own exhaustion is a cost).
     */
    public static boolean canPay(RiftTable t, int seat, Price price, int recycledFirst, int without) {
        return price.isNothing() || poolCovers(t, seat, price)
                || new Means(t, seat, price.use()).sum(recycledFirst, without, Table.NONE, Price.NOTHING).cover(price);
    }

    /** 403.3: the same if one of the player's runes is recycled for another cost; it may be exhausted for Energy before. */
    static boolean canPayKeepingRune(RiftTable t, int seat, Price price, int without) {
        int base = t.base(seat);
        for (int i = 0; i < t.size(base); i++) {
            if (t.def(t.cardAt(base, i)).isRune() && (price.isNothing() || new Means(t, seat, price.use())
                    .keeping(t.cardAt(base, i)).sum(Table.NONE, without, Table.NONE, Price.NOTHING).cover(price))) {
                return true;
            }
        }
        return canPayWithoutAlsoRune(t, seat, price, without);
    }

    /** 178.1 of 2026-07: a unit or gear that is a rune, too, is recycled for the cost and gives nothing else. */
    private static boolean canPayWithoutAlsoRune(RiftTable t, int seat, Price price, int without) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.def(card).isAlsoRune() && !t.def(card).isRune() && card != without && t.onBoard(card)
                    && t.controller(card) == seat && (price.isNothing() || new Means(t, seat, price.use())
                            .sum(Table.NONE, without, card, Price.NOTHING).cover(price))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the price can still be paid after an object other than a rune was exhausted for this ability, of several it has. */
    public static boolean canPayAfter(RiftTable t, int seat, Price price, int card, CardDef.Activated a, int without) {
        return !exhaustsForSeveral(t, card) || new Means(t, seat, price.use())
                .sum(Table.NONE, without, card, t.def(card).ownAdded(adds(t, card, a, price.use()))).cover(price);
    }

    private static boolean exhaustsForSeveral(RiftTable t, int card) {
        int n = 0;
        for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
            n += a.exhausts() && addsWhilePaying(t, card, a) ? 1 : 0;
        }
        return n > 1;
    }

    /** Sums up what a player could pay with. An object can be exhausted for one of its abilities only. */
    static final class Means {
        private static final int[] NOBODY = {};

        private final RiftTable t;
        private final int seat;
        private Price.Use use;
        private int energy;
        private long power;
        private int[] several;
        private boolean summed;
        /** A rune that is not recycled for Power, or NONE. */
        private int kept = Table.NONE;

        Means(RiftTable t, int seat) {
            this(t, seat, Price.Use.ANYTHING);
        }

        Means(RiftTable t, int seat, Price.Use use) {
            this.t = t;
            this.seat = seat;
            this.use = use;
            several = NOBODY;
        }

        Means keeping(int rune) {
            kept = rune;
            return this;
        }

        /** Whether all of it covers a price; summed up at the first one. */
        boolean cover(Price price) {
            if (price.isNothing()) {
                return true;
            }
            if (!summed || use != price.use()) {
                use = price.use();
                several = NOBODY;
                sum(Table.NONE, Table.NONE, Table.NONE, Price.NOTHING);
            }
            return suffice(price, several.length, energy, power);
        }

        private Means sum(int recycledFirst, int without, int used, Price more) {
            summed = true;
            energy = t.players().energy(seat, use) + more.energy();
            power = t.players().power(seat, use) + more.power();
            int base = t.base(seat);
            for (int i = t.size(base) - 1; i >= 0; i--) {
                int card = t.cardAt(base, i);
                if (card == without || card == used) {
                    continue;
                }
                CardDef def = t.def(card);
                if (def.isRune()) {
                    energy += !t.is(card, Flag.EXHAUSTED) && card != recycledFirst ? 1 : 0;
                    power += card == kept ? 0 : Price.lane(def.ownLane(), 1);
                } else if (ActivatedAbilities.any(t, card)) {
                    count(card);
                }
            }
            countIn(t.legendZone(seat), without, used);
            countIn(t.battlefieldZone(), without, used);
            for (int b = 0; b < t.battlefields().count(); b++) {
                countIn(t.battlefield(b), without, used);
            }
            return this;
        }

        private void countIn(int zone, int without, int used) {
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (card != without && card != used && ActivatedAbilities.any(t, card)
                        && t.controller(card) == seat) {
                    count(card);
                }
            }
        }

        private void count(int card) {
            boolean oneOfSeveral = exhaustsForSeveral(t, card);
            if (oneOfSeveral) {
                several = Arrays.copyOf(several, several.length + 1);
                several[several.length - 1] = card;
            }
            for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
                if (addsWhilePaying(t, card, a) && !(oneOfSeveral && a.exhausts())) {
                    Price more = t.def(card).ownAdded(adds(t, card, a, use));
                    energy += more.energy();
                    power += more.power();
                }
            }
        }

        private boolean suffice(Price price, int open, int haveEnergy, long havePower) {
            if (open == 0) {
                return haveEnergy >= price.energy() && covers(havePower, price);
            }
            int card = several[open - 1];
            for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
                if (a.exhausts() && addsWhilePaying(t, card, a)) {
                    Price more = t.def(card).ownAdded(adds(t, card, a, use));
                    if (suffice(price, open - 1, haveEnergy + more.energy(), havePower + more.power())) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** 416.3: an ability with Reaction that adds and costs no more than its own object: usable now in the middle of paying. */
    public static boolean addsWhilePaying(RiftTable t, int card, CardDef.Activated a) {
        return a.ability().timing() == cardinal.riftbound.ability.Ability.Timing.REACTION
                && (isPlainAdd(a) || isOnlyAdd(a) && a.ability().costs().contains(KILL_ME))
                && !ActivatedAbilities.isResting(t, card, a)
                && !(a.exhausts() && t.is(card, Flag.EXHAUSTED));
    }

    static boolean isOnlyAdd(CardDef.Activated a) {
        return a.program().adds() && a.program().size() == 1 && (a.ability().costs().size() == 1 || isGivenUp(a));
    }

    /** 187.5 of 2026-07: "Kill this, [E]": exhausted and then given up, which asks nothing. */
    private static boolean isGivenUp(CardDef.Activated a) {
        List<Cost> costs = a.ability().costs();
        return costs.size() == 2 && costs.contains(KILL_ME) && costs.contains(EXHAUST_ME);
    }

    private static final Cost KILL_ME = new Cost.KillMe();
    private static final Cost EXHAUST_ME = new Cost.ExhaustMe();

    /** An ability that does nothing but add, for exhausting or recycling its object: it needs no procedure. */
    public static boolean isPlainAdd(CardDef.Activated a) {
        return isOnlyAdd(a) && !isGivenUp(a) && (a.ability().costs().getFirst() instanceof Cost.ExhaustMe
                || a.ability().costs().getFirst() instanceof Cost.RecycleMe);
    }

    /** The same with what others say that it adds more. */
    private static Price adds(RiftTable t, int card, CardDef.Activated a, Price.Use use) {
        Price price = adds(a, use);
        return price.isNothing() ? price : price.plus(more(t, t.controller(card), card));
    }

    /** 429 of 2026-07: what an object of this player adds beside what it says. */
    public static Price more(RiftTable t, int seat, int card) {
        if (!Facts.exist(t, Fact.AddsMore.class)) {
            return Price.NOTHING;
        }
        Price[] more = {Price.NOTHING};
        Facts.any(t, Fact.AddsMore.class, (f, scope) -> {
            more[0] = scope.controller() == seat && t.def(card).name().equals(f.name()) ? more[0].plus(f.price())
                    : more[0];
            return false;
        });
        return more[0];
    }

    /** What it adds that can be paid for this use. */
    private static Price adds(CardDef.Activated a, Price.Use use) {
        AddsResources add = added(a);
        return add.use() == Price.Use.ANYTHING || use.served().contains(add.use()) ? add.price() : Price.NOTHING;
    }

    /** The verb of an ability that does nothing but add. */
    public static AddsResources added(CardDef.Activated a) {
        return (AddsResources) ((Op.Do) a.program().op(0)).verb();
    }

    /** Whether what it adds helps to pay this price. */
    public static boolean isOfUse(CardDef.Activated a, Price price) {
        return !adds(a, price.use()).isNothing();
    }

    /** 134.2.e.5: domain costs take their own Power first, then universal; what is left over pays for [A]. */
    static boolean covers(long have, Price price) {
        if (price.power() == 0) {
            return true;
        }
        int spare = lane(have, Price.ANY);
        for (int d = 0; d < Price.ANY; d++) {
            spare += lane(have, d);
        }
        int universal = lane(have, Price.ANY);
        int own = price.powerIn(Price.OWN);
        int needed = price.powerIn(Price.ANY) + own;
        for (int d = 0; d < Price.ANY; d++) {
            int need = price.powerIn(d);
            needed += need;
            universal -= Math.max(0, need - lane(have, d));
            own -= price.takes(d) ? Math.max(0, lane(have, d) - need) : 0;
        }
        universal -= price.among() == 0 ? 0 : Math.max(0, own);
        return universal >= 0 && spare >= needed;
    }

    /** How much Power there is of one kind. */
    public static int lane(long power, int lane) {
        return (int) (power >>> (lane * 8)) & 0xff;
    }

    /** Whether this player may use an ability of a rune of this kind now; runes that look alike are offered once. */
    public static boolean looksLikeEarlier(RiftTable t, int base, int index) {
        int card = t.cardAt(base, index);
        for (int i = 0; i < index; i++) {
            int other = t.cardAt(base, i);
            if (t.piece(other).face() == t.piece(card).face() && t.piece(other).flags() == t.piece(card).flags()) {
                return true;
            }
        }
        return false;
    }

    /** The next ability the default payment uses for a price, as card and place of the ability; NONE when the pool covers it. */
    public static long nextForDefault(RiftTable t, int seat, Price price, int without) {
        int base = t.base(seat);
        long power = t.players().power(seat, price.use());
        if (t.players().energy(seat, price.use()) < price.energy()) {
            int best = Table.NONE;
            for (int i = 0; i < t.size(base); i++) {
                int card = t.cardAt(base, i);
                if (t.def(card).isRune() && !t.is(card, Flag.EXHAUSTED)
                        && (best == Table.NONE || isNeeded(t, seat, price, card) && !isNeeded(t, seat, price, best))) {
                    best = card;
                }
            }
            if (best != Table.NONE) {
                return pack(best, BasicRune.FOR_ENERGY);
            }
            return otherSource(t, seat, price, without, true);
        }
        if (covers(power, price)) {
            return Table.NONE;
        }
        for (int d = 0; d < Price.ANY; d++) {
            if (price.powerIn(d) > lane(power, d)) {
                int rune = runeToRecycle(t, base, d);
                if (rune != Table.NONE) {
                    return pack(rune, BasicRune.FOR_POWER);
                }
            }
        }
        int rune = Table.NONE;
        if (!covers(power, new Price(0, price.power() & ~(0xffL << Price.ANY * 8), price.use(), price.among()))) {
            for (int d = 0; d < Price.ANY && rune == Table.NONE; d++) {
                rune = price.takes(d) ? runeToRecycle(t, base, d) : Table.NONE;
            }
            return rune != Table.NONE ? pack(rune, BasicRune.FOR_POWER) : otherSource(t, seat, price, without, false);
        }
        int spareDomain = mostRunes(t, base);
        rune = spareDomain == Table.NONE || price.powerIn(Price.ANY) == 0 ? Table.NONE
                : runeToRecycle(t, base, spareDomain);
        return rune != Table.NONE ? pack(rune, BasicRune.FOR_POWER) : otherSource(t, seat, price, without, false);
    }

    private static long pack(int card, int ability) {
        return (long) card << 16 | ability;
    }

    private static boolean isNeeded(RiftTable t, int seat, Price price, int rune) {
        int d = t.def(rune).ownLane();
        return price.powerIn(d) + (price.takes(d) ? price.powerIn(Price.OWN) : 0) > lane(
                t.players().power(seat, price.use()), d);
    }

    private static int runeToRecycle(RiftTable t, int base, int domain) {
        int found = Table.NONE;
        for (int i = 0; i < t.size(base); i++) {
            int card = t.cardAt(base, i);
            if (t.def(card).isRune() && t.def(card).ownLane() == domain) {
                if (t.is(card, Flag.EXHAUSTED)) {
                    return card;
                }
                found = found == Table.NONE ? card : found;
            }
        }
        return found;
    }

    private static int mostRunes(RiftTable t, int base) {
        int[] counts = new int[Price.ANY + 1];
        int best = Table.NONE;
        for (int i = 0; i < t.size(base); i++) {
            int card = t.cardAt(base, i);
            if (t.def(card).isRune()) {
                int d = t.def(card).ownLane();
                counts[d] += t.is(card, Flag.EXHAUSTED) ? 100 : 1;
                if (best == Table.NONE || counts[d] > counts[best]) {
                    best = d;
                }
            }
        }
        return best;
    }

    /** What can be had by exhausting is used before what is lost by it. */
    private static long otherSource(RiftTable t, int seat, Price price, int without, boolean forEnergy) {
        long found = Table.NONE;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (card == without || !ActivatedAbilities.any(t, card) || t.def(card).isRune() || !t.onBoard(card)
                    || t.controller(card) != seat) {
                continue;
            }
            for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
                Price added = addsWhilePaying(t, card, a) ? adds(t, card, a, price.use()) : Price.NOTHING;
                if ((forEnergy ? added.energy() > 0 : added.power() != 0)
                        && (found == Table.NONE || a.exhausts()) && canPayAfter(t, seat, price, card, a, without)) {
                    found = pack(card, a.index());
                    if (a.exhausts()) {
                        return found;
                    }
                }
            }
        }
        return found;
    }

}
