package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;

/** "a" or "an" before a phrase, as its first sound asks. */
final class Article<T> extends Syntax<T> {
    private final Syntax<T> inner;

    Article(Syntax<T> inner) {
        this.inner = inner;
    }

    @Override
    List<Reading<T>> read(Scan scan, int at, boolean opening) {
        List<Reading<T>> found = new ArrayList<>();
        for (String article : List.of("a ", "an ")) {
            if (scan.says(article, at, opening) && article.equals(before(scan.text(), at + article.length()))) {
                found.addAll(inner.read(scan, at + article.length(), false));
            }
        }
        return found;
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.anyOf(List.of(Starts.with("a "), Starts.with("an ")));
    }

    @Override
    boolean print(Object value, Printer out) {
        Printer aside = new Printer(out.speaker());
        if (!inner.print(value, aside)) {
            return false;
        }
        out.write(before(aside.text(), 0) + aside.text());
        return true;
    }

    /** The article before what starts here; a bracket is not spoken, and "unit" starts like "you". */
    private static String before(String text, int at) {
        int from = at;
        while (from < text.length() && !Character.isLetterOrDigit(text.charAt(from))) {
            from++;
        }
        boolean vowel = from < text.length() && "aeiouAEIOU8".indexOf(text.charAt(from)) >= 0;
        boolean eleven = text.startsWith("11", from) || text.startsWith("18", from);
        boolean likeYou = text.startsWith("uni", from) || text.startsWith("Uni", from) || text.startsWith("one", from);
        return (vowel || eleven) && !likeYou ? "an " : "a ";
    }
}
