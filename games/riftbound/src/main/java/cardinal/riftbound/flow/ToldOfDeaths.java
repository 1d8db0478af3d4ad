package cardinal.riftbound.flow;

import cardinal.riftbound.table.RiftTable;

/** A procedure that is told what died of what it killed, once replacements have been decided (366). */
public interface ToldOfDeaths {
    /** So many permanents were killed, so many units among them. */
    void killed(RiftTable t, int permanents, int units);
}
