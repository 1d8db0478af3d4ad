package cardinal.kernel;

import java.util.Arrays;

/** The open question: who is asked, why, and what the answers are. One per table, its buffer is reused. */
public final class Prompt {
    private final Edition edition;
    private int seat;
    private String clause;
    private Ask ask;
    private Purpose purpose;
    private boolean sealed;
    private boolean open;
    private boolean always;
    private int count;
    private long[] options;

    Prompt(Edition edition) {
        this.edition = edition;
        clause = "";
        ask = Ask.ACT;
        purpose = Purpose.TURN;
        options = new long[32];
    }

    private Prompt(Prompt o) {
        edition = o.edition;
        seat = o.seat;
        clause = o.clause;
        ask = o.ask;
        purpose = o.purpose;
        sealed = o.sealed;
        open = o.open;
        always = o.always;
        count = o.count;
        options = Arrays.copyOf(o.options, Math.max(o.count, 8));
    }

    Prompt copy() {
        return new Prompt(this);
    }

    void start(int newSeat, String newClause, Ask newAsk, Purpose newPurpose, boolean isSealed) {
        if (open) {
            throw new IllegalStateException("a question is open already: " + this);
        }
        seat = newSeat;
        clause = newClause;
        ask = newAsk;
        purpose = newPurpose;
        sealed = isSealed;
        open = true;
        always = false;
        count = 0;
    }

    void close() {
        open = false;
    }

    /** Offers one more answer. */
    public Prompt add(int kind, int a, int b, int c) {
        return add(Option.of(kind, a, b, c));
    }

    public Prompt add(int kind, int a) {
        return add(Option.of(kind, a, 0, 0));
    }

    public Prompt add(int kind) {
        return add(Option.of(kind, 0, 0, 0));
    }

    public Prompt add(long option) {
        if (count == options.length) {
            options = Arrays.copyOf(options, count * 2);
        }
        options[count++] = option;
        return this;
    }

    /** Takes an answer off the list. */
    public void drop(long option) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (options[i] != option) {
                options[kept++] = options[i];
            }
        }
        count = kept;
    }

    public boolean offers(long option) {
        for (int i = 0; i < count; i++) {
            if (options[i] == option) {
                return true;
            }
        }
        return false;
    }

    /** Puts the question even if it has only one answer: the moment itself matters to the player. */
    public Prompt always() {
        always = true;
        return this;
    }

    /** Whether somebody has to decide. */
    boolean needsAnswer() {
        return count > 1 || always;
    }

    public boolean isOpen() {
        return open;
    }

    public int seat() {
        return seat;
    }

    /** The clause by which it is asked, as the edition numbers it. */
    public String clause() {
        return edition.cite(clause);
    }

    public Ask ask() {
        return ask;
    }

    public Purpose purpose() {
        return purpose;
    }

    /** Whether the answer stays hidden from the other seats until the last of them has answered. */
    public boolean isSealed() {
        return sealed;
    }

    public int size() {
        return count;
    }

    public long option(int i) {
        return options[i];
    }

    @Override
    public String toString() {
        return "seat " + seat + " is asked " + ask + " for " + purpose + " by " + clause() + " with " + count
                + " options";
    }
}
