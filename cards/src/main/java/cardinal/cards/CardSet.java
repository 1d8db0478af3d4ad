package cardinal.cards;

import cardinal.kernel.Wording;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Cards compiled for play. A card whose text could not be read completely is unsupported: it is not in the pool, and no deck
 * may start with it.
 */
public record CardSet<D extends Printed, P extends Pool<D, ?, ?>>(P pool, List<D> cards,
        List<Unsupported<D>> unsupported) {

    /**
     * @param name what the card is called in the files of the game, where two cards may have one printed name
     * @param unread the words that could not be read
     * @param why the same in sentences
     */
    public record Unsupported<D>(D card, String name, List<String> unread, String why) {
    }

    /** A pool that was filled elsewhere. */
    public static <D extends Printed, P extends Pool<D, ?, ?>> CardSet<D, P> of(P pool) {
        return new CardSet<>(pool, List.of(), List.of());
    }

    /** The unsupported card of this name. */
    public Optional<Unsupported<D>> unsupported(String name) {
        return Optional.ofNullable(unsupportedByName().get(Wording.fold(name)));
    }

    /** All unsupported cards by what they may be called, folded ({@link Wording#fold}). */
    public Map<String, Unsupported<D>> unsupportedByName() {
        Map<String, Unsupported<D>> byName = new HashMap<>();
        unsupported.forEach(u -> byName.putIfAbsent(Wording.fold(u.name()), u));
        unsupported.forEach(u -> byName.putIfAbsent(Wording.fold(u.card().name()), u));
        return byName;
    }

    /** The names of all cards, supported or not. */
    public List<String> names() {
        return Stream.concat(pool.names().stream(), unsupported.stream().map(u -> u.card().name())).toList();
    }

    /** This set, all of whose cards must be supported: one that is shipped. */
    public CardSet<D, P> complete() {
        if (!unsupported.isEmpty()) {
            throw new IllegalStateException("a shipped set has cards that cannot be read: " + unsupported);
        }
        return this;
    }
}
