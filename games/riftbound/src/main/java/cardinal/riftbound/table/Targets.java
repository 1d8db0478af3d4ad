package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.Arrays;
import java.util.List;

/**
 * The choices made for a chain item, one group of references per slot (352.4). Immutable. A location is written as a
 * reference to its zone with the incarnation LOCATION, a player as one to no card with the incarnation PLAYER.
 */
public final class Targets {
    public static final int LOCATION = -9;
    /** Of a player; the card is one less than NONE less the seat, so that no card and no item on the chain is meant. */
    public static final int PLAYER = -8;
    public static final Targets NONE = new Targets(new Ref[0][]);
    private static final Ref[] EMPTY = new Ref[0];
    /** One slot, still empty. */
    public static final Targets OPEN = NONE.open();

    private final Ref[][] slots;

    private Targets(Ref[][] slots) {
        this.slots = slots;
    }

    public static Ref location(int zone) {
        return new Ref(zone, LOCATION);
    }

    public static Ref player(int seat) {
        return new Ref(Table.NONE - 1 - seat, PLAYER);
    }

    /** The player chosen in a slot, or NONE. */
    public int seat(int i) {
        Ref[] chosen = slot(i);
        return chosen.length == 1 && chosen[0].incarnation() == PLAYER ? Table.NONE - 1 - chosen[0].card()
                : Table.NONE;
    }

    public int size() {
        return slots.length;
    }

    public Ref[] slot(int i) {
        return i < slots.length ? slots[i] : EMPTY;
    }

    /** With one more slot, still empty. */
    public Targets open() {
        Ref[][] more = Arrays.copyOf(slots, slots.length + 1);
        more[slots.length] = EMPTY;
        return new Targets(more);
    }

    /** With one more pick in the last slot. */
    public Targets add(Ref ref) {
        Ref[][] more = slots.clone();
        int last = more.length - 1;
        more[last] = Arrays.copyOf(more[last], more[last].length + 1);
        more[last][more[last].length - 1] = ref;
        return new Targets(more);
    }

    /** With another group in one slot. */
    public Targets with(int slot, Ref[] group) {
        Ref[][] more = slots.clone();
        more[slot] = group.clone();
        return new Targets(more);
    }

    public boolean has(int slot, int card) {
        for (Ref r : slot(slot)) {
            if (r.card() == card) {
                return true;
            }
        }
        return false;
    }

    /** Whether this card or object was picked in any slot. */
    public boolean includes(int card) {
        for (Ref[] slot : slots) {
            for (Ref r : slot) {
                if (r.card() == card && r.incarnation() != LOCATION) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return List.of(slots).stream().map(Arrays::toString).toList().toString();
    }
}
