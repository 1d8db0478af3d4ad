package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.Kind;
import cardinal.ufs.card.Property;
import cardinal.ufs.rules.Checks;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** E.3: making a control check. The one who asked for it hears whether it passed and its final value. */
public final class Check extends Frame<UfsTable> {
    /** The check is not made against a difficulty (E.3.4). */
    static final int NO_DIFFICULTY = Integer.MIN_VALUE;

    private static final Moving[] CHECKING = Moving.bySeat(Act.CHECK, Moving.Facing.USUAL);
    private static final Step<Check, UfsTable> FINISH = Check::end;
    private static final Step<Check, UfsTable> OFFER_COMMIT = Check::offerCommit;
    private static final Step<Check, UfsTable> COMPARE = Check::compare;
    private static final Step<Check, UfsTable> FINAL_VALUE = Check::finalValue;
    private static final Step<Check, UfsTable> MAKE = Check::make;
    private static final Step<Check, UfsTable> BEGIN = Check::begin;
    static final Steps<Check, UfsTable> STEPS = Steps.<Check, UfsTable>of(Check.class)
            .then("E.3.1", BEGIN)
            .then("E.3.1", MAKE)
            .then("E.3.2", FINAL_VALUE)
            .then("E.3.5", COMPARE)
            .then("E.3.5.2.3.2", OFFER_COMMIT)
            .then("E.3.5.2.3.2", Check::takeCommit)
            .then("E.3.6", FINISH);

    /** Who makes it. */
    private final int seat;
    /** Against what; {@link #NO_DIFFICULTY} for a check that only has a value. */
    private final int difficulty;
    /** What it is for. */
    private final Purpose purpose;
    /** The number it has come to. */
    private int value;
    /** The number that was checked, and what has changed it since, for whoever reads how it came out. */
    private int checked;
    private List<Integer> changes;
    /** The card that was checked; {@link Ref#NONE} if none was. */
    private Ref card;
    /** Whether the number of that card is still to be read (E.3.1). */
    private boolean unread;
    /** Whether it has been made and can still be changed. */
    private boolean open;
    /** Whether it is to be made once more. */
    private boolean again;
    /** Whether this is the second time. */
    private boolean isAgain;
    /** Whether it has reached its difficulty. */
    private boolean passed;
    /** The foundations that are committed to make up for what it lacks (E.3.5.2). */
    private List<Ref> committing;
    /** How much they make up for. */
    private int covered;

    Check(UfsTable t, int seat, int difficulty, Purpose purpose) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.difficulty = difficulty;
        this.purpose = purpose;
        card = Ref.NONE;
        committing = List.of();
        changes = List.of();
    }

    /** "Before you make a check": whoever waits for that is asked now. */
    private void begin(UfsTable t) {
        if ((t.index().listened() >> Kind.BEFORE_CHECK & 1) != 0) {
            t.emit(new UfsEvent.BeforeCheck(seat, purpose));
        }
    }

    /** E.3.1: the top card of the deck is discarded, unless an effect has set the value (E.3.1.3) or passes the check. */
    private void make(UfsTable t) {
        Effects.CheckPreset preset = CheckChanges.takePreset(t, seat, purpose);
        int deck = Places.of(seat, Places.DECK);
        if (preset != null && preset.passes()) {
            ((Asker) t.below(this)).checked(true, value);
            leave();
            return;
        }
        if (preset != null || t.size(deck) == 0) {
            value = preset == null ? 0 : preset.value();
            card = Ref.NONE;
        } else {
            int top = t.zones().top(deck);
            t.hold();
            t.relocate(top, Places.of(t.piece(top).owner(), Places.DISCARD), CHECKING[seat], true);
            card = t.ref(top);
            unread = true;
            if (Settling.settle(t)) {
                readValue(t);
            }
            return;
        }
        made(t);
    }

    /** J.3.2.1.1, J.3.2.1.3: what waited for this check changes it as it is made, before anybody answers it. */
    private void made(UfsTable t) {
        t.emit(new UfsEvent.Checked(seat, card, value, purpose));
        checked = value;
        changes = List.of();
        add(CheckChanges.take(t, seat, purpose));
        open = true;
        List<InForce> choices = CheckChanges.open(t, seat, purpose);
        if (!choices.isEmpty()) {
            t.hold();
            t.push(new ChooseSign(t, choices));
        }
    }

    /** E.3.1: the control of the card as it now lies there, with what changes it (C.3.1, J.3.3.1). */
    private void readValue(UfsTable t) {
        unread = false;
        value = t.state(card.card()).number(Property.CONTROL);
        made(t);
        t.release();
    }

    /**
     * E.3.1.2, E.3.2: what answered the check has changed it by now, and what comes later waits for another one. E.3.3: it may be
     * made again, once; changes made to the first one do not carry over.
     */
    private void finalValue(UfsTable t) {
        if (unread) {
            readValue(t);
            goTo(FINAL_VALUE);
            return;
        }
        open = false;
        if (again) {
            again = false;
            isAgain = true;
            goTo(BEGIN);
        }
    }

    /** Whether it has been made and can still be changed, and is the one that is meant by "your check". */
    boolean isMeant(UfsTable t, Bindings b, CheckRef check) {
        return open && Checks.isMeant(t, b, check, seat, purpose);
    }

    /** E.3.5; E.3.5.2.1: only who can commit enough may decide to. */
    private void compare(UfsTable t) {
        passed = difficulty == NO_DIFFICULTY || value >= difficulty;
        if (!passed) {
            if (completes(t, difficulty - value, ready(t), Table.NONE)) {
                return;
            }
        }
        goTo(FINISH);
    }

    /**
     * Whether these cards cover what is still needed; exactly, unless the edition lets one exceed it.
     *
     * @param without  the place of a card that is not to be counted
     */
    private boolean completes(UfsTable t, int need, Prompt ready, int without) {
        boolean exactly = !t.edition().mayExceed(difficulty - value);
        long sums = 1;
        int all = 0;
        for (int i = 0; i < ready.size(); i++) {
            if (i != without) {
                int worth = Option.b(ready.option(i));
                sums |= sums << worth;
                all += worth;
            }
        }
        return exactly ? need < Long.SIZE && (sums >> need & 1) != 0 : all >= need;
    }

    /** The cards of the stage that can be committed, in their order, each with what it is worth. */
    private Prompt ready(UfsTable t) {
        Prompt ready = t.scratch();
        int zone = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            int worth = mayCommit(t, c) ? Rulings.countsAsCards(t, c, purpose) : 0;
            if (worth > 0) {
                ready.add(Choice.CARD, c, worth, 0);
            }
        }
        return ready;
    }

    /** E.3.5.2.3.2: characters and foundations in the staging area that are ready. */
    private boolean mayCommit(UfsTable t, int c) {
        return !t.is(c, Flag.COMMITTED | Flag.ATTACHED | Flag.UNDER)
                && (t.state(c).is(CardType.FOUNDATION) || t.is(c, Flag.STARTER)
                        || Rulings.commitsAsFoundation(t, seat, c, purpose, committing))
                && !isCommitting(t, c) && !Rulings.forbidsAct(t, Act.COMMIT, c, Cause.check(seat));
    }

    private boolean isCommitting(UfsTable t, int c) {
        for (int i = 0; i < committing.size(); i++) {
            if (committing.get(i).card() == c && t.isSame(committing.get(i))) {
                return true;
            }
        }
        return false;
    }

    private void offerCommit(UfsTable t) {
        if (difficulty - value - covered > 0) {
            offerCommit(t, ready(t));
            return;
        }
        GameActions.commit(t, committing, Cause.check(seat));
        passed = true;
        goTo(FINISH);
    }

    private void offerCommit(UfsTable t, Prompt ready) {
        int need = difficulty - value - covered;
        Prompt prompt = t.ask(seat, "E.3.5.2", Ask.CHOOSE, cardinal.kernel.Purpose.CHECK);
        if (committing.isEmpty()) {
            prompt.add(Choice.FAIL);
        }
        for (int i = 0; i < ready.size(); i++) {
            if (mayCover(t, ready, i, need)) {
                prompt.add(Choice.CARD, Option.a(ready.option(i)));
            }
        }
    }

    /** E.3.5.2.3.2: the card is not too much, and with it the rest can be covered. */
    private boolean mayCover(UfsTable t, Prompt ready, int i, int need) {
        int left = need - Option.b(ready.option(i));
        return left > 0 ? completes(t, left, ready, i) : left == 0 || t.edition().mayExceed(difficulty - value);
    }

    private void takeCommit(UfsTable t) {
        long answer = t.answer();
        if (Option.kind(answer) != Choice.CARD) {
            goTo(FINISH);
            return;
        }
        committing = More.of(committing, t.ref(Option.a(answer)));
        covered += Rulings.countsAsCards(t, Option.a(answer), purpose);
        goTo(OFFER_COMMIT);
    }

    private void end(UfsTable t) {
        if (difficulty != NO_DIFFICULTY) {
            t.emit(new UfsEvent.CheckEnded(seat, passed, purpose));
        }
        ((Asker) t.below(this)).checked(passed, value);
    }

    // ---- what effects do to the check in progress --------------------------------------------------------------------

    public int seat() {
        return seat;
    }

    public int value() {
        return value;
    }

    public int difficulty() {
        return difficulty;
    }

    /** How much is still to be covered by committing cards. */
    public int missing() {
        return difficulty - value - covered;
    }

    public Purpose purpose() {
        return purpose;
    }

    /** E.3.1.2: the final value changes, not the number that was checked. */
    public void add(int n) {
        value += n;
        changes = n == 0 ? changes : More.of(changes, n);
    }

    /** "4 + 3 against 6", with what was committed for it: "4 + 1, and 1 committed, against 6". */
    public String sum() {
        StringBuilder sum = new StringBuilder().append(checked);
        for (int change : changes) {
            sum.append(change < 0 ? " - " : " + ").append(Math.abs(change));
        }
        return sum.append(passed && covered > 0 ? ", and " + covered + " committed," : "").append(" against ")
                .append(difficulty).toString();
    }

    /** E.3.3.1: a re-check is not checked again. */
    public boolean askAgain() {
        if (isAgain) {
            return false;
        }
        again = true;
        return true;
    }
}
