package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Progress;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.util.List;

/** 5.11: a player selects cards from their hand and moves them to their cemetery together. */
final class DiscardCards extends Frame<EvolveTable> implements MoveListener, Progress {
    private static final Step<DiscardCards, EvolveTable> ASK = DiscardCards::ask;
    private static final Step<DiscardCards, EvolveTable> DISCARD = DiscardCards::discard;
    static final Steps<DiscardCards, EvolveTable> STEPS = Steps.<DiscardCards, EvolveTable>of(DiscardCards.class)
            .then("5.11.1", ASK)
            .then("5.11.1", DiscardCards::take)
            .then("5.11.1", DISCARD);

    /** Who discards. */
    private final int seat;
    /** How many cards. */
    private final int n;
    /** The clause that asks for it. */
    private final String why;
    /** The cards selected so far. */
    private List<Integer> chosen;

    DiscardCards(int seat, int n, String why) {
        super(STEPS);
        this.seat = seat;
        this.n = n;
        this.why = why;
        chosen = List.of();
    }

    private void ask(EvolveTable t) {
        int hand = Zone.HAND.of(seat);
        if (chosen.size() >= Math.min(n, t.size(hand))) {
            goTo(DISCARD);
            return;
        }
        Prompt prompt = t.ask(seat, why, Ask.CHOOSE, Purpose.DISCARD);
        for (int i = 0; i < t.size(hand); i++) {
            if (!chosen.contains(t.cardAt(hand, i))) {
                prompt.add(Choice.DISCARD, t.cardAt(hand, i));
            }
        }
    }

    private void take(EvolveTable t) {
        chosen = More.of(chosen, Option.a(t.answer()));
        goTo(ASK);
    }

    private void discard(EvolveTable t) {
        MoveCards.together(t, seat, chosen.stream()
                .map(c -> CardMove.of(c, t.ownersZone(c, Zone.CEMETERY), Movement.DISCARD.by(seat))).toList(), this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }

    @Override
    public int done(EvolveTable t) {
        return chosen.size();
    }

    @Override
    public int most(EvolveTable t) {
        return n;
    }
}
