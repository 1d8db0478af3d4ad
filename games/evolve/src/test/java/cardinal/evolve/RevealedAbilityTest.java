package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.scenario.EvolveScenarioGame;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.words.Commands;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Sight;
import cardinal.scenario.ScenarioReader;
import org.junit.jupiter.api.Test;

/** 10.6.2.1.1: a card in the hand whose ability is played is shown. */
class RevealedAbilityTest {
    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    private Match<EvolveTable> laid(String text) {
        return new EvolveScenarioGame(edition(), StarterSet.shelf(edition())).begin(ScenarioReader.read("hand.yaml", """
                game: EDITION
                title: an ability in the hand
                cards:
                  - {name: Seed, type: Follower, class: neutral, cost: 9, attack: 1, defense: 1, text: "TEXT"}
                  - {name: Grunt, type: Follower, class: neutral, cost: 9, attack: 1, defense: 1}
                setup:
                  turn: {player: A, number: 5, phase: start}
                  A: {hand: [Seed, Grunt], field: [Grunt, Grunt]}
                """.replace("TEXT", text).replace("EDITION", edition().id())), (table, event) -> {
        });
    }

    private static void answer(Match<EvolveTable> match, String words) {
        EvolveTable t = match.table();
        for (int i = 0; i < t.prompt().size(); i++) {
            if (Commands.of(t, t.prompt().option(i)).equals(words)) {
                match.choose(i);
                return;
            }
        }
        throw new AssertionError("not offered: " + words);
    }

    private static int seed(EvolveTable t) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.def(card).name().equals("Seed")) {
                return card;
            }
        }
        throw new AssertionError("no Seed");
    }

    @Test
    @Clauses({"10.6.2.1.1"})
    void theOpponentSeesACardInHandWhoseActivatedAbilityIsPlayed() {
        Match<EvolveTable> match = laid("[act][cost1], put this card from your hand into your cemetery:"
                + " Select a follower on your field and give it [attack]+1.");
        int seed = seed(match.table());
        assertThat(Sight.sees(match.table(), 1, seed)).isFalse();
        answer(match, "activate Seed");
        assertThat(match.table().zone(seed)).isEqualTo(Zone.HAND);
        assertThat(Sight.sees(match.table(), 1, seed)).isTrue();
    }

    @Test
    @Clauses({"10.6.2.1.1"})
    void andOneWhoseAutomaticAbilityIsPlayed() {
        Match<EvolveTable> match =
                laid("At the start of your main phase, [cost1]: Put this card from your hand into your EX area.");
        int seed = seed(match.table());
        assertThat(match.table().zone(seed)).isEqualTo(Zone.HAND);
        assertThat(Sight.sees(match.table(), 1, seed)).isTrue();
    }
}
