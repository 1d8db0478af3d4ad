package cardinal.ufs.scenario;

import cardinal.cards.Shelf;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioCards;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardReader;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.set.UfsCards;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.Edition;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The cards of a UFS scenario, with those that are there when nothing is said: a fighter, foundations, blank cards. */
final class UfsScenarioCards extends ScenarioCards<CardData, CardText, CardDef, CardPool> {
    static final String BLANK = "Blank";
    static final String FOUNDATION = "Foundation";
    static final String FIGHTER = "Fighter";

    /** Every symbol, so that none of these cards is in the way of another (E.4.1.2). */
    private static final List<String> ALL = Arrays.stream(Symbol.values()).map(Symbol::name).toList();

    /** pool: where its cards are. */
    UfsScenarioCards(Scenario scenario, Edition edition, Shelf<CardData, CardText> shipped, CardPool pool) {
        super(UfsCards.library(edition), shipped, pool);
        add(Map.of("name", BLANK, "type", "foundation", "check", 6, "symbols", ALL));
        add(Map.of("name", FOUNDATION, "type", "foundation", "check", 6, "symbols", ALL));
        add(Map.of("name", FIGHTER, "type", "character", "check", 6, "handSize", 6, "vitality", 30, "symbols", ALL));
        describe(scenario);
    }

    private void add(Map<String, ?> fields) {
        if (pool().find(String.valueOf(fields.get("name"))) == null) {
            usual(CardReader.read("a card of every scenario", fields));
        }
    }

    /** A card without difficulty, which is drawn and checked with, but not played. */
    CardDef blank() {
        return pool().get(BLANK);
    }

    /** A character of all symbols with hand size 6 and 30 vitality. */
    CardDef fighter() {
        return pool().get(FIGHTER);
    }

    /** A blank card that checks so much: "Check 4". */
    String checking(int control) {
        String name = "Check " + control;
        if (!has(name)) {
            add(Map.of("name", name, "type", "foundation", "check", control, "symbols", ALL));
        }
        return name;
    }
}
