package cardinal.cards.grammar;

import java.util.List;
import java.util.stream.IntStream;

/** A whole number from 0 in digits, without leading zeros. */
final class Digits extends Syntax<Integer> {
    /** More digits than any card has; keeps the number inside an int. */
    private static final int MOST_DIGITS = 6;

    @Override
    List<Reading<Integer>> read(Scan scan, int at, boolean opening) {
        int end = at;
        while (end < scan.length() && isDigit(scan.at(end))) {
            end++;
        }
        boolean leadingZero = end - at > 1 && scan.at(at) == '0';
        if (end == at || leadingZero || end - at > MOST_DIGITS) {
            scan.missed(at, "a number");
            return List.of();
        }
        return List.of(new Reading<>(Integer.parseInt(scan.text(), at, end, 10), end));
    }

    static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.anyOf(IntStream.rangeClosed(0, 9).mapToObj(n -> Starts.with(String.valueOf(n))).toList());
    }

    @Override
    boolean print(Object value, Printer out) {
        if (!(value instanceof Integer number) || number < 0) {
            return false;
        }
        out.write(number.toString());
        return true;
    }
}
