package cardinal.kernel.toy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Steps;

/** Plays a card for life, drawing a card first or not. A play that cannot be paid is undone, unless something was drawn. */
final class Playing extends Frame<ToyTable> {
    static final Steps<Playing, ToyTable> STEPS = Steps.<Playing, ToyTable>of(Playing.class)
            .then("352.1", Playing::announce)
            .then("352.4", Playing::chooseHow)
            .then("353", Playing::pay);

    private final Savepoint<ToyTable> before;
    private final int seat;
    private final int card;

    Playing(Savepoint<ToyTable> before, int seat, int card) {
        super(STEPS);
        this.before = before;
        this.seat = seat;
        this.card = card;
    }

    private void announce(ToyTable table) {
        table.say("announces " + table.card(card).name());
        table.move(card, ToyTable.field(seat), 0);
    }

    private void chooseHow(ToyTable table) {
        table.ask(seat, "352.4", Ask.NUMBER, Purpose.AMOUNT).add(ToyRules.PICK, 0).add(ToyRules.PICK, 1)
                .add(ToyRules.PICK, 18);
    }

    private void pay(ToyTable table) {
        int price = 3;
        switch (Option.a(table.answer())) {
            case 0 -> {
            }
            case 1 -> table.draw(seat);
            default -> price = 18;
        }
        if (table.life(seat) > price) {
            table.lose(seat, price);
            table.say("paid");
        } else if (before.mayRestore(table)) {
            table.takeBack(before);
        } else {
            table.say("the play stands");
        }
    }
}
