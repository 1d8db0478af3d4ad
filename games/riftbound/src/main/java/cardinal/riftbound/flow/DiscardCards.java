package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 409: a player chooses cards of their hand and discards them, as many as they can (409.4). */
public final class DiscardCards extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<DiscardCards, RiftTable> ASK = DiscardCards::ask;
    private static final Step<DiscardCards, RiftTable> DISCARD = DiscardCards::discard;
    static final Steps<DiscardCards, RiftTable> STEPS = Steps.<DiscardCards, RiftTable>of(DiscardCards.class)
            .then("409.1.a", ASK)
            .then("409.1.a", DiscardCards::take)
            .then("409.1", DISCARD);

    private final int seat;
    /** How many. */
    private final int n;
    /** What is discarded. */
    private Targets chosen;

    public DiscardCards(int seat, int n) {
        super(STEPS);
        this.seat = seat;
        this.n = n;
        chosen = Targets.NONE.open();
    }

    private void ask(RiftTable t) {
        int hand = t.hand(seat);
        int picked = chosen.slot(0).length;
        if (picked == n || picked == t.size(hand)) {
            goTo(DISCARD);
            return;
        }
        Prompt prompt = t.ask(seat, "409.1.a", Ask.CHOOSE, Purpose.DISCARD);
        for (int i = 0; i < t.size(hand); i++) {
            if (!chosen.has(0, t.cardAt(hand, i))) {
                prompt.add(Choice.PICK, t.cardAt(hand, i));
            }
        }
    }

    private void take(RiftTable t) {
        chosen = chosen.add(t.ref(Option.a(t.answer())));
        goTo(ASK);
    }

    private void discard(RiftTable t) {
        int[] cards = new int[chosen.slot(0).length];
        t.hold();
        for (int i = 0; i < cards.length; i++) {
            cards[i] = chosen.slot(0)[i].card();
            GameActions.discard(t, seat, cards[i]);
        }
        t.release();
        if (EffectBelow.of(t, this) instanceof Effect e) {
            e.rememberMore(t, cards);
            e.countMore(cards.length);
            e.report(cards.length == n && n > 0);
        } else if (t.below(this) instanceof PayCost cost) {
            cost.remember(t, cards);
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Discard " + Wording.cards(n) + Wording.progress(chosen.slot(0).length, n, n);
    }
}
