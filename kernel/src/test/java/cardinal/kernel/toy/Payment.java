package cardinal.kernel.toy;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;

/** Pays a cost of life and cards; a payment inside the payment is part of it. Its events come out as one. */
final class Payment extends Frame<ToyTable> {
    static final Steps<Payment, ToyTable> STEPS = Steps.<Payment, ToyTable>of(Payment.class)
            .then("E.4.3", Payment::hold)
            .then("E.4.4", Payment::payLife)
            .then("E.4.5", Payment::payCard)
            .then("E.4.5.1", Payment::payWithin)
            .then("E.4.6", Payment::release);

    private final int seat;
    private final int within;

    Payment(int seat, int within) {
        super(STEPS);
        this.seat = seat;
        this.within = within;
    }

    private void hold(ToyTable table) {
        table.hold();
    }

    private void payLife(ToyTable table) {
        table.lose(seat, 1);
        table.emit(new ToyEvent.Harmed(seat, 1));
    }

    private void payCard(ToyTable table) {
        int card = table.zones().top(ToyTable.hand(seat));
        if (card != ToyTable.NONE) {
            table.move(card, ToyTable.PIT, 0);
        }
    }

    private void payWithin(ToyTable table) {
        if (within > 0) {
            table.push(new Payment(seat, within - 1));
        }
    }

    private void release(ToyTable table) {
        table.release();
    }
}
