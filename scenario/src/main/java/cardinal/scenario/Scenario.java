package cardinal.scenario;

import cardinal.kernel.Edition;
import cardinal.kernel.Setup.DeckList;
import java.util.List;

/**
 * A small table, a few commands, and what must then be true.
 *
 * @param source  the whole file, for complaints
 * @param games  the games the file is for, in its order
 * @param game  the one of them it was read for
 * @param mode  the ruleset's own mode or format; empty for its usual one
 * @param rules  the clauses the scenario proves
 * @param cards  cards made for this scenario
 * @param decks  deck lists to be checked, by name
 * @param setup  the table, in the words of the game
 * @param expect  what must be true at the end
 */
public record Scenario(YamlNode.Fields source, List<String> games, String game, String mode, String title,
        List<String> rules, long seed,
        List<YamlNode.Fields> cards, List<DeckList> decks,
        YamlNode.Fields setup, List<ScriptStep> script, List<Expectation> expect) {

    public Scenario {
        games = List.copyOf(games);
        rules = List.copyOf(rules);
        cards = List.copyOf(cards);
        decks = List.copyOf(decks);
        script = List.copyOf(script);
        expect = List.copyOf(expect);
    }

    /** The same by a later edition of the game: its clauses are cited as that edition has them. */
    public Scenario by(Edition later) {
        return new Scenario(source, games, later.id(), mode, title, rules.stream().map(later::cite).toList(), seed,
                cards, decks, setup, script.stream().map(line -> line.by(later)).toList(),
                expect.stream().map(one -> one.by(later)).toList());
    }

    public String file() {
        return source.at().file();
    }

    /** What a list of the scenario says, as it is written. */
    public List<String> written(String key) {
        return source.get(key).map(list -> list.texts("a text").stream().map(String::strip).toList()).orElse(List.of());
    }

    /** Where a key of the scenario stands, or else its beginning. */
    public SourceLine placeOf(String key) {
        return source.all().stream().filter(f -> f.key().equals(key)).map(YamlNode.Field::at).findFirst()
                .orElse(source.at());
    }

    /** Whether anything is checked beyond that the script can be played. */
    public boolean checks() {
        return !expect.isEmpty()
                || script.stream().anyMatch(s -> s instanceof ScriptStep.Cannot || s instanceof ScriptStep.Expect);
    }
}
