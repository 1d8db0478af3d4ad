package cardinal.kernel.toy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Event;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;

/** Turns of everything the toy can do, until a deck runs out. */
final class Turn extends Frame<ToyTable> {
    private static final Step<Turn, ToyTable> DRAW = Turn::draw;
    private static final Step<Turn, ToyTable> OFFER = Turn::offer;
    static final Steps<Turn, ToyTable> STEPS = Steps.<Turn, ToyTable>of(Turn.class)
            .then("T.1", DRAW)
            .then("T.2", OFFER)
            .then("T.3", Turn::take)
            .then("T.4", Turn::confirm)
            .then("T.5", Turn::goOn)
            .then("T.6", Turn::next);

    private boolean ended;

    Turn() {
        super(STEPS);
    }

    /** Mourners get one pending ability for all that died at once. */
    static void mourn(ToyTable table, List<Event> events) {
        if (events.stream().noneMatch(e -> e instanceof ToyEvent.Left)) {
            return;
        }
        for (int seat = 0; seat < table.seatCount(); seat++) {
            for (int i = 0; i < table.size(ToyTable.field(seat)) && table.isIn(seat); i++) {
                int card = table.cardAt(ToyTable.field(seat), i);
                if (table.card(card).trait() == ToyCard.Trait.MOURNER) {
                    table.fired++;
                    table.await(seat, card, "mourns");
                }
            }
        }
    }

    private void draw(ToyTable table) {
        if (!table.draw(table.turnSeat)) {
            leave();
        }
    }

    private void offer(ToyTable table) {
        Prompt prompt = table.ask(table.turnSeat, "T.2", Ask.ACT, Purpose.TURN).add(ToyRules.END).add(ToyRules.DUEL)
                .add(ToyRules.PAY)
                .add(ToyRules.PICK, 3);
        for (int seat = 0; seat < table.seatCount(); seat++) {
            if (table.isIn(seat)) {
                prompt.add(ToyRules.HARM, seat);
            }
        }
        int hand = ToyTable.hand(table.turnSeat);
        for (int i = 0; i < table.size(hand); i++) {
            prompt.add(ToyRules.PLAY, table.cardAt(hand, i));
        }
        if (table.size(ToyTable.field(table.turnSeat)) > 0) {
            prompt.add(ToyRules.ATTACK);
        }
    }

    private void take(ToyTable table) {
        if (table.answer() == Table.NO_ANSWER) {
            ended = true;
            return;
        }
        int me = table.turnSeat;
        int argument = Option.a(table.answer());
        switch (Option.kind(table.answer())) {
            case ToyRules.DUEL -> table.push(new Execution(ToyCard.of("Combo")));
            case ToyRules.PAY -> table.push(new Payment(me, 1));
            case ToyRules.PICK -> table.push(new SealedPick(argument));
            case ToyRules.HARM -> {
                table.push(new Harm(new ToyEvent.Harmed(argument, 2)));
                int hurt = table.zones().top(ToyTable.field(argument));
                if (hurt != Table.NONE) {
                    table.put(hurt, table.piece(hurt).withMarks(table.piece(hurt).marks() + 1));
                }
            }
            case ToyRules.PLAY -> table.push(new Playing(Savepoint.of(table), me, argument));
            case ToyRules.ATTACK -> table.push(
                    new Attack(table.dice().below(2) == 0 ? Attack.MODERN : Attack.OLD,
                            table.ref(table.zones().top(ToyTable.field(me))), table.nextSeat(me)));
            default -> ended = true;
        }
    }

    private void confirm(ToyTable table) {
        table.push(new ConfirmationPoint());
    }

    private void goOn(ToyTable table) {
        if (!ended && table.isIn(table.turnSeat)) {
            goTo(OFFER);
        }
    }

    private void next(ToyTable table) {
        ended = false;
        table.turnSeat = table.nextSeat(table.turnSeat);
        goTo(DRAW);
    }
}
