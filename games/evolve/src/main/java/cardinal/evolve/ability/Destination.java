package cardinal.evolve.ability;

/** Where cards are put; "your" is the acting player's, "its owner's" the owner's (4.1.6). */
public enum Destination {
    FIELD(Zone.FIELD), OWNERS_FIELD(Zone.FIELD), EX_AREA(Zone.EX), OWNERS_EX_AREA(Zone.EX), HAND(Zone.HAND),
    OWNERS_HAND(Zone.HAND), CEMETERY(Zone.CEMETERY), OWNERS_CEMETERY(Zone.CEMETERY), BANISHED(Zone.BANISHED),
    TOP(Zone.DECK), BOTTOM(Zone.DECK), TOP_OR_BOTTOM(Zone.DECK), TOP_IN_ANY_ORDER(Zone.DECK),
    BOTTOM_IN_ANY_ORDER(Zone.DECK), OWNERS_TOP(Zone.DECK), OWNERS_BOTTOM(Zone.DECK), OWNERS_TOP_OR_BOTTOM(Zone.DECK),
    /** As far from the top as there are cards (4.1.3.1 of version 1.24.1). */
    THIRD_FROM_TOP(Zone.DECK);

    private final Zone zone;

    Destination(Zone zone) {
        this.zone = zone;
    }

    /** The kind of zone it is in. */
    public Zone zone() {
        return zone;
    }
}
