package cardinal.catalog.riftbound;

import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is printed on a card of Riftbound. */
final class RiftboundPrint {
    private RiftboundPrint() {
    }

    static View.Face face(CardDef def) {
        CardData data = def.data();
        List<String> types = new ArrayList<>();
        data.supertypes().forEach(s -> types.add(Picture.title(s)));
        types.add(Picture.title(def.type()));
        if (data.also() != null) {
            types.add(Picture.title(data.also()));
        }
        List<View.Stat> numbers = new ArrayList<>();
        if (def.isUnit()) {
            numbers.add(Picture.stat("might", "Might", def.might()));
        }
        if (data.energy() >= 0) {
            numbers.add(Picture.stat("energy", "Energy", data.energy()));
        }
        List<String> keywords = new ArrayList<>();
        for (Keyword k : Keyword.values()) {
            if (def.has(k)) {
                keywords.add(k.title() + (k.isNumbered() && def.keyword(k) > 1 ? " " + def.keyword(k) : ""));
            }
        }
        return new View.Face(def.name(), String.join(" ", types), kind(def.type()),
                def.type().isMainDeck() ? cost(def.price()) : List.of(),
                data.domains().stream().map(d -> d.title().toLowerCase(Locale.ROOT)).toList(), data.tags(), keywords,
                numbers, Picture.lines(data.text()), List.of(), data.codes());
    }

    private static View.FaceKind kind(CardType type) {
        return switch (type) {
            case UNIT -> View.FaceKind.UNIT;
            case GEAR -> View.FaceKind.THING;
            case SPELL -> View.FaceKind.SPELL;
            case RUNE, BATTLEFIELD -> View.FaceKind.PLACE;
            case LEGEND -> View.FaceKind.LEADER;
        };
    }

    /** "3", then a domain for each Power. */
    private static List<String> cost(Price p) {
        List<String> cost = new ArrayList<>();
        cost.add(Integer.toString(p.energy()));
        for (Domain d : Domain.values()) {
            for (int i = 0; i < p.powerIn(d.ordinal()); i++) {
                cost.add(d.title().toLowerCase(Locale.ROOT));
            }
        }
        for (int i = 0; i < p.powerIn(Price.ANY) + p.powerIn(Price.OWN); i++) {
            cost.add("any");
        }
        return cost;
    }
}
