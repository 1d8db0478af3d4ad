package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;

/** 418.1.b: cards from the top of a Main Deck go to another zone; with too few the player burns out in between. */
public final class TakeFromDeck extends Frame<RiftTable> implements Acting {
    static final Steps<TakeFromDeck, RiftTable> STEPS = Steps.<TakeFromDeck, RiftTable>of(TakeFromDeck.class)
            .then("418.1.b", TakeFromDeck::take)
            .then("418.2.d", TakeFromDeck::report);

    private final int seat;
    /** How many. */
    private final int n;
    /** Where they go. */
    private final int zone;
    /** Whether they are burned (440 of 2026-07). */
    private final boolean burns;
    /** The cards taken so far. */
    /** Whether this has made the player burn out already. */
    private boolean burnt;
    private Targets taken;

    public TakeFromDeck(int seat, int n, int zone) {
        this(seat, n, zone, false);
    }

    private TakeFromDeck(int seat, int n, int zone, boolean burns) {
        super(STEPS);
        this.burns = burns;
        this.seat = seat;
        this.n = n;
        this.zone = zone;
        taken = Targets.NONE.open();
    }

    /** 440 of 2026-07: a player burns cards. */
    public static TakeFromDeck burning(RiftTable t, int seat, int n) {
        return new TakeFromDeck(seat, n, t.trash(seat), true);
    }

    private void take(RiftTable t) {
        while (taken.slot(0).length < n && t.size(t.deck(seat)) > 0) {
            int card = t.zones().top(t.deck(seat));
            if (zone == t.banishment(seat)) {
                GameActions.banish(t, card, seat);
            } else {
                GameActions.sendTo(t, card, zone);
            }
            t.secretShown();
            taken = taken.add(t.ref(card));
        }
        if (taken.slot(0).length < n) {
            t.push(new BurnOut(seat, burnt));
            burnt = true;
            again();
        }
    }

    /** 440.1.a of 2026-07: what triggers on burning comes after it. */
    private void report(RiftTable t) {
        if (burns && t.cares(Kind.BURNED)) {
            t.emit(new RiftEvent.Burned(seat, taken.slot(0).length));
        }
        if (t.below(this) instanceof Effect e) {
            e.remember(t, Arrays.stream(taken.slot(0)).mapToInt(ref -> ref.card()).toArray());
        }
    }

    @Override
    public int actor() {
        return seat;
    }
}
