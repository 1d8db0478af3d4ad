package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;

/** A number against which something is measured: "4 or less", "6", "1 or more", "at least 2", "more than 3". */
@Spoken(Spoken.Manner.HOLDER)
public record Limit(Than than, Amount n) {

    /** How. The same meaning in other words is told apart for printing only. */
    public enum Than {
        EXACTLY,
        /** "exactly". */
        PRECISELY,
        /** "or less". */
        OR_LESS,
        /** "or fewer". */
        OR_FEWER,
        /** "or more". */
        OR_MORE,
        /** "or greater". */
        OR_GREATER,
        /** "or higher". */
        OR_HIGHER,
        /** "at least". */
        AT_LEAST,
        /** "more than", "greater than". */
        MORE_THAN,
        /** "less than". */
        LESS_THAN,
        /** "below printed": less than what is printed. */
        BELOW,
        /** "any number of": at least one. */
        ANY_NUMBER,
        /** "up to". */
        UP_TO
    }

    public static Limit exactly(int n) {
        return new Limit(Than.EXACTLY, Amount.of(n));
    }

    /** Whether a value keeps to it. */
    public boolean allows(int value, int limit) {
        return switch (than) {
            case EXACTLY, PRECISELY -> value == limit;
            case OR_LESS, OR_FEWER, UP_TO -> value <= limit;
            case OR_MORE, OR_GREATER, OR_HIGHER, AT_LEAST -> value >= limit;
            case MORE_THAN -> value > limit;
            case LESS_THAN, BELOW -> value < limit;
            case ANY_NUMBER -> value >= 1;
        };
    }

    /** How many cards it asks for at the least, n being its number. */
    public int least(int n) {
        return switch (than) {
            case EXACTLY, PRECISELY, OR_MORE, OR_GREATER, OR_HIGHER, AT_LEAST -> n;
            case MORE_THAN -> n + 1;
            case OR_LESS, OR_FEWER, LESS_THAN, BELOW, UP_TO -> 0;
            case ANY_NUMBER -> 0;
        };
    }

    /** How many of those that are there it allows. */
    public int most(int n, int available) {
        return switch (than) {
            case EXACTLY, PRECISELY, OR_LESS, OR_FEWER, UP_TO -> Math.min(n, available);
            case LESS_THAN, BELOW -> Math.min(n - 1, available);
            case OR_MORE, OR_GREATER, OR_HIGHER, AT_LEAST, MORE_THAN, ANY_NUMBER -> available;
        };
    }
}
