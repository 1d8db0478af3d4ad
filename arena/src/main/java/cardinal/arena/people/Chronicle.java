package cardinal.arena.people;

import cardinal.arena.game.Game;
import cardinal.arena.game.Manners;
import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The log of a match as each seat reads it, as a spectator does, and as one who knows everything: what happened, with its clauses. */
public final class Chronicle<T extends Table> implements Observer<T> {
    /** A reader who sees everything; {@link Table#NONE} is a spectator. */
    public static final int OPEN = -2;

    private final Ruleset<T> rules;
    private final Manners<T> manners;
    private final int seats;
    /** Seat by seat, then the spectator, then the one who knows everything. */
    private final List<List<Line>> readers = new ArrayList<>();

    /** A line. isDetail: it only repeats what another line says. */
    public record Line(String words, boolean isDetail) {
    }

    public Chronicle(Game<T> game, int seats) {
        rules = game.rules();
        manners = game.manners();
        this.seats = seats;
        for (int i = 0; i < seats + 2; i++) {
            readers.add(new ArrayList<>());
        }
    }

    @Override
    public void saw(T table, Event event) {
        boolean detail = manners.isDetail(table, event);
        for (int seat = 0; seat < seats; seat++) {
            add(seat, rules.narrate(table, seat, event), detail);
        }
        add(Table.NONE, rules.narrate(table, Table.NONE, event), detail);
        add(OPEN, openly(rules, table, event), detail);
    }

    private void add(int reader, String words, boolean detail) {
        if (!words.isEmpty()) {
            read(reader).add(new Line(words, detail));
        }
    }

    /** What the seat that knows most reads about an event. */
    public static <T extends Table> String openly(Ruleset<T> rules, T table, Event event) {
        return Narration.openly(rules, table, event);
    }

    private List<Line> read(int reader) {
        return readers.get(reader >= 0 ? reader : reader == Table.NONE ? seats : seats + 1);
    }

    /** How many lines this reader has. */
    public int size(int reader) {
        return read(reader).size();
    }

    /** This reader's lines from one place on. */
    public List<Line> lines(int reader, int place) {
        List<Line> all = read(reader);
        return List.copyOf(all.subList(Math.min(place, all.size()), all.size()));
    }

    /** The lines from one place on, with or without details; the same line several times in a row is one. */
    public List<String> from(int reader, int place, boolean details) {
        List<String> lines = new ArrayList<>();
        String last = "";
        int times = 0;
        for (Line entry : lines(reader, place)) {
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
        return readers.stream().mapToInt(List::size).toArray();
    }

    /** Forgets what came after these sizes. */
    public void backTo(int[] sizes) {
        for (int reader = 0; reader < sizes.length; reader++) {
            List<Line> lines = readers.get(reader);
            if (lines.size() > sizes[reader]) {
                lines.subList(sizes[reader], lines.size()).clear();
            }
        }
    }
}
