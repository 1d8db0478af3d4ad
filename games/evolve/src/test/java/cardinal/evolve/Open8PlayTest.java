package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.proving.RandomGames;
import cardinal.proving.RandomPlayContract;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Random games of Open 8 keep the promises, and Rush is offered in them. */
class Open8PlayTest extends RandomPlayContract<EvolveTable> {
    private static final int GAMES = 20;

    Open8PlayTest() {
        super(RandomGames.pairs(Starters.RULES, "open-8", StarterSet.decks()), GAMES);
    }

    @Test
    @Clauses({"open8.8.5.1"})
    void rush_is_offered_only_before_the_one_evolve_of_the_turn() {
        AtomicInteger offered = new AtomicInteger();
        games().atEveryQuestion(GAMES, (match, where) -> {
            EvolveTable t = match.table();
            if (offersRush(t.prompt())) {
                offered.incrementAndGet();
                assertThat(t.players().evolveSpent()).as(where).isFalse();
                assertThat(t.prompt().seat()).as(where).isEqualTo(t.active());
            }
        });
        assertThat(offered).hasPositiveValue();
    }

    private static boolean offersRush(Prompt prompt) {
        for (int i = 0; prompt.isOpen() && i < prompt.size(); i++) {
            if (Option.kind(prompt.option(i)) == Choice.GIVE_RUSH) {
                return true;
            }
        }
        return false;
    }
}
