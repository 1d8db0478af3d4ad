package cardinal.evolve.rules;

import cardinal.cards.More;
import java.util.Arrays;
import java.util.List;

/**
 * 10.4.4.1, 10.10.2.4: what a card costs to play in play points: one of the values that effects set it to, in the order its player gives them
 * (10.10.2.1), or what is printed on it; then more and less.
 *
 * @param values  the values it can be set to, the least first, each once; its printed cost if nothing sets it
 * @param isSet  whether an effect sets it
 * @param difference  how much more or less it costs then
 */
public record Price(List<Integer> values, boolean isSet, int difference) {
    /** Nothing is paid for a card: an ability is played. */
    public static final Price NONE = new Price(List.of(0), false, 0);

    /** The usual ones, made once. */
    private static final Price[] PRINTED = new Price[20];

    static {
        Arrays.setAll(PRINTED, cost -> new Price(List.of(cost), false, 0));
    }

    static Price printed(int cost) {
        return cost >= 0 && cost < PRINTED.length ? PRINTED[cost] : new Price(List.of(cost), false, 0);
    }

    /** Something more that changes it. */
    Price with(int n) {
        return n == 0 ? this : new Price(values, isSet, difference + n);
    }

    /** Something more sets it to a value. */
    Price setTo(int value) {
        if (!isSet) {
            return new Price(List.of(value), true, difference);
        }
        return values.contains(value) ? this
                : new Price(More.of(values, value).stream().sorted().toList(), true, difference);
    }

    /** 1.3.2.2.1: what is paid where the value set last is this one; below zero it is zero. */
    public int of(int value) {
        return Math.max(0, value + difference);
    }

    /** The least that can be paid. */
    public int least() {
        return of(values.getFirst());
    }
}
