package cardinal.ufs.flow;

import cardinal.ufs.ability.Limit;

/** How many cards a limit asks for. */
public final class Counts {
    private Counts() {
    }

    public static int least(Limit limit, int n) {
        return switch (limit.than()) {
            case EXACTLY, PRECISELY, OR_MORE, OR_GREATER, OR_HIGHER, AT_LEAST -> n;
            case MORE_THAN -> n + 1;
            case OR_LESS, OR_FEWER, LESS_THAN, BELOW, UP_TO -> 0;
            case ANY_NUMBER -> 0;
        };
    }

    public static int most(Limit limit, int n, int available) {
        return switch (limit.than()) {
            case EXACTLY, PRECISELY, OR_LESS, OR_FEWER, UP_TO -> Math.min(n, available);
            case LESS_THAN, BELOW -> Math.min(n - 1, available);
            case OR_MORE, OR_GREATER, OR_HIGHER, AT_LEAST, MORE_THAN, ANY_NUMBER -> available;
        };
    }
}
