package cardinal.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * "Why can't I?": reads a command that is not offered and names the clauses that forbid it. A game says in a subclass what its commands
 * require.
 */
public abstract class WhyNot<T extends Table> {
    protected final T t;
    protected final int seat;
    protected final String command;
    /** The command in small letters. */
    protected final String lower;
    private final Speech.Words<T> words;
    private final String unseen;

    /**
     * @param words  what options are called
     * @param unseen  the clause that says which cards a player sees
     */
    protected WhyNot(T t, int seat, String command, Speech.Words<T> words, String unseen) {
        this.t = t;
        this.seat = seat;
        this.command = command.strip();
        this.words = words;
        this.unseen = unseen;
        lower = this.command.toLowerCase(Locale.ROOT);
    }

    /** The reasons against the command, which is not offered. */
    protected abstract List<Reason> reasons();

    /** Whether a card is in the game: what lies nowhere has no name. */
    protected abstract boolean counts(int card);

    /** All that is required is met, but something else comes first. */
    protected abstract Reason later();

    /** The reasons why the command is not offered; empty if it is. */
    public final List<Reason> answer() {
        return isOffered() ? List.of() : reasons();
    }

    protected final boolean isAsked() {
        return t.prompt().isOpen() && t.prompt().seat() == seat;
    }

    private boolean isOffered() {
        Prompt p = t.prompt();
        for (int i = 0; isAsked() && i < p.size(); i++) {
            if (Wording.same(words.of(t, p.option(i)), command)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an answer of this kind is among those that are offered. */
    protected final boolean offers(int kind) {
        Prompt p = t.prompt();
        for (int i = 0; i < p.size(); i++) {
            if (Option.kind(p.option(i)) == kind) {
                return true;
            }
        }
        return false;
    }

    /** The cards a name means. */
    protected List<Integer> called(String name) {
        return Naming.called(t, seat, name, this::counts);
    }

    /** The reasons for the card of that name that comes closest to being allowed. */
    protected final List<Reason> ofCard(String name, IntFunction<List<Reason>> ask) {
        return closest(called(name).stream().map(ask::apply))
                .map(reasons -> reasons.isEmpty() ? List.of(later()) : reasons)
                .orElseGet(() -> List.of(new Reason(unseen, "you see no card \"" + name + "\"")));
    }

    /** Of several ways to do it the one against which least can be said; nothing where there is no way. */
    protected static Optional<List<Reason>> closest(Stream<List<Reason>> ways) {
        return ways.min(Comparator.comparingInt(List::size));
    }
}
