package cardinal.riftbound.deck;

import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.ArrayList;
import java.util.List;

/** 462.8.g, 462.8.h: teammates may not bring the same legend or battlefield. */
public final class Teams {
    private Teams() {
    }

    public static void check(Edition edition, Mode mode, List<Deck> decks) {
        List<Violation> broken = violations(edition, mode, decks);
        if (!broken.isEmpty()) {
            throw new BadInput(broken.getFirst().clause() + ": " + broken.getFirst().message());
        }
    }

    /** What is wrong with these decks at one table, seat by seat; some of the later seats may still be without one. */
    public static List<Violation> violations(Edition edition, Mode mode, List<Deck> decks) {
        List<Violation> broken = new ArrayList<>();
        for (int seat = 2; mode.teams() && seat < decks.size(); seat++) {
            Deck one = decks.get(seat ^ 2);
            Deck other = decks.get(seat);
            if (one.legend().name().equals(other.legend().name())) {
                broken.add(new Violation(edition.cite("462.8.g"),
                        "teammates may not use the same legend, " + one.legend().name()));
            }
            List<String> theirs = other.battlefields().stream().map(CardDef::name).toList();
            one.battlefields().stream().map(CardDef::name).distinct().filter(theirs::contains)
                    .forEach(battlefield -> broken.add(new Violation(edition.cite("462.8.h"),
                            "teammates may not use the same battlefield, " + battlefield)));
        }
        return broken;
    }
}
