package cardinal.arena.people;

import cardinal.arena.game.Manners;
import cardinal.arena.game.Game;
import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The log of a match as each seat reads it: what happened, with its clauses. */
public final class Chronicle<T extends Table> implements Observer<T> {
    private final Ruleset<T> rules;
    private final Manners<T> manners;
    private final List<List<Entry>> bySeat = new ArrayList<>();

    private record Entry(String words, boolean isDetail) {
    }

    public Chronicle(Game<T> game, int seats) {
        rules = game.rules();
        manners = game.manners();
        for (int seat = 0; seat < seats; seat++) {
            bySeat.add(new ArrayList<>());
        }
    }

    @Override
    public void saw(T table, Event event) {
        for (int seat = 0; seat < bySeat.size(); seat++) {
            String words = rules.narrate(table, seat, event);
            if (!words.isEmpty()) {
                bySeat.get(seat).add(new Entry(words, manners.isDetail(table, event)));
            }
        }
    }

    /** How many lines this seat has. */
    public int size(int seat) {
        return bySeat.get(seat).size();
    }

    /** The lines from one place on, with or without details; the same line several times in a row is one. */
    public List<String> from(int seat, int place, boolean details) {
        List<String> lines = new ArrayList<>();
        String last = "";
        int times = 0;
        for (Entry entry : bySeat.get(seat).subList(Math.min(place, size(seat)), size(seat))) {
            String line = entry.words;
            if (entry.isDetail && !details) {
                continue;
            }
            if (line.equals(last)) {
                times++;
                lines.set(lines.size() - 1, line + " ×" + times);
            } else {
                lines.add(line);
                last = line;
                times = 1;
            }
        }
        return lines;
    }

    public int[] sizes() {
        return bySeat.stream().mapToInt(List::size).toArray();
    }

    /** Forgets what came after these sizes. */
    public void backTo(int[] sizes) {
        for (int seat = 0; seat < sizes.length; seat++) {
            List<Entry> lines = bySeat.get(seat);
            if (lines.size() > sizes[seat]) {
                lines.subList(sizes[seat], lines.size()).clear();
            }
        }
    }
}
