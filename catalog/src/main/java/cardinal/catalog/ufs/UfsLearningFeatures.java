package cardinal.catalog.ufs;

import cardinal.bots.LearningFeatures;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import java.util.List;

/** UFS in numbers. */
final class UfsLearningFeatures implements LearningFeatures {
    private final UfsSeatView view;

    UfsLearningFeatures(UfsSeatView view) {
        this.view = view;
    }

    @Override
    public List<String> playerNames() {
        return List.of("turn player", "vitality", "foundations", "ready cards", "attack in progress", "attack speed",
                "attack damage");
    }

    @Override
    public double[] player(int player) {
        boolean active = view.isMyTurn() == (player == view.seat());
        AttackInfo attack = active ? view.attack() : null;
        return new double[] {active ? 1 : 0, view.vitality(player), view.foundations(player), view.readyCards(player),
            attack == null ? 0 : 1, attack == null ? 0 : view.ofAttack(Property.SPEED),
            attack == null ? 0 : view.ofAttack(Property.DAMAGE)};
    }

    @Override
    public List<String> cardNames() {
        return List.of("difficulty", "control", "block modifier", "speed", "damage", "committed", "face down");
    }

    @Override
    public double[] card(int card) {
        State state = view.state(card);
        return new double[] {state.number(Property.DIFFICULTY), state.number(Property.CONTROL),
            state.number(Property.BLOCK_MODIFIER), state.number(Property.SPEED), state.number(Property.DAMAGE),
            view.card(card).is(Flag.COMMITTED) ? 1 : 0, view.card(card).is(Flag.FACE_DOWN) ? 1 : 0};
    }
}
