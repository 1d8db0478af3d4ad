package cardinal.ufs.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cards leave the top of a deck together: drawn, milled, added. If the deck holds fewer, it is cycled in between and the rest
 * is taken (K.5.3); it stays one event.
 */
final class TakeCards extends Frame<UfsTable> {
    private static final Step<TakeCards, UfsTable> END = TakeCards::end;
    private static final Step<TakeCards, UfsTable> TAKE = TakeCards::take;
    static final Steps<TakeCards, UfsTable> STEPS = Steps.<TakeCards, UfsTable>of(TakeCards.class)
            .then("K.5.3", TakeCards::begin)
            .then("K.5.3", TAKE)
            .then("K.5.3", END);

    /** From whose deck. */
    private final int seat;
    /** Where the cards go. */
    private final int place;
    private final Act act;
    private final Cause cause;
    /** Which way up they come to lie. */
    private final Moving.Facing facing;
    /** How many are still to be taken. */
    private int left;
    /** Those that were. */
    private List<Ref> taken;
    /** What the other player took just before, where both players do it. */
    private @Nullable List<Ref> others;

    TakeCards(UfsTable t, int seat, int n, int place, Act act, Cause cause, Moving.Facing facing) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.place = place;
        this.act = act;
        this.cause = cause;
        this.facing = facing;
        left = n;
        taken = List.of();
    }

    private void begin(UfsTable t) {
        t.hold();
    }

    private void take(UfsTable t) {
        List<Ref> all = new ArrayList<>(taken.size() + left);
        all.addAll(taken);
        int deck = Places.of(seat, Places.DECK);
        while (left > 0 && t.size(deck) > 0) {
            int card = t.zones().top(deck);
            left--;
            boolean came = CardMoves.moveOne(t, card, place, act, cause, true, facing);
            if (came) {
                all.add(t.ref(card));
            }
            if (!came || t.piece(card).zone() == deck) {
                break;
            }
        }
        taken = List.copyOf(all);
        if (left > 0 && t.size(deck) == 0 && t.size(seat, Places.DISCARD) >= t.edition().leastForCycle()) {
            again();
        }
    }

    private void end(UfsTable t) {
        switch (t.below(this)) {
            case Asker asker -> {
                if (others != null) {
                    asker.picked(others);
                }
                asker.picked(taken);
            }
            case TakeCards next -> next.others = taken;
            case null, default -> {
            }
        }
        if (place == Places.DISCARD || place == Places.MOMENTUM) {
            Arrange.lay(t, Places.of(seat, place), taken.stream().filter(t::isSame).toList(), 0);
        }
        t.release();
    }
}
