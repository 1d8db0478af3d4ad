package cardinal.evolve.flow;

import cardinal.evolve.rules.CardPlay;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.util.List;

/** 10.6: an effect has a player play cards, one after the other; each is looked at when it is its turn. */
public final class EffectPlay extends Frame<EvolveTable> {
    private static final Step<EffectPlay, EvolveTable> NEXT = EffectPlay::next;
    static final Steps<EffectPlay, EvolveTable> STEPS = Steps.<EffectPlay, EvolveTable>of(EffectPlay.class)
            .then("10.6.2.1.2", NEXT);

    /** Who plays them. */
    private final int seat;
    /** The cards, in the order in which they are played. */
    private final List<Ref> cards;
    /** What each is played for. */
    private final int points;
    /** The card that is next. */
    private int at;

    private EffectPlay(int seat, List<Ref> cards, int points) {
        super(STEPS);
        this.seat = seat;
        this.cards = cards;
        this.points = points;
    }

    /** Has the player who acts play these cards for so many play points each. */
    public static void forPoints(Effect effect, EvolveTable t, int[] cards, int points) {
        if (cards.length > 0) {
            t.push(new EffectPlay(effect.acting(), Effect.refs(t, cards), points));
        }
    }

    /** 10.6.2.1.2: what cannot be played is not. */
    private void next(EvolveTable t) {
        if (at >= cards.size()) {
            leave();
            return;
        }
        Ref card = cards.get(at++);
        goTo(NEXT);
        if (t.isSame(card) && CardPlay.isPossible(t, seat, card.card(), points)) {
            Play.forPoints(t, seat, card.card(), points);
        } else if (t.isSame(card)) {
            t.note("10.6.2.1.2", seat, card.card(), "cannot play");
        }
    }
}
