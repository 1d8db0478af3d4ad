package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.State;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;

/** F.3: both players clear their card pools, the active player first (F.3.1.1), each from right to left (F.3.1.2). */
public final class EndPhase extends Frame<UfsTable> {
    public static final Steps<EndPhase, UfsTable> STEPS = Steps.<EndPhase, UfsTable>of(EndPhase.class)
            .then("F.3", EndPhase::begin)
            .then("F.3.1", EndPhase::nextCard)
            .then("F.3.2.2", EndPhase::takeMomentum)
            .then("D.4.2.2", EndPhase::takeSpot)
            .then("shift.2", EndPhase::takeShift)
            .then("F.3.3", EndPhase::end);
    private static final int NEXT = 1;
    private static final int SHIFT = 4;
    private static final int END = 5;

    private boolean second;
    private int card;
    private int skipped;

    EndPhase(UfsTable t) {
        super(t.edition().steps(STEPS));
        card = Table.NONE;
    }

    private int seat(UfsTable t) {
        return second ? UfsTable.rival(t.active()) : t.active();
    }

    private void begin(UfsTable t) {
        t.emit(new UfsEvent.PhaseTurned(Phase.END_PHASE, false, t.active()));
    }

    private void nextCard(UfsTable t) {
        int pool = Places.of(seat(t), Places.POOL);
        if (t.size(pool) <= skipped) {
            if (second) {
                goTo(END);
            } else {
                second = true;
                skipped = 0;
                goTo(NEXT);
            }
            return;
        }
        card = t.cardAt(pool, t.size(pool) - 1 - skipped);
        if (Rulings.staysInPool(t, card)) {
            skipped++;
            goTo(NEXT);
            return;
        }
        if (mayShift(t)) {
            t.ask(seat(t), "shift.2", Ask.YES_NO).add(Choice.YES, card).add(Choice.NO);
            goTo(SHIFT);
            return;
        }
        clear(t);
    }

    /** UniVersus, Shift: in one's own End Phase, if it was played. */
    private boolean mayShift(UfsTable t) {
        return seat(t) == t.active() && t.is(card, Flag.PLAYED) && t.state(card).hasAbilityOf(Keyword.SHIFT)
                && t.def(card).back() != null;
    }

    /** UniVersus, Shift: built with the other side up, or cleared as usual. */
    private void takeShift(UfsTable t) {
        if (Option.kind(t.answer()) != Choice.YES) {
            clear(t);
            return;
        }
        goTo(NEXT);
        if (!GameActions.moveOne(t, card, Places.STAGE, Act.BUILD, Cause.RULES, true, Moving.Facing.TRANSFORMED)) {
            skipped++;
        }
    }

    /** F.3.2: where a card goes. */
    private void clear(UfsTable t) {
        goTo(NEXT);
        State s = t.state(card);
        int starter = t.starter(t.holder(card));
        boolean played = t.is(card, Flag.PLAYED) && !t.is(card, Flag.BLOCK) && t.edition().clearsByType(t.piece(card));
        if (played && (s.is(CardType.FOUNDATION) || s.is(CardType.ASSET) || s.is(CardType.BACKUP))) {
            to(t, Places.STAGE, Act.BUILD);
        } else if (played && s.is(CardType.CHARACTER) && t.edition().mayJoin(t.def(card), t.def(starter))) {
            to(t, Places.STAGE, Act.BUILD);
        } else if (t.edition().mayBecomeMomentum(t, card)) {
            t.ask(seat(t), t.cite("F.3.2.2"), Ask.YES_NO).add(Choice.YES, card).add(Choice.NO);
            goTo(NEXT + 1);
        } else {
            to(t, Places.DISCARD, Act.CLEAR);
        }
    }

    private void to(UfsTable t, int place, Act act) {
        if (!GameActions.moveOne(t, card, place, act, Cause.RULES, true, Moving.Facing.USUAL)) {
            skipped++;
        }
    }

    /** F.3.2.2: its player decides; D.4.2.2: and where in the momentum. */
    private void takeMomentum(UfsTable t) {
        if (Option.kind(t.answer()) != Choice.YES) {
            to(t, Places.DISCARD, Act.CLEAR);
            goTo(NEXT);
            return;
        }
        Prompt prompt = t.ask(seat(t), t.cite("D.4.2.2"), Ask.NUMBER);
        for (int i = t.size(seat(t), Places.MOMENTUM); i >= 0; i--) {
            prompt.add(Choice.SPOT, i);
        }
    }

    private void takeSpot(UfsTable t) {
        int spot = Option.a(t.answer());
        to(t, Places.MOMENTUM, Act.ADD);
        int zone = Places.of(seat(t), Places.MOMENTUM);
        if (t.piece(card).zone() == zone) {
            for (int i = t.size(zone) - 2; i >= spot; i--) {
                t.place(zone, i, card);
            }
        }
        goTo(NEXT);
    }

    private void end(UfsTable t) {
        t.emit(new UfsEvent.PhaseTurned(Phase.END_PHASE, true, t.active()));
    }
}
