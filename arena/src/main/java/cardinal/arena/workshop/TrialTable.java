package cardinal.arena.workshop;

import cardinal.catalog.game.Workbench;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The table on which a card is tried: a scenario, which can be kept as such. */
public final class TrialTable {
    private final List<String> lines = new ArrayList<>();

    /** seat: who has the card, A or B. */
    public TrialTable(String game, Workbench bench, CardDraft card, Workbench.Where where, String seat) {
        lines.add("game: " + game);
        lines.add("title: " + Workbench.quoted(card.get(CardDraft.NAME) + " is tried"));
        lines.add("cards:");
        List<Map<String, String>> cards = new ArrayList<>(List.of(card.fields()));
        bench.extras(card.fields()).stream()
                .filter(extra -> !(card.get(CardDraft.NAME).equals(extra.get(CardDraft.NAME))
                        && card.get(CardDraft.TYPE).equals(extra.get(CardDraft.TYPE))))
                .forEach(cards::add);
        cards.forEach(one -> lines.add("  - " + CardJson.line(one)));
        lines.add("setup:");
        bench.table(card.fields(), where, seat).forEach(line -> lines.add("  " + line));
    }

    /** As a file for cardinal scenario. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    public Scenario scenario() {
        return ScenarioReader.read("the table", String.join("\n", lines) + "\n");
    }
}
