package cardinal.arena.research;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class ProtocolTest {
    private final Protocol protocol = new Protocol((game, name) -> game.starters().stream()
            .filter((DeckList deck) -> deck.name().equals(name)).findFirst()
            .orElseThrow(() -> new BadInput("no deck " + name)));

    private JsonNode ask(String request) {
        return JsonMapper.shared().readTree(protocol.answer(request.replace('\'', '"')));
    }

    @Test
    void aMatchIsPlayedToItsEnd() {
        JsonNode match = ask("{'id': 'x', 'do': 'reset', 'game': 'riftbound', 'decks': ['dusk', 'tides'], 'seed': 4,"
                + " 'bots': {'1': 'greedy'}}");
        assertThat(match.get("id").asString()).isEqualTo("x");
        assertThat(match.get("match").asInt()).isEqualTo(1);
        while (!match.get("over").asBoolean()) {
            assertThat(match.get("seat").asInt()).isZero();
            assertThat(match.get("see").get("options").size()).isPositive();
            match = ask("{'do': 'step', 'match': 1, 'action': 0}");
            assertThat(match.has("error")).as(match.toString()).isFalse();
        }
        assertThat(match.get("scores").size()).isEqualTo(2);
        assertThat(match.get("ending").asString()).isNotEmpty();
        assertThat(match.has("see")).isFalse();
        assertThat(ask("{'do': 'step', 'match': 1, 'action': 0}").get("error").asString()).contains("over");
        assertThat(ask("{'do': 'observe', 'match': 1, 'seat': 1}").get("see").get("seat").asInt()).isEqualTo(1);
        assertThat(ask("{'do': 'close', 'match': 1}").get("closed").asInt()).isEqualTo(1);
    }

    @Test
    void matchesAreIndependentOfTheirCopies() {
        ask("{'do': 'reset'}");
        JsonNode copy = ask("{'do': 'copy', 'match': 1, 'lines': true}");
        assertThat(copy.get("match").asInt()).isEqualTo(2);
        assertThat(ask("{'do': 'imagine', 'match': 1, 'seed': 3}").get("match").asInt()).isEqualTo(3);
        String words = copy.get("see").get("options").get(1).get("words").asString();
        ask("{'do': 'step', 'match': 2, 'words': '" + words + "'}");
        JsonNode original = ask("{'do': 'observe', 'match': 1, 'lines': true}");
        assertThat(original.get("lines")).isEqualTo(copy.get("lines"));
        assertThat(ask("{'do': 'observe', 'match': 2, 'brief': true}").has("see")).isFalse();
    }

    @Test
    void gamesAreDescribed() {
        assertThat(ask("{'do': 'games'}").get("games")).hasSize(Games.names().size());
        JsonNode about = ask("{'do': 'describe', 'game': 'evolve'}");
        assertThat(about.get("width").asInt()).isEqualTo(512);
        assertThat(ask("{'do': 'reset', 'game': 'evolve'}").get("see").get("vector"))
                .hasSize(about.get("vector").size());
    }

    @Test
    void whatIsWrongIsAnsweredAndChangesNothing() {
        ask("{'do': 'reset', 'seed': 1}");
        String before = protocol.answer("{\"do\": \"observe\", \"match\": 1}");
        for (String wrong : new String[] {"nonsense", "[]", "{}", "7", "{'do': 'fly'}", "{'do': 'step', 'match': 1}",
            "{'do': 'step', 'match': 1, 'action': 999}", "{'do': 'step', 'match': 1, 'action': -1}",
            "{'do': 'step', 'match': 1, 'action': 0, 'seat': 9}", "{'do': 'step', 'match': 1, 'action': 99999999999}",
            "{'do': 'step', 'match': 1, 'words': 'win'}", "{'do': 'step', 'match': 4294967297, 'action': 0}",
            "{'do': 'observe', 'match': 9}", "{'do': 'observe', 'match': 'one'}", "{'do': 'close'}",
            "{'do': 'reset', 'game': 'chess'}", "{'do': 'reset', 'mode': 'blitz'}",
            "{'do': 'reset', 'decks': ['dusk']}",
            "{'do': 'reset', 'decks': ['dusk', 'dawn']}", "{'do': 'reset', 'seed': 1.5}",
            "{'do': 'reset', 'seed': 99999999999999999999999}", "{'do': 'reset', 'seat': 5}",
            "{'do': 'reset', 'bots': {'0': 'greedy', '1': 'greedy'}}", "{'do': 'reset', 'bots': {'x': 'greedy'}}",
            "{'do': 'reset', 'bots': {'1': 'clever'}}", "{'do': 'reset', 'bots': {'1': 'cmd:cat'}}"}) {
            assertThat(ask(wrong).path("error").asString("")).as(wrong).isNotEmpty();
        }
        assertThat(protocol.answer("{\"do\": \"observe\", \"match\": 1}")).isEqualTo(before);
        assertThat(ask("{'do': 'copy', 'match': 1}").get("match").asInt()).as("nothing else was opened").isEqualTo(2);
        assertThat(protocol.isOver()).isFalse();
        assertThat(ask("{'do': 'quit'}").get("bye").asBoolean()).isTrue();
        assertThat(protocol.isOver()).isTrue();
    }
}
