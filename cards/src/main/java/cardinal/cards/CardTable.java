package cardinal.cards;

import cardinal.kernel.Digest;
import cardinal.kernel.Edition;
import cardinal.kernel.Identity;
import cardinal.kernel.Listeners;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.List;

/**
 * The table of a card game: the kernel's, with the pool its cards come from, what listens to what, and whose turn it is.
 *
 * @param <C> a compiled card
 * @param <P> the pool of the game
 */
public abstract class CardTable<C extends Compiled<?, ?>, P extends Pool<?, ?, C>> extends Table {
    private final P pool;
    private final Listeners listeners;
    private int active;
    private int first;
    private int turn;

    /** lanes: how many kinds of things a card can be listed for, see {@link Listeners}. */
    protected CardTable(Edition edition, P pool, int lanes, int seats, List<ZoneSpec> zones, Identity identity,
            long seed) {
        super(edition, seats, zones, identity, seed);
        this.pool = pool;
        listeners = new Listeners(lanes);
        first = NONE;
    }

    protected CardTable(CardTable<C, P> o) {
        super(o);
        pool = o.pool;
        listeners = o.listeners.copy();
        active = o.active;
        first = o.first;
        turn = o.turn;
    }

    public final P pool() {
        return pool;
    }

    public final Listeners listeners() {
        return listeners;
    }

    /** The card an object shows. */
    @SuppressWarnings("unchecked")
    public final C def(int card) {
        return (C) piece(card).face();
    }

    /** The player whose turn it is. */
    public final int active() {
        return active;
    }

    public void setActive(int seat) {
        active = seat;
        touch();
    }

    /** The player who took or takes the first turn; {@link #NONE} before that is decided. */
    public final int first() {
        return first;
    }

    public final void setFirst(int seat) {
        first = seat;
        setActive(seat);
    }

    /** How many turns have begun. */
    public final int turn() {
        return turn;
    }

    public final void setTurn(int n) {
        turn = n;
    }

    @Override
    protected void fingerprint(Digest d) {
        d.add(active).add(first).clock(turn);
    }
}
