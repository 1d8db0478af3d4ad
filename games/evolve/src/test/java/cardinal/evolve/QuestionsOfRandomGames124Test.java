package cardinal.evolve;

import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Resolving;
import cardinal.kernel.Purpose;
import cardinal.proving.QuestionContract;

/** The questions of version 1.24.1 keep the same promises. */
class QuestionsOfRandomGames124Test extends QuestionContract<EvolveTable> {
    private static final int GAMES = 50;

    QuestionsOfRandomGames124Test() {
        super(GAMES, Starters124.GAMES);
    }

    @Override
    protected boolean stemsFromCard(EvolveTable t) {
        return t.running(Resolving.class) != null || t.prompt().purpose() == Purpose.REPLACE;
    }
}
