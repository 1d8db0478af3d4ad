package cardinal.ufs.deck;

import cardinal.cards.deck.Problem;
import cardinal.ufs.program.CardDef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck list as it was read, legal or not.
 *
 * @param characters  the starting character; one, in a legal deck
 * @param main  the deck without it
 */
public record DeckSheet(String name, List<CardDef> characters, List<CardDef> main, List<CardDef> sideboard,
        List<Problem> problems) {

    /** A deck as a sheet, to be checked. */
    public static DeckSheet of(Deck deck) {
        return new DeckSheet(deck.name(), List.of(deck.character()), deck.main(), deck.sideboard(), List.of());
    }

    /** What stands under each heading, in the order of a list. */
    public Map<String, List<CardDef>> sections() {
        Map<String, List<CardDef>> sections = new LinkedHashMap<>();
        sections.put(Section.CHARACTER.title(), characters);
        sections.put(Section.MAIN.title(), main);
        sections.put(Section.SIDEBOARD.title(), sideboard);
        return sections;
    }
}
