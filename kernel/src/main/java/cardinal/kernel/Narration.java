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
    public static <T extends Table> String openly(Ruleset<T> rules, T table, Event event) {
        String best = "";
        for (int seat = 0; seat < table.seatCount(); seat++) {
            String words = rules.narrate(table, seat, event);
            if (best.isEmpty() || best.contains("a card") && !words.contains("a card")) {
                best = words;
            }
        }
        return best;
    }

    /** What the seat reads about an event, or an empty text if it learns nothing. */
    public final String of(Event event) {
        return event instanceof Remark remark ? remark(remark) : tell(event);
    }

    /** The same for an event of the game. */
    protected abstract String tell(Event event);

    private String remark(Remark r) {
        return (r.seat() == Table.NONE ? "" : who(r.seat()) + " ") + r.words()
                + (r.card() == Table.NONE ? "" : " " + name(r.card())) + cite(r.clause());
    }

    protected static String who(int player) {
        return Naming.seat(player);
    }

    protected final String name(int card) {
        return Naming.face(t, card, seat);
    }

    /** The clause behind a sentence, as the edition numbers it. */
    protected final String cite(String clause) {
        return " (" + t.edition().cite(clause) + ")";
    }

    /** "1 point", "2 points". */
    protected static String count(int n, String one) {
        return n + " " + one + (n == 1 ? "" : "s");
    }
}
