package cardinal.evolve.table;

import cardinal.kernel.BadInput;
import java.util.Locale;

/** How decks are built and what the game adds to the usual rules. */
public enum Format {
    /** 6.1. */
    STANDARD,
    /** Appendix B. */
    OPEN_8;

    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Format named(String name) {
        for (Format f : values()) {
            if (f.title().equalsIgnoreCase(name.strip()) || name.isBlank() && f == STANDARD) {
                return f;
            }
        }
        throw new BadInput("there is no format \"" + name + "\"; there are standard and open-8");
    }
}
