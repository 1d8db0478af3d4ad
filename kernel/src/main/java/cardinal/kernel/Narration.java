package cardinal.kernel;

/** The log as one seat reads it. A game says in a subclass what its events are in words; cards the seat may not see stay unnamed. */
public abstract class Narration<T extends Table> {
    protected final T t;
    protected final int seat;

    protected Narration(T t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    /** What the seat that knows most reads about an event. */
    public static <T extends Table> Sentence openly(Ruleset<T> rules, T table, Event event) {
        Sentence best = Sentence.NOTHING;
        for (int seat = 0; seat < table.seatCount(); seat++) {
            Sentence told = rules.narrate(table, seat, event);
            if (best.isEmpty() || told.unseen() < best.unseen()) {
                best = told;
            }
        }
        return best;
    }

    /** What the seat reads about an event; nothing if it learns nothing. */
    public final Sentence of(Event event) {
        return event instanceof Remark remark ? remark(remark) : tell(event);
    }

    /** The same for an event of the game. */
    protected abstract Sentence tell(Event event);

    private Sentence remark(Remark r) {
        Sentence who = r.seat() == Table.NONE ? Sentence.NOTHING : say(who(r.seat()), " ");
        Sentence card = r.card() == Table.NONE ? Sentence.NOTHING : say(" ", name(r.card()));
        return say(who, r.words(), card, cite(r.clause()));
    }

    /** See {@link Sentence#of}. */
    protected static Sentence say(Object... parts) {
        return Sentence.of(parts);
    }

    protected static Sentence.Part who(int player) {
        return new Sentence.Player(player);
    }

    protected static Sentence.Part whose(int player) {
        return new Sentence.Owner(player);
    }

    protected final Sentence.Part name(int card) {
        String name = Naming.face(t, card, seat);
        return card == Table.NONE ? new Sentence.Words(name)
                : Sight.sees(t, seat, card) ? new Sentence.Card(card, name) : new Sentence.Unseen(name);
    }

    /** The clause behind a sentence, as the edition numbers it. */
    protected final Sentence.Part cite(String clause) {
        return new Sentence.Clause(t.edition().cite(clause));
    }

    /** "1 point", "2 points". */
    protected static Sentence count(int n, String one) {
        return say(n, " " + one + (n == 1 ? "" : "s"));
    }
}
