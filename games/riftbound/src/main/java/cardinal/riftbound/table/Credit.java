package cardinal.riftbound.table;

import cardinal.kernel.Table;

/**
 * 415.5: to whom a kill is credited. 411, 428.5 of 2026-07: the player who is responsible, and, apart from that, the spell or ability that it is
 * attributed to.
 *
 * @param seat  the responsible player, or NONE
 * @param controller  who controls what it is attributed to, or NONE
 * @param spell  whether it is attributed to a spell
 * @param item  the chain item it is attributed to, or NONE
 */
public record Credit(int seat, int controller, boolean spell, int item) {
    public static final Credit NOBODY = new Credit(Table.NONE, Table.NONE, false, Table.NONE);

    /** What a spell or ability does by itself. */
    public static Credit of(ChainItem item) {
        return of(item.controller(), item);
    }

    /** What a player does because a spell or ability says so. */
    public static Credit of(int seat, ChainItem item) {
        return new Credit(seat, item.controller(), item.isOfSpell(), item.id());
    }

    /** What a player does, or a unit of theirs, and no spell or ability. */
    public static Credit of(int seat) {
        return new Credit(seat, Table.NONE, false, Table.NONE);
    }

    /** 411.6 of 2026-07: whether this player did it with a spell: they are responsible, and they control the spell. */
    public boolean isWithSpellOf(int player) {
        return spell && seat == player && controller == player;
    }
}
