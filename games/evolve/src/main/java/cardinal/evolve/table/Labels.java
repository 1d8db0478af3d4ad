package cardinal.evolve.table;

import java.util.List;

/** Fixed names for cards, given by a scenario in its reading order; empty for those without one. */
public record Labels(List<String> names) {
    public String of(int card) {
        return card < names.size() ? names.get(card) : "";
    }
}
