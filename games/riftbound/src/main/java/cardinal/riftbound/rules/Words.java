package cardinal.riftbound.rules;

import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;

/** Prices in the shorthand of 133.2 and 134.2.e. */
public final class Words {
    private Words() {
    }

    public static String price(Price p) {
        StringBuilder s = new StringBuilder();
        if (p.energy() > 0 || p.power() == 0) {
            s.append('[').append(p.energy()).append(']');
        }
        for (Domain d : Domain.values()) {
            s.append(("[" + d.shorthand() + "]").repeat(p.powerIn(d.ordinal())));
        }
        s.append("[A]".repeat(p.powerIn(Price.ANY))).append("[C]".repeat(p.powerIn(Price.OWN)));
        return s.toString();
    }
}
