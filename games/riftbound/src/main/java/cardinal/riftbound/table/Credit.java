package cardinal.riftbound.table;

import cardinal.kernel.Table;

/** 415.5.c: to whom deaths in the next cleanup are credited: a player, whether by a spell, and which chain item. */
public record Credit(int seat, boolean spell, int item) {
    public static final Credit NOBODY = new Credit(Table.NONE, false, Table.NONE);
}
