package cardinal.riftbound.scenario;

import cardinal.cards.Shelf;
import cardinal.kernel.Nearest;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.set.RiftCards;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioCards;
import cardinal.scenario.SourceLine;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The cards of a Riftbound scenario, with those that fill decks and battlefields. */
final class RiftScenarioCards extends ScenarioCards<CardData, Ability, CardDef, CardPool> {
    /** More than anybody can pay: a blank card is drawn, not played. */
    private static final int TOO_EXPENSIVE = 99;

    private final CardDef blank;

    /** pool: where its cards are. */
    RiftScenarioCards(Scenario scenario, TextRules rules, Shelf<CardData, Ability> shipped, CardPool pool) {
        super(RiftCards.library(rules), shipped, pool);
        blank = usual(
                new CardData("Blank", "", CardType.UNIT, List.of(), List.of(), TOO_EXPENSIVE, -1, 1, List.of(), ""));
        describe(scenario);
    }

    /** The card that fills decks. */
    CardDef blank() {
        return blank;
    }

    /** A battlefield without abilities. */
    CardDef blankBattlefield(int number) {
        CardData data = new CardData("Battlefield " + number, "", CardType.BATTLEFIELD, List.of(), List.of(), -1, -1,
                -1, List.of(), "");
        return usual(data);
    }

    CardDef rune(Domain domain) {
        return pool().get(domain.title() + " Rune");
    }

    /** A rune by its name or by its domain. */
    CardDef findRune(SourceLine at, String name) {
        for (Domain d : Domain.values()) {
            if (d.name().equalsIgnoreCase(name.strip())) {
                return rune(d);
            }
        }
        if (!has(name)) {
            List<String> domains =
                    Arrays.stream(Domain.values()).map(d -> d.title().toLowerCase(Locale.ROOT)).toList();
            throw at.wrong("there is no rune \"" + name + "\"" + Nearest.hint(name, domains));
        }
        return find(at, name);
    }
}
