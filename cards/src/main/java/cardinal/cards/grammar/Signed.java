package cardinal.cards.grammar;

import java.util.List;

/** A number with its sign: "+2" or "-4". */
final class Signed extends Syntax<Integer> {
    private final Digits digits = new Digits();

    @Override
    List<Reading<Integer>> read(Scan scan, int at, boolean opening) {
        char sign = at < scan.length() ? scan.at(at) : ' ';
        if (sign != '+' && sign != '-') {
            scan.missed(at, "a number with its sign");
            return List.of();
        }
        return digits.read(scan, at + 1, false).stream()
                .filter(reading -> sign == '+' || reading.value() > 0)
                .map(reading -> sign == '+' ? reading : new Reading<>(-reading.value(), reading.end()))
                .toList();
    }

    @Override
    Starts starts(List<Rule<?>> within) {
        return Starts.anyOf(List.of(Starts.with("+"), Starts.with("-")));
    }

    @Override
    boolean print(Object value, Printer out) {
        if (!(value instanceof Integer number)) {
            return false;
        }
        out.write(number >= 0 ? "+" + number : number.toString());
        return true;
    }
}
