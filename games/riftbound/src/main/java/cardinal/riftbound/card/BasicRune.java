package cardinal.riftbound.card;

import java.util.List;

/** 157: the basic runes, and where each of their two abilities stands. */
public final class BasicRune {
    /** The place of the ability that exhausts for Energy (157.2.a). */
    public static final int FOR_ENERGY = 0;
    /** The place of the ability that recycles for Power (157.2.b). */
    public static final int FOR_POWER = 1;

    private BasicRune() {
    }

    /** The card itself, as every player has it, with its number in the base set, by which decks name it. */
    public static CardData card(Domain domain) {
        String number = switch (domain) {
            case FURY -> "OGN-007/298";
            case CALM -> "OGN-042/298";
            case MIND -> "OGN-089/298";
            case BODY -> "OGN-126/298";
            case CHAOS -> "OGN-166/298";
            case ORDER -> "OGN-214/298";
        };
        return new CardData(domain.title() + " Rune", number, CardType.RUNE, List.of(Supertype.BASIC), List.of(domain),
                -1,
                -1, -1, List.of(), "");
    }
}
