package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 408, 727.1: a card with Hidden is put facedown at a battlefield for [A]. No chain is opened. */
final class Hide extends Frame<RiftTable> implements Acting, Asking {
    static final Steps<Hide, RiftTable> STEPS = Steps.<Hide, RiftTable>of(Hide.class)
            .then("727.1.b", Hide::choose)
            .then("727.1.b", Hide::pay)
            .then("408.1", Hide::place);

    private final int seat;
    private final int card;
    private final int battlefield;

    Hide(int seat, int card, int battlefield) {
        super(STEPS);
        this.seat = seat;
        this.card = card;
        this.battlefield = battlefield;
    }

    /** 811.1.b of 2026-07: which of two costs, where there are two that could be paid. */
    private void choose(RiftTable t) {
        Price usual = Legal.hideCost(t, seat);
        Price other = Legal.otherHideCost(t, seat);
        if (other == null || usual.isNothing() || !Resources.canPay(t, seat, other)) {
            t.answer(Option.of(Choice.NO, 0, 0, 0));
            return;
        }
        Prompt prompt = t.ask(seat, "727.1.b", Ask.YES_NO, Purpose.PAY_EXTRA).add(Choice.YES, card);
        if (Resources.canPay(t, seat, usual)) {
            prompt.add(Choice.NO);
        }
    }

    @Override
    public String asks(Wording words) {
        return "Hide it for the other cost instead of [A]?";
    }

    private void pay(RiftTable t) {
        Price other = Option.kind(t.answer()) == Choice.YES ? Legal.otherHideCost(t, seat) : null;
        Price cost = other == null ? Legal.hideCost(t, seat) : other;
        if (!cost.isNothing()) {
            t.push(new Payment(seat, cost, false));
        }
    }

    private void place(RiftTable t) {
        int from = t.piece(card).zone();
        t.move(card, t.facedown(battlefield), GameActions.OTHER);
        GameActions.unseen(t, card, from);
        t.put(card, t.piece(card).withController(seat).with(Flag.HIDDEN_NOW, true));
        if (t.cares(Kind.HIDDEN)) {
            t.emit(new RiftEvent.Hid(card, seat, battlefield));
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    /** 727: the card that is hidden asks. */
    @Override
    protected Cause cause(RiftTable t) {
        KeywordValue hidden = new KeywordValue(Keyword.HIDDEN, 1);
        return new Cause(t.ref(card), new Ability.Keywords(List.of(hidden)), null, hidden);
    }
}
