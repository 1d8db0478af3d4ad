package cardinal.catalog.evolve;

import cardinal.bots.LearningFeatures;
import cardinal.evolve.table.Flag;
import java.util.List;

/** Evolve in numbers. */
final class EvolveLearningFeatures implements LearningFeatures {
    private final EvolveSeatView view;

    EvolveLearningFeatures(EvolveSeatView view) {
        this.view = view;
    }

    @Override
    public List<String> playerNames() {
        return List.of("turn player", "leader's defense", "play points", "evolution points", "attack on the field");
    }

    @Override
    public double[] player(int player) {
        return new double[] {view.isMyTurn() == (player == view.seat()) ? 1 : 0, view.leaderDefense(player),
            view.playPoints(player), view.evolutionPoints(player), view.attackOf(player)};
    }

    @Override
    public List<String> cardNames() {
        return List.of("cost", "attack", "defense", "engaged", "evolved", "new this turn");
    }

    @Override
    public double[] card(int card) {
        return new double[] {Math.max(0, view.def(card).cost()), view.attack(card), view.defense(card),
            flag(card, Flag.ENGAGED), flag(card, Flag.EVOLVED), flag(card, Flag.NEW)};
    }

    private int flag(int card, int flag) {
        return view.card(card).is(flag) ? 1 : 0;
    }
}
