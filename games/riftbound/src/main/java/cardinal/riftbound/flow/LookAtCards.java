package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
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
import java.util.Arrays;

/** A player looks at the top cards of their Main Deck, as many as there are (418.1.c), and does something with them. */
public final class LookAtCards extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<LookAtCards, RiftTable> ASK = LookAtCards::ask;
    private static final Step<LookAtCards, RiftTable> RECYCLE = LookAtCards::recycleRest;
    private static final Step<LookAtCards, RiftTable> ORDER = LookAtCards::askOrder;
    static final Steps<LookAtCards, RiftTable> STEPS = Steps.<LookAtCards, RiftTable>of(LookAtCards.class)
            .then("418.1.c", LookAtCards::look)
            .then("733.1.b", ASK)
            .then("733.1.b", LookAtCards::take)
            .then("403.5", RECYCLE)
            .then("107.3.c", ORDER)
            .then("107.3.c", LookAtCards::takeOrder);

    private final int seat;
    /** How many cards are looked at. */
    private final int n;
    /** What is done with them. */
    private final Then then;
    /** The cards looked at. */
    private Targets seen;
    /** Those that are recycled. */
    private Targets picked;
    /** Those that go back, in the order chosen. */
    private Targets ordered;
    /** Those that were banished, for the effect. */
    private Targets banished;

    /** What is done with the cards looked at. */
    public enum Then {
        /** "You may recycle it." (one card) */
        MAY_RECYCLE_IT,
        /** "Put 1 into your hand and recycle the rest." */
        ONE_TO_HAND_RECYCLE_REST,
        /** "Banish 1 and recycle the rest": what is banished becomes "it", or "those cards" of several players. */
        BANISH_ONE_RECYCLE_REST,
        /** "Put 1 into your hand and banish the rest." */
        ONE_TO_HAND_BANISH_REST,
        /** "You may recycle any of them. Put the rest back in any order." */
        RECYCLE_ANY_REST_BACK,
        /** "Put them back in any order." */
        BACK_IN_ANY_ORDER
    }

    public LookAtCards(int seat, int n, Then then) {
        super(STEPS);
        this.seat = seat;
        this.n = n;
        this.then = then;
        seen = Targets.NONE.open();
        picked = Targets.NONE.open();
        ordered = Targets.NONE.open();
        banished = Targets.NONE.open();
    }

    private void look(RiftTable t) {
        int deck = t.deck(seat);
        for (int i = 0; i < Math.min(n, t.size(deck)); i++) {
            int card = t.cardAt(deck, t.size(deck) - 1 - i);
            t.show(card, 1 << seat);
            seen = seen.add(t.ref(card));
        }
        t.note(Remark.Topic.REVEAL, "411.1", seat, Table.NONE, "looks at the top of the deck");
        if (seen.slot(0).length == 0) {
            passOn(t);
            leave();
        }
    }

    private void ask(RiftTable t) {
        switch (then) {
            case MAY_RECYCLE_IT ->
                    t.ask(seat, "733.1.b", Ask.CHOOSE, Purpose.KEEP).add(Choice.KEEP).add(Choice.PICK,
                            seen.slot(0)[0].card());
            case ONE_TO_HAND_RECYCLE_REST, ONE_TO_HAND_BANISH_REST, BANISH_ONE_RECYCLE_REST -> {
                Prompt prompt = t.ask(seat, "352.9", Ask.CHOOSE, Purpose.TAKE);
                for (Ref ref : seen.slot(0)) {
                    prompt.add(Choice.PICK, ref.card());
                }
            }
            case RECYCLE_ANY_REST_BACK -> {
                Prompt prompt = t.ask(seat, "352.9", Ask.CHOOSE, Purpose.KEEP).add(Choice.DONE);
                for (Ref ref : seen.slot(0)) {
                    if (!picked.has(0, ref.card())) {
                        prompt.add(Choice.PICK, ref.card());
                    }
                }
            }
            case BACK_IN_ANY_ORDER -> goTo(ORDER);
        }
    }

    private void take(RiftTable t) {
        boolean pick = Option.kind(t.answer()) == Choice.PICK;
        int card = Option.a(t.answer());
        switch (then) {
            case MAY_RECYCLE_IT -> {
                if (pick) {
                    GameActions.recycle(t, card, seat);
                }
                leave();
            }
            case ONE_TO_HAND_RECYCLE_REST, BANISH_ONE_RECYCLE_REST -> {
                if (then == Then.BANISH_ONE_RECYCLE_REST) {
                    GameActions.banish(t, card, seat);
                    banished = banished.add(t.ref(card));
                } else {
                    t.move(card, t.hand(seat), GameActions.OTHER);
                }
                for (Ref ref : seen.slot(0)) {
                    if (ref.card() != card) {
                        picked = picked.add(ref);
                    }
                }
                goTo(RECYCLE);
            }
            case ONE_TO_HAND_BANISH_REST -> {
                t.move(card, t.hand(seat), GameActions.OTHER);
                for (Ref ref : seen.slot(0)) {
                    if (ref.card() != card) {
                        GameActions.banish(t, ref.card(), seat);
                    }
                }
                leave();
            }
            default -> {
                if (pick) {
                    picked = picked.add(t.ref(card));
                    goTo(ASK);
                }
            }
        }
    }

    private void recycleRest(RiftTable t) {
        int[] cards = new int[picked.slot(0).length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = picked.slot(0)[i].card();
        }
        if (cards.length == 1) {
            GameActions.recycle(t, cards[0], seat);
        } else {
            RandomRecycling.of(t, cards, seat);
        }
        if (then == Then.ONE_TO_HAND_RECYCLE_REST || then == Then.BANISH_ONE_RECYCLE_REST) {
            passOn(t);
            leave();
        }
    }

    /** What was banished is told to the effect; several players look one after the other, upon one another. */
    private void passOn(RiftTable t) {
        if (t.below(this) instanceof LookAtCards next) {
            for (Ref ref : banished.slot(0)) {
                next.banished = next.banished.add(ref);
            }
        } else if (t.below(this) instanceof Effect e && banished.slot(0).length > 0) {
            e.remember(t, Arrays.stream(banished.slot(0)).mapToInt(Ref::card).toArray());
        }
    }

    /** The cards that stay are put back one by one, the last one ends on top. */
    private void askOrder(RiftTable t) {
        Prompt prompt = null;
        for (Ref ref : seen.slot(0)) {
            if (!picked.has(0, ref.card()) && !ordered.has(0, ref.card())) {
                prompt = prompt == null ? t.ask(seat, "107.3.c", Ask.ORDER, Purpose.ORDER_CARDS) : prompt;
                prompt.add(Choice.ON_TOP, ref.card());
            }
        }
        if (prompt == null) {
            putBack(t);
            leave();
        }
    }

    private void takeOrder(RiftTable t) {
        ordered = ordered.add(t.ref(Option.a(t.answer())));
        goTo(ORDER);
    }

    private void putBack(RiftTable t) {
        int deck = t.deck(seat);
        int count = ordered.slot(0).length;
        for (int i = 0; i < count; i++) {
            t.place(deck, t.size(deck) - count + i, ordered.slot(0)[i].card());
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        if (words.table().prompt().purpose() == Purpose.ORDER_CARDS) {
            return "Which card goes back next? The last one ends on top";
        }
        return switch (then) {
            case MAY_RECYCLE_IT ->
                    "Keep " + words.card(seen.slot(0)[0].card()) + " on top of your deck, or recycle it?";
            case ONE_TO_HAND_RECYCLE_REST -> "Choose a card to put into your hand; the rest is recycled";
            case ONE_TO_HAND_BANISH_REST -> "Choose a card to put into your hand; the rest is banished";
            case BANISH_ONE_RECYCLE_REST -> "Choose a card to banish; the rest is recycled";
            case RECYCLE_ANY_REST_BACK, BACK_IN_ANY_ORDER ->
                    "Choose cards to recycle; the rest goes back on top (" + picked.slot(0).length + " so far)";
        };
    }
}
