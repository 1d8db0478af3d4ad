package cardinal.riftbound.card;

import java.util.Locale;

/** The card types of 132.4 to 132.6. */
public enum CardType {
    UNIT, GEAR, SPELL, RUNE, BATTLEFIELD, LEGEND;

    /** 132.4.a.2: units and gear stay on the board after being played. */
    public boolean isPermanent() {
        return this == UNIT || this == GEAR;
    }

    /** 132.4: the types that live in the Main Deck; what card text calls a card (052). */
    public boolean isMainDeck() {
        return this == UNIT || this == GEAR || this == SPELL;
    }

    /** 106.5.d, 163.2.b: legends and battlefields stay where the setup put them. */
    public boolean isFixed() {
        return this == LEGEND || this == BATTLEFIELD;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
