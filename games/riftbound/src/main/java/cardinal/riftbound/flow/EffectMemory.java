package cardinal.riftbound.flow;

import cardinal.cards.effect.CarryingOut;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.RiftTable;

/** What a text that is being carried out knows of what it has done so far. */
abstract class EffectMemory extends CarryingOut<RiftTable> implements ToldOfDeaths {
    /** What "it", "they" and "the rest" mean so far. */
    Referents referents;
    /** How much was paid, or how many objects the last verb that counts has acted on. */
    int counted;
    /** The same with all objects, also those that "unit killed this way" and "card recycled this way" leave out: "that many". */
    int thatMany;
    /** Whether the player did what was left to them: they wanted to, and it was done: "if you do". */
    boolean did;
    /** Whether the last sentence did what it says: "if you couldn't". */
    boolean done;
    /** Whether it takes the place of an event, to which it reports. */
    final boolean replaces;

    EffectMemory(Steps<?, RiftTable> steps, Ref about, boolean replaces, boolean did) {
        super(steps);
        this.replaces = replaces;
        this.did = did;
        referents = Referents.of(about);
        done = true;
    }

    Referents referents() {
        return referents;
    }

    int counted() {
        return counted;
    }

    int thatMany() {
        return thatMany;
    }

    boolean did() {
        return did;
    }

    boolean isDone() {
        return done;
    }

    /** What "it" and "they" mean from now on. */
    public void remember(RiftTable t, int[] cards) {
        referents = referents.naming(t, cards);
    }

    /** What several players do one after the other is "them" together. */
    void rememberMore(RiftTable t, int[] cards) {
        referents = referents.adding(t, cards);
    }

    /** The two units named last, for "they". */
    public int[] lastPair(RiftTable t) {
        return referents.pair(t);
    }

    /** These cards were looked at or revealed: they are "them" now, and later there may be a rest of them. */
    public void show(RiftTable t, int[] cards) {
        remember(t, cards);
        referents = referents.showing();
    }

    /** Of the cards shown this is "it" from now on, and not among the rest. */
    public void take(RiftTable t, int[] cards) {
        remember(t, cards);
        referents = referents.taking();
    }

    /** How many objects a verb has acted on. */
    public void count(int n) {
        count(n, n);
    }

    /** How many of them are called so "this way", and how many there are. */
    public void count(int n, int all) {
        counted = n;
        thatMany = all;
    }

    void countMore(int n) {
        count(counted + n, thatMany + n);
    }

    /**
     * Whether a verb did what it says; of verbs in one sentence all must have. For "if you do", "if you couldn't" and "this way". What takes
     * the place of an event has taken it, however much of it could be done (356.3.e.11).
     */
    public void report(boolean fully) {
        done &= fully;
        did &= fully || replaces;
    }

    /** 415.1: killed is what went to the trash; replacements are decided before (366). */
    @Override
    public void killed(RiftTable t, int permanents, int units) {
        count(units, permanents);
        report(permanents > 0);
    }
}
