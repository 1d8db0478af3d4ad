package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;

/**
 * 415.5: to whom a kill is credited. 411, 428.5 of 2026-07: the player who is responsible, and, apart from that, what it is attributed to: a spell or
 * ability with the object it belongs to, or units.
 *
 * @param seat  the responsible player, or NONE
 * @param controller  who controls the spell or ability that it is attributed to, or NONE
 * @param spell  whether it is attributed to a spell
 * @param item  the chain item it is attributed to, or NONE
 * @param by  the object it is attributed to, or none
 * @param lender  the object whose effect text the ability is, or NONE (411.6.a of 2026-07)
 * @param combat  the battlefield where the units of the responsible player have fought, or NONE (428.5.c.2 of 2026-07)
 */
public record Credit(int seat, int controller, boolean spell, int item, Ref by, int lender, int combat) {
    public static final Credit NOBODY = of(Table.NONE);

    /** What a spell or ability does by itself. */
    public static Credit of(ChainItem item) {
        return of(item.controller(), item);
    }

    /** What a player does because a spell or ability says so. */
    public static Credit of(int seat, ChainItem item) {
        return new Credit(seat, item.controller(), item.isOfSpell(), item.id(), item.source(), item.program().lender(),
                Table.NONE);
    }

    /** What a player does, and no spell or ability. */
    public static Credit of(int seat) {
        return new Credit(seat, Table.NONE, false, Table.NONE, Ref.NONE, Table.NONE, Table.NONE);
    }

    /** What a unit of a player does. */
    public static Credit of(int seat, Ref unit) {
        return new Credit(seat, Table.NONE, false, Table.NONE, unit, Table.NONE, Table.NONE);
    }

    /** What the units of a player do in combat. */
    public static Credit ofCombat(int seat, int battlefield) {
        return new Credit(seat, Table.NONE, false, Table.NONE, Ref.NONE, Table.NONE, battlefield);
    }

    /** 411.6 of 2026-07: whether this player did it with a spell: they are responsible, and they control the spell. */
    public boolean isWithSpellOf(int player) {
        return spell && seat == player && controller == player;
    }

    /** 411.6, 411.6.a of 2026-07: whether this player did it with this object: both of what has an ability and whose effect text it is. */
    public boolean isWith(RiftTable t, int player, int object) {
        if (seat != player || player == Table.NONE || controller != Table.NONE && controller != player) {
            return false;
        }
        return by.equals(t.ref(object)) || lender == object || combat != Table.NONE && hasFought(t, object);
    }

    /** 417.6.c, 428.5.c.2 of 2026-07: the damage was that of all its units that could deal any. */
    private boolean hasFought(RiftTable t, int object) {
        return t.battlefieldOf(t.piece(object).zone()) == combat && t.controller(object) == seat
                && t.is(object, Flag.ATTACKER | Flag.DEFENDER) && !t.is(object, Flag.STUNNED) && t.might(object) > 0;
    }
}
