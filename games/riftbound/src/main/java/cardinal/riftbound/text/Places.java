package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter.Place;

/** Where objects are, with the blank before: " at a battlefield", " from your trash". */
final class Places {
    private Places() {
    }

    /**
     * @param several whether the noun before is in the plural: one unit at a battlefield is at any of them, all units at a
     *     battlefield are at one that is chosen (352.10.d)
     * @param preposition "in" the trash, or taken "from" it
     */
    static Syntax<Place> where(boolean several, String preposition) {
        Syntax<Place> board = several
                ? either(
                        says(" at battlefields", Place.AT_BATTLEFIELD),
                        says(" at a battlefield", Place.AT_CHOSEN_BATTLEFIELD),
                        says(" in bases", Place.IN_BASE))
                : either(says(" at a battlefield", Place.AT_BATTLEFIELD), says(" in a base", Place.IN_BASE));
        String from = " " + preposition + " ";
        Syntax<Place> hidden = preposition.equals("from") ? says(" from [Hidden]", Place.HIDDEN) : either();
        return either(
                board, hidden, says(" at its location", Place.WITH_IT), says(" at its destination", Place.ITS_LOCATION),
                SelfWords.self(" banished with me", " banished with this", Place.BANISHED_WITH_ME),
                says(from + "their hand", Place.THEIR_HAND),
                says(" here", Place.HERE), says(" there", Place.THERE), says(" in your base", Place.IN_YOUR_BASE),
                says(" at another location", Place.ELSEWHERE), says(" in combat", Place.IN_COMBAT),
                says(from + "your trash", Place.YOUR_TRASH),
                says(from + (several ? "trashes" : "a trash"), Place.ANY_TRASH),
                says(from + "your hand", Place.YOUR_HAND), says(from + "your Champion Zone", Place.YOUR_CHAMPION_ZONE));
    }
}
