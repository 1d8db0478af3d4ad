package cardinal.evolve;

import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Resolving;
import cardinal.kernel.Purpose;
import cardinal.proving.QuestionContract;
import cardinal.proving.RandomGames;

/** The promises of questions over random games of both formats. */
class QuestionsOfRandomGamesTest extends QuestionContract<EvolveTable> {
    private static final int GAMES = 50;

    QuestionsOfRandomGamesTest() {
        super(GAMES, Starters.GAMES, RandomGames.pairs(Starters.RULES, "open-8", StarterSet.decks()));
    }

    /** Whatever is asked while a card or an ability is played or resolved; the order of waiting abilities and windows are the rules'. */
    @Override
    protected boolean stemsFromCard(EvolveTable t) {
        return t.running(Resolving.class) != null || t.prompt().purpose() == Purpose.REPLACE;
    }
}
