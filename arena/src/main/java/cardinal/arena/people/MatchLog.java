package cardinal.arena.people;

import cardinal.catalog.game.Game;
import cardinal.catalog.game.UiHints;
import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The log of a match as each seat reads it, as a spectator does, and as one who knows everything: what happened, with its clauses. */
public final class MatchLog<T extends Table> implements Observer<T> {
    /** A reader who sees everything; {@link Table#NONE} is a spectator. */
    public static final int OPEN = -2;

    private final Ruleset<T> rules;
    private final UiHints<T> uiHints;
    private final int seats;
    /** Seat by seat, then the spectator, then the one who knows everything. */
    private final List<List<Line>> readers = new ArrayList<>();

    /**
     * A line.
     *
     * @param isDetail  it only repeats what another line says
     * @param beginsTurn  a turn begins with it
     */
    public record Line(Sentence sentence, boolean isDetail, boolean beginsTurn) {
        public String words() {
            return sentence.text();
        }
    }

    public MatchLog(Game<T> game, int seats) {
        rules = game.rules();
        uiHints = game.uiHints();
        this.seats = seats;
        for (int i = 0; i < seats + 2; i++) {
            readers.add(new ArrayList<>());
        }
    }

    @Override
    public void saw(T table, Event event) {
        boolean detail = uiHints.isDetail(table, event);
        boolean turn = uiHints.beginsTurn(table, event);
        for (int seat = 0; seat < seats; seat++) {
            add(seat, new Line(rules.narrate(table, seat, event), detail, turn));
        }
        add(Table.NONE, new Line(rules.narrate(table, Table.NONE, event), detail, turn));
        add(OPEN, new Line(openly(rules, table, event), detail, turn));
    }

    private void add(int reader, Line line) {
        if (!line.sentence.isEmpty()) {
            read(reader).add(line);
        }
    }

    /** What the seat that knows most reads about an event. */
    public static <T extends Table> Sentence openly(Ruleset<T> rules, T table, Event event) {
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

    /** What is told, so many times in a row. */
    public record Told(Sentence sentence, int times) {
        /** The whole in plain words. */
        public String text() {
            return sentence.text() + repeated();
        }

        /** " ×3", or nothing for a sentence that stands alone. */
        public String repeated() {
            return times == 1 ? "" : " ×" + times;
        }
    }

    /** The lines from one place on, with or without details; the same line several times in a row is one. */
    public List<Told> from(int reader, int place, boolean details) {
        List<Told> told = new ArrayList<>();
        for (Line entry : lines(reader, place)) {
            if (entry.isDetail && !details) {
                continue;
            }
            Told last = told.isEmpty() ? null : told.getLast();
            if (last != null && last.sentence.text().equals(entry.words())) {
                told.set(told.size() - 1, new Told(last.sentence, last.times + 1));
            } else {
                told.add(new Told(entry.sentence, 1));
            }
        }
        return told;
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
