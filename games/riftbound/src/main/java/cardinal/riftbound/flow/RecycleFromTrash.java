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

/** 403.6: a player picks cards of their trash and recycles them together, as many as there are (403.4). */
public final class RecycleFromTrash extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<RecycleFromTrash, RiftTable> ASK = RecycleFromTrash::ask;
    private static final Step<RecycleFromTrash, RiftTable> RECYCLE = RecycleFromTrash::recycle;
    static final Steps<RecycleFromTrash,
            RiftTable> STEPS = Steps.<RecycleFromTrash, RiftTable>of(RecycleFromTrash.class)
                    .then("403.6", ASK)
                    .then("403.6", RecycleFromTrash::take)
                    .then("403.5", RECYCLE);

    private final int seat;
    /** How many. */
    private final int n;
    /** Cards that are left alone as long as others are left. */
    private final Targets spared;
    private Targets chosen;

    public RecycleFromTrash(int seat, int n) {
        this(seat, n, Targets.NONE);
    }

    /** As a cost (403.3): the targets of what is paid for are spared, as long as other cards are left. */
    public RecycleFromTrash(int seat, int n, Targets spared) {
        super(STEPS);
        this.seat = seat;
        this.n = n;
        this.spared = spared;
        chosen = Targets.NONE.open();
    }

    private void ask(RiftTable t) {
        int trash = t.trash(seat);
        int picked = chosen.slot(0).length;
        if (picked == n || picked == t.size(trash)) {
            goTo(RECYCLE);
            return;
        }
        if (n >= t.size(trash)) {
            all(t, trash);
            goTo(RECYCLE);
            return;
        }
        Prompt prompt = t.ask(seat, "403.6", Ask.CHOOSE, t.below(this) instanceof PayCost ? Purpose.PAY : Purpose.MOVE);
        offer(t, prompt, spared);
        if (prompt.size() == 0) {
            offer(t, prompt, Targets.NONE);
        }
    }

    /** 403.4, 403.5: all of them, in an order that nobody chooses. */
    private void all(RiftTable t, int trash) {
        for (int i = 0; i < t.size(trash); i++) {
            chosen = chosen.add(t.ref(t.cardAt(trash, i)));
        }
    }

    private void offer(RiftTable t, Prompt prompt, Targets without) {
        int trash = t.trash(seat);
        for (int i = 0; i < t.size(trash); i++) {
            int card = t.cardAt(trash, i);
            if (!chosen.has(0, card) && !without.includes(card)) {
                prompt.add(Choice.PICK, card);
            }
        }
    }

    private void take(RiftTable t) {
        chosen = chosen.add(t.ref(Option.a(t.answer())));
        goTo(ASK);
    }

    private void recycle(RiftTable t) {
        int[] cards = new int[chosen.slot(0).length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = chosen.slot(0)[i].card();
        }
        RandomRecycling.of(t, cards, seat);
        if (EffectBelow.of(t, this) instanceof Effect e) {
            e.countMore(cards.length);
            e.report(cards.length == n);
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Recycle " + Wording.cards(n) + " from your trash"
                + Wording.progress(chosen.slot(0).length, n, n);
    }
}
