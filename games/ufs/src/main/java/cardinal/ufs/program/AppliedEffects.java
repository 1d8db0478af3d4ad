package cardinal.ufs.program;

import java.util.Arrays;

/** C.3.3.4.3: the modifier effects that a state has consumed, by their numbers, in the order in which they were applied. */
final class AppliedEffects {
    private AppliedEffects() {
    }

    static boolean have(int[] applied, int effect) {
        for (int a : applied) {
            if (a == effect) {
                return true;
            }
        }
        return false;
    }

    static int[] with(int[] applied, int effect) {
        int[] more = Arrays.copyOf(applied, applied.length + 1);
        more[applied.length] = effect;
        return more;
    }

    static int[] without(int[] applied, int effect) {
        int[] left = new int[applied.length];
        int n = 0;
        for (int a : applied) {
            left[n] = a;
            n += a == effect ? 0 : 1;
        }
        return Arrays.copyOf(left, n);
    }
}
