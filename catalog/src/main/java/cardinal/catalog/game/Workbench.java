package cardinal.catalog.game;

import cardinal.catalog.view.View;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a game gives to those who try out cards: what to ask about a card, and a small table to play it on. */
public interface Workbench {
    /** A field of a card. usual: what it is when nothing is said; empty for nothing. */
    record Field(String name, String usual) {
    }

    /** Where a card lies when it is tried. */
    enum Where {
        HAND, PLAY
    }

    /** The types of cards, the usual one first. */
    List<String> types();

    /** What a card of a type looks like. */
    default View.FaceKind look(String type) {
        return View.FaceKind.THING;
    }

    /** The fields of a card of a type, besides name, type and text. */
    List<Field> fields(String type);

    /**
     * The lines below "setup:" of a scenario in which a player has the card, resources enough, and somebody to use it on.
     *
     * @param card  the fields of the card, its name and type among them
     * @param seat  A or B; it is A's turn
     */
    List<String> table(Map<String, String> card, Where where, String seat);

    /** Other cards of that table, in the words of card files. */
    List<Map<String, String>> extras(Map<String, String> card);

    /** The type without words before or behind it: "unit" for "Champion Unit". */
    default String typeOf(Map<String, String> card) {
        String words = card.getOrDefault("type", "").toLowerCase(Locale.ROOT);
        return types().stream().filter(words::contains).findFirst().orElse(types().getFirst());
    }

    /** A name as YAML writes it, whatever is in it. */
    static String quoted(String name) {
        return "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
