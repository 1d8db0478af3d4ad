package cardinal.riftbound.deck;

import cardinal.kernel.BadInput;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.List;

/** 462.8.g, 462.8.h: teammates may not bring the same legend or battlefield. */
public final class Teams {
    private Teams() {
    }

    public static void check(Edition edition, Mode mode, List<Deck> decks) {
        for (int seat = 0; mode.teams() && seat < 2; seat++) {
            Deck one = decks.get(seat);
            Deck other = decks.get(seat ^ 2);
            if (one.legend() == other.legend()) {
                throw new BadInput(
                        edition.cite("462.8.g") + ": teammates may not use the same legend, " + one.legend().name());
            }
            for (CardDef battlefield : one.battlefields()) {
                if (other.battlefields().contains(battlefield)) {
                    throw new BadInput(edition.cite("462.8.h") + ": teammates may not use the same battlefield, "
                            + battlefield.name());
                }
            }
        }
    }
}
