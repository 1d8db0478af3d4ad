package cardinal.kernel;

import java.util.Arrays;
import java.util.List;

/** A match as its users see it: the open question, choosing, copying, taking back, the journal. */
public final class Match<T extends Table> {
    /** In a journal's list of choices: the seat (added to this) conceded. */
    static final int CONCEDES = 1 << 20;

    private final Ruleset<T> rules;
    private final Setup setup;
    private T table;
    private int[] choices;
    private int count;

    private Match(Ruleset<T> rules, Setup setup, T table, int[] choices, int count) {
        this.rules = rules;
        this.setup = setup;
        this.table = table;
        this.choices = choices;
        this.count = count;
    }

    /** Starts a match and runs it to its first question. */
    public static <T extends Table> Match<T> start(Ruleset<T> rules, Setup setup) {
        T table = rules.start(setup);
        table.advance();
        return new Match<>(rules, setup, table, new int[64], 0);
    }

    /** A match on a table that was laid out by hand: a scenario. It has no journal to rebuild from but the table itself. */
    public static <T extends Table> Match<T> on(Ruleset<T> rules, Setup setup, T table) {
        table.advance();
        return new Match<>(rules, setup, table, new int[64], 0);
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

    public int choiceCount() {
        return count;
    }

    /** The words of an option of the open question. */
    public String command(int i) {
        return rules.command(table, table.prompt().option(i));
    }

    /** Answers the open question with its i-th option. */
    public void choose(int i) {
        Prompt prompt = table.prompt();
        if (!prompt.isOpen() || i < 0 || i >= prompt.size()) {
            throw new BadInput("no option " + (i + 1) + (prompt.isOpen() ? "; there are " + prompt.size() : "; nothing is asked"));
        }
        remember(i);
        table.choose(i);
    }

    /** A seat gives up; allowed at any time. */
    public void concede(int seat) {
        if (table.isOver() || !table.isIn(seat)) {
            throw new BadInput("seat " + seat + " is not playing");
        }
        remember(CONCEDES + seat);
        rules.concede(table, seat);
        table.advance();
    }

    /** Why a command is not offered to this seat; empty when it is. */
    public List<Reason> why(int seat, String command) {
        return rules.why(table, seat, command);
    }

    /** A match that goes on from here on its own. Never copy a match that another thread is playing. */
    @SuppressWarnings("unchecked")
    public Match<T> copy() {
        return new Match<>(rules, setup, (T) table.copy(), choices.clone(), count);
    }

    /** The same match rebuilt from its beginning up to a number of choices. */
    public Match<T> rebuilt(int upTo) {
        Match<T> again = start(rules, setup);
        again.replay(Arrays.copyOf(choices, upTo));
        return again;
    }

    /** Makes these choices one after the other. */
    void replay(int[] more) {
        for (int choice : more) {
            if (choice >= CONCEDES) {
                concede(choice - CONCEDES);
            } else {
                choose(choice);
            }
        }
    }

    public long fingerprint() {
        return table.fingerprint();
    }

    public Journal journal() {
        return Journal.of(this);
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
    }

    private void remember(int choice) {
        if (count == choices.length) {
            choices = Arrays.copyOf(choices, count * 2);
        }
        choices[count++] = choice;
    }
}
