package cardinal.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A match as its users see it: the open question, choosing, copying, taking back, the journal. */
public final class Match<T extends Table> {
    /** In a journal's list of choices: the seat (added to this) conceded. */
    static final int CONCEDES = 1 << 20;

    private final Ruleset<T> rules;
    private final Setup setup;
    private final @Nullable T laidOut;
    private T table;
    private int[] choices;
    private int count;
    /** Whether another match goes on with the same list of choices: this one may read its own part of it only. */
    private boolean sharesChoices;
    private String begunWith;

    private Match(Ruleset<T> rules, Setup setup, @Nullable T laidOut, T table, int[] choices, int count) {
        this.rules = rules;
        this.setup = setup;
        this.laidOut = laidOut;
        this.table = table;
        this.choices = choices;
        this.count = count;
        begunWith = rules.version();
    }

    /** Starts a match and runs it to its first question. */
    public static <T extends Table> Match<T> start(Ruleset<T> rules, Setup setup) {
        T table = rules.start(setup);
        table.advance();
        return new Match<>(rules, setup, null, settled(table), new int[64], 0);
    }

    /** A match on a table that was laid out by hand: a scenario. It is rebuilt from that table and has no journal. */
    @SuppressWarnings("unchecked")
    public static <T extends Table> Match<T> on(Ruleset<T> rules, Setup setup, T table) {
        T laidOut = (T) table.copy();
        table.advance();
        return new Match<>(rules, setup, laidOut, settled(table), new int[64], 0);
    }

    /** The table the match goes on with: another one when a step took something back. */
    @SuppressWarnings("unchecked")
    private static <T extends Table> T settled(T table) {
        T now = table;
        for (Table next = now.successor(); next != null; next = now.successor()) {
            Observer<Table> observer = now.observer();
            now = (T) next;
            if (observer != null) {
                now.observe(observer);
                observer.takenBack(now);
            }
            now.advance();
        }
        return now;
    }

    public T table() {
        return table;
    }

    public Ruleset<T> rules() {
        return rules;
    }

    public Setup setup() {
        return setup;
    }

    public Prompt prompt() {
        return table.prompt();
    }

    public boolean isOver() {
        return table.isOver();
    }

    public Outcome outcome() {
        Outcome outcome = table.outcome();
        if (outcome == null) {
            throw new IllegalStateException("the match is not over");
        }
        return outcome;
    }

    /** The version of the rules it was begun with: another than that of its rules if it was rebuilt and went on. */
    public String begunWith() {
        return begunWith;
    }

    /** Notes that the match was begun with another version of the rules and came out the same with these. */
    public void setBegunWith(String version) {
        begunWith = version;
    }

    public int choiceCount() {
        return count;
    }

    /** The i-th choice that was made, as {@link #make} takes it. */
    public int choice(int i) {
        return choices[Objects.checkIndex(i, count)];
    }

    /** The words of an option of the open question. */
    public String command(int i) {
        return rules.command(table, table.prompt().option(i));
    }

    /** The open question with all that is known about it. */
    public Question question() {
        return rules.question(table);
    }

    /** An option of the open question with all that is known about it. */
    public Answer answer(int i) {
        return rules.answer(table, table.prompt().option(i));
    }

    /** Answers the open question with its i-th option. */
    public void choose(int i) {
        Prompt prompt = table.prompt();
        if (!prompt.isOpen() || i < 0 || i >= prompt.size()) {
            throw new BadInput(
                    "no option " + (i + 1) + (prompt.isOpen() ? "; there are " + prompt.size() : "; nothing is asked"));
        }
        remember(i);
        table.choose(i);
        table = settled(table);
    }

    /** A seat gives up; allowed at any time. */
    public void concede(int seat) {
        if (table.isOver() || seat < 0 || seat >= table.seatCount() || !table.isIn(seat)) {
            throw new BadInput("seat " + seat + " is not playing");
        }
        remember(CONCEDES + seat);
        rules.concede(table, seat);
        table.advance();
        table = settled(table);
    }

    /** Why a command is not offered to this seat; empty when it is. */
    public List<Reason> why(int seat, String command) {
        return rules.why(table, seat, command);
    }

    /** A match that goes on from here on its own. Never copy a match that another thread is playing. */
    @SuppressWarnings("unchecked")
    public Match<T> copy() {
        Match<T> copy = new Match<>(rules, setup, laidOut, (T) table.copy(), choices, count);
        copy.sharesChoices = true; // the original may go on appending: copies do not look beyond their own count
        copy.begunWith = begunWith;
        return copy;
    }

    /** A match on a table that a seat imagines; it has no past, and its seed tells nothing. */
    Match<T> imagined(T imagined) {
        Setup untold = new Setup(setup.game(), setup.mode(), 0, setup.decks());
        return new Match<>(rules, untold, imagined, imagined, new int[16], 0);
    }

    /** The same match rebuilt from its beginning up to a number of choices. */
    @SuppressWarnings("unchecked")
    public Match<T> rebuilt(int upTo) {
        if (upTo < 0 || upTo > count) {
            throw new BadInput("no choice " + upTo + "; " + count + " were made");
        }
        Match<T> again = laidOut == null ? start(rules, setup) : on(rules, setup, (T) laidOut.copy());
        for (int i = 0; i < upTo; i++) {
            again.make(choices[i]);
        }
        return again;
    }

    /** How a journal writes that a seat gives up. */
    public static int concession(int seat) {
        return CONCEDES + seat;
    }

    /** Makes a choice as the journal writes it: an option's number or a concession. */
    public void make(int choice) {
        if (choice >= CONCEDES) {
            concede(choice - CONCEDES);
        } else {
            choose(choice);
        }
    }

    /** How the match stands before its first choice, as it is kept: a choice that nobody made. */
    public RecordedChoice beginning() {
        if (count != 0) {
            throw new IllegalStateException(count + " choices were made");
        }
        return new RecordedChoice(0, "", OptionalLong.of(fingerprint()), OptionalLong.of(table.standing()), List.of());
    }

    /** Makes a choice and tells what is kept of it, without the steps that ran. */
    public RecordedChoice record(int choice) {
        String meaning = meaning(choice);
        make(choice);
        return new RecordedChoice(choice, meaning, OptionalLong.of(fingerprint()), OptionalLong.of(table.standing()),
                List.of());
    }

    /** The same with the steps that ran. Whoever watches goes on watching. */
    public RecordedChoice recordSteps(int choice) {
        return record(choice, new Trail(table.observer()));
    }

    private String meaning(int choice) {
        return choice >= CONCEDES ? "concede seat:" + (choice - CONCEDES)
                : table.prompt().isOpen() && choice < table.prompt().size() ? answer(choice).meaning() : "";
    }

    RecordedChoice record(int choice, Trail trail) {
        String meaning = meaning(choice);
        Observer<Table> watcher = table.observer();
        table.observe(trail);
        try {
            make(choice);
        } finally {
            table.observe(watcher);
        }
        return new RecordedChoice(choice, meaning, OptionalLong.of(fingerprint()),
                OptionalLong.of(table.standing()), trail.steps());
    }

    public long fingerprint() {
        return table.fingerprint();
    }

    public Journal journal() {
        return journal(false);
    }

    /** A journal with the steps of every choice: should it ever come out differently, it says at which of them. */
    public Journal journalWithSteps() {
        return journal(true);
    }

    private Journal journal(boolean steps) {
        if (laidOut != null) {
            throw new BadInput("a table laid out by hand has no journal");
        }
        return Journal.of(this, steps);
    }

    int[] choices() {
        return Arrays.copyOf(choices, count);
    }

    /** Goes back to an earlier number of choices; the observer stays. */
    public void backTo(int upTo) {
        Match<T> again = rebuilt(upTo);
        Observer<Table> observer = table.observer();
        table = again.table;
        table.observe(observer);
        choices = again.choices;
        count = again.count;
        sharesChoices = false;
    }

    private void remember(int choice) {
        if (sharesChoices || count == choices.length) {
            choices = Arrays.copyOf(choices, sharesChoices ? count + 16 : count * 2);
            sharesChoices = false;
        }
        choices[count++] = choice;
    }
}
