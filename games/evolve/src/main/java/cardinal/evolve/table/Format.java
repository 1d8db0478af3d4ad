package cardinal.evolve.table;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.Locale;

/** How decks are built and what the game adds to the usual rules. */
public enum Format {
    /** 6.1. */
    STANDARD,
    /** Appendix B: sealed play with eight packs. */
    OPEN_8,
    /** Appendix B1 of version 1.24.1: the same with all the packs of a box. */
    BOX_BATTLE,
    /** Appendix B2 of version 1.24.1: two leader cards, and cards of both classes. */
    CROSSOVER;

    /** Whether decks are built from packs that were opened for it. */
    public boolean isSealed() {
        return this == OPEN_8 || this == BOX_BATTLE;
    }

    /** How many leader cards a deck has. */
    public int leaders() {
        return this == CROSSOVER ? 2 : 1;
    }

    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The format of this name among those that a document has. */
    public static Format named(String name, List<Format> known) {
        for (Format f : known) {
            if (f.title().equalsIgnoreCase(name.strip()) || name.isBlank() && f == STANDARD) {
                return f;
            }
        }
        throw new BadInput("there is no format \"" + name + "\"; there are "
                + String.join(" and ", known.stream().map(Format::title).toList()));
    }
}
