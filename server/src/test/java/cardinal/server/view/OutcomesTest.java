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
import java.util.List;
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
    void anAnswerSaysWhatBecomesOfTheCard() {
        assertThat(said(Games.named("riftbound"), """
                game: riftbound
                title: A target
                cards:
                  - {name: Grunt, type: unit, domain: fury, energy: 2, might: 3}
                  - {name: Bolt, type: spell, domain: fury, energy: 0, text: "Return an enemy unit to its owner's hand."}
                setup: {A: {hand: [Bolt], runes: [fury]}, B: {base: [Grunt, Grunt]}}
                """, "play Bolt")).allMatch(words -> words.matches("return Grunt.* to its owner's hand")).hasSize(2);
        assertThat(said(Games.named("evolve"), """
                game: evolve
                title: A discard
                cards:
                  - {name: Grunt, type: Follower, class: neutral, cost: 2, attack: 3, defense: 3}
                  - {name: Imp, type: Follower, class: neutral, cost: 2, attack: 3, defense: 3}
                  - {name: Tax, type: Spell, class: neutral, cost: 1, text: "Discard a card."}
                setup: {A: {hand: [Tax, Grunt, Imp], playPoints: 3}}
                """, "play Tax")).containsExactly("discard Grunt", "discard Imp");
        assertThat(said(Games.named("universus"), """
                game: universus
                title: A seal
                cards:
                  - {name: Wax, type: asset, symbols: [fire], difficulty: 1, check: 5, text: "Form Commit: Seal 1 rival foundation."}
                  - {name: Post, type: foundation, symbols: [fire], difficulty: 1, check: 5}
                  - {name: Rail, type: foundation, symbols: [fire], difficulty: 1, check: 5}
                setup: {A: {hand: 4, stage: [Wax]}, B: {hand: 4, stage: [Post, Rail]}}
                """, "use Wax form")).containsExactly("seal Post", "seal Rail");
    }

    @Test
    void aRepeatIsAskedForWithItsPriceAndWhatItDoes() {
        Game<?> game = Games.named("riftbound-2026-07");
        assertThat(repeated(game))
                .isEqualTo("Pay [2] to repeat Echo? its instructions are carried out once more; they are not");
    }

    private static <T extends Table> String repeated(Game<T> game) {
        View.Question question = after(game, """
                game: riftbound-2026-07
                title: Twice
                cards:
                  - {name: Echo, type: spell, domain: fury, energy: 0, text: "[Repeat] [2]\\nDraw 1."}
                setup: {A: {hand: [Echo], runes: [fury, fury, fury]}}
                """, "play Echo");
        return question.words() + " " + question.options().stream().map(View.Choice::effect)
                .collect(Collectors.joining("; "));
    }

    /** The answers to the question after a command, as a player reads them. */
    private static <T extends Table> List<String> said(Game<T> game, String scenario, String command) {
        return after(game, scenario, command).options().stream()
                .map(option -> option.words().stream().map(Segment::text).collect(Collectors.joining())).toList();
    }

    private static <T extends Table> View.Question after(Game<T> game, String scenario, String command) {
        Match<T> match = game.scenarios().begin(ScenarioReader.read("the test", scenario), new MatchLog<>(game, 2));
        for (int i = 0; i < match.prompt().size(); i++) {
            if (match.command(i).equals(command)) {
                match.choose(i);
                break;
            }
        }
        return Pictures.of(game, match, Viewpoint.of(0), new CardHandles(), 1).prompt().orElseThrow();
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
