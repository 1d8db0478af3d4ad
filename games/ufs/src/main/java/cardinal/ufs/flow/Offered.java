package cardinal.ufs.flow;

import java.util.List;

/**
 * J.1.4: a part of an effect that players may do, one after the other (K.1.3); whoever may acts in it.
 *
 * @param at  the step that asks
 * @param end  the first step behind the part
 * @param seats  who is asked or acts now, and who after that
 * @param together  whether both do it as one event (K.1.3.1)
 * @param they  the player mentioned last before it
 */
record Offered(int at, int end, List<Integer> seats, boolean together, int they) {

    int seat() {
        return seats.getFirst();
    }

    boolean isBehind(int pc) {
        return pc < at || pc >= end;
    }

    boolean isLast() {
        return seats.size() == 1;
    }

    Offered next() {
        return new Offered(at, end, seats.subList(1, seats.size()), together, they);
    }
}
