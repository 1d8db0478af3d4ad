package cardinal.bots.outside;

import cardinal.bots.SeatView;
import cardinal.kernel.BadInput;

/** Answers as numbers: action i is the i-th option of the open question, in the order the rules offer them. */
public final class Actions {
    /** As wide as a mask is; in random play the starter decks offered less than a tenth of it. */
    public static final int WIDTH = 512;

    private Actions() {
    }

    /** Which actions are legal: as many from the beginning as the question has options. */
    public static boolean[] mask(SeatView view) {
        boolean[] mask = new boolean[WIDTH];
        for (int i = 0; i < Math.min(WIDTH, view.size()); i++) {
            mask[i] = true;
        }
        return mask;
    }

    /** The same number, if it is legal. */
    public static int legal(SeatView view, int action) {
        if (action < 0 || action >= view.size()) {
            throw new BadInput("there is no action " + action + "; "
                    + (view.size() == 0 ? "this seat is not asked" : "legal are 0 to " + (view.size() - 1)));
        }
        return action;
    }

    /** The action of these words. */
    public static int worded(SeatView view, String words) {
        for (int i = 0; i < view.size(); i++) {
            if (view.command(i).equals(words)) {
                return i;
            }
        }
        throw new BadInput("\"" + words + "\" is not offered; the options say what is");
    }
}
