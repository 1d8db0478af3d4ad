package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.proving.RandomGames;
import cardinal.proving.RandomPlayContract;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games by the rules of July 2026 keep every promise, in every mode. */
@Clauses({"riftbound-2026-07:194.2", "riftbound-2026-07:472"})
class Riftbound2026PlayTest extends RandomPlayContract<RiftTable> {
    private static final int GAMES = 60;
    private static final Edition EDITION = Editions.RIFTBOUND_2026;
    private static final Riftbound RULES = new Riftbound(EDITION, StarterSet.pool(EDITION));
    /** With the decks that only this edition has. */
    static final RandomGames<RiftTable> DUELS =
            RandomGames.pairs(RULES, "duel", StarterSet.decks(EDITION, Mode.named(EDITION, "duel")));

    Riftbound2026PlayTest() {
        super(DUELS, GAMES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "best-of-five", "skirmish", "war", "2v2"})
    void copies_and_journals_reach_the_same_table_in_other_modes(String name) {
        Mode mode = Mode.named(EDITION, name);
        RandomGames<RiftTable> games = RandomGames.rounds(RULES, name, StarterSet.decks(EDITION, mode), mode.seats());
        for (int game = 0; game < 12; game++) {
            Match<RiftTable> match = games.start(game);
            Dice dice = games.dice(game);
            while (!match.isOver()) {
                if (match.choiceCount() % 10 == 0) {
                    assertThat(match.copy().fingerprint()).as("%s %d", name, game).isEqualTo(match.fingerprint());
                }
                match.choose(games.pick(match, dice));
            }
            Match<RiftTable> again = match.journal().rebuild(RULES).whole();
            assertThat(again.fingerprint()).as("%s %d", name, game).isEqualTo(match.fingerprint());
            assertThat(again.outcome()).isEqualTo(match.outcome());
        }
    }
}
