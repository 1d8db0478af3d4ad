package cardinal.cards;

import cardinal.cards.text.Reading;
import cardinal.kernel.Wording;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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

    /** Printed cards, all of which are known to be understood: those that a game comes with. */
    static <D extends Printed, A> Shelf<D, A> of(Library<D, A, ?> library, List<D> cards) {
        Map<String, D> byKey = new LinkedHashMap<>();
        Map<String, D> byOtherName = new HashMap<>();
        for (D card : cards) {
            byKey.put(Wording.fold(library.format().key(card)), card);
            card.otherNames().forEach(name -> byOtherName.putIfAbsent(Wording.fold(name), card));
        }
        Map<D, Card<D, A>> read = new HashMap<>();
        Function<D, Card<D, A>> reading = card -> read.computeIfAbsent(card, c -> switch (library.text().apply(c)) {
            case Reading.Understood<A> understood -> new Card<>(c, understood.abilities());
            case Reading.NotUnderstood<A> not ->
                    throw new IllegalStateException("a shipped card cannot be read: " + c.name() + ": " + not.why());
        });
        return new Shelf<>() {
            @Override
            public synchronized Optional<Card<D, A>> find(String name) {
                String folded = Wording.fold(name);
                return Optional.ofNullable(byKey.getOrDefault(folded, byOtherName.get(folded))).map(reading);
            }

            @Override
            public List<String> names() {
                return byKey.values().stream().map(Printed::name).toList();
            }

            @Override
            public synchronized List<Card<D, A>> all() {
                return byKey.values().stream().map(reading).toList();
            }
        };
    }
}
