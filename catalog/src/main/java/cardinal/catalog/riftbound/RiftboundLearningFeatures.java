package cardinal.catalog.riftbound;

import cardinal.bots.LearningFeatures;
import cardinal.riftbound.table.Flag;
import java.util.List;

/** Riftbound in numbers. */
final class RiftboundLearningFeatures implements LearningFeatures {
    private final RiftboundSeatView view;

    RiftboundLearningFeatures(RiftboundSeatView view) {
        this.view = view;
    }

    @Override
    public List<String> playerNames() {
        return List.of("turn player", "points", "points to win", "battlefields", "units", "Might");
    }

    @Override
    public double[] player(int player) {
        int held = 0;
        for (int b = 0; b < view.battlefieldCount(); b++) {
            held += view.battlefieldController(b) == player ? 1 : 0;
        }
        int units = 0;
        int might = 0;
        for (int zone = 0; zone < view.zoneCount(); zone++) {
            for (int card : view.seen(zone)) {
                if (view.isUnitOnBoard(card) && view.controller(card) == player) {
                    units++;
                    might += view.might(card);
                }
            }
        }
        return new double[] {view.turnPlayer() == player ? 1 : 0, view.points(player), view.victoryScore(), held, units,
            might};
    }

    @Override
    public List<String> cardNames() {
        return List.of("Energy cost", "Might", "damage", "exhausted", "stunned", "attacker", "defender");
    }

    @Override
    public double[] card(int card) {
        return new double[] {Math.max(0, view.def(card).data().energy()), view.might(card), view.card(card).marks(),
            flag(card, Flag.EXHAUSTED), flag(card, Flag.STUNNED), flag(card, Flag.ATTACKER),
            flag(card, Flag.DEFENDER)};
    }

    private int flag(int card, int flag) {
        return view.is(card, flag) ? 1 : 0;
    }
}
