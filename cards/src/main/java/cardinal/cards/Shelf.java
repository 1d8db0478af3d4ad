package cardinal.cards;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Cards that can be had by name. A card's text is read when somebody first asks for the card: who needs three does not wait for all. */
public interface Shelf<D extends Printed, A> {

    /** A card and what its text says. */
    record Card<D, A>(D data, List<A> abilities) {
    }

    /** The card of this name, or of another name that is printed on it. */
    Optional<Card<D, A>> find(String name);

    List<String> names();

    /** All of them, in their order. */
    List<Card<D, A>> all();

    /** The cards of a pool. */
    static <D extends Printed, A> Shelf<D, A> of(Pool<D, A, ?> pool) {
        return new Shelf<>() {
            @Override
            public Optional<Card<D, A>> find(String name) {
                return Optional.ofNullable(pool.find(name)).map(card -> new Card<>(card.data(), card.abilities()));
            }

            @Override
            public List<String> names() {
                return pool.names();
            }

            @Override
            public List<Card<D, A>> all() {
                return pool.all().stream().map(card -> new Card<>(card.data(), card.abilities())).toList();
            }
        };
    }

    /** Printed cards, all of which are known to be understood: those that a game comes with. They are asked for when a card is. */
    static <D extends Printed, A> Shelf<D, A> of(Library<D, A, ?> library, Supplier<List<D>> cards) {
        return new PrintedShelf<>(library, cards);
    }
}
