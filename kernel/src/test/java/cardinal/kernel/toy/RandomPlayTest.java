package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Dice;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomPlayTest {
    private static final String DECK = "Grunt Lord Shield Doubler Spark Blaze Mourner Ward Spark Grunt Mourner Lord";

    private static ToyRules rules() {
        return new ToyRules(t -> new Turn()).triggers(Turn::mourn);
    }

    private static Match<ToyTable> start(long seed, int seats) {
        String[] decks = new String[seats];
        Arrays.fill(decks, DECK);
        return Match.start(rules(), Play.setup(seed, decks));
    }

    private static void step(Match<ToyTable> match, Dice player) {
        if (match.table().seatCount() > 2 && player.below(60) == 0) {
            match.concede(match.prompt().seat());
        } else {
            match.choose(player.below(match.prompt().size()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void copies_replays_and_undone_matches_are_the_match_itself(int seats) {
        int takenBack = 0;
        for (int seed = 0; seed < 12; seed++) {
            Match<ToyTable> match = start(seed, seats);
            Dice player = new Dice(seed * 31L);
            List<Long> prints = new ArrayList<>(List.of(match.fingerprint()));
            while (!match.isOver() && match.choiceCount() < 400) {
                Match<ToyTable> copy = match.copy();
                Dice other = new Dice(player.state() + 1);
                for (int i = 0; i < 5 && !copy.isOver(); i++) {
                    step(copy, other);
                }
                assertThat(match.fingerprint()).as("the original while a copy plays on").isEqualTo(prints.getLast());
                Match<ToyTable> twin = match.copy();
                ToyTable before = match.table();
                Dice sameHand = new Dice(player.state());
                step(match, player);
                step(twin, sameHand);
                takenBack += match.table() == before ? 0 : 1;
                assertThat(twin.fingerprint()).as("a copy that does the same").isEqualTo(match.fingerprint());
                prints.add(match.fingerprint());
                assertThat(conserved(match.table())).isTrue();
            }
            Journal journal = Journal.parse("x", match.journal().lines());
            assertThat(journal.rebuild(rules()).whole().fingerprint()).isEqualTo(match.fingerprint());
            int half = match.choiceCount() / 2;
            match.backTo(half);
            assertThat(match.fingerprint()).isEqualTo(prints.get(half));
        }
        assertThat(takenBack).as("plays that were undone").isPositive();
    }

    private static boolean conserved(ToyTable table) {
        boolean[] seen = new boolean[table.pieceCount()];
        int n = 0;
        for (int zone = 0; zone < table.zones().count(); zone++) {
            for (int i = 0; i < table.size(zone); i++) {
                int card = table.cardAt(zone, i);
                if (seen[card] || table.piece(card).zone() != zone) {
                    return false;
                }
                seen[card] = true;
                n++;
            }
        }
        return n == table.pieceCount();
    }
}
