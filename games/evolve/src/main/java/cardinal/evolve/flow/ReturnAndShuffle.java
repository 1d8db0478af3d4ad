package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.kernel.Steps;
import java.util.ArrayList;
import java.util.List;

/** Cards go back to their owners' decks, and those are shuffled (5.8). */
final class ReturnAndShuffle extends Frame<EvolveTable> implements MoveListener {
    static final Steps<ReturnAndShuffle, EvolveTable> STEPS =
            Steps.<ReturnAndShuffle, EvolveTable>of(ReturnAndShuffle.class)
                    .then("5.4.1", ReturnAndShuffle::back)
                    .then("5.8.1", ReturnAndShuffle::shuffle);

    /** The player whose card or ability returns them. */
    private final int controller;
    /** The cards that go back. */
    private final List<Integer> cards;
    /** Whose decks are shuffled, a bit each. */
    private int seats;

    ReturnAndShuffle(int controller, int[] cards) {
        super(STEPS);
        this.controller = controller;
        List<Integer> list = new ArrayList<>();
        for (int card : cards) {
            list.add(card);
        }
        this.cards = List.copyOf(list);
    }

    private void back(EvolveTable t) {
        List<CardMove> going = new ArrayList<>();
        for (int card : cards) {
            seats |= 1 << t.piece(card).owner();
            if (t.zone(card) == Zone.HAND) {
                Sight.blur(t, t.piece(card).zone());
            }
            going.add(CardMove.of(card, t.ownersZone(card, Zone.DECK), Movement.PUT.byAbilityOf(controller)));
        }
        seats |= cards.isEmpty() ? 1 << controller : 0;
        MoveCards.together(t, controller, going, this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> arrived) {
        ((Effect) t.below(this)).moved(t, arrived);
    }

    private void shuffle(EvolveTable t) {
        EffectMoves.shuffle(t, seats);
    }
}
