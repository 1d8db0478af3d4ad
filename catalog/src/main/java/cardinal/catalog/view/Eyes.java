package cardinal.catalog.view;

import cardinal.kernel.Sight;
import cardinal.kernel.Table;

/**
 * Whose eyes see a table.
 *
 * @param seat  {@link Table#NONE} for a spectator
 * @param open  everything is seen, as after a match
 */
public record Eyes(int seat, boolean open) {
    public static final Eyes SPECTATOR = new Eyes(Table.NONE, false);
    public static final Eyes OPEN = new Eyes(Table.NONE, true);

    public static Eyes of(int seat) {
        return new Eyes(seat, false);
    }

    public boolean see(Table t, int card) {
        return open || Sight.sees(t, seat, card);
    }
}
