package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;

/**
 * From where words are read: "me", "you", "here", "there", "it".
 *
 * @param source  the object that speaks, or NONE
 * @param controller  "you", or NONE when nobody is (181.6.c)
 * @param here  the zone that is "here", or NONE
 */
public record Scope(int source, int controller, int here, int there, int it) {

    public Scope(int source, int controller, int here) {
        this(source, controller, here, Table.NONE, Table.NONE);
    }

    public static Scope of(RiftTable t, int source) {
        return new Scope(source, t.controller(source), hereOf(t, source));
    }

    /** 053.3: a battlefield's "here" is itself, anything else's is where it is. */
    public static int hereOf(RiftTable t, int source) {
        int b = t.battlefieldAt(source);
        return b == Table.NONE ? t.piece(source).zone() : t.battlefield(b);
    }
}
