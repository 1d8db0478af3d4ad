package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.TurnPart;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** 314 to 317: the phases of a turn; the last step begins the next player's turn. */
public final class Turn extends Frame<RiftTable> implements Asking {
    private static final Step<Turn, RiftTable> BEGIN = Turn::begin;
    private static final Step<Turn, RiftTable> AWAKEN = Turn::awaken;
    private static final Step<Turn, RiftTable> BEGINNING = Turn::beginning;
    private static final Step<Turn, RiftTable> HOLD = Turn::hold;
    private static final Step<Turn, RiftTable> CHANNEL = Turn::channel;
    private static final Step<Turn, RiftTable> DRAW = Turn::draw;
    private static final Step<Turn, RiftTable> EMPTY_POOLS = Turn::emptyPools;
    private static final Step<Turn, RiftTable> START_ACTION = Turn::startAction;
    private static final Step<Turn, RiftTable> ACTIONS = Turn::settle;
    private static final Step<Turn, RiftTable> TEAMMATE = Turn::offerTeammate;
    private static final Step<Turn, RiftTable> ENDING = Turn::ending;
    private static final Step<Turn, RiftTable> EXPIRE = Turn::endOfTurnCleanup;
    /** At the end of the turn; who is stunned recovers later. */
    public static final Step<Turn, RiftTable> END_OF_TURN_EFFECTS = Turn::endOfTurn;
    /** At the start of the Main Phase, once the pools are empty. */
    public static final Step<Turn, RiftTable> START_OF_MAIN = Turn::startMain;
    /** The cleanup in which everything expires, and again as long as a chain came of it. */
    public static final Step<Turn, RiftTable> EXPIRE_AGAIN = Turn::expireAgain;
    public static final Steps<Turn, RiftTable> STEPS = Steps.<Turn, RiftTable>of(Turn.class)
            .then("304", BEGIN)
            .then("315.1", AWAKEN)
            .then("315.2.a", BEGINNING)
            .then("315.2.b", Turn::startScoring)
            .then("315.2.b.1", HOLD)
            .then("315.3", CHANNEL)
            .then("315.4", DRAW)
            .then("315.4.d", EMPTY_POOLS)
            .then("316", START_ACTION)
            .then("316.2.a", ACTIONS)
            .then("316.2.b", Turn::offerActions)
            .then("316.3", Turn::act)
            .then("316.2.c", TEAMMATE)
            .then("316.2.b.1", Turn::actTeammate)
            .then("317.1", ENDING)
            .then("317.2", EXPIRE)
            .then("317.3", Turn::expire)
            .then("317.4", Turn::next);

    /** The battlefield that is looked at next for holding (315.2.b.1). */
    private int battlefield;
    /** Whether the turn player has ended the turn. */
    private boolean ends;
    /** How many items there had been on the chain when the last Expiration Step began. */
    private int itemsBefore;
    /** The part of the turn that begins now, as nothing has had it skipped. */
    private @Nullable TurnPart begun;
    /** Whose turn comes next, once that is known, or NONE. */
    private int upcoming;

    public Turn() {
        super(STEPS);
        upcoming = Table.NONE;
    }

    /** A turn that begins at this phase: for tables laid out by hand. */
    public static Turn inPhase(RiftTable t, Phase phase) {
        Turn turn = new Turn();
        turn.goTo(switch (phase) {
            case SETUP, AWAKEN -> BEGIN;
            case BEGINNING -> BEGINNING;
            case CHANNEL -> CHANNEL;
            case DRAW -> DRAW;
            case ACTION -> START_ACTION;
            case ENDING -> ENDING;
        });
        t.setPhase(phase);
        return turn;
    }

    // ---- parts of the turn that are skipped (443 of 2026-07) --------------------------------------------------------

    /** Whether it has yet to be seen whether a part of this player's turn is skipped; if so, this step comes again unless it is. */
    private boolean isInQuestion(RiftTable t, TurnPart part, int seat) {
        if (begun == part || !t.knows(RareFeature.SKIPS) || !Replaceable.isPossible(t)) {
            begun = null;
            return false;
        }
        again();
        t.push(new BeginPart(new RiftEvent.Begins(seat, part)));
        return true;
    }

    /** It is not skipped. */
    void begins(TurnPart part) {
        begun = part;
    }

    /** 443.2 of 2026-07: play goes on behind what is skipped. */
    void skips(TurnPart part, RiftTable t) {
        switch (part) {
            case TURN -> upcoming = t.players().turns().next(t, upcoming);
            case AWAKEN_PHASE -> goPast(AWAKEN);
            case BEGINNING_PHASE, SCORING_STEP -> goPast(HOLD);
            case CHANNEL_PHASE -> goPast(CHANNEL);
            case DRAW_PHASE -> goPast(DRAW);
            case MAIN_PHASE -> goTo(ENDING);
            case ENDING_STEP -> goPast(ENDING);
        }
    }

    // ---- the parts --------------------------------------------------------------------------------------------------

    private void begin(RiftTable t) {
        t.setPhase(Phase.AWAKEN);
        t.setTurn(t.turn() + 1);
        if (t.isRead()) {
            t.note(Remark.Topic.TURN, "304", t.turnPlayer(), Table.NONE, "begins turn " + t.turn());
        }
    }

    /** 315.1: the turn player readies everything they control. */
    private void awaken(RiftTable t) {
        int seat = t.turnPlayer();
        if (isInQuestion(t, TurnPart.AWAKEN_PHASE, seat)) {
            return;
        }
        t.hold();
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (t.is(card, Flag.EXHAUSTED) && t.controller(card) == seat && t.onBoard(card)) {
                GameActions.ready(t, card, seat);
            }
        }
        t.release();
        t.push(new Settle());
    }

    private void beginning(RiftTable t) {
        int seat = t.turnPlayer();
        if (isInQuestion(t, TurnPart.BEGINNING_PHASE, seat)) {
            return;
        }
        t.setPhase(Phase.BEGINNING);
        for (int b = 0; b < t.battlefields().count(); b++) {
            t.disqualifyIfMates(b);
        }
        t.emit(new RiftEvent.Beginning(seat, t.players().turnsTaken(seat) == 0));
        t.push(new Settle());
    }

    private void startScoring(RiftTable t) {
        if (isInQuestion(t, TurnPart.SCORING_STEP, t.turnPlayer())) {
            return;
        }
        battlefield = 0;
    }

    /** 315.2.b.1: each battlefield the turn player controls is held. */
    private void hold(RiftTable t) {
        int seat = t.turnPlayer();
        while (battlefield < t.battlefields().count()) {
            int b = battlefield++;
            if (t.battlefields().controller(b) == seat && Scoring.mayScore(t, seat, b)) {
                t.push(new Score(seat, b, false));
                goTo(HOLD);
                return;
            }
        }
        t.push(new Settle());
    }

    /** 315.3.b, 458.7: two runes; the player who goes last channels one more the first time. */
    private void channel(RiftTable t) {
        int seat = t.turnPlayer();
        if (isInQuestion(t, TurnPart.CHANNEL_PHASE, seat)) {
            return;
        }
        t.setPhase(Phase.CHANNEL);
        boolean last = (seat + 1) % t.seatCount() == t.first();
        boolean extra = t.mode().extraRune() && t.players().turnsTaken(seat) == 0 && last;
        if (t.isIn(seat)) {
            GameActions.channel(t, seat, extra ? 3 : 2, false);
        }
        t.push(new Settle());
    }

    private void draw(RiftTable t) {
        int seat = t.turnPlayer();
        if (isInQuestion(t, TurnPart.DRAW_PHASE, seat)) {
            return;
        }
        t.setPhase(Phase.DRAW);
        t.push(new Settle());
        if (t.isIn(seat) && (t.mode().firstDraws() || seat != t.first() || t.players().turnsTaken(seat) > 0)) {
            DrawCards.of(t, seat, 1);
        }
    }

    /** 316.3 of 2026-07: in the Main Phase already. */
    private void emptyPools(RiftTable t) {
        if (isInQuestion(t, TurnPart.MAIN_PHASE, t.turnPlayer())) {
            return;
        }
        t.players().emptyPools();
    }

    private void startAction(RiftTable t) {
        t.setPhase(Phase.ACTION);
    }

    private void startMain(RiftTable t) {
        if (t.cares(Kind.MAIN_PHASE)) {
            t.emit(new RiftEvent.MainPhase(t.turnPlayer()));
        }
    }

    private void settle(RiftTable t) {
        t.push(new Settle());
    }

    /** 316.6: the turn player says themself that the turn ends, even if nothing else is left to do. */
    private void offerActions(RiftTable t) {
        int seat = t.turnPlayer();
        if (!t.isIn(seat)) {
            goTo(ENDING);
            return;
        }
        if (t.cleanupWanted()) {
            goTo(ACTIONS);
            return;
        }
        Prompt prompt = t.ask(seat, "316.2.b", Ask.ACT, Purpose.TURN).always();
        prompt.add(Choice.END_TURN);
        if (t.mode().teams()) {
            prompt.add(Choice.YIELD);
        }
        Legal.offerUses(t, prompt, seat);
        Legal.offerMoves(t, prompt, seat);
    }

    private void act(RiftTable t) {
        long answer = t.answer();
        int seat = t.turnPlayer();
        switch (Option.kind(answer)) {
            case Choice.END_TURN, Choice.YIELD -> {
                ends = Option.kind(answer) == Choice.END_TURN;
                goTo(t.mode().teams() && (!ends || t.edition().teammateActsBeforeTurnEnds()) ? TEAMMATE : ENDING);
                return;
            }
            case Choice.MOVE -> StandardMove.one(t, Option.a(answer), Option.b(answer));
            case Choice.MOVE_SEVERAL -> t.push(new StandardMove(seat, Option.a(answer)));
            case Choice.HIDE -> t.push(new Hide(seat, Option.a(answer), Option.b(answer)));
            default -> Uses.begin(t, seat);
        }
        goTo(ACTIONS);
    }

    /** 316.2.b.1, 316.2.c: a teammate may play spells and activate abilities when the turn player lets them, and before the turn ends. */
    private void offerTeammate(RiftTable t) {
        int mate = t.turnPlayer() ^ 2;
        Prompt prompt = t.ask(mate, "316.2.c", Ask.ACT, Purpose.RESPOND);
        prompt.add(Choice.PASS);
        Legal.offerUses(t, prompt, mate);
    }

    private void actTeammate(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PASS) {
            goTo(ends ? ENDING : ACTIONS);
            return;
        }
        Uses.begin(t, t.turnPlayer() ^ 2);
        goTo(ACTIONS);
    }

    /** 410.1.a.2: stunned units recover at the beginning of the Ending Step. */
    private void ending(RiftTable t) {
        Cleanup.recover(t);
        endOfTurn(t);
    }

    private void endOfTurn(RiftTable t) {
        t.setPhase(Phase.ENDING);
        if (isInQuestion(t, TurnPart.ENDING_STEP, t.turnPlayer())) {
            return;
        }
        t.emit(new RiftEvent.Ending(t.turnPlayer()));
        t.push(new Settle());
    }

    private void expireAgain(RiftTable t) {
        if (t.chain().lastId() != itemsBefore) {
            goTo(EXPIRE);
        }
        itemsBefore = 0;
    }

    private void endOfTurnCleanup(RiftTable t) {
        if (t.edition().expiresInCleanup()) {
            itemsBefore = t.chain().lastId();
        }
        t.push(new Settle());
        t.push(new Cleanup(Cleanup.END_OF_TURN));
    }

    private void expire(RiftTable t) {
        t.endAll(RiftTable.THIS_TURN);
        t.players().emptyPools();
        t.requestCleanup();
        t.push(new Settle());
    }

    private void next(RiftTable t) {
        if (upcoming == Table.NONE) {
            int seat = t.turnPlayer();
            t.players().setTurnsTaken(seat, t.players().turnsTaken(seat) + 1);
            t.forgetTurn();
            upcoming = t.players().turns().next(t, seat);
        }
        if (!t.isIn(upcoming)) {
            upcoming = t.players().turns().next(t, upcoming);
        }
        if (isInQuestion(t, TurnPart.TURN, upcoming)) {
            return;
        }
        t.setActive(upcoming);
        upcoming = Table.NONE;
        goTo(BEGIN);
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return words.table().prompt().purpose() == Purpose.TURN ? "Your turn: what do you do?"
                : "Your teammate's turn: play something, or pass";
    }
}
