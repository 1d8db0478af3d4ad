package cardinal.riftbound.rules;

import cardinal.riftbound.card.Price;

/** Prices in the shorthand of 133.2 and 134.2.e. */
public final class Words {
    private Words() {
    }

    public static String price(Price p) {
        return p.toString();
    }
}
