package cardinal.evolve.flow;

import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.TriggerIcon;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** 14.4.5 of version 1.24.1: drive checks of a player, one after the other. The base document has none, so its steps cite attacking. */
public final class DriveChecking extends Frame<EvolveTable> {
    private static final int CRITICAL = 2;
    private static final int HEAL = 3;
    private static final Step<DriveChecking, EvolveTable> CHECK = DriveChecking::check;
    static final Steps<DriveChecking, EvolveTable> STEPS = Steps.<DriveChecking, EvolveTable>of(DriveChecking.class)
            .then("8.4.5", CHECK)
            .then("8.4.5", DriveChecking::perform)
            .then("8.4.5", DriveChecking::again);

    private final int seat;
    /** How many are still to be done. */
    private int times;
    /** The card in the trigger zone. */
    private int card;

    public DriveChecking(int seat, int times) {
        super(STEPS);
        this.seat = seat;
        this.times = times;
        card = Table.NONE;
    }

    /** The icon of the card that is checked. */
    public TriggerIcon icon(EvolveTable t) {
        return t.def(card).data().trigger();
    }

    /** 14.4.5.1.1 to .3: the top card; reading: an empty deck ends the check, as nothing is drawn. */
    private void check(EvolveTable t) {
        int deck = Zone.DECK.of(seat);
        if (times == 0 || t.size(deck) == 0) {
            leave();
            return;
        }
        times--;
        card = t.cardAt(deck, t.size(deck) - 1);
        GameActions.move(t, card, Zone.TRIGGER.of(seat), Movement.PUT.by(seat));
        if (t.players().basis(seat).isNone() || icon(t) == TriggerIcon.NONE || !isPossible(t)) {
            toBottom(t);
            goTo(CHECK);
            return;
        }
        Prompt prompt =
                t.ask(seat, t.edition().driveChecking(), takesFollower(t) ? Ask.CHOOSE : Ask.YES_NO, Purpose.MAY);
        if (takesFollower(t)) {
            int field = Zone.FIELD.of(seat);
            for (int i = 0; i < t.size(field); i++) {
                if (t.isFollower(t.cardAt(field, i))) {
                    prompt.add(Choice.PICK, t.cardAt(field, i));
                }
            }
            prompt.add(Choice.DONE);
        } else {
            prompt.add(Choice.YES).add(Choice.NO);
        }
    }

    private boolean takesFollower(EvolveTable t) {
        return icon(t) == TriggerIcon.CRITICAL || icon(t) == TriggerIcon.STAND;
    }

    /** Reading: without a follower to name nothing is carried out. */
    private boolean isPossible(EvolveTable t) {
        if (!takesFollower(t)) {
            return true;
        }
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            if (t.isFollower(t.cardAt(field, i))) {
                return true;
            }
        }
        return false;
    }

    private void toBottom(EvolveTable t) {
        t.move(card, Zone.DECK.of(seat), Movement.PUT.by(seat), false);
    }

    /** 14.4.5.1.3: what the icon says. */
    private void perform(EvolveTable t) {
        long answer = t.answer();
        if (Option.kind(answer) == Choice.NO || Option.kind(answer) == Choice.DONE) {
            toBottom(t);
            goTo(CHECK);
            return;
        }
        int follower = Option.a(answer);
        switch (icon(t)) {
            case CRITICAL -> {
                t.enforce(Expiry.LASTING, seat, t.ref(card), t.ref(follower), new Modifier.Stats(CRITICAL, 0));
                if (t.cares(Kind.GIVEN, follower)) {
                    t.announce(new EvolveEvent.Given(follower, seat, CRITICAL, 0));
                }
                t.unhandled().mark();
            }
            case STAND -> {
                GameActions.refresh(t, follower);
                t.enforce(Expiry.of(t, Duration.THIS_TURN, seat, seat), seat, t.ref(card), t.ref(follower),
                        new Fact.CantAttack(new Selector.It(Selector.It.Word.IT),
                                Fact.CantAttack.Target.ENEMY_LEADERS));
            }
            case DRAW -> DrawCards.draw(t, seat, 1);
            case HEAL -> GameActions.raiseDefense(t, seat, HEAL);
            case NONE -> {
            }
        }
    }

    /** 14.4.5.1.4, .5: it was carried out; the card goes to the cemetery. */
    private void again(EvolveTable t) {
        if (t.cares(Kind.DRIVE_CHECKED)) {
            t.announce(new EvolveEvent.DriveChecked(card, seat));
        }
        GameActions.move(t, card, Zone.CEMETERY.of(seat), Movement.PUT.by(seat));
        goTo(CHECK);
    }
}
