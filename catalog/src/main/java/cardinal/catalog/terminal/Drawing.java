package cardinal.catalog.terminal;

import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** A table drawn with text: headlines, labelled rows, boxes side by side. A game says what stands where. */
public abstract class Drawing<T extends Table> {
    public static final int LABEL = 10;

    protected final T t;
    protected final Viewpoint viewpoint;
    protected final TerminalColours colours;
    protected final int width;
    protected final List<String> lines = new ArrayList<>();
    protected final SeenCards seen;
    private final List<String> names;

    protected Drawing(T t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        this.t = t;
        this.viewpoint = viewpoint;
        this.names = names;
        this.colours = colours;
        this.width = width;
        seen = new SeenCards(t, viewpoint);
    }

    /** Draws the table from top to bottom. */
    protected abstract List<String> lines();

    // ---- words ---------------------------------------------------------------------------------------

    protected final boolean sees(int card) {
        return seen.sees(card);
    }

    /** A player with their name: oneself and others in different colours. */
    protected final String who(int seat) {
        return seat == Table.NONE ? "nobody" : inColour(seat, Naming.seat(seat) + " (" + names.get(seat) + ")");
    }

    /** A player as one letter. */
    protected final String letter(int seat) {
        return inColour(seat, Naming.seat(seat));
    }

    private String inColour(int seat, String words) {
        return seat == viewpoint.seat() ? colours.cyan(words) : colours.magenta(words);
    }

    /** Every Word With A Capital. */
    public static String title(String words) {
        StringBuilder s = new StringBuilder();
        for (String word : words.split(" ")) {
            s.append(s.isEmpty() ? "" : " ").append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return s.toString();
    }

    /** A text in lines of at most this many columns. */
    protected final List<String> wrapped(String text, int columns) {
        List<String> parts = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > columns) {
                parts.add(colours.dim(line.toString()));
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        if (!line.isEmpty()) {
            parts.add(colours.dim(line.toString()));
        }
        return parts;
    }

    // ---- lines ---------------------------------------------------------------------------------------

    /** A double line across the table with words at both ends. */
    protected final void headline(String leftWords, String rightWords) {
        String left = "══ " + leftWords + " ";
        String right = " " + rightWords + " ══";
        int room = width - TerminalColours.width(left) - TerminalColours.width(right);
        lines.add(room > 0 ? left + "═".repeat(room) + right : TerminalColours.cut(left, width));
    }

    /** A player with what is counted of them. */
    protected final void counts(int seat, List<String> counts) {
        joined(" " + TerminalColours.fit(who(seat), LABEL + 6) + " ", "  ", counts);
    }

    /** A label and what belongs to it; things that fit stand side by side. */
    protected final void row(String label, List<String> things) {
        joined("   " + TerminalColours.fit(colours.dim(label), LABEL), "  ·  ", things);
    }

    /** The cards of a pile that are seen, by their names; nothing where there are none. */
    protected final void pile(String label, int zone) {
        pile(label, seen.in(zone));
    }

    /** Names of cards behind one another. */
    protected final void pile(String label, List<String> cards) {
        List<String> things = new ArrayList<>(cards);
        things.subList(0, Math.max(0, things.size() - 1)).replaceAll(card -> card + ",");
        joined("   " + TerminalColours.fit(colours.dim(label), LABEL), " ", things);
    }

    /** Things behind one another; lines are broken between two of them. */
    private void joined(String start, String between, List<String> things) {
        String line = start;
        boolean empty = true;
        for (String thing : things) {
            if (!empty && TerminalColours.width(line) + TerminalColours.width(between) + TerminalColours.width(thing)
                    > width) {
                lines.add(line);
                line = " ".repeat(TerminalColours.width(start));
                empty = true;
            }
            line += (empty ? "" : between) + thing;
            empty = false;
        }
        if (!things.isEmpty()) {
            lines.add(TerminalColours.cut(line, width));
        }
    }

    /** Points of so many, as dots. */
    protected final String dots(int points, int most) {
        return colours.bold("●".repeat(Math.max(0, Math.min(points, most))))
                + colours.dim("○".repeat(Math.max(0, most - Math.max(0, points))));
    }

    /** Boxes side by side, or one below the other on a narrow screen. */
    protected final void boxes(List<Boxes.Cell> cells) {
        lines.addAll(Boxes.of(cells, width));
    }

    /** What one looks at on a card in hand. */
    protected interface InHand {
        String words(int seat, int card);
    }

    /** The cards of a hand that are seen, one on a line. */
    protected final void hand(int seat, int zone, InHand inHand) {
        int longest = 0;
        for (int i = 0; i < t.size(zone); i++) {
            longest = Math.max(longest, named(seat, t.cardAt(zone, i)).length());
        }
        String label = seat == viewpoint.seat() ? "Hand" : "Hand of " + Naming.seat(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (sees(card)) {
                String name = named(seat, card);
                lines.add(TerminalColours.cut("   " + TerminalColours.fit(colours.dim(label), LABEL)
                        + name + " ".repeat(Math.max(0, Math.min(longest, 30) - name.length())) + "  "
                        + inHand.words(seat, card), width));
                label = "";
            }
        }
    }

    /** What the one who looks calls a card; where everything is open, its owner. */
    private String named(int owner, int card) {
        return Naming.card(t, card, viewpoint.open() ? owner : viewpoint.seat());
    }
}
