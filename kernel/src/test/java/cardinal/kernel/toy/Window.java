package cardinal.kernel.toy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Round;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** A response window: seat after seat may answer the event with a flash card, until all have passed in sequence. */
final class Window extends Frame<ToyTable> {
    private static final Step<Window, ToyTable> OFFER = Window::offer;
    static final Steps<Window, ToyTable> STEPS = Steps.<Window, ToyTable>of(Window.class)
            .then("F.4.1", OFFER)
            .then("F.4.2", Window::take);

    final ToyEvent event;
    private Round round;

    Window(ToyEvent event, Round round) {
        super(STEPS);
        this.event = event;
        this.round = round;
    }

    private void offer(ToyTable table) {
        if (round.isComplete(table)) {
            leave();
            return;
        }
        table.answer(Option.of(ToyRules.PASS, 0, 0, 0));
        int hand = ToyTable.hand(round.seat());
        for (int i = 0; i < table.size(hand); i++) {
            if (table.card(table.cardAt(hand, i)).trait() == ToyCard.Trait.FLASH) {
                ask(table, hand);
                return;
            }
        }
    }

    private void ask(ToyTable table, int hand) {
        Prompt prompt = table.ask(round.seat(), "F.4.1", Ask.ACT, Purpose.TURN).add(ToyRules.PASS);
        for (int i = 0; i < table.size(hand); i++) {
            int card = table.cardAt(hand, i);
            if (table.card(card).trait() == ToyCard.Trait.FLASH) {
                prompt.add(ToyRules.PLAY, card);
            }
        }
    }

    private void take(ToyTable table) {
        goTo(OFFER);
        if (table.answer() == Table.NO_ANSWER) {
            return;
        }
        if (Option.kind(table.answer()) == ToyRules.PASS) {
            round = round.pass(table);
            return;
        }
        int card = Option.a(table.answer());
        table.say("seat " + round.seat() + " answers " + event.words() + " with " + table.card(card).name());
        round = round.acted(table.nextSeat(round.seat()));
        table.move(card, ToyTable.PIT, 0);
        table.push(new Execution(table.card(card)));
    }

    @Override
    protected void seatLeft(int seat, ToyTable table) {
        round = round.without(seat, table);
    }
}
