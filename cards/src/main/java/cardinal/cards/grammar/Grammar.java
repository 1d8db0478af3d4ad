package cardinal.cards.grammar;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The front door of a two-way grammar. A text is understood if it has exactly one meaning and that meaning is
 * printed as this very text; then reading what was printed gives the same meaning again.
 */
public final class Grammar<T> {
    private static final Object NOBODY = "";

    private final Syntax<T> whole;

    public Grammar(Syntax<T> whole) {
        this.whole = whole;
    }

    /** Reads a normalised text from end to end, where it does not matter who speaks. */
    public Outcome<T> read(String text) {
        return read(text, NOBODY);
    }

    /** Reads a normalised text from end to end. */
    public Outcome<T> read(String text, Object speaker) {
        Scan scan = new Scan(text, speaker);
        Set<T> meanings = meanings(scan);
        if (meanings.isEmpty()) {
            return unread(scan);
        }
        if (meanings.size() > 1) {
            return new Outcome.Ambiguous<>(List.copyOf(meanings));
        }
        T value = meanings.iterator().next();
        Optional<String> printed = print(value, speaker);
        return printed.filter(text::equals).isPresent()
                ? new Outcome.Understood<>(value)
                : new Outcome.Reworded<>(value, printed);
    }

    /** The words for a value, if it has any, where it does not matter who speaks. */
    public Optional<String> print(T value) {
        return print(value, NOBODY);
    }

    /** The words for a value in the mouth of this speaker, if it has any. */
    public Optional<String> print(T value, Object speaker) {
        Printer out = new Printer(speaker);
        return whole.print(value, out) ? Optional.of(out.text()) : Optional.empty();
    }

    private Set<T> meanings(Scan scan) {
        Set<T> meanings = new LinkedHashSet<>();
        for (Reading<T> reading : whole.read(scan, 0, false)) {
            if (reading.end() == scan.length()) {
                meanings.add(reading.value());
            } else {
                scan.missed(reading.end(), "the end");
            }
        }
        return meanings;
    }

    private Outcome<T> unread(Scan scan) {
        Scan again = scan.watching();
        meanings(again);
        String text = scan.text();
        int from = Math.min(scan.furthest(), text.length());
        while (from > 0 && from < text.length() && insideWord(text, from)) {
            from--;
        }
        int lineEnd = text.indexOf('\n', from);
        String words = text.substring(word(text, from), lineEnd < 0 ? text.length() : lineEnd).strip();
        return new Outcome.Unread<>(from, words, List.copyOf(again.expected()));
    }

    /** Where a text ends too early, the word before says more than the full stop. */
    private static int word(String text, int from) {
        int start = from;
        if (from < text.length() && ".,;:".indexOf(text.charAt(from)) >= 0) {
            while (start > 0 && !Character.isWhitespace(text.charAt(start - 1))) {
                start--;
            }
        }
        return start;
    }

    private static boolean insideWord(String text, int at) {
        return Character.isLetterOrDigit(text.charAt(at)) && Character.isLetterOrDigit(text.charAt(at - 1));
    }
}
