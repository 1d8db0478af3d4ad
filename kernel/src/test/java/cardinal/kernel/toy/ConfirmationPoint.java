package cardinal.kernel.toy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Batch;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** A confirmation point: rules handling until nothing is left to handle, then one pending ability; again until none is left. */
final class ConfirmationPoint extends Frame<ToyTable> {
    private static final Step<ConfirmationPoint, ToyTable> HANDLE_RULES = ConfirmationPoint::handleRules;
    static final Steps<ConfirmationPoint,
            ToyTable> STEPS = Steps.<ConfirmationPoint, ToyTable>of(ConfirmationPoint.class)
                    .then("10.5.2", HANDLE_RULES)
                    .then("10.5.3", ConfirmationPoint::choosePending)
                    .then("10.5.4", ConfirmationPoint::playPending);

    ConfirmationPoint() {
        super(STEPS);
    }

    /** All conditions are read off one picture; whatever meets them is done at once. */
    private void handleRules(ToyTable table) {
        Batch dead = new Batch();
        for (int seat = 0; seat < table.seatCount(); seat++) {
            int field = ToyTable.field(seat);
            for (int i = 0; i < table.size(field); i++) {
                int card = table.cardAt(field, i);
                if (table.piece(card).marks() >= table.power(card)) {
                    dead.move(card, ToyTable.PIT);
                }
            }
        }
        if (dead.size() > 0) {
            dead.commit(table, 0);
            again();
        }
    }

    /** The turn player's come first; one of several is picked by whose they are. */
    private void choosePending(ToyTable table) {
        int seat = table.turnSeat;
        for (int n = 0; n < table.seatCount(); n++, seat = table.nextSeat(seat)) {
            Prompt prompt = null;
            for (int i = 0; i < table.pending().size(); i++) {
                if (table.pending().get(i).seat() == seat) {
                    prompt = prompt == null ? table.ask(seat, "10.5.3", Ask.ORDER, Purpose.ORDER_CARDS) : prompt;
                    prompt.add(ToyRules.PICK, i);
                }
            }
            if (prompt != null) {
                return;
            }
        }
        leave();
    }

    private void playPending(ToyTable table) {
        goTo(HANDLE_RULES);
        if (table.answer() != Table.NO_ANSWER) {
            ToyTable.Pending ability = table.takePending(Option.a(table.answer()));
            table.say("seat " + ability.seat() + " " + ability.what());
        }
    }

    @Override
    protected void seatLeft(int seat, ToyTable table) {
        for (int i = table.pending().size() - 1; i >= 0; i--) {
            if (table.pending().get(i).seat() == seat) {
                table.takePending(i);
            }
        }
        table.withdraw();
        goTo(HANDLE_RULES);
    }
}
