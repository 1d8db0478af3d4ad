package cardinal.riftbound.table;

import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;

/** 105 to 107: the zones of a table by the names the document gives them. */
interface NamedZones {
    Places places();

    Battlefields battlefields();

    Piece piece(int card);

    int size(int zone);

    int cardAt(int zone, int index);

    default int deck(int seat) {
        return places().of(seat, Places.DECK);
    }

    default int runeDeck(int seat) {
        return places().of(seat, Places.RUNE_DECK);
    }

    default int hand(int seat) {
        return places().of(seat, Places.HAND);
    }

    default int trash(int seat) {
        return places().of(seat, Places.TRASH);
    }

    default int banishment(int seat) {
        return places().of(seat, Places.BANISHMENT);
    }

    default long banishmentMask() {
        return places().everySeat(Places.BANISHMENT);
    }

    default int championZone(int seat) {
        return places().of(seat, Places.CHAMPION);
    }

    default int legendZone(int seat) {
        return places().of(seat, Places.LEGEND);
    }

    default int base(int seat) {
        return places().of(seat, Places.BASE);
    }

    default int chainZone() {
        return places().chain();
    }

    default int nowhere() {
        return places().nowhere();
    }

    default int battlefieldZone() {
        return places().battlefieldZone();
    }

    /** The location of the b-th battlefield, counted from 0. */
    default int battlefield(int b) {
        return places().battlefield(b);
    }

    default int facedown(int b) {
        return places().facedown(b);
    }

    /** The number of the battlefield whose location this zone is, or NONE. */
    default int battlefieldOf(int zone) {
        return places().battlefieldOf(zone);
    }

    default int facedownOf(int zone) {
        return places().facedownOf(zone);
    }

    default boolean isBase(int zone) {
        return places().isBase(zone);
    }

    default boolean isBoard(int zone) {
        return places().isBoard(zone);
    }

    /** Bit set of the zones in which a description looks for objects of this kind by default (352.8.a). */
    default long zonesOf(Filter.Kind kind) {
        return switch (kind) {
            case LEGEND -> places().everySeat(Places.LEGEND);
            case BATTLEFIELD -> 1L << places().battlefieldZone();
            case SPELL, SPELL_OR_ABILITY -> 1L << places().chain();
            case ABILITY -> 0;
            case FACEDOWN_CARD -> places().facedownMask();
            case ANYTHING -> places().locations() | places().everySeat(Places.LEGEND);
            case UNIT, GEAR, UNIT_OR_GEAR, PERMANENT, RUNE, CARD -> places().locations();
        };
    }

    default long boardMask() {
        return places().boardMask();
    }

    default long facedownMask() {
        return places().facedownMask();
    }

    default long battlefieldMask() {
        return places().battlefieldMask();
    }

    default long baseMask() {
        return places().everySeat(Places.BASE);
    }

    default long trashMask() {
        return places().everySeat(Places.TRASH);
    }

    /** The battlefield an object is at, or that it is; NONE in a base or elsewhere. */
    default int battlefieldAt(int card) {
        int zone = piece(card).zone();
        if (zone == places().battlefieldZone()) {
            return battlefields().of(card);
        }
        return places().battlefieldOf(zone);
    }

    /** What players call a location: a battlefield by its name. */
    default String placeName(int zone) {
        int b = battlefieldOf(zone);
        return b == Table.NONE ? "base" : piece(battlefields().card(b)).face().name();
    }

    /** The cards on top of a deck, the topmost first, as many as there are. */
    default int[] topOf(int deck, int n) {
        int[] cards = new int[Math.min(n, size(deck))];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = cardAt(deck, size(deck) - 1 - i);
        }
        return cards;
    }
}
