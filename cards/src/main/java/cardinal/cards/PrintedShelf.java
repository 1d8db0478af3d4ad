package cardinal.cards;

import cardinal.cards.text.Reading;
import cardinal.kernel.Wording;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Printed cards, each read when it is first asked for; safe to share between threads. */
final class PrintedShelf<D extends Printed, A> implements Shelf<D, A> {
    private final Library<D, A, ?> library;
    private final Supplier<List<D>> cards;
    private final Map<String, D> byKey = new LinkedHashMap<>();
    private final Map<String, D> byOtherName = new HashMap<>();
    private final Map<D, Card<D, A>> read = new HashMap<>();

    PrintedShelf(Library<D, A, ?> library, Supplier<List<D>> cards) {
        this.library = library;
        this.cards = cards;
    }

    private Map<String, D> byKey() {
        if (byKey.isEmpty()) {
            for (D card : cards.get()) {
                byKey.put(Wording.fold(library.format().key(card)), card);
                card.otherNames().forEach(name -> byOtherName.putIfAbsent(Wording.fold(name), card));
            }
        }
        return byKey;
    }

    @Override
    public synchronized Optional<Card<D, A>> find(String name) {
        String folded = Wording.fold(name);
        @Nullable D card = byKey().get(folded);
        return Optional.ofNullable(card == null ? byOtherName.get(folded) : card).map(this::understood);
    }

    @Override
    public synchronized List<String> names() {
        return byKey().values().stream().map(Printed::name).toList();
    }

    @Override
    public synchronized List<Card<D, A>> all() {
        return byKey().values().stream().map(this::understood).toList();
    }

    private Card<D, A> understood(D card) {
        Card<D, A> known = read.get(card);
        if (known != null) {
            return known;
        }
        Card<D, A> now = switch (library.text().apply(card)) {
            case Reading.Understood<A> understood -> new Card<>(card, understood.abilities());
            case Reading.NotUnderstood<A> not ->
                    throw new IllegalStateException("a shipped card cannot be read: " + card.name() + ": " + not.why());
        };
        read.put(card, now);
        return now;
    }
}
