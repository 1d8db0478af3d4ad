package cardinal.cards.grammar;

import java.util.List;

/** Any words between two marks, none of which is among them: a name that is not made of capitalised words. */
final class Between extends Syntax<String> {
    private final char open;
    private final char close;

    Between(char open, char close) {
        this.open = open;
        this.close = close;
    }

    @Override
    List<Reading<String>> read(Scan scan, int at, boolean opening) {
        if (at >= scan.length() || scan.at(at) != open) {
            scan.missed(at, open + "..." + close);
            return List.of();
        }
        int end = scan.text().indexOf(close, at + 1);
        String words = end < 0 ? "" : scan.text().substring(at + 1, end);
        return fits(words) ? List.of(new Reading<>(words, end + 1)) : List.of();
    }

    private boolean fits(String words) {
        return !words.isBlank() && words.indexOf(open) < 0 && words.indexOf(close) < 0 && words.indexOf('\n') < 0;
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.with(String.valueOf(open));
    }

    @Override
    boolean print(Object value, Printer out) {
        if (!(value instanceof String words) || !fits(words)) {
            return false;
        }
        out.write(open + words + close);
        return true;
    }
}
