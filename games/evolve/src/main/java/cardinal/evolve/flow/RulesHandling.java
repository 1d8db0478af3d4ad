package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Progress;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 11: all conditions are looked at on one picture and what they require is done at once (11.1.3), again and again until nothing is left (10.5.2.1). */
final class RulesHandling extends Frame<EvolveTable> implements MoveListener, Progress {
    private static final Step<RulesHandling, EvolveTable> LOSSES = RulesHandling::losses;
    private static final Step<RulesHandling, EvolveTable> ASK = RulesHandling::askLimit;
    private static final Step<RulesHandling, EvolveTable> HANDLE = RulesHandling::handle;
    static final Steps<RulesHandling, EvolveTable> STEPS = Steps.<RulesHandling, EvolveTable>of(RulesHandling.class)
            .then("11.2", LOSSES)
            .then("11.4.1", ASK)
            .then("11.4.1", RulesHandling::takeLimit)
            .then("11.1.3", HANDLE)
            .then("10.5.2.1", RulesHandling::again);
    private static final Zone[] LIMITED = {Zone.FIELD, Zone.EX};

    /** Which limit is looked at: two zones of two players. */
    private int limit;
    /** 11.4.1, 11.5.1: the cards selected to stay. */
    private List<Integer> staying;
    /** The cards that are too many, of all zones so far. */
    private List<Integer> surplus;
    /** Whether anything was done on this picture. */
    private boolean did;

    RulesHandling() {
        super(STEPS);
        staying = List.of();
        surplus = List.of();
    }

    /** 10.5.2.1: whether there is anything to handle; if not, rules handling has occurred. */
    static boolean isDue(EvolveTable t) {
        if (t.unhandled().isAny() && !finds(t)) {
            t.unhandled().handled();
        }
        return t.unhandled().isAny();
    }

    /** Whether any of the conditions is met. */
    private static boolean finds(EvolveTable t) {
        boolean met = t.unhandled().fated().length > 0;
        for (int seat = 0; seat < 2 && !met; seat++) {
            met = loses(t, seat) || t.players().playPoints(seat) > t.players().maximum(seat)
                    || Limits.room(t, Zone.FIELD.of(seat)) < 0 || Limits.room(t, Zone.EX.of(seat)) < 0
                    || findsOnField(t, Zone.FIELD.of(seat)) || findsUnlinked(t, Zone.EVOLVE_ZONE.of(seat))
                    || findsUnlinked(t, Zone.RACE.of(seat)) || findsUnlinked(t, Zone.DRIVE.of(seat))
                    || findsIllegalEquipment(t, seat);
        }
        return met;
    }

    private static boolean findsOnField(EvolveTable t, int field) {
        for (int i = 0; i < t.size(field); i++) {
            if (isDefeated(t, t.cardAt(field, i)) || isSpent(t, t.cardAt(field, i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean findsUnlinked(EvolveTable t, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            if (isUnlinked(t, t.cardAt(zone, i)) || isEarlierEvolution(t, t.cardAt(zone, i))) {
                return true;
            }
        }
        return false;
    }

    /** 11.11 of version 1.24.1: without a link, or with one to a follower of the other player. */
    private static boolean findsIllegalEquipment(EvolveTable t, int seat) {
        int zone = Zone.EQUIPMENT.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            if (isUnlinked(t, t.cardAt(zone, i)) || wearersController(t, t.cardAt(zone, i)) != seat) {
                return true;
            }
        }
        return false;
    }

    private static int wearersController(EvolveTable t, int token) {
        return t.controller(t.piece(token).host());
    }

    /** 11.2.1, 11.2.2. */
    private static boolean loses(EvolveTable t, int seat) {
        return t.leaderDefense(seat) <= 0 || t.unhandled().hasOverdrawn(seat);
    }

    /** 11.3.1; 1.3.3: what can't be destroyed stays, and there is nothing to handle. */
    private static boolean isDefeated(EvolveTable t, int card) {
        return t.defense(card) <= 0 && t.isFollower(card) && Facts.canBeDestroyed(t, card, false);
    }

    /** 11.7.1. */
    private static boolean isSpent(EvolveTable t, int card) {
        return t.has(card, Keyword.STACK) && t.piece(card).counter(CardPool.STACK) == 0;
    }

    /** 11.6.1, 11.8.1. */
    private static boolean isUnlinked(EvolveTable t, int card) {
        return t.piece(card).host() == Table.NONE;
    }

    /** 11.6.2: a more recent card is linked to the same one. */
    private static boolean isEarlierEvolution(EvolveTable t, int card) {
        return t.zone(card) == Zone.EVOLVE_ZONE && t.evolvedCard(t.piece(card).host()) != card;
    }

    /** 11.2, 1.2.2: if both lose, nobody wins. */
    private void losses(EvolveTable t) {
        int losers = 0;
        boolean overdrawn = false;
        for (int seat = 0; seat < 2; seat++) {
            if (t.leaderDefense(seat) <= 0) {
                losers |= 1 << seat;
            } else if (t.unhandled().hasOverdrawn(seat)) {
                losers |= 1 << seat;
                overdrawn = true;
            }
        }
        if (losers == 3) {
            t.finish(new Outcome(0, "1.2.2", "both players lose at the same time"));
        } else if (losers != 0) {
            t.finish(overdrawn ? new Outcome(3 & ~losers, "11.2.2", "a player had to draw from an empty deck")
                    : new Outcome(3 & ~losers, "11.2.1", "a leader has no defense left"));
        }
        limit = 0;
        staying = List.of();
        surplus = List.of();
    }

    private int limitedZone() {
        return LIMITED[limit >> 1].of(limit & 1);
    }

    /** 11.4.1, 11.5.1: the player selects the cards that stay; reading: what is destroyed at the same time still counts. */
    private void askLimit(EvolveTable t) {
        while (limit < 4) {
            int zone = limitedZone();
            int room = limit < 2 ? Limits.field(t, limit & 1) : Limits.exArea(t, limit & 1);
            if (t.size(zone) > room) {
                if (staying.size() < room) {
                    Prompt prompt = t.ask(limit & 1, limit < 2 ? "11.4.1" : "11.5.1", Ask.CHOOSE,
                            Purpose.KEEP);
                    for (int i = 0; i < t.size(zone); i++) {
                        if (!staying.contains(t.cardAt(zone, i))) {
                            prompt.add(Choice.STAYS, t.cardAt(zone, i));
                        }
                    }
                    return;
                }
                List<Integer> more = new ArrayList<>(surplus);
                for (int i = 0; i < t.size(zone); i++) {
                    if (!staying.contains(t.cardAt(zone, i))) {
                        more.add(t.cardAt(zone, i));
                    }
                }
                surplus = List.copyOf(more);
            }
            staying = List.of();
            limit++;
        }
        goTo(HANDLE);
    }

    private void takeLimit(EvolveTable t) {
        staying = More.of(staying, Option.a(t.answer()));
        goTo(ASK);
    }

    private void handle(EvolveTable t) {
        List<CardMove> going = new ArrayList<>();
        destruction(t, going);
        for (int card : surplus) {
            add(going, CardMove.of(card, t.ownersZone(card, Zone.CEMETERY), Movement.RULE.by(t.controller(card))));
        }
        stack(t, going);
        did = points(t);
        unlinkEarlierEvolutions(t);
        unlinked(t, Zone.EVOLVE_ZONE, going);
        unlinked(t, Zone.RACE, going);
        unlinked(t, Zone.DRIVE, going);
        did |= equipment(t);
        t.unhandled().handled();
        if (!going.isEmpty()) {
            did = true;
            MoveCards.together(t, t.active(), going, this);
        }
    }

    /** An object is moved by one rule only. */
    private static void add(List<CardMove> going, CardMove g) {
        for (int i = 0; i < going.size(); i++) {
            if (going.get(i).card() == g.card()) {
                return;
            }
        }
        going.add(g);
    }

    /** 11.3.1, 11.3.2. */
    private static void destruction(EvolveTable t, List<CardMove> going) {
        for (Ref r : t.unhandled().fated()) {
            if (t.isSame(r) && t.onField(r.card()) && t.isFollower(r.card())) {
                int by = EvolveTable.opponent(t.controller(r.card()));
                add(going,
                        CardMove.of(r.card(), t.ownersZone(r.card(), Zone.CEMETERY), Movement.DESTROY.byAbilityOf(by)));
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            int field = Zone.FIELD.of(seat);
            for (int i = 0; i < t.size(field); i++) {
                int card = t.cardAt(field, i);
                if (isDefeated(t, card)) {
                    add(going, CardMove.of(card, t.ownersZone(card, Zone.CEMETERY), Movement.DESTROY.by(Table.NONE)));
                }
            }
        }
    }

    /** 11.7.1. */
    private static void stack(EvolveTable t, List<CardMove> going) {
        for (int seat = 0; seat < 2; seat++) {
            int field = Zone.FIELD.of(seat);
            for (int i = 0; i < t.size(field); i++) {
                int card = t.cardAt(field, i);
                if (isSpent(t, card)) {
                    add(going, CardMove.of(card, t.ownersZone(card, Zone.CEMETERY), Movement.RULE.by(seat)));
                }
            }
        }
    }

    /** 11.9.1. */
    private static boolean points(EvolveTable t) {
        boolean over = false;
        for (int seat = 0; seat < 2; seat++) {
            if (t.players().playPoints(seat) > t.players().maximum(seat)) {
                t.setPlayPoints(seat, t.players().maximum(seat));
                over = true;
            }
        }
        return over;
    }

    /** 11.6.2, 11.6.3: only the most recent link of a card on the field stays; a card in the evolve zone has one link by construction. */
    private static void unlinkEarlierEvolutions(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int zone = Zone.EVOLVE_ZONE.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (!isUnlinked(t, card) && isEarlierEvolution(t, card)) {
                    t.put(card, t.piece(card).withHost(Table.NONE));
                }
            }
        }
    }

    /** 11.6.1, 11.8.1: faceup to the evolve deck of its owner. */
    private static void unlinked(EvolveTable t, Zone kind, List<CardMove> going) {
        for (int seat = 0; seat < 2; seat++) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (isUnlinked(t, card)) {
                    add(going, CardMove.of(card, t.ownersZone(card, Zone.EVOLVE_DECK), Movement.RULE.by(seat)));
                }
            }
        }
    }

    /**
     * 11.11.1 of version 1.24.1: a token without link is eliminated. 11.11.2: one whose follower has another controller is that player's, in their
     * zone, and is not newly put there.
     */
    private static boolean equipment(EvolveTable t) {
        boolean any = false;
        for (int seat = 0; seat < 2; seat++) {
            int zone = Zone.EQUIPMENT.of(seat);
            for (int i = t.size(zone) - 1; i >= 0; i--) {
                int token = t.cardAt(zone, i);
                if (isUnlinked(t, token)) {
                    t.move(token, Zone.NOWHERE.of(0), Movement.ELIMINATE.by(Table.NONE));
                    any = true;
                } else if (wearersController(t, token) != seat) {
                    t.move(token, Zone.EQUIPMENT.of(wearersController(t, token)), Movement.STEAL.by(Table.NONE));
                    any = true;
                }
            }
        }
        return any;
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
    }

    private void again(EvolveTable t) {
        if (did || t.unhandled().isAny()) {
            t.note(Remark.Topic.SUM, "10.5.2.1", Table.NONE, Table.NONE, "The rules are applied again");
            goTo(LOSSES);
        } else {
            t.freeActions().forgetAccepted();
        }
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }

    @Override
    public int done(EvolveTable t) {
        return staying.size();
    }

    @Override
    public int most(EvolveTable t) {
        return limit < 2 ? Limits.field(t, limit & 1) : Limits.exArea(t, limit & 1);
    }
}
