package cardinal.riftbound.flow;

import cardinal.kernel.Batch;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Flow;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 395: the game actions that ask nothing. Those that may ask are procedures of their own. */
public final class GameActions {
    /** Reasons for a change of zone. */
    public static final int MOVE = 1;
    public static final int RECALL = 2;
    public static final int KILL = 3;
    public static final int OTHER = 4;
    private static final String SKIP = Newer.clause("443.2");

    private GameActions() {
    }

    /** 401.1.b: what is exhausted already is not exhausted again; whether it was. */
    public static boolean exhaust(RiftTable t, int card) {
        if (t.is(card, Flag.EXHAUSTED)) {
            return false;
        }
        t.set(card, Flag.EXHAUSTED, true);
        t.requestCleanup();
        t.note(Remark.Topic.TURNED, "401.1", Table.NONE, card, "{} is exhausted");
        return true;
    }

    /** 402.1.b: what is ready already is not readied again; whether it was. */
    public static boolean ready(RiftTable t, int card, int seat) {
        if (!t.is(card, Flag.EXHAUSTED)) {
            return false;
        }
        t.set(card, Flag.EXHAUSTED, false);
        t.requestCleanup();
        if (t.cares(Kind.READIED)) {
            t.emit(new RiftEvent.Readied(card, seat));
        }
        return true;
    }

    /** 400.1: one card from the top of the Main Deck; the deck must not be empty. */
    static void drawOne(RiftTable t, int seat) {
        int card = t.zones().top(t.deck(seat));
        t.move(card, t.hand(seat), OTHER);
        t.secretShown();
        if (t.cares(Kind.DRAWN)) {
            t.emit(new RiftEvent.Drawn(card, seat));
        }
    }

    /** 417: runes from the top of the rune deck, as many as there are. How many were channeled. */
    public static int channel(RiftTable t, int seat, int n, boolean exhausted) {
        int done = 0;
        while (done < n && t.size(t.runeDeck(seat)) > 0) {
            int rune = t.zones().top(t.runeDeck(seat));
            t.move(rune, t.base(seat), OTHER);
            t.set(rune, Flag.EXHAUSTED, exhausted || t.def(rune).isUnit());
            t.secretShown();
            done++;
            if (t.cares(Kind.CHANNELED)) {
                t.emit(new RiftEvent.Channeled(rune, seat));
            }
        }
        t.requestCleanup();
        return done;
    }

    /** 403.1: to the bottom of its owner's deck of its kind. A token ceases to exist. */
    public static void recycle(RiftTable t, int card, int seat) {
        if (t.def(card).type().isFixed()) {
            return;
        }
        int owner = t.piece(card).owner();
        if (t.is(card, Flag.TOKEN)) {
            if (t.edition().tokensAreRecycled() && t.cares(Kind.RECYCLED)) {
                t.emit(new RiftEvent.Recycled(card, seat, true));
            }
            cease(t, card);
            return;
        }
        Image image = t.image(card);
        boolean fromBoard = t.onBoard(card);
        int from = t.piece(card).zone();
        showFacedown(t, card, t.deck(owner));
        t.move(card, t.def(card).isAlsoRune() ? t.runeDeck(owner) : t.deck(owner), OTHER, false);
        unseen(t, card, from);
        if (t.cares(Kind.RECYCLED)) {
            t.emit(new RiftEvent.Recycled(card, seat, false));
        }
        if (fromBoard) {
            leftBoard(t, image);
        }
    }

    /** A card left a hand without being shown: who cannot see the hand no longer knows which of its cards is which. */
    public static void unseen(RiftTable t, int card, int from) {
        if (t.spec(from).privacy() == Privacy.OWNER) {
            Sight.blur(t, from);
            int owner = 1 << t.spec(from).seat();
            t.put(card, t.piece(card).withKnown(t.piece(card).known() & owner));
        }
    }

    /** 403.5: several Main Deck cards go to the bottom in random order; nobody knows their places. */
    public static void recycleRandomly(RiftTable t, int[] cards, int seat) {
        int n = cards.length;
        int[] order = cards.clone();
        for (int i = n - 1; i > 0; i--) {
            int j = t.dice().below(i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        for (int card : order) {
            recycle(t, card, seat);
        }
        if (n > 1) {
            for (int card : order) {
                Sight.forget(t, card);
            }
            t.secretShown();
        }
    }

    /** 404: marks damage on a unit, unless it takes none; whether it did. source: the object that deals it. */
    public static boolean deal(RiftTable t, int card, int amount, Ref source, boolean combat) {
        return mayBeDealt(t, card, amount, source, combat) && mark(t, card, amount, source, combat);
    }

    /** 404.1.e: damage is 1 or more. 439.1.d.9: and there are units that take none. */
    static boolean mayBeDealt(RiftTable t, int card, int amount, Ref source, boolean combat) {
        return amount > 0 && !takesNoDamage(t, card) && !isPrevented(t, card, source, combat);
    }

    /** 404.1.b: what is left of it is marked; whether anything is. */
    static boolean mark(RiftTable t, int card, int amount, Ref source, boolean combat) {
        if (amount <= 0) {
            return false;
        }
        Piece p = t.piece(card);
        int by = t.credits().now().seat();
        t.put(card, p.withMarks(Math.min(p.marks() + amount, Short.MAX_VALUE)).with(Flag.HURT_BY_EFFECT, !combat)
                .with(by == Table.NONE || !t.knows(RareFeature.DEADLY_DAMAGE) ? 0 : Flag.markedBy(by), true));
        t.setCredits(t.credits().with(t.ref(card), t.credits().now()));
        t.requestCleanup();
        if (t.cares(Kind.DAMAGED)) {
            t.emit(new RiftEvent.Damaged(card, amount, source, combat, t.credits().now().seat()));
        }
        return true;
    }

    static boolean dealsNoCombatDamage(RiftTable t, int card) {
        return Facts.any(t, Fact.DealsNoCombatDamage.class, (f, scope) -> Facts.covers(t, f.who(), scope, card));
    }

    static boolean takesNoDamage(RiftTable t, int card) {
        return Facts.any(t, Fact.TakesNoDamage.class, (f, scope) -> Facts.covers(t, f.who(), scope, card));
    }

    /** 437.5.b of 2026-07: no amount of combat damage is lethal to it, as all of it is prevented. */
    static boolean isNeverLethal(RiftTable t, int card) {
        return t.edition().preventionIsNeverLethal() && isPrevented(t, card, Ref.NONE, true);
    }

    /** 404.6: what deals the damage: in combat units, else a unit that was named, or a spell or ability. */
    static boolean isPrevented(RiftTable t, int card, Ref source, boolean combat) {
        if (!t.knows(RareFeature.PREVENTS)) {
            return false;
        }
        boolean unit =
                !combat && t.credits().now().item() == Table.NONE && !source.isNone() && t.isUnitOnBoard(source.card());
        return Facts.any(t, Fact.Prevents.class, (f, scope) -> Facts.covers(t, f.to(), scope, card)
                && switch (f.damage()) {
                    case ALL -> true;
                    case COMBAT -> combat;
                    case SPELL_AND_ABILITY -> !combat && !unit;
                });
    }

    /** 405.1: whether damage was cleared. */
    public static boolean heal(RiftTable t, int card) {
        Piece p = t.piece(card);
        if (p.marks() == 0) {
            return false;
        }
        t.put(card, p.withMarks(0).with(Flag.HURT_BY_EFFECT | Flag.MARKED, false));
        t.requestCleanup();
        return true;
    }

    /** 410: whether it was stunned by this. */
    public static boolean stun(RiftTable t, int card, int seat) {
        if (t.is(card, Flag.STUNNED)) {
            return false;
        }
        t.set(card, Flag.STUNNED, true);
        t.requestCleanup();
        if (t.cares(Kind.STUNNED)) {
            t.emit(new RiftEvent.Stunned(card, seat));
        }
        return true;
    }

    /** 413, 702.3: whether a buff was placed. */
    public static boolean buff(RiftTable t, int card, int seat) {
        int now = t.piece(card).counter(Flag.BUFF);
        if (!mayHaveMoreBuffs(t, card)) {
            return false;
        }
        t.put(card, t.piece(card).withCounter(Flag.BUFF, now + 1));
        t.requestCleanup();
        if (t.cares(Kind.BUFFED)) {
            t.emit(new RiftEvent.Buffed(card, seat));
        }
        return true;
    }

    private static boolean mayHaveMoreBuffs(RiftTable t, int card) {
        return t.piece(card).counter(Flag.BUFF) == 0 || Facts.saysOfItself(t, card, Fact.AnyNumberOfBuffs.class);
    }

    /** 746 of 2026-07: a buff goes from one unit to another, without being placed anew; whether it did. */
    public static boolean moveBuff(RiftTable t, int from, int to) {
        int there = t.piece(from).counter(Flag.BUFF);
        if (from == to || there == 0 || !mayHaveMoreBuffs(t, to)) {
            return false;
        }
        t.put(from, t.piece(from).withCounter(Flag.BUFF, there - 1));
        t.put(to, t.piece(to).withCounter(Flag.BUFF, t.piece(to).counter(Flag.BUFF) + 1));
        t.requestCleanup();
        return true;
    }

    /** 702.2.b. */
    public static void spendBuff(RiftTable t, int card, int seat) {
        t.put(card, t.piece(card).withCounter(Flag.BUFF, t.piece(card).counter(Flag.BUFF) - 1));
        t.requestCleanup();
        if (t.cares(Kind.BUFF_SPENT)) {
            t.emit(new RiftEvent.BuffSpent(card, seat));
        }
    }

    /** 415.2: these permanents go to their owners' trash at once; one composite event. */
    static void killAtOnce(RiftTable t, int[] cards, Credits by) {
        Image[] images = new Image[cards.length];
        Batch batch = new Batch();
        for (int i = 0; i < cards.length; i++) {
            images[i] = t.image(cards[i]);
            batch.move(cards[i], t.trash(t.piece(cards[i]).owner()));
        }
        t.hold();
        batch.commit(t, KILL);
        for (Image image : images) {
            if (((cardinal.riftbound.program.CardDef) image.piece().face()).isUnit()) {
                t.players().noteDeath(image.piece().controller());
            }
            if (t.cares(Kind.DIED) || t.effectCount() > 0
                    || ((cardinal.riftbound.program.CardDef) image.piece().face()).triggered().length > 0) {
                t.emit(new RiftEvent.Died(image, by.of(image.ref())));
            }
            leftBoard(t, image);
        }
        t.release();
        for (int card : cards) {
            if (t.is(card, Flag.TOKEN) || images[indexOf(cards, card)].piece().is(Flag.TOKEN)) {
                t.move(card, t.nowhere(), OTHER);
            }
        }
    }

    private static int indexOf(int[] cards, int card) {
        for (int i = 0; i < cards.length; i++) {
            if (cards[i] == card) {
                return i;
            }
        }
        return Table.NONE;
    }

    private static void leftBoard(RiftTable t, Image image) {
        Borrowing.end(t, image.ref());
        if (t.cares(Kind.LEFT)
                || (((cardinal.riftbound.program.CardDef) image.piece().face()).listens() & Kind.LEFT.bit()) != 0) {
            t.emit(new RiftEvent.Left(image, t.piece(image.card()).zone()));
        }
    }

    /** 107.4.d.2 of 2026-07: a legend that is no Champion Legend may go to banishment, and nowhere else. */
    private static boolean isAddedLegend(RiftTable t, int card, int zone) {
        return t.def(card).type() == CardType.LEGEND && !t.isChampionLegend(card)
                && zone == t.banishment(t.piece(card).owner());
    }

    /** Puts an object into another zone of its owner: hand, banishment, trash. A token ceases to exist (177.1), a legend stays (106.5.d). Whether it went. */
    public static boolean sendTo(RiftTable t, int card, int zone) {
        if (t.def(card).type().isFixed() && !isAddedLegend(t, card, zone)) {
            return false;
        }
        Image image = t.image(card);
        boolean fromBoard = t.onBoard(card) && t.facedownOf(t.piece(card).zone()) == Table.NONE;
        boolean token = t.is(card, Flag.TOKEN);
        showFacedown(t, card, zone);
        t.move(card, zone, OTHER);
        if (fromBoard) {
            leftBoard(t, image);
        }
        if (token) {
            t.move(card, t.nowhere(), OTHER);
        }
        return true;
    }

    /** 414.1: a player puts a card into its owner's banishment; whether it went there. */
    public static boolean banish(RiftTable t, int card, int seat) {
        int zone = t.banishment(t.piece(card).owner());
        if (t.is(card, Flag.TOKEN) || !t.cares(Kind.BANISHED)) {
            return sendTo(t, card, zone);
        }
        t.hold();
        boolean went = sendTo(t, card, zone);
        if (went) {
            t.emit(new RiftEvent.Banished(card, seat));
        }
        t.release();
        return went;
    }

    /** 829.1.b.1 of 2026-07; 356.3.d: a spell goes from the chain to the trash, or to the bottom of its deck where an effect said so. */
    public static void leaveChain(RiftTable t, ChainItem item) {
        if (t.piece(item.card()).zone() != t.chainZone()) {
            return;
        }
        if (item.is(ChainItem.RECYCLED_AFTER)) {
            recycle(t, item.card(), t.piece(item.card()).owner());
        } else if (item.is(ChainItem.BANISHED_AFTER) || Flow.isPaid(item.ignoredCosts())) {
            banish(t, item.card(), item.controller());
        } else {
            sendTo(t, item.card(), t.trash(t.piece(item.card()).owner()));
        }
    }

    /** 408.4: a facedown card that goes where not everybody can see it is revealed before. */
    private static void showFacedown(RiftTable t, int card, int to) {
        if (t.facedownOf(t.piece(card).zone()) != Table.NONE && t.spec(to).privacy() != Privacy.PUBLIC) {
            t.note(Remark.Topic.REVEAL, "408.4", t.piece(card).owner(), Table.NONE, "reveals a card that lay facedown");
            reveal(t, card);
        }
    }

    /** 408.4: when the game ends, each facedown card is revealed by its owner. */
    public static void revealFacedown(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            for (int i = 0; i < t.size(t.facedown(b)); i++) {
                int card = t.cardAt(t.facedown(b), i);
                t.note(Remark.Topic.REVEAL, "408.4", t.piece(card).owner(), Table.NONE,
                        "reveals a card that lay facedown");
                t.show(card, (1 << t.seatCount()) - 1);
                t.note(Remark.Topic.REVEAL, "411.1", Table.NONE, card, "{} is revealed");
            }
        }
    }

    /** 177.1: a token that left the board is gone. */
    static void cease(RiftTable t, int card) {
        sendTo(t, card, t.nowhere());
    }

    /** 407: a player moves a unit; the move counts for "moved this turn". Whether it moved. */
    public static boolean move(RiftTable t, int card, int to, int by) {
        int from = t.piece(card).zone();
        if (from == to || t.def(card).type().isFixed() || Attachments.isAttached(t, card) || isSkipped(t, card)) {
            return false;
        }
        t.move(card, to, MOVE);
        t.put(card, t.piece(card).withCounter(Flag.MOVES, Math.min(200, t.piece(card).counter(Flag.MOVES) + 1)));
        t.requestCleanup();
        if (t.cares(Kind.MOVED)) {
            t.emit(new RiftEvent.Moved(card, t.controller(card), from, to, by));
        }
        return true;
    }

    /** 443.1.a of 2026-07: whether the next move of this unit is skipped. Several such effects are all about the same event of the same unit. */
    private static boolean isSkipped(RiftTable t, int card) {
        if (!t.knows(RareFeature.SKIPS_MOVES)) {
            return false;
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof DelayedReplacement delayed && delayed.about().equals(t.ref(card))
                    && delayed.replacement().would() instanceof Would.Move) {
                t.end(effect);
                t.note(Remark.Topic.MOVE, SKIP, Table.NONE, card, "The move of {} is skipped");
                return true;
            }
        }
        return false;
    }

    /** 106.2.d: what was in the base of the player who loses control goes to the base of the one who gains it. */
    public static boolean takeControl(RiftTable t, int card, int seat) {
        if (t.controller(card) == seat || t.def(card).type().isFixed()) {
            return false;
        }
        t.put(card, t.piece(card).withController(seat));
        t.note(Remark.Topic.CONTROL, "180", seat, card, "takes control of");
        if (t.isBase(t.piece(card).zone())) {
            recall(t, card);
        }
        t.requestCleanup();
        return true;
    }

    /** 428: to its controller's base, without being a move; whether it was elsewhere. */
    public static boolean recall(RiftTable t, int card) {
        int base = t.base(t.controller(card));
        if (t.piece(card).zone() == base || t.def(card).type().isFixed() || Attachments.isAttached(t, card)) {
            return false;
        }
        t.move(card, base, RECALL);
        t.note(Remark.Topic.MOVE, "428", t.controller(card), card, "recalls {} to base");
        return true;
    }

    /** 409: from hand to trash. */
    public static void discard(RiftTable t, int seat, int card) {
        t.move(card, t.trash(seat), OTHER);
        t.players().noteDiscard(seat);
        if (t.cares(Kind.DISCARDED) || (t.def(card).listens() & Kind.DISCARDED.bit()) != 0) {
            t.emit(new RiftEvent.Discarded(card, seat));
        }
    }

    /** 411: shown to all players; the card stays where it is. */
    public static void reveal(RiftTable t, int card) {
        t.show(card, (1 << t.seatCount()) - 1);
        t.note(Remark.Topic.REVEAL, "411.1", Table.NONE, card, "{} is revealed");
        if (t.cares(Kind.REVEALED)) {
            t.emit(new RiftEvent.Revealed(card, t.piece(card).owner()));
        }
    }
}
