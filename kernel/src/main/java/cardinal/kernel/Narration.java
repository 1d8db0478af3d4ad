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
        String words = r.words();
        Sentence who = Sentence.NOTHING;
        if (r.seat() != Table.NONE) {
            int space = words.indexOf(' ');
            String verb = space < 0 ? words : words.substring(0, space);
            who = say(who(r.seat()), " ", verb(r.seat(), verb));
            words = words.substring(verb.length());
        }
        int at = words.indexOf(Remark.CARD);
        Sentence told = at >= 0
                ? say(words.substring(0, at), name(r.card()), words.substring(at + Remark.CARD.length()))
                : say(words, r.card() == Table.NONE ? Sentence.NOTHING : say(" ", name(r.card())));
        return say(who, told, cite(r.clause()));
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

    /** What a player does, in the third person: "draws". */
    protected static Sentence.Part verb(int player, String does) {
        return new Sentence.Verb(player, does, Sentence.spokenTo(does));
    }

    /** A player and what they do: "A draws ". */
    protected static Sentence does(int player, String does) {
        return say(who(player), " ", verb(player, does), " ");
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
