package cardinal.cards.grammar;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How what a production reads can begin.
 *
 * @param words  the beginnings, none longer than needed to tell most productions apart
 * @param anything  whether other beginnings are possible, too
 * @param nothing  whether the production may read nothing
 */
record Starts(Set<String> words, boolean anything, boolean nothing) {
    /** Longer beginnings tell hardly more productions apart. */
    private static final int LONGEST = 14;

    static final Starts ANYTHING = new Starts(Set.of(), true, false);

    static final Starts NOTHING = new Starts(Set.of(), false, true);

    static Starts with(String words) {
        return words.isEmpty() ? NOTHING
                : new Starts(Set.of(words.substring(0, Math.min(words.length(), LONGEST))), false, false);
    }

    /** As any of these begins. */
    static Starts anyOf(Collection<Starts> all) {
        Set<String> words = new HashSet<>();
        all.forEach(starts -> words.addAll(starts.words));
        return new Starts(words, all.stream().anyMatch(Starts::anything), all.stream().anyMatch(Starts::nothing));
    }

    /** As this begins, and where it reads nothing, as the next does. */
    Starts then(Starts next) {
        if (!nothing) {
            return this;
        }
        Set<String> either = new HashSet<>(words);
        either.addAll(next.words);
        return new Starts(either, anything || next.anything, next.nothing);
    }

    Starts orNothing() {
        return new Starts(words, anything, true);
    }

    /** At the start of a sentence. */
    Starts opening() {
        return new Starts(words.stream().map(Starts::capital).collect(Collectors.toSet()), anything, nothing);
    }

    static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
