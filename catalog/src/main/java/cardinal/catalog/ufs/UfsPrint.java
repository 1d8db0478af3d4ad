package cardinal.catalog.ufs;

import cardinal.catalog.view.Picture;
import cardinal.ufs.card.CardType;
import cardinal.catalog.view.View;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.Side;
import cardinal.ufs.card.SideData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is printed on a card of UFS, its other side among the rest. */
final class UfsPrint {
    private UfsPrint() {
    }

    static View.Face face(CardDef def) {
        SideData front = def.data().front();
        List<String> symbols = new ArrayList<>(
                def.symbols().stream().sorted().map(s -> s.name().toLowerCase(Locale.ROOT)).toList());
        if (def.infinity()) {
            symbols.add("infinity");
        }
        List<View.Stat> numbers = new ArrayList<>();
        for (Property p : Property.values()) {
            if (front.number(p) != Side.NONE) {
                numbers.add(Picture.stat(p.name().toLowerCase(Locale.ROOT), Picture.title(p), front.number(p)));
            }
        }
        List<String> traits = new ArrayList<>();
        zone(front.attackZone(), " attack", traits);
        zone(front.blockZone(), " block", traits);
        List<String> other = new ArrayList<>();
        SideData back = def.data().back();
        if (back != null) {
            other.add(def.split() ? "Second half:" : "Other side:");
            other.addAll(back.keywords());
            other.addAll(Picture.lines(back.text()));
        }
        def.data().skillTree().forEach(skill -> other.add("Skill: " + skill));
        List<String> cost = front.number(Property.DIFFICULTY) == Side.NONE ? List.of()
                : List.of(Integer.toString(front.number(Property.DIFFICULTY)));
        return new View.Face(def.name(), Picture.title(def.type()), kind(def.type()), cost, symbols, traits,
                front.keywords(), numbers, Picture.lines(front.text()), other, def.data().codes());
    }

    private static void zone(@Nullable AttackZone zone, String what, List<String> traits) {
        if (zone != null) {
            traits.add(Picture.title(zone) + what);
        }
    }

    private static View.FaceKind kind(CardType type) {
        return switch (type) {
            case CHARACTER -> View.FaceKind.CHARACTER;
            case ATTACK -> View.FaceKind.ATTACK;
            case ACTION -> View.FaceKind.SPELL;
            case BACKUP -> View.FaceKind.UNIT;
            case ASSET, FOUNDATION, TOKEN -> View.FaceKind.THING;
        };
    }
}
