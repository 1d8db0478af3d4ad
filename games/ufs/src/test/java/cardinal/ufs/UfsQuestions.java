package cardinal.ufs;

import cardinal.kernel.Frame;
import cardinal.proving.QuestionContract;
import cardinal.ufs.table.Edition;
import cardinal.ufs.flow.Check;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.flow.Play;
import cardinal.ufs.table.UfsTable;

/** What the questions of random games of every edition promise, single games and best of three. */
abstract class UfsQuestions extends QuestionContract<UfsTable> {
    private static final int GAMES = 50;

    UfsQuestions(Edition edition) {
        super(GAMES, Starters.games(edition, Ufs.DUEL), Starters.games(edition, Ufs.MATCH));
    }

    /** Effects, costs and cards being played ask by their card; cards are picked and checks made for whoever asked for that. */
    @Override
    protected boolean stemsFromCard(UfsTable t) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            Frame<?> frame = t.frame(i);
            if (!(frame instanceof Pick) && !(frame instanceof Check)) {
                return frame instanceof Effect || frame instanceof Play;
            }
        }
        return false;
    }
}
