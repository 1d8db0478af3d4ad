package cardinal.server.http;

import cardinal.catalog.game.ReadDeck;
import cardinal.catalog.view.View;
import cardinal.server.wire.DeckReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a deck is made of, in numbers of cards; what is only in the sideboard does not count. */
final class DeckCharts {
    private static final String SIDEBOARD = "Sideboard";

    private final List<View.Face> cards;

    private DeckCharts(List<View.Face> cards) {
        this.cards = cards;
    }

    /** faces: by the names of the cards. */
    static List<DeckReport.Chart> of(ReadDeck deck, Map<String, View.Face> faces) {
        DeckCharts charts = new DeckCharts(deck.sections().entrySet().stream()
                .filter(section -> !section.getKey().equals(SIDEBOARD)).flatMap(section -> section.getValue().stream())
                .flatMap(card -> Optional.ofNullable(faces.get(card.name())).stream()).toList());
        List<DeckReport.Chart> all = new ArrayList<>();
        charts.add("cost", "Cost", face -> face.cost().stream().filter(s -> s.matches("\\d+")).limit(1), all);
        charts.add("type", "Type", face -> Stream.of(face.type()), all);
        charts.add("colour", "Colours", face -> face.colours().stream(), all);
        charts.add("control", "Check values", face -> face.numbers().stream().filter(n -> n.key().equals("control"))
                .map(n -> Integer.toString(n.value())), all);
        charts.add("keyword", "Keywords", face -> face.keywords().stream(), all);
        return all;
    }

    /** Numbers in their order, words by the alphabet. */
    private void add(String key, String label, Function<View.Face, Stream<String>> marks,
            List<DeckReport.Chart> charts) {
        Map<String, Integer> bars = new TreeMap<>((a, b) -> a.length() != b.length() && a.matches("\\d+")
                && b.matches("\\d+") ? Integer.compare(a.length(), b.length()) : a.compareTo(b));
        cards.forEach(face -> marks.apply(face).distinct().forEach(mark -> bars.merge(mark, 1, Integer::sum)));
        if (!bars.isEmpty()) {
            charts.add(new DeckReport.Chart(key, label,
                    bars.entrySet().stream().map(e -> new DeckReport.Bar(e.getKey(), e.getValue())).toList()));
        }
    }
}
