package cardinal.arena;

import java.util.Map;

/** Where finished games are kept, so that a simulation can go on where it was interrupted. */
public interface FinishedGames {
    /** Keeps nothing. */
    FinishedGames NONE = new FinishedGames() {
        @Override
        public Map<Integer, FinishedGame> kept() {
            return Map.of();
        }

        @Override
        public void keep(FinishedGame game) {
        }
    };

    /** The games that were finished before, by their index. */
    Map<Integer, FinishedGame> kept();

    /** A game is finished. Called from one thread at a time. */
    void keep(FinishedGame game);
}
