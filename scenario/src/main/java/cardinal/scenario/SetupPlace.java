package cardinal.scenario;

import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A place of the setup where cards are put.
 *
 * @param what  how complaints call it: "A's hand"
 * @param find  the card of this name, or a complaint at this place
 * @param holds  what may lie there
 * @param zone  which zone it is
 * @param pile  a deck: the first card lies on top
 * @param states  the keys of the state cards have there; none for a place off the board
 * @param usual  how cards lie there before a state is named
 */
public record SetupPlace<T extends Table, C>(String what, BiFunction<SourceLine, String, C> find, Predicate<C> holds,
        Zone<T> zone, boolean pile, Collection<String> states, UnaryOperator<Piece> usual) {

    /** The zone of a card with this controller. */
    public interface Zone<T extends Table> {
        int of(T table, int controller);
    }

    /** A place off the board, where cards have no state. */
    public static <T extends Table, C> SetupPlace<T, C> offBoard(String what, BiFunction<SourceLine, String, C> find,
            Predicate<C> holds, Zone<T> zone) {
        return new SetupPlace<>(what, find, holds, zone, false, List.of(), UnaryOperator.identity());
    }

    /** A deck. */
    public static <T extends Table, C> SetupPlace<T, C> pile(String what, BiFunction<SourceLine, String, C> find,
            Predicate<C> holds, Zone<T> zone) {
        return new SetupPlace<>(what, find, holds, zone, true, List.of(), UnaryOperator.identity());
    }

    /** A place where cards have a state. */
    public static <T extends Table, C> SetupPlace<T, C> board(String what, BiFunction<SourceLine, String, C> find,
            Predicate<C> holds, Zone<T> zone, Collection<String> states) {
        return new SetupPlace<>(what, find, holds, zone, false, states, UnaryOperator.identity());
    }
}
