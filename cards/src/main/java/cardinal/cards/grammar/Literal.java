package cardinal.cards.grammar;

import java.util.List;

/** Fixed words that stand for a fixed value. */
final class Literal<T> extends Syntax<T> {
    private final String words;
    private final T value;

    Literal(String words, T value) {
        this.words = words;
        this.value = value;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        return scan.says(words, at, opening) ? List.of(new Reading<>(value, at + words.length())) : List.of();
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.with(words);
    }

    @Override
    boolean print(Object asked, Printer out) {
        if (!value.equals(asked)) {
            return false;
        }
        out.write(words);
        return true;
    }
}
