package cardinal.evolve.flow;

import cardinal.evolve.program.CardDef;
import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * One card on its way to a zone, or a token to be created there (9.1.2).
 *
 * @param card  the card, or NONE for a token
 * @param zone  the zone's number
 * @param reason  how it goes there, as {@link cardinal.evolve.table.Movement} packs it
 * @param atTop  on top of the zone, or at its bottom
 * @param overflow  the zone where it goes if it does not fit in, or NONE
 */
public record CardMove(int card, @Nullable CardDef token, int zone, int reason, boolean atTop, boolean facedown,
        boolean engaged, int overflow) {
    static CardMove of(int card, int zone, int reason) {
        return new CardMove(card, null, zone, reason, true, false, false, Table.NONE);
    }

    public static CardMove token(CardDef def, int zone, int reason) {
        return new CardMove(Table.NONE, def, zone, reason, true, false, false, Table.NONE);
    }

    CardMove facedown(boolean down) {
        return new CardMove(card, token, zone, reason, atTop, down, engaged, overflow);
    }

    CardMove atBottom() {
        return new CardMove(card, token, zone, reason, false, facedown, engaged, overflow);
    }

    public CardMove orElseTo(int other) {
        return new CardMove(card, token, zone, reason, atTop, facedown, engaged, other);
    }

    /** There was no room for it. */
    CardMove overflowing() {
        return new CardMove(card, token, overflow, reason, atTop, facedown, engaged, Table.NONE);
    }
}
