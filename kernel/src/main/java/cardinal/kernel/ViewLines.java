package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What one seat sees of a table, line by line. Cards that are hidden from it appear as a number of cards. */
public final class ViewLines {
    private final Table t;
    private final int seat;
    private final List<String> lines = new ArrayList<>();

    public ViewLines(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    public void add(String line) {
        lines.add(line);
    }

    /** The cards of a zone, if there are any. words: how a card that is seen is described. */
    public void cards(String title, int zone, IntFunction<String> words) {
        List<String> shown = new ArrayList<>();
        int hidden = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (Sight.sees(t, seat, card)) {
                shown.add(words.apply(card));
            } else {
                hidden++;
            }
        }
        if (hidden > 0) {
            shown.add(hidden + (hidden == 1 ? " hidden card" : " hidden cards"));
        }
        list(title, shown);
    }

    /** Cards of a secret zone whose place this seat knows, counted from the top. */
    public void known(String title, int zone) {
        List<String> shown = new ArrayList<>();
        int n = t.size(zone);
        for (int i = n - 1; i >= 0; i--) {
            int card = t.cardAt(zone, i);
            if (Sight.sees(t, seat, card)) {
                shown.add((n - i) + " " + t.piece(card).face().name());
            }
        }
        list(title, shown);
    }

    private void list(String title, List<String> things) {
        if (!things.isEmpty()) {
            lines.add(title + ": " + String.join("; ", things));
        }
    }

    public List<String> all() {
        return List.copyOf(lines);
    }
}
