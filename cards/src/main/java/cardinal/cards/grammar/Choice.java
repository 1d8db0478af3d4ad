package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Any of several productions. */
final class Choice<T> extends Syntax<T> {
    /** Fewer alternatives are tried sooner than looked up. */
    private static final int FEW = 3;

    private final List<? extends Syntax<? extends T>> alternatives;
    private volatile @Nullable FirstWords firstWords;
    private volatile @Nullable FirstWords openingWords;
    private volatile @Nullable Starts starts;

    Choice(List<? extends Syntax<? extends T>> alternatives) {
        this.alternatives = alternatives;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        List<Reading<T>> found = new ArrayList<>(0);
        int[] possible = alternatives.size() < FEW ? FirstWords.ALL : firstWords(opening).at(scan, at);
        if (possible == FirstWords.ALL) {
            for (Syntax<? extends T> alternative : alternatives) {
                read(alternative, scan, at, opening, found);
            }
        } else {
            for (int i : possible) {
                read(alternatives.get(i), scan, at, opening, found);
            }
        }
        return found;
    }

    @SuppressWarnings("unchecked")
    private void read(Syntax<? extends T> alternative, Scan scan, int at, boolean opening, List<Reading<T>> found) {
        for (Reading<? extends T> reading : alternative.read(scan, at, opening)) {
            found.add((Reading<T>) reading);
        }
    }

    private FirstWords firstWords(boolean opening) {
        FirstWords known = opening ? openingWords : firstWords;
        if (known == null) {
            known = new FirstWords(alternatives.stream().map(a -> a.starts(List.of())).toList(), opening);
            if (opening) {
                openingWords = known;
            } else {
                firstWords = known;
            }
        }
        return known;
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        Starts known = starts;
        if (known == null) {
            known = Starts.anyOf(alternatives.stream().map(a -> a.starts(within)).toList());
            starts = known;
        }
        return known;
    }

    @Override
    boolean print(Object value, Printer out) {
        for (Syntax<? extends T> alternative : alternatives) {
            if (alternative.print(value, out)) {
                return true;
            }
        }
        return false;
    }
}
