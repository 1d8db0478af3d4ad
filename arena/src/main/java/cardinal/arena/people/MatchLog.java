package cardinal.arena.people;

import cardinal.catalog.Games;
import cardinal.catalog.events.EventRecorder;
import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.events.Occurrence;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.UiHints;
import cardinal.kernel.Answer;
import cardinal.kernel.Ask;
import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The log of a match as each seat reads it, as a spectator does, and as one who knows everything: what happened, with its clauses. */
public final class MatchLog<T extends Table> implements Observer<T> {
    /** A reader who sees everything; {@link Table#NONE} is a spectator. */
    public static final int OPEN = -2;

    private final Ruleset<T> rules;
    private final UiHints<T> uiHints;
    private final GameEvents<T> events;
    private final EventRecorder<T> recorder;
    private final int seats;
    /** Seat by seat, then the spectator, then the one who knows everything. */
    private final List<ReaderLog> readers = new ArrayList<>();
    private final LogGroups groups = new LogGroups();

    /**
     * A line.
     *
     * @param isDetail  it only repeats what another line says
     * @param beginsTurn  a turn begins with it
     * @param group  what belongs to one action has one number
     * @param depth  0 for the line that says what the action is
     */
    public record Line(Sentence sentence, boolean isDetail, boolean beginsTurn, int group, int depth) {
        public String words() {
            return sentence.text();
        }
    }

    public MatchLog(Game<T> game, int seats) {
        rules = game.rules();
        uiHints = game.uiHints();
        events = Games.family(game).events();
        recorder = new EventRecorder<>(events);
        this.seats = seats;
        for (int i = 0; i < seats + 2; i++) {
            readers.add(new ReaderLog());
        }
    }

    @Override
    public void saw(T table, Event event) {
        List<Sentence> words = new ArrayList<>(seats + 2);
        for (int seat = 0; seat < seats; seat++) {
            words.add(rules.narrate(table, seat, event));
        }
        words.add(rules.narrate(table, Table.NONE, event));
        words.add(openly(rules, table, event));
        HappeningKind kind = recorder.saw(table, event, words);
        boolean turn = uiHints.beginsTurn(table, event);
        if (turn || events.opensGroup(table, event)) {
            groups.open();
        }
        tell(words, kind, uiHints.isDetail(table, event), turn);
    }

    private void tell(List<Sentence> words, @Nullable HappeningKind kind, boolean detail, boolean turn) {
        if (words.stream().allMatch(Sentence::isEmpty)) {
            return;
        }
        int depth = groups.depth(kind, detail);
        for (int i = 0; i < readers.size(); i++) {
            if (!words.get(i).isEmpty()) {
                readers.get(i).add(new Line(words.get(i), detail, turn, groups.number(), depth));
            }
        }
    }

    /** What a player does opens a group; what one chooses in the middle of something is told where it is no secret. */
    @Override
    public void answered(T table, Prompt prompt, long option, boolean forced) {
        if (!forced) {
            readers.forEach(ReaderLog::sealed); // the log reads the same whoever read it when
        }
        boolean acts = prompt.ask() == Ask.ACT
                && (prompt.purpose() == Purpose.TURN || prompt.purpose() == Purpose.RESPOND)
                || prompt.purpose() == Purpose.BLOCK;
        if (acts && !uiHints.isPass(option) && !uiHints.comesLast(option) && !uiHints.makesResources(table, option)) {
            groups.open();
        }
        if (events.tellsDecision(prompt.purpose())) {
            Answer answer = rules.answer(table, option);
            String chosen = answer.effect().isEmpty() ? answer.words() : answer.effect();
            Sentence told = Sentence.of(new Sentence.Player(prompt.seat()), " ",
                    new Sentence.Verb(prompt.seat(), "chooses", "choose"), ": " + chosen,
                    new Sentence.Clause(prompt.clause()));
            List<Sentence> words = Collections.nCopies(seats + 2, told);
            recorder.decided(table, prompt.seat(), answer.kind(), words, Table.NONE);
            tell(words, HappeningKind.CHOICE, false, false);
        }
    }

    /** What the seat that knows most reads about an event. */
    public static <T extends Table> Sentence openly(Ruleset<T> rules, T table, Event event) {
        return Narration.openly(rules, table, event);
    }

    private ReaderLog read(int reader) {
        return readers.get(reader >= 0 ? reader : reader == Table.NONE ? seats : seats + 1);
    }

    /** How many lines this reader has. */
    public int size(int reader) {
        return read(reader).size();
    }

    /** This reader's lines from one place on. */
    public List<Line> lines(int reader, int place) {
        return read(reader).from(place);
    }

    /** How much has happened by now. */
    public int happened(T table) {
        return recorder.upTo(table);
    }

    /** How much had happened when it was last asked, or is left of it. */
    public int happened() {
        return recorder.size();
    }

    /** What has happened from one place on. */
    public List<Occurrence> events(int place) {
        return recorder.from(place);
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

    /** How much every reader has read, and how much has happened. */
    public int[] sizes() {
        int[] sizes = new int[readers.size() + 1];
        for (int i = 0; i < readers.size(); i++) {
            sizes[i] = readers.get(i).sealed();
        }
        sizes[readers.size()] = recorder.size();
        return sizes;
    }

    /** Forgets what came after these sizes. */
    public void backTo(int[] sizes) {
        for (int reader = 0; reader < readers.size(); reader++) {
            readers.get(reader).backTo(sizes[reader]);
        }
        recorder.backTo(sizes[readers.size()]);
    }
}
