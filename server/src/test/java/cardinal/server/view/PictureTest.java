package cardinal.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.people.MatchLog;
import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.server.wire.Change;
import cardinal.server.wire.WireJson;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What viewers see over whole matches, of every game. */
final class PictureTest {
    private static final int MOST_CHOICES = 200;

    @Test
    void everythingAViewMentionsIsInIt() {
        Games.all().forEach(game -> played(game, PictureTest::complete));
    }

    @Test
    void thePartsOfAValueAddUp() {
        Games.all().forEach(game -> played(game, view -> view.cards().values().forEach(card -> card.values()
                .stream().filter(value -> !value.parts().isEmpty()).forEach(value -> assertThat(
                        value.parts().stream().mapToInt(View.Part::amount).sum()).isEqualTo(value.now())))));
    }

    @Test
    void whatPassiveAbilitiesAddIsNamedAfterTheirCards() {
        View view = laid("riftbound", """
                game: riftbound
                title: A captain among others
                cards:
                  - {name: Drummer, type: unit, domain: fury, energy: 2, might: 2}
                  - {name: Captain, type: unit, domain: fury, energy: 3, might: 3, text: "Other friendly units have +1 [M]."}
                setup:
                  A: {base: [Drummer, Captain, Captain], runes: [fury]}
                """);
        View.Card drummer = view.cards().values().stream().filter(card -> card.name().equals("Drummer")).findFirst()
                .orElseThrow();
        assertThat(drummer.values().getFirst()).isEqualTo(new View.Value("might", "Might", 4, 2,
                List.of(new View.Part(2, "printed"), new View.Part(1, "Captain"), new View.Part(1, "Captain"))));
    }

    private static View laid(String game, String scenario) {
        return laid(Games.named(game), ScenarioReader.read("the test", scenario));
    }

    private static <T extends Table> View laid(Game<T> game, Scenario scenario) {
        Match<T> match = game.scenarios().begin(scenario, new MatchLog<>(game, 2));
        return Pictures.of(game, match, Viewpoint.of(0), new CardHandles(), 1);
    }

    @Test
    void whoAppliesEveryChangeHasTheViewOfTheServer() {
        Games.all().forEach(game -> {
            JsonNode[] known = new JsonNode[1];
            played(game, view -> {
                JsonNode now = WireJson.tree(view);
                if (known[0] != null) {
                    ViewDiff.between(known[0], now).forEach(change -> apply((ObjectNode) known[0], change));
                    assertThat(known[0]).isEqualTo(now);
                }
                known[0] = now.deepCopy();
            });
        });
    }

    private static void apply(ObjectNode view, Change change) {
        ObjectNode at = view;
        for (String field : change.path().subList(0, change.path().size() - 1)) {
            at = (ObjectNode) at.get(field);
        }
        if (change.gone()) {
            at.remove(change.path().getLast());
        } else {
            at.set(change.path().getLast(), change.value().deepCopy());
        }
    }

    private static void complete(View view) {
        view.zones().values().forEach(zone -> {
            assertThat(view.cards().keySet()).containsAll(zone.cards());
            assertThat(zone.cards().size()).isLessThanOrEqualTo(zone.count());
        });
        view.cards().values().stream().filter(card -> !card.face().isEmpty())
                .forEach(card -> assertThat(view.faces()).containsKey(card.face()));
        view.prompt().ifPresent(question -> question.options().forEach(option -> {
            option.card().ifPresent(card -> assertThat(view.cards()).containsKey(card));
            option.target().ifPresent(target -> assertThat(view.cards().containsKey(target)
                    || view.zones().containsKey(target)).as(target).isTrue());
        }));
        view.stack().forEach(item -> item.card().ifPresent(card -> assertThat(view.cards()).containsKey(card)));
        view.fight().ifPresent(fight -> assertThat(view.cards().keySet()).containsAll(fight.attackers()));
    }

    private interface Look {
        void at(View view);
    }

    /** A match of greedy bots, looked at by the first seat after every choice. */
    private static <T extends Table> void played(Game<T> game, Look look) {
        List<Setup.DeckList> decks = game.starters().subList(0, 2);
        Match<T> match = Match.start(game.rules(), new Setup(game.rules().id(), game.mode(), 3, decks));
        Bot bot = Bots.named("greedy", 1);
        CardHandles handles = new CardHandles();
        for (int i = 0; i < MOST_CHOICES && !match.isOver(); i++) {
            look.at(Pictures.of(game, match, Viewpoint.of(0), handles, i));
            match.choose(bot.choose(Games.view(match, match.prompt().seat())));
        }
    }
}
