package cardinal.cli.game;

import cardinal.arena.game.Game;
import cardinal.kernel.Table;

/** The desk of each game; the editions of UFS share one. */
public final class Desks {
    private Desks() {
    }

    @SuppressWarnings("unchecked")
    public static <T extends Table> Desk<T> of(Game<T> game) {
        return (Desk<T>) switch (game.rules().id()) {
            case "riftbound" -> new RiftboundDesk();
            case "evolve" -> new EvolveDesk();
            default -> new UfsDesk();
        };
    }
}
