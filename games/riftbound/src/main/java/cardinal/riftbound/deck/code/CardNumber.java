package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of a printing, as deck codes know it: OGN-007, OGN-007a, SFD-R02, VEN-SP1.
 *
 * @param variant  empty for the usual art; a, b, or s for a signed card
 */
public record CardNumber(String set, Prefix prefix, int number, String variant) implements Comparable<CardNumber> {
    /** What stands before the digits; a code writes its place in this list. */
    public enum Prefix {
        NONE("", 3), RUNE("R", 2), SPECIAL("SP", 1);

        private final String letters;
        private final int digits;

        Prefix(String letters, int digits) {
            this.letters = letters;
            this.digits = digits;
        }
    }

    private static final Pattern WRITTEN =
            Pattern.compile("([A-Z0-9]{2,5})-(R|SP)?(\\d{1,4})([A-Z*]?)(?:/\\d{1,4})?(?:-(\\d{1,2}))?");
    private static final Comparator<CardNumber> ORDER = Comparator.comparingInt((CardNumber n) -> Sets.number(n.set))
            .thenComparingInt(n -> Variants.number(n.variant)).thenComparing(CardNumber::prefix)
            .thenComparingInt(CardNumber::number);

    /** Reads a number; what it cannot be is said. */
    public static CardNumber of(String written) {
        Matcher parts = WRITTEN.matcher(written.strip().toUpperCase(Locale.ROOT));
        if (!parts.matches()) {
            throw new BadInput("\"" + written + "\" is no number of a card; write it like OGN-007");
        }
        Prefix prefix = Prefix.NONE;
        for (Prefix p : Prefix.values()) {
            prefix = p.letters.equals(parts.group(2)) ? p : prefix;
        }
        String letter = parts.group(4).replace('*', 'S').toLowerCase(Locale.ROOT);
        boolean otherArt = letter.isEmpty() && parts.group(5) != null && Integer.parseInt(parts.group(5)) > 1;
        CardNumber number = new CardNumber(parts.group(1), prefix, Integer.parseInt(parts.group(3)),
                otherArt ? "a" : letter);
        Sets.number(number.set);
        Variants.number(number.variant);
        return number;
    }

    @Override
    public int compareTo(CardNumber other) {
        return ORDER.compare(this, other);
    }

    /** As one entry of a deck that lists every copy: OGN-007-1, and OGN-007-2 for another art. */
    public String entry() {
        return set + "-" + prefix.letters + digits() + (variant.isEmpty() ? "-1" : "-2");
    }

    private String digits() {
        return "0".repeat(Math.max(0, prefix.digits - String.valueOf(number).length())) + number;
    }

    @Override
    public String toString() {
        return set + "-" + prefix.letters + digits() + variant;
    }
}
