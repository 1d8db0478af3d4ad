package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Who;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;

/** Whom a word of card text means, seen from the controller of the effect (J.1.5). */
public final class Players {
    /** Both seats, as bits. */
    public static final int EVERYBODY = 3;

    private Players() {
    }

    /** The one player who is meant, or {@link Table#NONE} where the word names no single one. */
    public static int seat(UfsTable t, Bindings b, Who who) {
        return switch (who) {
            case YOU, YOURSELF -> b.controller();
            case RIVAL -> b.rival();
            case THEY, THAT_PLAYER -> b.they() == Table.NONE ? b.rival() : b.they();
            case SAME -> b.they() == Table.NONE ? b.controller() : b.they();
            case OWNER -> owner(t, b);
            case HOLDER -> b.source().isNone() ? b.controller() : t.holder(b.source().card());
            case ACTIVE -> t.active();
            case BOTH, EACH, EITHER, ANY, NOBODY -> Table.NONE;
        };
    }

    /** Every player who is or could be meant, as bits; somebody in general is everybody. */
    public static int mask(UfsTable t, Bindings b, Who who) {
        int seat = seat(t, b, who);
        return seat == Table.NONE ? EVERYBODY : 1 << seat;
    }

    public static boolean includes(UfsTable t, Bindings b, Who who, int seat) {
        return seat != Table.NONE && (mask(t, b, who) >> seat & 1) != 0;
    }

    /** A.3.2: "its owner" is the owner of the card that was mentioned last. */
    private static int owner(UfsTable t, Bindings b) {
        if (!b.it().isEmpty()) {
            return t.piece(b.it().getFirst().card()).owner();
        }
        Ref source = b.source();
        return source.isNone() ? b.controller() : t.piece(source.card()).owner();
    }
}
