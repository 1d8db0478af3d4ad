package cardinal.ufs.flow;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.ufs.Ufs;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** C.3.3: where the engine does not bring states up to date because nothing has changed, doing it would change nothing. */
class SettlingTest {
    private static final int GAMES = 20;

    @Test
    void ufs2010() {
        nothingIsLeftToSettleAtAQuestion(Editions.UFS_2010);
    }

    @Test
    void ufs2019() {
        nothingIsLeftToSettleAtAQuestion(Editions.UFS_2019);
    }

    @Test
    void universus() {
        nothingIsLeftToSettleAtAQuestion(Editions.UNIVERSUS);
    }

    private static void nothingIsLeftToSettleAtAQuestion(Edition of) {
        String edition = of.id();
        Ufs rules = new Ufs(StarterSet.pool(of));
        List<? extends Setup.DeckList> decks = StarterSet.decks(of);
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(game);
            Match<UfsTable> match = Match.start(rules, new Setup(edition, Ufs.DUEL, game,
                    List.of(decks.get(random.nextInt(decks.size())), decks.get(random.nextInt(decks.size())))));
            while (!match.isOver()) {
                UfsTable again = match.copy().table();
                if (again.settled().isSettled()) {
                    String where = "game %d of %s, before %s".formatted(game, edition, match.prompt());
                    long before = again.fingerprint();
                    again.touch();
                    assertThat(Settling.settle(again)).isTrue();
                    assertThat(again.fingerprint()).as(where).isEqualTo(before);
                    noPrintedStateIsStale(again, where);
                    noPauseIsOverlooked(again, where);
                }
                match.choose(random.nextInt(match.prompt().size()));
            }
        }
    }

    /** A card without a state of its own is what is printed on it as it lies there (C.3.3.1). */
    private static void noPrintedStateIsStale(UfsTable t, String where) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (!t.states().hasOwnState(card)) {
                assertThat(t.state(card)).as("%s, card %d in %d", where, card, t.place(card))
                        .isSameAs(t.initial(t.piece(card)));
            }
        }
    }

    /** E.2: looked at again, no pause condition holds that was not dealt with before anybody was asked. */
    private static void noPauseIsOverlooked(UfsTable t, String where) {
        if (!t.isHolding()) {
            t.progress().stageChanged();
            assertThat(Pause.isDue(t)).as(where).isFalse();
        }
    }
}
