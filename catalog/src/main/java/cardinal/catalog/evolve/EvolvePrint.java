package cardinal.catalog.evolve;

import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is printed on a card of Evolve. */
final class EvolvePrint {
    private EvolvePrint() {
    }

    static View.Face face(CardDef def) {
        CardData data = def.data();
        List<View.Stat> numbers = new ArrayList<>();
        if (def.isFollower()) {
            numbers.add(Picture.stat("attack", "Attack", def.attack()));
        }
        if (data.defense() >= 0) {
            numbers.add(Picture.stat("defense", "Defense", data.defense()));
        }
        List<String> keywords = new ArrayList<>();
        for (Keyword k : Keyword.values()) {
            if (def.has(k)) {
                keywords.add(k.word());
            }
        }
        String type = (data.evolved() ? "Evolved " : "") + Picture.title(def.type()) + (data.token() ? " Token" : "");
        return new View.Face(def.name(), type, kind(def.type()),
                def.cost() < 0 ? List.of() : List.of(Integer.toString(def.cost())),
                List.of(data.cardClass().name().toLowerCase(Locale.ROOT)), data.traits(), keywords, numbers,
                Picture.lines(data.text()), data.universe().isNone() ? List.of() : List.of(data.universe().toString()),
                data.codes());
    }

    private static View.FaceKind kind(CardType type) {
        return switch (type) {
            case LEADER -> View.FaceKind.LEADER;
            case FOLLOWER -> View.FaceKind.UNIT;
            case AMULET, CARROT, DRIVE, EQUIPMENT -> View.FaceKind.THING;
            case SPELL -> View.FaceKind.SPELL;
        };
    }
}
