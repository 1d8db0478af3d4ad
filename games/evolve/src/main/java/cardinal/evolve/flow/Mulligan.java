package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
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

/** 6.2.1.8: a player may put the whole hand at the bottom of the deck in any order and draw as many cards anew. Nothing is shuffled. */
final class Mulligan extends Frame<EvolveTable> {
    private static final Step<Mulligan, EvolveTable> NEXT = Mulligan::askNext;
    static final Steps<Mulligan, EvolveTable> STEPS = Steps.<Mulligan, EvolveTable>of(Mulligan.class)
            .then("6.2.1.8", Mulligan::ask)
            .then("6.2.1.8", Mulligan::decide)
            .then("6.2.1.8", NEXT)
            .then("6.2.1.8", Mulligan::putDown)
            .then("6.2.1.8", Mulligan::redraw);

    /** Who may draw anew. */
    private final int seat;

    Mulligan(int seat) {
        super(STEPS);
        this.seat = seat;
    }

    private void ask(EvolveTable t) {
        t.ask(seat, "6.2.1.8", Ask.YES_NO, Purpose.MULLIGAN).add(Choice.KEEP).add(Choice.REDRAW);
    }

    private void decide(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.KEEP) {
            t.note(Remark.Topic.CHOICE, "6.2.1.8", seat, Table.NONE, "keeps the hand");
            leave();
        }
    }

    /** The first card asked for ends up lowest but for those put below it afterwards: each next one lies at the very bottom. */
    private void askNext(EvolveTable t) {
        int hand = Zone.HAND.of(seat);
        Prompt prompt = t.ask(seat, "6.2.1.8", Ask.ORDER, Purpose.ORDER_CARDS);
        for (int i = 0; i < t.size(hand); i++) {
            prompt.add(Choice.AT_BOTTOM, t.cardAt(hand, i));
        }
    }

    private void putDown(EvolveTable t) {
        t.move(Option.a(t.answer()), Zone.DECK.of(seat), Movement.PREPARE.by(seat), false);
        if (t.size(Zone.HAND.of(seat)) > 0) {
            goTo(NEXT);
        }
    }

    private void redraw(EvolveTable t) {
        t.note(Remark.Topic.CHOICE, "6.2.1.8", seat, Table.NONE,
                "puts the hand at the bottom of the deck and draws a new one");
        GameActions.draw(t, seat, t.edition().openingHand());
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
