package cardinal.riftbound.scenario;

import cardinal.cards.text.Reading;
import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.text.CardText;
import cardinal.scenario.Place;
import cardinal.scenario.Scenario;
import cardinal.scenario.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The cards a scenario can name: its own first, then those that are shipped. */
final class ScenarioCards {
    /** More than anybody can pay: a blank card is drawn, not played. */
    private static final int TOO_EXPENSIVE = 99;

    private final CardPool shipped;
    private final CardPool pool = new CardPool();
    private final CardDef blank;
    private final Set<String> own = new HashSet<>();

    ScenarioCards(Scenario scenario, CardPool shipped) {
        this.shipped = shipped;
        blank = pool.add(
                new CardData("Blank", "", CardType.UNIT, List.of(), List.of(), TOO_EXPENSIVE, -1, 1, List.of(), ""),
                List.of());
        for (Tree.Fields card : scenario.cards()) {
            add(card);
        }
    }

    CardPool pool() {
        return pool;
    }

    /** The card that fills decks. */
    CardDef blank() {
        return blank;
    }

    /** A battlefield without abilities. */
    CardDef blankBattlefield(int number) {
        CardData data = new CardData("Battlefield " + number, "", CardType.BATTLEFIELD, List.of(), List.of(), -1, -1,
                -1, List.of(), "");
        return pool.add(data, List.of());
    }

    CardDef rune(Domain domain) {
        return pool.get(domain.title() + " Rune");
    }

    private void add(Tree.Fields card) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Map<String, Place> places = new LinkedHashMap<>();
        for (Tree.Field f : card.all()) {
            places.put(f.key(), f.at());
            if (!f.value().isEmpty()) {
                fields.put(f.key(), f.value().plain());
            }
        }
        CardData data = CardReader.FORMAT.read(fields, key -> places.getOrDefault(key, card.at()).toString());
        if (!own.add(Wording.fold(data.name()))) {
            throw card.at().wrong("the card " + data.name() + " is described twice");
        }
        switch (CardText.read(data.type(), data.text())) {
            case Reading.Understood<Ability> u -> pool.add(data, u.abilities());
            case Reading.NotUnderstood<Ability> n ->
                    throw card.at().wrong("the text of " + data.name() + " is not understood: "
                            + String.join(" / ", n.unread()) + "\n  " + n.why().replace("\n", "\n  "));
        }
    }

    CardDef find(Place at, String name) {
        CardDef known = pool.find(name);
        if (known != null) {
            return known;
        }
        CardDef other = shipped.find(name);
        if (other == null) {
            throw at.wrong("there is no card \"" + name + "\"" + Nearest.hint(name, names()));
        }
        return pool.add(other.data(), other.abilities());
    }

    /** A rune by its name or by its domain. */
    CardDef findRune(Place at, String name) {
        for (Domain d : Domain.values()) {
            if (d.name().equalsIgnoreCase(name.strip())) {
                return rune(d);
            }
        }
        if (pool.find(name) == null && shipped.find(name) == null) {
            List<String> domains = new ArrayList<>();
            for (Domain d : Domain.values()) {
                domains.add(d.title().toLowerCase(Locale.ROOT));
            }
            throw at.wrong("there is no rune \"" + name + "\"" + Nearest.hint(name, domains));
        }
        return find(at, name);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        pool.all().forEach(d -> names.add(d.name()));
        shipped.all().forEach(d -> names.add(d.name()));
        return names.stream().distinct().toList();
    }
}
