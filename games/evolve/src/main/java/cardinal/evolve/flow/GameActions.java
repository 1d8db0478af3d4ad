package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.Universe;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/** 5: actions that are done at once, without a question. */
public final class GameActions {
    private static final int MAGIC_ITEMS = 5;
    private static final String MAGIC_ITEM = "Magic Item";

    private GameActions() {
    }

    /** 5.9.2: one card after the other; 5.9.1.1: without a card to draw the player loses when rules are handled next. */
    public static int draw(EvolveTable t, int seat, int n) {
        int drawn = 0;
        for (int i = 0; i < n; i++) {
            int card = t.zones().top(Zone.DECK.of(seat));
            if (card == Table.NONE) {
                t.unhandled().overdraw(seat);
                t.note("5.9.1.1", seat, Table.NONE, "must draw from an empty deck");
            } else {
                t.move(card, Zone.HAND.of(seat), Movement.DRAW.by(seat));
                drawn++;
            }
        }
        return drawn;
    }

    /** 5.3.1; 1.3.2.1: what is engaged already is not engaged. */
    public static boolean engage(EvolveTable t, int card) {
        if (t.isEngaged(card)) {
            return false;
        }
        t.set(card, Flag.ENGAGED, true);
        if (t.cares(Kind.ENGAGED, card)) {
            t.announce(new EvolveEvent.Engaged(card, t.controller(card)));
        }
        return true;
    }

    /** 5.3.1. */
    public static boolean refresh(EvolveTable t, int card) {
        if (!t.isEngaged(card)) {
            return false;
        }
        t.set(card, Flag.ENGAGED, false);
        if (t.cares(Kind.REFRESHED, card)) {
            t.announce(new EvolveEvent.Refreshed(card, t.controller(card)));
        }
        return true;
    }

    /** 7.2.3; 5.31.3 of version 1.24.1: not what is Boxed. */
    static void refreshAtStart(EvolveTable t, int card) {
        if (t.isEngaged(card) && !t.is(card, Flag.BOXED) && !Facts.anyAbout(t, card, FactKind.DOESNT_REFRESH)) {
            refresh(t, card);
        }
    }

    /** 5.26.1: a leader's defense is increased; there is no upper limit. */
    public static void raiseDefense(EvolveTable t, int seat, int n) {
        if (n > 0) {
            t.setLeaderDefense(seat, t.players().defense(seat) + n);
            if (t.cares(Kind.DEFENSE_RAISED)) {
                t.announce(new EvolveEvent.DefenseRaised(t.leader(seat), seat, n));
            }
        }
    }

    /** 5.26.1: a leader's defense is reduced otherwise than by damage. */
    static void lowerDefense(EvolveTable t, int seat, int n) {
        if (n > 0) {
            t.setLeaderDefense(seat, t.players().defense(seat) - n);
            if (t.cares(Kind.DEFENSE_LOST)) {
                t.announce(new EvolveEvent.DefenseLost(t.leader(seat), seat, n));
            }
        }
    }

    /** 5.14. */
    public static boolean recover(EvolveTable t, int seat, int n) {
        int before = t.players().playPoints(seat);
        t.setPlayPoints(seat, before + Math.max(0, n));
        pointsRaised(t, seat, t.players().playPoints(seat) - before, Amount.Points.PLAY_POINTS);
        return t.players().playPoints(seat) > before;
    }

    /** 3.2.4.1. */
    public static boolean raiseMaximum(EvolveTable t, int seat, int n) {
        int before = t.players().maximum(seat);
        t.setMaximum(seat, before + n);
        pointsRaised(t, seat, t.players().maximum(seat) - before, Amount.Points.MAXIMUM_PLAY_POINTS);
        return t.players().maximum(seat) > before;
    }

    /** 3.2.5. */
    public static void gainEvolutionPoints(EvolveTable t, int seat, int n) {
        t.players().setEvolutionPoints(seat, t.players().evolutionPoints(seat) + n);
        pointsRaised(t, seat, n, Amount.Points.EVOLUTION_POINTS);
    }

    private static void pointsRaised(EvolveTable t, int seat, int n, Amount.Points which) {
        if (n > 0 && t.cares(Kind.POINTS)) {
            t.announce(new EvolveEvent.PointsRaised(seat, n, which));
        }
    }

    /** 5.8; 5.8.1.1: even a deck of one card counts as shuffled. */
    public static void shuffle(EvolveTable t, int seat) {
        t.shuffle(Zone.DECK.of(seat));
        if (t.cares(Kind.SHUFFLED)) {
            t.announce(new EvolveEvent.Shuffled(seat));
        }
    }

    /** 15.1.3. */
    public static void putCounters(EvolveTable t, int card, int lane, int n) {
        if (n > 0) {
            t.put(card, t.piece(card).withCounter(lane, Math.min(200, t.piece(card).counter(lane) + n)));
            counted(t, card, lane, n);
        }
    }

    /** 15.1.4: at most what is there; how many were removed. */
    public static int removeCounters(EvolveTable t, int card, int lane, int n) {
        int removed = Math.min(n, t.piece(card).counter(lane));
        if (removed > 0) {
            t.put(card, t.piece(card).withCounter(lane, t.piece(card).counter(lane) - removed));
            t.unhandled().mark();
            counted(t, card, lane, -removed);
        }
        return removed;
    }

    private static void counted(EvolveTable t, int card, int lane, int n) {
        if (t.cares(Kind.COUNTER, card)) {
            t.announce(new EvolveEvent.Counters(card, t.controller(card), lane, n));
        }
    }

    /** 10.6.2.7: a card or an activated ability was played; main: from the own main phase (8.3.2). */
    static void played(EvolveTable t, Item item, CardDef.@Nullable Activated activated, boolean main) {
        int seat = item.controller();
        if (item.sort() == Item.Sort.CARD) {
            t.setPlayed(seat, t.players().played(seat) + 1);
            t.emit(new EvolveEvent.Played(item.source().card(), seat, item.from(), t.players().played(seat)));
        } else if (activated != null) {
            if (main && activated.isLikeEvolving()) {
                t.players().setEvolveSpent(true);
            }
            if (activated.ability().timesPerTurn() > 0) {
                t.pending().tallyUp(item.source(), AbilityPlay.tallyOf(activated));
            }
            if (t.cares(Kind.ABILITY_PLAYED)) {
                t.announce(new EvolveEvent.AbilityPlayed(item.source().card(), seat, activated.isEvolve()));
            }
        }
    }

    /** 9.1.4.3: a token that was moved where it may not exist is eliminated at once. */
    static void eliminateStray(EvolveTable t, int card) {
        if (t.isToken(card) && !mayExist(t, card)) {
            t.move(card, Zone.NOWHERE.of(0), Movement.ELIMINATE.by(Table.NONE));
        } else if (t.def(card).data().advanced() && !mayStayAdvanced(t.zone(card))) {
            t.move(card, t.ownersZone(card, Zone.EVOLVE_DECK), Movement.RULE.by(Table.NONE));
        }
    }

    /** 9.2.2 of version 1.24.1: from anywhere else an advanced card goes on, faceup to the evolve deck, before anything else is done. */
    private static boolean mayStayAdvanced(Zone zone) {
        return zone == Zone.EVOLVE_DECK || zone == Zone.FIELD || zone == Zone.EX || zone == Zone.RESOLUTION
                || zone == Zone.EVOLVE_ZONE;
    }

    /** 9.1.4.1, 9.1.4.2; 14.5.2.1.2 of version 1.24.1. */
    private static boolean mayExist(EvolveTable t, int card) {
        boolean equipment = t.def(card).type().isEquipment();
        return switch (t.zone(card)) {
            case EX, RESOLUTION -> !equipment;
            case NOWHERE -> true;
            case FIELD -> !t.def(card).isSpell() && !equipment;
            case EQUIPMENT -> equipment;
            default -> false;
        };
    }

    /** Moves one card for which no question arises, to the top of a zone. */
    public static void move(EvolveTable t, int card, int zone, int reason) {
        t.move(card, zone, reason);
        eliminateStray(t, card);
    }

    /** 14.3.1.2: a player whose deck is based on that universe begins with five Magic Items. */
    static void layOutMagicItems(EvolveTable t, int seat) {
        if (t.players().basis(seat) != Universe.STAGE) {
            return;
        }
        CardDef item = t.pool().token(MAGIC_ITEM);
        for (int i = 0; i < MAGIC_ITEMS; i++) {
            t.create(item, seat, Zone.EX.of(seat));
        }
    }

    /** 13.3.2.2: what is put onto the field with Stack has one counter on it. */
    static void startStack(EvolveTable t, int card) {
        if (t.has(card, Keyword.STACK)) {
            putCounters(t, card, CardPool.STACK, 1);
        }
    }
}
