package cardinal.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.people.MatchLog;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Purpose;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioReader;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Options say what comes of them. */
final class OutcomesTest {
    @Test
    void anAttackSaysWhoDiesAndWhatALeaderLoses() {
        Map<String, String> outcomes = outcomes(Games.named("evolve"), """
                game: evolve
                title: An attack
                cards:
                  - {name: Grunt, type: Follower, class: neutral, cost: 2, attack: 3, defense: 3}
                  - {name: Imp, type: Follower, class: neutral, cost: 1, attack: 1, defense: 1}
                setup:
                  A: {field: [Grunt]}
                  B: {defense: 15, field: [{card: Imp, engaged: true}]}
                """);
        assertThat(outcomes.get("attack leader with Grunt")).isEqualTo("B: 15 to 12");
        assertThat(outcomes.get("attack Imp with Grunt")).startsWith("Imp dies");
        assertThat(outcomes.get("end turn")).isEqualTo("B's turn begins");
    }

    private static <T extends Table> Map<String, String> outcomes(Game<T> game, String scenario) {
        Match<T> match =
                game.scenarios().begin(ScenarioReader.read("the test", scenario), new MatchLog<>(game, 2));
        View view = Pictures.of(game, match, Viewpoint.of(0), new CardHandles(), 1);
        return view.prompt().orElseThrow().options().stream().collect(Collectors.toMap(View.Choice::text,
                option -> option.outcome().stream().map(Segment::text).collect(Collectors.joining())));
    }

    @Test
    void aCardToBePlayedSaysWhichCheckItNeeds() {
        checked(Games.named("ufs-2019"));
    }

    private static <T extends Table> void checked(Game<T> game) {
        Match<T> match = Match.start(game.rules(), new Setup(game.rules().id(), game.mode(), 1,
                game.starters().subList(0, 2)));
        Dice dice = new Dice(1);
        int checks = 0;
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            View view = Pictures.of(game, match, Viewpoint.of(match.prompt().seat()), new CardHandles(), 1);
            View.Question question = view.prompt().orElseThrow();
            for (View.Choice option : question.options()) {
                if (option.check().isPresent() && question.purpose() == Purpose.TURN) {
                    View.Check check = option.check().get();
                    assertThat(check.modifiers().stream().mapToInt(View.Part::amount).sum())
                            .isEqualTo(check.difficulty());
                    assertThat(check.chance()).isBetween(0.0, 1.0);
                    checks++;
                }
            }
            match.choose(dice.below(match.prompt().size()));
        }
        assertThat(checks).isPositive();
    }
}
