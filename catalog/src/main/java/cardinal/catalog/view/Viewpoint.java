package cardinal.catalog.view;

import cardinal.kernel.Sight;
import cardinal.kernel.Table;

/**
 * From where a table is seen.
 *
 * @param seat  {@link Table#NONE} for a spectator
 * @param open  everything is seen, as after a match
 */
public record Viewpoint(int seat, boolean open) {
    public static final Viewpoint SPECTATOR = new Viewpoint(Table.NONE, false);
    public static final Viewpoint OPEN = new Viewpoint(Table.NONE, true);

    public static Viewpoint of(int seat) {
        return new Viewpoint(seat, false);
    }

    /** Everything, from where a seat sits. */
    public static Viewpoint openFrom(int seat) {
        return new Viewpoint(seat, true);
    }

    public boolean see(Table t, int card) {
        return open || Sight.sees(t, seat, card);
    }
}
