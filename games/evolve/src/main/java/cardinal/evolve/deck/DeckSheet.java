package cardinal.evolve.deck;

import cardinal.cards.deck.Problem;
import cardinal.evolve.program.CardDef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck list as it was read, legal or not: what stands in each section, and what could not be read.
 *
 * @param leaders  one, in a legal deck
 * @param packs  what was opened (Appendix B 6.1.1); nothing where the list does not say
 */
public record DeckSheet(String name, List<CardDef> leaders, List<CardDef> main, List<CardDef> evolve,
        List<CardDef> packs, List<Problem> problems) {

    /** What stands under each heading, in the order of a list. */
    public Map<String, List<CardDef>> sections() {
        Map<String, List<CardDef>> sections = new LinkedHashMap<>();
        sections.put(Section.LEADER.title(), leaders);
        sections.put(Section.MAIN.title(), main);
        sections.put(Section.EVOLVE.title(), evolve);
        sections.put(Section.PACKS.title(), packs);
        return sections;
    }
}
