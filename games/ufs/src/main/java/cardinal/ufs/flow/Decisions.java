package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Locals;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.List;

/**
 * J.1.4: what has been decided for the instruction that is being carried out.
 *
 * @param picks  the cards that were picked, each time
 * @param ordered  the players who picked, as bits: the order of picking is that of the cards
 * @param answers  what was answered to questions of the verb
 * @param player  the player who decides first, or who is meant by "either player"; {@link Table#NONE} until it is said
 * @param inTurn  whether the first of both players has acted and the other follows (K.1.3.1)
 */
record Decisions(List<List<Ref>> picks, int ordered, List<Long> answers, int player, boolean inTurn) implements Locals {
    static final Decisions NONE = new Decisions(List.of(), 0, List.of(), Table.NONE, false);

    boolean knowsPlayer() {
        return player != Table.NONE;
    }

    Decisions picked(List<Ref> cards) {
        return new Decisions(More.of(picks, List.copyOf(cards)), ordered, answers, player, inTurn);
    }

    Decisions orderedBy(int seat) {
        return new Decisions(picks, ordered | 1 << seat, answers, player, inTurn);
    }

    Decisions answered(long answer) {
        return new Decisions(picks, ordered, More.of(answers, answer), player, inTurn);
    }

    Decisions of(int seat) {
        return new Decisions(picks, ordered, answers, seat, inTurn);
    }

    Decisions inTurn(boolean follows) {
        return new Decisions(picks, ordered, answers, player, follows);
    }
}
