package cardinal.riftbound.table;

import cardinal.kernel.Table;

/** 415.5.c: to whom deaths in the next cleanup are attributed: a player, whether by a spell, and which chain item. */
public record Blame(int seat, boolean spell, int item) {
    public static final Blame NOBODY = new Blame(Table.NONE, false, Table.NONE);
}
