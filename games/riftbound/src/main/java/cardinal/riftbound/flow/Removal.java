package cardinal.riftbound.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Outcome;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;

/** 651, 652: a player who concedes is removed; the game goes on if more than one player or team is left. */
public final class Removal {
    private static final String LOSES = Newer.clause("195.1");

    private final RiftTable t;
    private final int seat;

    private Removal(RiftTable t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    public static void of(RiftTable t, int seat) {
        t.note(Remark.Topic.CONCEDE, "650", seat, Table.NONE, "concedes");
        new Removal(t, seat).remove("a player conceded");
    }

    /** 195.1 of 2026-07: an effect says that this player loses. */
    public static void ofLoser(RiftTable t, int seat) {
        t.note(Remark.Topic.CONCEDE, LOSES, seat, Table.NONE, "loses the game");
        new Removal(t, seat).remove("a player lost the game");
    }

    private void remove(String why) {
        int left = t.seatsIn() & ~t.mode().team(seat);
        int survivor = Integer.numberOfTrailingZeros(left);
        if ((left & ~t.mode().team(survivor)) == 0) {
            if (t.mode().setPoints() == 1) {
                leaveAsTeam();
            }
            t.finish(new Outcome(left, t.mode().teams() ? "462.6.a.1" : "651.1", why));
            return;
        }
        banishPermanents();
        replaceBattlefield();
        endContests();
        counterItems();
        endDelayed();
        removeCards();
        endProcedures();
        t.leave(seat);
        t.requestCleanup();
    }

    /** 651.4: teammates lose and leave, too. */
    private void leaveAsTeam() {
        for (int s = 0; s < t.seatCount(); s++) {
            if (t.friends(seat, s)) {
                t.leave(s);
            }
        }
    }

    /** 652.1: permanents, runes and facedown cards they control or own. */
    private void banishPermanents() {
        t.hold();
        for (int card = 0; card < t.pieceCount(); card++) {
            boolean theirs = t.controller(card) == seat || t.piece(card).owner() == seat;
            boolean facedown = t.facedownOf(t.piece(card).zone()) != Table.NONE;
            if (theirs && t.onBoard(card)
                    && (facedown || t.def(card).type().isPermanent() || t.def(card).isRune())) {
                GameActions.sendTo(t, card, t.banishment(t.piece(card).owner()));
            }
        }
        t.release();
    }

    /** 652.2: a battlefield without abilities takes the place of theirs; what is there stays. */
    private void replaceBattlefield() {
        for (int b = 0; b < t.battlefields().count(); b++) {
            int old = t.battlefields().card(b);
            if (t.piece(old).owner() == seat) {
                int blank = t.create(t.pool().blankBattlefield(), t.nextSeat(seat), t.battlefieldZone());
                t.put(blank, t.piece(blank).withController(t.battlefields().controller(b)).with(Flag.TOKEN, true));
                t.battlefields().setCard(b, blank);
                t.move(old, t.nowhere(), GameActions.OTHER);
            }
            if (t.battlefields().controller(b) == seat) {
                t.setBattlefieldController(b, Table.NONE);
            }
        }
    }

    /** 651.3: units of somebody else who are at such a battlefield without controlling it are the ones to contest it now. */
    private void endContests() {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().contester(b) == seat) {
                int there = t.occupants(b);
                int controller = t.battlefields().controller(b);
                boolean defended = controller != Table.NONE && (there >> controller & 1) != 0;
                t.setContester(b, there == 0 || defended ? Table.NONE : Integer.numberOfTrailingZeros(there));
            }
        }
    }

    /** 652.4: abilities of theirs that wait for something to happen. */
    private void endDelayed() {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce effect = t.effect(i);
            boolean waits = effect.what() instanceof Delayed || effect.what() instanceof DelayedReplacement
                    || effect.what() instanceof ReflexiveAndDelayed.IfThisKills;
            if (waits && effect.controller() == seat) {
                t.end(effect);
            }
        }
    }

    /** 652.4. */
    private void counterItems() {
        for (int i = t.chain().size() - 1; i >= 0; i--) {
            ChainItem item = t.chain().item(i);
            if (item.controller() == seat) {
                t.removeItem(item.id());
                if (!item.isAbility() && t.piece(item.card()).zone() == t.chainZone()) {
                    GameActions.sendTo(t, item.card(), t.trash(t.piece(item.card()).owner()));
                }
            }
        }
        for (int i = t.chain().waitingCount() - 1; i >= 0; i--) {
            if (t.chain().waiting(i).controller() == seat) {
                t.chain().removeWaiting(t.chain().waiting(i).id());
            }
        }
    }

    /** 652.3. */
    private void removeCards() {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).owner() == seat && t.piece(card).zone() != t.nowhere()) {
                t.move(card, t.nowhere(), GameActions.OTHER);
            }
        }
    }

    /** 651.3: what they were about to do ends; a question to somebody else is put again. */
    private void endProcedures() {
        int from = Table.NONE;
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Acting a && a.actor() == seat) {
                from = i;
            }
        }
        if (from == Table.NONE) {
            t.askAgain();
            return;
        }
        t.unwindTo(from);
    }
}
