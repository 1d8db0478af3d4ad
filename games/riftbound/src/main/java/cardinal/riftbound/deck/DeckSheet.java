package cardinal.riftbound.deck;

import cardinal.cards.deck.Problem;
import cardinal.riftbound.program.CardDef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck list as it was read, legal or not: what stands in each section, and what could not be read.
 *
 * @param legends  one, in a legal deck
 * @param champions  the chosen champion; one, in a legal deck
 * @param main  the Main Deck without the chosen champion
 * @param sideboard  kept apart; no part of the deck
 */
public record DeckSheet(String name, List<CardDef> legends, List<CardDef> champions, List<CardDef> main,
        List<CardDef> runes,
        List<CardDef> battlefields, List<CardDef> sideboard, List<Problem> problems) {

    /** A deck as a sheet, to be checked. */
    public static DeckSheet of(Deck deck) {
        return new DeckSheet(deck.name(), List.of(deck.legend()), List.of(deck.champion()), deck.main(), deck.runes(),
                deck.battlefields(),
                List.of(), List.of());
    }

    /** What stands under each heading, in the order of a list. */
    public Map<String, List<CardDef>> sections() {
        Map<String, List<CardDef>> sections = new LinkedHashMap<>();
        sections.put(Section.LEGEND.title(), legends);
        sections.put(Section.CHAMPION.title(), champions);
        sections.put(Section.MAIN.title(), main);
        sections.put(Section.RUNES.title(), runes);
        sections.put(Section.BATTLEFIELDS.title(), battlefields);
        sections.put(Section.SIDEBOARD.title(), sideboard);
        return sections;
    }
}
