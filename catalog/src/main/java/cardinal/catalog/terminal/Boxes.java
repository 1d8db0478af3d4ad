package cardinal.catalog.terminal;

import java.util.ArrayList;
import java.util.List;

/** Boxes of text side by side, or one below the other on a narrow screen. */
public final class Boxes {
    /** A narrower box breaks the names of cards. */
    private static final int NARROWEST = 36;

    private Boxes() {
    }

    /** What stands in a box of this inner width: its title first. */
    public interface Cell {
        List<String> within(int inner);
    }

    /** The lines of all boxes on a screen of this width. */
    static List<String> of(List<Cell> cells, int width) {
        int columns = Math.max(1, (width - 1) / Math.max(1, cells.size()) > NARROWEST ? cells.size() : 1);
        int inner = (width - 1) / columns - 1;
        List<List<String>> filled = cells.stream().map(c -> fitted(c.within(inner), inner)).toList();
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < filled.size(); from += columns) {
            row(lines, filled.subList(from, Math.min(filled.size(), from + columns)), inner);
        }
        return lines;
    }

    /** Nothing in a box is cut off: what is too long goes on in the next line. */
    private static List<String> fitted(List<String> cell, int inner) {
        List<String> fitted = new ArrayList<>(TerminalColours.wrap(cell.getFirst(), 0, inner - 4));
        for (String line : cell.subList(1, cell.size())) {
            fitted.addAll(TerminalColours.wrap(line, 2, inner - 2));
        }
        return fitted;
    }

    private static void row(List<String> lines, List<List<String>> cells, int inner) {
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        StringBuilder top = new StringBuilder("┌");
        StringBuilder bottom = new StringBuilder("└");
        for (int c = 0; c < cells.size(); c++) {
            String title = "─ " + TerminalColours.cut(cells.get(c).getFirst(), inner - 4) + " ";
            boolean last = c == cells.size() - 1;
            top.append(title).append("─".repeat(Math.max(0, inner - TerminalColours.width(title))))
                    .append(last ? '┐' : '┬');
            bottom.append("─".repeat(inner)).append(last ? '┘' : '┴');
        }
        lines.add(top.toString());
        for (int i = 1; i < height; i++) {
            StringBuilder line = new StringBuilder("│");
            for (List<String> cell : cells) {
                line.append(TerminalColours.fit(i < cell.size() ? " " + cell.get(i) : "", inner)).append('│');
            }
            lines.add(line.toString());
        }
        lines.add(bottom.toString());
    }
}
