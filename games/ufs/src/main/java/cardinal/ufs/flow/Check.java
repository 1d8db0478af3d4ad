package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Kind;
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
import java.util.ArrayList;
import java.util.List;

/** E.3: making a control check. The one who asked for it hears whether it passed and its final value. */
public final class Check extends Frame<UfsTable> {
    /** The check is not made against a difficulty (E.3.4). */
    static final int NO_DIFFICULTY = Integer.MIN_VALUE;

    static final Steps<Check, UfsTable> STEPS = Steps.<Check, UfsTable>of(Check.class)
            .then("E.3.1", Check::begin)
            .then("E.3.1", Check::make)
            .then("E.3.1", Check::readValue)
            .then("E.3.1.2", Check::modify)
            .then("E.3.2", Check::settle)
            .then("E.3.3", Check::checkAgain)
            .then("E.3.5", Check::compare)
            .then("E.3.5.2", Check::decide)
            .then("E.3.5.2.3.2", Check::offerCommit)
            .then("E.3.5.2.3.2", Check::takeCommit)
            .then("E.3.6", Check::end);
    private static final int BEGIN = 0;
    private static final int OFFER = 8;
    private static final int END = 10;

    private final int seat;
    private final int difficulty;
    private final Purpose purpose;
    private int value;
    private Ref card;
    private boolean unread;
    private boolean open;
    private boolean again;
    private boolean isAgain;
    private boolean passed;
    private List<Ref> committing;
    private int covered;

    Check(UfsTable t, int seat, int difficulty, Purpose purpose) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.difficulty = difficulty;
        this.purpose = purpose;
        card = Ref.NONE;
        committing = List.of();
    }

    /** "Before you make a check": whoever waits for that is asked now. */
    private void begin(UfsTable t) {
        if ((t.listened() >> Kind.BEFORE_CHECK & 1) != 0) {
            t.emit(new UfsEvent.BeforeCheck(seat, purpose));
        }
    }

    /** E.3.1: the top card of the deck is discarded, unless an effect has set the value (E.3.1.3) or passes the check. */
    private void make(UfsTable t) {
        Effects.CheckPreset preset = Checks.preset(t, seat, purpose);
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
            t.relocate(top, Places.of(t.piece(top).owner(), Places.DISCARD),
                    new Moving(Act.CHECK, seat, Cause.RULES, Moving.Facing.USUAL), true);
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
        value += Checks.changes(t, seat, purpose);
        open = true;
    }

    /** E.3.1: the control of the card as it now lies there, with what changes it (C.3.1, J.3.3.1). */
    private void readValue(UfsTable t) {
        if (unread) {
            unread = false;
            value = t.state(card.card()).number(Property.CONTROL);
            made(t);
            t.release();
        }
    }

    /** E.3.1.2: what answered the check has changed it by now; what comes later waits for another one. */
    private void modify(UfsTable t) {
        open = false;
    }

    /** Whether it has been made and can still be changed, and is the one that is meant by "your check". */
    boolean isMeant(UfsTable t, Bindings b, CheckRef check) {
        return open && Checks.isMeant(t, b, check, seat, purpose);
    }

    /** E.3.2: whatever answered the check has had its say by now. */
    private void settle(UfsTable t) {
    }

    /** E.3.3: once; changes made to the first check do not carry over. */
    private void checkAgain(UfsTable t) {
        if (again) {
            again = false;
            isAgain = true;
            goTo(BEGIN);
        }
    }

    private void compare(UfsTable t) {
        if (difficulty == NO_DIFFICULTY) {
            passed = true;
            goTo(END);
        } else if (value >= difficulty) {
            passed = true;
            goTo(END);
        }
    }

    /** E.3.5.2.1: only who can commit enough may decide to. */
    private void decide(UfsTable t) {
        if (!completes(t, difficulty - value, committable(t), Table.NONE)) {
            goTo(END);
        }
    }

    /**
     * Whether these cards can cover what is still needed; exactly, unless the edition lets one exceed it.
     *
     * @param without  a card that is not to be counted
     */
    private boolean completes(UfsTable t, int need, List<Integer> cards, int without) {
        boolean exactly = !t.edition().mayExceed(difficulty - value);
        long sums = 1;
        int all = 0;
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i) != without) {
                int worth = worth(t, cards.get(i));
                sums |= sums << worth;
                all += worth;
            }
        }
        return exactly ? need < Long.SIZE && (sums >> need & 1) != 0 : all >= need;
    }

    /** The cards that can still be committed. */
    private List<Integer> committable(UfsTable t) {
        List<Integer> cards = new ArrayList<>();
        int zone = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(zone); i++) {
            if (mayCommit(t, t.cardAt(zone, i))) {
                cards.add(t.cardAt(zone, i));
            }
        }
        return cards;
    }

    private int worth(UfsTable t, int c) {
        return Rulings.countsAsCards(t, c, purpose);
    }

    /** E.3.5.2.3.2: characters and foundations in the staging area that are ready. */
    private boolean mayCommit(UfsTable t, int c) {
        return !t.is(c, Flag.COMMITTED | Flag.ATTACHED | Flag.UNDER)
                && (t.state(c).is(CardType.FOUNDATION) || t.is(c, Flag.STARTER)
                        || Rulings.commitsAsFoundation(t, seat, c, purpose, committing))
                && !committing.contains(t.ref(c)) && !Rulings.forbidsAct(t, Act.COMMIT, c, Cause.check(seat));
    }

    private void offerCommit(UfsTable t) {
        int need = difficulty - value - covered;
        if (need <= 0) {
            GameActions.commit(t, committing, Cause.check(seat));
            passed = true;
            goTo(END);
            return;
        }
        Prompt prompt = t.ask(seat, t.cite("E.3.5.2"), Ask.CHOOSE);
        if (committing.isEmpty()) {
            prompt.add(Choice.FAIL);
        }
        List<Integer> cards = committable(t);
        for (int i = 0; i < cards.size(); i++) {
            if (mayCover(t, cards, cards.get(i), need)) {
                prompt.add(Choice.CARD, cards.get(i));
            }
        }
    }

    /** E.3.5.2.3.2: the card is not too much, and with it the rest can be covered. */
    private boolean mayCover(UfsTable t, List<Integer> cards, int c, int need) {
        int left = need - worth(t, c);
        return left > 0 ? completes(t, left, cards, c) : left == 0 || t.edition().mayExceed(difficulty - value);
    }

    private void takeCommit(UfsTable t) {
        long answer = t.answer();
        if (Option.kind(answer) != Choice.CARD) {
            goTo(END);
            return;
        }
        List<Ref> more = new ArrayList<>(committing);
        more.add(t.ref(Option.a(answer)));
        committing = List.copyOf(more);
        covered += worth(t, Option.a(answer));
        goTo(OFFER);
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

    public Purpose purpose() {
        return purpose;
    }

    /** E.3.1.2: the final value changes, not the number that was checked. */
    public void add(int n) {
        value += n;
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
