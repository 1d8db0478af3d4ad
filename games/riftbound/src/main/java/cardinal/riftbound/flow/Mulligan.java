package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 117: a player sets up to two cards of their hand aside, draws as many, then recycles them. */
final class Mulligan extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Mulligan, RiftTable> ASK = Mulligan::ask;
    private static final Step<Mulligan, RiftTable> DRAW = Mulligan::draw;
    static final Steps<Mulligan, RiftTable> STEPS = Steps.<Mulligan, RiftTable>of(Mulligan.class)
            .then("117.1", ASK)
            .then("117.1", Mulligan::take)
            .then("117.2", DRAW)
            .then("117.3", Mulligan::recycle);

    private final int seat;
    /** The cards set aside. */
    private Targets aside;

    Mulligan(int seat) {
        super(STEPS);
        this.seat = seat;
        aside = Targets.NONE.open();
    }

    /** Each choice of cards is offered once: the next card comes after the last one in the hand. */
    private void ask(RiftTable t) {
        int chosen = aside.slot(0).length;
        if (chosen == t.edition().mulliganSize()) {
            goTo(DRAW);
            return;
        }
        int hand = t.hand(seat);
        int first = chosen == 0 ? -1 : t.zones().indexOf(hand, aside.slot(0)[chosen - 1].card());
        Prompt prompt = t.ask(seat, "117.1", Ask.CHOOSE, Purpose.MULLIGAN);
        prompt.add(Choice.KEEP);
        for (int i = first + 1; i < t.size(hand); i++) {
            prompt.add(Choice.PICK, t.cardAt(hand, i));
        }
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            aside = aside.add(t.ref(Option.a(t.answer())));
            goTo(ASK);
        }
    }

    private void draw(RiftTable t) {
        int n = aside.slot(0).length;
        for (Ref card : aside.slot(0)) {
            t.move(card.card(), t.nowhere(), GameActions.OTHER);
        }
        t.note(Remark.Topic.CHOICE, "117", seat, Table.NONE,
                n == 0 ? "keeps the whole hand" : "sets aside " + n + (n == 1 ? " card" : " cards"));
        DrawCards.of(t, seat, n);
    }

    private void recycle(RiftTable t) {
        int[] cards = new int[aside.slot(0).length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = aside.slot(0)[i].card();
        }
        RandomRecycling.of(t, cards, seat);
    }

    @Override
    public int actor() {
        return seat;
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return aside.slot(0).length == 0 ? "Keep these cards, or change up to 2 of them?"
                : "Change one more card, or keep the others?";
    }
}
