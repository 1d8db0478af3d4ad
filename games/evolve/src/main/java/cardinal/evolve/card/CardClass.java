package cardinal.evolve.card;

import java.util.Locale;

/** 2.2: the classes. Neutral cards go into a deck of any class (6.1.1.5.1). */
public enum CardClass {
    FORESTCRAFT, SWORDCRAFT, RUNECRAFT, DRAGONCRAFT, ABYSSCRAFT, HAVENCRAFT, NEUTRAL;

    /** The icon of the class as it is typed in card text. */
    public String icon() {
        return "[" + name().toLowerCase(Locale.ROOT) + "]";
    }
}
