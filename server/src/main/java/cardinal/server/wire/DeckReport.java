package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;
import java.util.Map;

/**
 * What became of reading a deck.
 *
 * @param shape  how it was written: list, copies, code
 * @param faults  all that keeps it from being played; without any it is legal
 * @param faces  what is printed on its cards, by name
 * @param statistics  charts, the curve first
 */
public record DeckReport(String shape, List<Group> sections, List<Fault> faults, Map<String, View.Face> faces,
        List<Chart> statistics, String list) {

    public record Group(String heading, int count, List<Entry> cards) {
    }

    public record Entry(String name, int count, String number) {
    }

    /** clause: empty for what could not be read. */
    public record Fault(String clause, String words) {
    }

    /** Bars with their numbers: how many cards of which cost, colour, check value. */
    public record Chart(String key, String label, List<Bar> bars) {
    }

    public record Bar(String label, double value) {
    }
}
