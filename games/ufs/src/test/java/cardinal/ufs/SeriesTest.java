package cardinal.ufs;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.deck.Deck;
import cardinal.ufs.deck.DeckCheck;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Best of three: who lost chooses, sideboards are used between games, and every game starts from nothing. */
class SeriesTest {
    private static final List<Edition> EDITIONS =
            List.of(Editions.UFS_2010, Editions.UFS_2019, Editions.UNIVERSUS);

    /** The decks we ship have sideboards. */
    private static Match<UfsTable> start(Edition edition, long seed) {
        List<DeckList> decks = StarterSet.decks(edition);
        return Match.start(new Ufs(StarterSet.pool(edition)),
                new Setup(edition.id(), Ufs.MATCH, seed,
                        List.of(decks.get((int) seed % 4), decks.get((int) seed % 3))));
    }

    @Test
    @Clauses({"ufs-2010:5.1.1", "universus:deck-construction.4", "ufs-2010:glossary.sideboard"})
    void who_wins_two_games_wins_and_decks_stay_legal_between_them() {
        for (Edition edition : EDITIONS) {
            for (int seed = 0; seed < 2; seed++) {
                Match<UfsTable> match = start(edition, seed);
                List<Deck> before = List.of(deck(match.table(), 0), deck(match.table(), 1));
                Dice dice = new Dice(seed);
                int games = 0;
                while (!match.isOver()) {
                    UfsTable t = match.table();
                    if (t.progress().games().played() > games && !match.prompt().isSealed()) {
                        games = t.progress().games().played();
                        assertThat(t.effectCount() + t.historySize() + t.turn()).isZero();
                        for (int seat = 0; seat < 2; seat++) {
                            assertThat(t.size(seat, Places.HAND) + t.size(seat, Places.DISCARD)
                                    + t.size(seat, Places.REMOVED) + t.size(seat, Places.POOL)).isZero();
                            assertThat(DeckCheck.exchanged(before.get(seat), deck(t, seat),
                                    edition.deckRules())).isEmpty();
                        }
                    }
                    match.choose(dice.below(match.prompt().size()));
                }
                UfsTable t = match.table();
                assertThat(Math.max(t.progress().games().won(0), t.progress().games().won(1)) == 2
                        || t.progress().games().played() == 3).isTrue();
                assertThat(match.outcome().winners()).isEqualTo(t.progress().games().winners());
            }
        }
    }

    private static Deck deck(UfsTable t, int seat) {
        List<CardDef> main = new ArrayList<>();
        List<CardDef> side = new ArrayList<>();
        int starter = t.progress().games().starter(seat);
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).owner() == seat && card != starter && !t.def(card).isToken()) {
                (t.place(card) == Places.SIDEBOARD ? side : main).add(t.def(card));
            }
        }
        return new Deck("deck", t.def(starter), main, side);
    }

    @Test
    void a_series_can_be_replayed() {
        Match<UfsTable> match = start(Editions.UNIVERSUS, 3);
        match.concede(1);
        Dice dice = new Dice(3);
        for (int i = 0; i < 60; i++) {
            match.choose(dice.below(match.prompt().size()));
        }
        assertThat(match.journal().rebuild(new Ufs(StarterSet.pool(Editions.UNIVERSUS))).whole().fingerprint())
                .isEqualTo(match.fingerprint());
        assertThat(match.copy().fingerprint()).isEqualTo(match.fingerprint());
    }

    @Test
    @Clauses({"ufs-2010:5.1.1", "ufs-2010:5.1", "ufs-2019:E.1.3", "universus:starting-the-game.3"})
    void chance_decides_before_the_first_game_and_the_loser_before_the_next() {
        for (Edition edition : EDITIONS) {
            boolean[] asked = new boolean[2];
            for (int seed = 0; seed < 12; seed++) {
                Match<UfsTable> match = start(edition, seed);
                while (match.prompt().isSealed() || !match.command(0).startsWith("choose player")) {
                    match.choose(0);
                }
                asked[match.prompt().seat()] = true;
            }
            assertThat(asked).as("both may be the one").containsExactly(true, true);
            Match<UfsTable> match = start(edition, 5);
            match.concede(1);
            while (match.prompt().isSealed() || !match.command(0).startsWith("choose player")) {
                match.choose(0);
            }
            assertThat(match.prompt().seat()).isEqualTo(1);
            match.concede(1);
            assertThat(match.isOver()).isTrue();
            assertThat(match.outcome().won(0)).isTrue();
        }
    }

    @Test
    @Clauses({"universus:deck-construction.4"})
    void what_is_exchanged_stays_hidden_from_the_rival() {
        for (Edition edition : EDITIONS) {
            Match<UfsTable> match = start(edition, 2);
            match.concede(0);
            assertThat(match.prompt().isSealed()).isTrue();
            int seat = match.prompt().seat();
            Ufs rules = new Ufs(StarterSet.pool(edition));
            List<String> before = rules.view(match.table(), 1 - seat);
            assertThat(match.command(0)).isEqualTo("done");
            match.choose(1);
            match.choose(match.prompt().size() - 1);
            assertThat(match.prompt().seat()).isEqualTo(seat);
            assertThat(rules.view(match.table(), 1 - seat)).isEqualTo(before);
        }
    }
}
