package cardinal.riftbound.deck;

import cardinal.riftbound.program.CardDef;
import java.util.List;

/** The parts of a deck list, with the headings players write over them. */
enum Section implements cardinal.cards.deck.Section {
    LEGEND("legend", "legends", "champion legend"), CHAMPION("champion", "champions", "chosen champion"),
    MAIN("main deck", "maindeck", "main", "deck", "units", "gear", "spells"),
    RUNES("runes", "rune", "rune deck", "runedeck", "rune pool"),
    BATTLEFIELDS("battlefields", "battlefield"), SIDEBOARD("sideboard", "side deck", "side board", "side", "sb");

    private final List<String> headings;

    Section(String... headings) {
        this.headings = List.of(headings);
    }

    @Override
    public List<String> headings() {
        return headings;
    }

    /** Where a card belongs by its type, when no heading says it. */
    static Section of(CardDef card) {
        return switch (card.type()) {
            case LEGEND -> LEGEND;
            case RUNE -> RUNES;
            case BATTLEFIELD -> BATTLEFIELDS;
            case UNIT, GEAR, SPELL -> MAIN;
        };
    }
}
