package cardinal.evolve.text;

import cardinal.evolve.card.CardType;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who says the words of a text: a card of this type, in the words of a document. */
record Speaker(CardType type, Dialect dialect) {
    static Stream<Speaker> all() {
        return Arrays.stream(Dialect.values())
                .flatMap(dialect -> Arrays.stream(CardType.values()).map(type -> new Speaker(type, dialect)));
    }

    /** Cards of this type in the words of this document or a later one. */
    static Set<Speaker> of(CardType type, Dialect since) {
        return all().filter(speaker -> speaker.type == type && speaker.dialect.compareTo(since) >= 0)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Cards of this type, whatever their document. */
    static Set<Speaker> of(CardType type) {
        return all().filter(speaker -> speaker.type == type).collect(Collectors.toUnmodifiableSet());
    }
}
