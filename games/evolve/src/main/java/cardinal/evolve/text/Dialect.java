package cardinal.evolve.text;

import cardinal.cards.grammar.Syntax;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** In which words the cards of a document speak. Old printings stay in use: a later document has its own words beside the earlier ones. */
public enum Dialect {
    /** As cards are written by version 1.8.0. */
    OF_1_8,
    /** As cards are written by version 1.24.1. */
    OF_1_24;

    /** A production that this document's cards were the first to use. */
    public <T> Syntax<T> first(Syntax<T> words) {
        return Syntax.spoken(since(), words);
    }

    /** Those who say what this document's cards were the first to say: the cards of this one and of later ones. */
    public Set<?> since() {
        return Arrays.stream(values()).filter(later -> later.compareTo(this) >= 0)
                .flatMap(later -> Speaker.all().filter(speaker -> speaker.dialect() == later))
                .collect(Collectors.toUnmodifiableSet());
    }
}
