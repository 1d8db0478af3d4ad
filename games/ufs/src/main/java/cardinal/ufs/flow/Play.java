package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Op;
import cardinal.ufs.rules.Added;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.CommonSymbols;
import cardinal.ufs.rules.LegalBlocks;
import cardinal.ufs.rules.Players;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * E.4: playing a card or an ability; an ability on an action card in hand is played together with its card. Editions order
 * these steps differently; a failed step makes the rest do nothing, so that no step has to know its place. What others do to a
 * play in progress is {@link PlayInProgress}.
 */
public final class Play extends Frame<UfsTable> implements Asker {
    static final int CARD = 1;
    static final int ABILITY = 2;
    static final int COSTS = 4;
    static final int ASKS = 8;
    static final int REVERSAL = 16;
    static final int BLOCK = 32;
    static final int ADDED = 64;
    static final int CHECKS = 128;
    static final int BULLETS = 256;

    private static final Step<Play, UfsTable> REPORT = Play::report;
    private static final Step<Play, UfsTable> EXECUTE = Play::execute;
    private static final Step<Play, UfsTable> PLAYED = Play::played;
    private static final Step<Play, UfsTable> ENTER_POOL = Play::enterPool;
    public static final Step<Play, UfsTable> OFFER_BULLETS = Play::offerBullets;
    public static final Step<Play, UfsTable> TAKE_BULLET = Play::takeBullet;
    private static final Step<Play, UfsTable> CHECK = PlayCosts::check;
    private static final Step<Play, UfsTable> PAY_COSTS = PlayCosts::payCosts;
    private static final Step<Play, UfsTable> SUSPEND = PlayCosts::suspend;
    private static final Step<Play, UfsTable> DETERMINE_DIFFICULTY =
            PlayCosts::determineDifficulty;
    private static final Step<Play, UfsTable> ENTER_TRANSIT = Play::enterTransit;
    public static final Step<Play, UfsTable> ASK_SYMBOL = Play::askSymbol;
    public static final Step<Play, UfsTable> TAKE_SYMBOL = Play::takeSymbol;
    private static final Step<Play, UfsTable> TAKE_ANNOUNCED = Play::takeAnnounced;

    public static final Steps<Play, UfsTable> STEPS = Steps.<Play, UfsTable>of(Play.class)
            .then("E.4.1", Play::announce)
            .then("H.4.4.2", TAKE_ANNOUNCED).only(ASKS)
            .then("B.6.6.2", ASK_SYMBOL).only(CARD)
            .then("B.6.6.2", TAKE_SYMBOL).only(CARD)
            .then("E.4.2", ENTER_TRANSIT).only(CARD)
            .then("E.4.2.1", Play::keepSymbols).only(CARD)
            .then("E.4.3", SUSPEND).only(COSTS)
            .then("E.4.4", PAY_COSTS).only(COSTS)
            .then("E.4.4.2", PlayCosts::payAddedCosts).only(ADDED)
            .then("E.4.5", PlayCosts::resume).only(COSTS)
            .then("E.4.5.1", Play::failUnpaid).only(COSTS)
            .then("E.4.6", PlayCosts::playCardAsCost).only(REVERSAL)
            .then("E.4.6", Play::followCard).only(REVERSAL)
            .then("E.4.7", DETERMINE_DIFFICULTY).only(CARD)
            .then("E.4.8", CHECK).only(CARD)
            .then("E.4.8.2", Play::failUnpaid).only(CARD)
            .then("E.4.9", Play::checkCosts).only(CHECKS)
            .then("E.4.9.2", PlayCosts::checkAddedCosts).only(ADDED)
            .then("E.4.9.3", Play::failUnpaid).only(CHECKS)
            .then("J.1.4", OFFER_BULLETS).only(BULLETS)
            .then("J.1.4", TAKE_BULLET).only(BULLETS)
            .then("G.2.1.3.1", Play::keepBlock).only(BLOCK)
            .then("E.4.10", ENTER_POOL).only(CARD)
            .then("E.4.11", PLAYED)
            .then("J.3.1.1", EXECUTE).only(ABILITY)
            .then("E.4.11", REPORT);

    private final Attempt attempt;
    private Payment payment;
    /** Whose play it is, of which card, and all that is known of it by now. */
    private Bindings bindings;
    /** The zone the card came from. */
    private int from;
    /** UniVersus: the backup that an attack is aimed at; {@link Ref#NONE}: the player. */
    private Ref target;
    /** Whether the attempt has failed, so that the rest of it does nothing. */
    private boolean aborted;
    /** Whether what was played was cancelled, so that it has no effect. */
    private boolean cancelled;
    /** Whether the card has come into the card pool and counts as played. */
    private boolean inPool;
    /** Whether what is asked at the announcement is the X of the cost. */
    private boolean asksX;
    /** Changes of an attack that wait until it is played. */
    private List<DeferredChange> deferred;
    /** UniVersus: the options chosen before the ability counts as played, by their places. */
    private List<Integer> bullets;
    /** How many more of them other effects let be chosen. */
    private int moreBullets;

    Play(UfsTable t, Attempt attempt, int aspects) {
        super(t.edition().steps(STEPS).lean(aspects));
        this.attempt = attempt;
        payment = Payment.NONE;
        from = t.piece(attempt.card()).zone();
        target = Ref.NONE;
        deferred = List.of();
        bullets = List.of();
        AttackInfo now = t.attack();
        Occurrence answering = attempt.answering();
        bindings = Bindings.trying(attempt.seat(), t.ref(attempt.card()), attempt.ability(),
                answering == null ? t.mark() : t.fresh().markOf(answering), t.place(attempt.card()),
                now == null ? Ref.NONE : now.card(), answering);
    }

    /** J.4.5: an effect lets it be played without its costs. */
    Play withoutCosts() {
        payment = payment.forFree();
        return this;
    }

    // ---- announcing ---------------------------------------------------------------------------------------------------

    /** E.4.1; what is counted counts from here: the attempt, not the success (H.5.2). */
    private void announce(UfsTable t) {
        AbilityDef a = attempt.ability();
        Attempts.count(t, attempt.seat(), attempt.card(), attempt.abilityIndex(), a, attempt.withCard(), attempt.as());
        if (!payment.free()) {
            payment = payment.adding(Added.to(t, attempt.asCard(), attempt.withCard(), a));
        }
        if (attempt.as() == Happening.As.REVERSAL) {
            Announcing.countReversal(t, attempt.seat());
        }
        asksX = !payment.free() && attempt.choosesX();
        if (a == null) {
            // the command of a form says what it attacks: there nothing is taken
            if (steps().has(TAKE_ANNOUNCED) && !Announcing.askTarget(t, seat())) {
                goPast(TAKE_ANNOUNCED);
            }
        } else if (asksX) {
            Announcing.askX(t, attempt, a, bindings, payment);
        } else {
            bindings = Announcing.fixingX(t, attempt, a, bindings);
        }
    }

    private void takeAnnounced(UfsTable t) {
        if (asksX) {
            bindings = bindings.withX(Option.a(t.answer()));
        } else if (attempt.ability() == null && Option.kind(t.answer()) == Choice.CARD) {
            target = t.ref(Option.a(t.answer()));
        }
    }

    /** 2010, 11.13.1: what its infinity symbol stands for is chosen before the card is played. */
    private void askSymbol(UfsTable t) {
        if (attempt.withCard() && Infinity.isOpen(t, card())) {
            Infinity.ask(t, seat(), CommonSymbols.choosableSymbols(t, seat(), card()), Infinity.OF_A_CARD);
        } else {
            goPast(TAKE_SYMBOL);
        }
    }

    private void takeSymbol(UfsTable t) {
        Infinity.take(t, card());
    }

    /** E.4.2, C.3.3.4.1: into transit, with a new current state; modifier effects that waited for this card take it. */
    private void enterTransit(UfsTable t) {
        if (!attempt.withCard()) {
            return;
        }
        Announcing.enterTransit(t, attempt);
        bindings = bindings.from(t.ref(card()));
        Announcing.declare(t, attempt);
        t.emit(new UfsEvent.Tried(seat(), t.ref(card()), as(), from));
        NextCardModifiers.takeAll(t, card());
    }

    /** E.4.2.1: the new state may have lost the symbol that was needed. */
    private void keepSymbols(UfsTable t) {
        if (attempt.withCard() && !CommonSymbols.sharesSymbol(t, seat(), card())) {
            fail(t);
        }
    }

    @Override
    public void carriedOut(Bindings now, boolean inFull) {
        bindings = now;
        paidAdded(inFull);
    }

    @Override
    public void paidAdded(boolean inFull) {
        payment = inFull ? payment : payment.missing();
    }

    /** E.4.5.1, E.4.8.2, E.4.9.3: what could not be paid and a failed check cost the card. */
    private void failUnpaid(UfsTable t) {
        if (payment.unpaid() && !aborted) {
            fail(t);
        }
    }

    /** I.3.10.1: "this attack" is the card as it now lies in the pool, no longer the one in hand. */
    private void followCard(UfsTable t) {
        AbilityDef a = attempt.ability();
        if (!aborted && a != null && a.reversal() != null) {
            bindings = bindings.from(t.ref(card()));
        }
    }

    @Override
    public void played(boolean success) {
        aborted |= !success;
    }

    @Override
    public void checked(boolean passed, int value) {
        bindings = bindings.counting(value);
        paidAdded(passed);
    }

    /** E.4.9: check costs, one after the other; a failed one costs the card too (E.4.9.3). */
    private void checkCosts(UfsTable t) {
        failUnpaid(t);
        AbilityDef a = attempt.ability();
        if (aborted || payment.free() || a == null || payment.checksMade() >= a.checks().size()) {
            return;
        }
        int against = Amounts.of(t, bindings, a.checks().get(payment.checksMade()).difficulty());
        payment = payment.oneMoreCheck();
        again();
        t.push(PlayingCheck.ofCost(t, attempt, against));
    }

    // ---- options ------------------------------------------------------------------------------------------------------------

    /** UniVersus, Bullets in Abilities: what is chosen is chosen before the ability counts as played. */
    private void offerBullets(UfsTable t) {
        Op.Pick pick = aborted ? null : bulletsOf(t);
        if (pick == null || !Bullets.ask(t, bindings, Players.seat(t, bindings, pick.who()), pick, bullets,
                moreBullets, "J.1.4")) {
            goPast(TAKE_BULLET);
        }
    }

    private void takeBullet(UfsTable t) {
        if (Option.kind(t.answer()) == Choice.OPTION) {
            bullets = More.of(bullets, Option.a(t.answer()));
            goTo(OFFER_BULLETS);
            Op.Pick pick = bulletsOf(t);
            if (pick != null) {
                Bullets.chosen(t, attempt, Players.seat(t, bindings, pick.who()), bullets, pick);
            }
        }
    }

    private Op.@Nullable Pick bulletsOf(UfsTable t) {
        AbilityDef a = attempt.ability();
        return a == null ? null : Bullets.of(t, bindings, a.effect());
    }

    void addOptions(int more) {
        moreBullets += more;
    }

    // ---- played -----------------------------------------------------------------------------------------------------------------

    /** UniVersus, block-step.12: a block that has become invalid is discarded and the attempt is over. */
    private void keepBlock(UfsTable t) {
        AttackInfo attack = t.attack();
        if (!aborted && attempt.isBlock() && attack != null && t.edition().abortsInvalidBlocks()
                && !LegalBlocks.blocks(t, seat(), card(), attack)) {
            fail(t);
        }
    }

    /** E.4.10: to the right of all other cards, unless a cost has taken it elsewhere. */
    private void enterPool(UfsTable t) {
        int place = t.place(card());
        if (aborted || !attempt.withCard() || place != Places.TRANSIT && place != Places.POOL) {
            return;
        }
        boolean comes = place == Places.TRANSIT;
        PlayedEvents.enterPool(t, attempt, comes);
        inPool = true;
        emitPlayed(t);
        if (comes) {
            t.release();
        }
    }

    private void emitPlayed(UfsTable t) {
        t.emit(new UfsEvent.Played(seat(), t.ref(card()), as(), from, t.image(card())));
        for (int i = 0; i < deferred.size(); i++) {
            deferred.get(i).apply(t, card());
        }
        deferred = List.of();
        NextCardModifiers.useUp(t, card());
        PlayedEvents.attack(t, attempt, inPool, target);
        PlayedEvents.ability(t, attempt, bullets);
    }

    /** E.4.11: a card that a cost has taken elsewhere has been played as well (UniVersus: playing-a-card.13). */
    private void played(UfsTable t) {
        if (!aborted && !inPool && attempt.withCard()) {
            t.hold();
            emitPlayed(t);
            t.release();
        } else if (!aborted && !inPool) {
            PlayedEvents.ability(t, attempt, bullets);
        }
    }

    /** J.3.1.1: the immediate effect, unless it was cancelled meanwhile; a response to nothing speaks of nothing (H.5.4). */
    private void execute(UfsTable t) {
        AbilityDef a = attempt.ability();
        if (aborted || a == null || cancelled) {
            return;
        }
        Bindings b = Answered.bindings(t, a, attempt.answering(), bindings);
        Effect effect = new Effect(t, a.effect(), b, Effect.Role.IMMEDIATE).choosing(bullets);
        t.push(effect.unpaid(payment.free()));
    }

    private void report(UfsTable t) {
        Doing.cover(t, bindings);
        AbilityDef a = attempt.ability();
        if (a != null && !aborted && !cancelled) {
            t.emit(new UfsEvent.AbilityResolved(seat(), t.ref(card()), a, bullets));
        }
        if (attempt.isCost() && t.below(this) instanceof Play reversal) {
            reversal.target = target;
        }
        if (t.below(this) instanceof Asker asker) {
            asker.played(!aborted, t.ref(card()), !aborted && !(cancelled && attempt.isBlock()));
        }
    }

    /** E.4.8.2: the card is discarded, the attempt has failed. */
    private void fail(UfsTable t) {
        aborted = true;
        if (attempt.withCard() && (t.place(card()) == Places.TRANSIT || t.place(card()) == Places.POOL)) {
            CardMoves.moveOne(t, card(), Places.DISCARD, Act.DISCARD, Cause.RULES, true, Moving.Facing.USUAL);
        }
    }

    // ---- what others ask or do ------------------------------------------------------------------------------------------------------

    Attempt attempt() {
        return attempt;
    }

    Bindings bindings() {
        return bindings;
    }

    Payment payment() {
        return payment;
    }

    void pay(Payment now) {
        payment = now;
    }

    boolean isAborted() {
        return aborted;
    }

    Ref target() {
        return target;
    }

    public boolean isPlaying(int other) {
        return attempt.withCard() && card() == other && !aborted;
    }

    public int seat() {
        return attempt.seat();
    }

    public int card() {
        return attempt.card();
    }

    public Happening.As as() {
        return attempt.as();
    }

    boolean isUncancelled() {
        return !cancelled;
    }

    void cancel(UfsTable t, UfsEvent.AbilityPlayed event, Cause cause) {
        cancelled = true;
        t.emit(new UfsEvent.Cancelled(event.card(), event.ability(), event.serial(), cause));
        if (event.ability().isGrantedBy(Keyword.REVERSAL)) {
            cancelReversal(t);
        }
    }

    /** I.3.10.2.4: its card begins anew; 2010, 8.3.4.6: that was the one reversal to this attack. */
    private void cancelReversal(UfsTable t) {
        Announcing.countReversal(t, seat());
        if (t.isSame(bindings.source())) {
            Settling.refresh(t, card());
        }
    }

    boolean isUncancelledBlock(int other) {
        return attempt.isBlock() && card() == other && inPool && !cancelled;
    }

    void cancelBlock(UfsTable t, UfsEvent.Played event, Cause cause) {
        cancelled = true;
        t.emit(new UfsEvent.BlockCancelled(event.card(), cause));
    }

    void defer(DeferredChange change) {
        deferred = More.of(deferred, change);
    }

    /** UniVersus: Backup: which backup is attacked. */
    void aimAt(Ref backup) {
        target = backup;
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        AbilityDef a = attempt.ability();
        Op.Pick pick = a == null || t.prompt().purpose() != cardinal.kernel.Purpose.MODE ? null
                : Bullets.of(t, bindings, a.effect());
        return new cardinal.kernel.Cause(bindings.source(), a,
                a == null ? null : pick != null ? a.effect().instruction(pick) : payment.asked(t, a), pick);
    }
}
