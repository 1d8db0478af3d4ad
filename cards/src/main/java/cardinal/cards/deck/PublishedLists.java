package cardinal.cards.deck;

import cardinal.cards.CardFields;
import cardinal.cards.CardFile;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Many deck lists in one JSON file: a list of decks, each with a name and its parts as lists of entries. An entry is [copies, name, number], a name,
 * or an object with count and name.
 */
public final class PublishedLists {
    /** What parts are called, and under which heading they are read. */
    private static final Map<String, String> HEADINGS = headings();
    private static final String MAIN = "Main Deck:";
    private static final List<String> BESIDE_A_WHOLE = List.of(MAIN, "Legend:", "Sideboard:");
    /** A part without a heading: the types of its cards tell where they belong. */
    private static final String ANYWHERE = "";
    private static final List<String> COPIES = List.of("count", "copies", "quantity", "amount", "num");
    private static final List<String> NAMES = List.of("name", "card", "cardName");
    private static final List<String> NUMBERS = List.of("number", "cardNo", "code", "id", "no");

    private PublishedLists() {
    }

    private static Map<String, String> headings() {
        Map<String, String> all = new LinkedHashMap<>();
        put(all, "Legend:", "legend", "legends");
        put(all, "Champion:", "champ", "champion", "chosenchampion");
        put(all, "Leader:", "leader");
        put(all, "Character:", "char", "character");
        put(all, MAIN, "main", "maindeck", "deck");
        put(all, ANYWHERE, "cards", "list", "all");
        put(all, "Evolve Deck:", "evo", "evolve", "evolvedeck", "extra");
        put(all, "Runes:", "rune", "runes", "runedeck");
        put(all, "Battlefields:", "bf", "battlefield", "battlefields");
        put(all, "Sideboard:", "side", "sideboard");
        return all;
    }

    private static void put(Map<String, String> all, String heading, String... names) {
        for (String name : names) {
            all.put(name, heading);
        }
    }

    /** The decks of a file, each as a list under headings. */
    public static List<DeckList> read(Path file) {
        List<DeckList> decks = new ArrayList<>();
        List<?> entries = CardFile.contents(file).entries();
        for (int i = 0; i < entries.size(); i++) {
            String where = file + ", deck " + (i + 1);
            if (!(entries.get(i) instanceof Map<?, ?> deck)) {
                throw new BadInput(where,
                        "a deck is an object with its parts: {\"name\": ..., \"main\": [[3, \"Name\"]]}");
            }
            decks.add(deck(deck, where));
        }
        return decks;
    }

    private static DeckList deck(Map<?, ?> deck, String where) {
        boolean whole = isWhole(deck);
        List<String> lines = new ArrayList<>();
        List<String> anywhere = new ArrayList<>();
        deck.forEach((key, value) -> {
            String heading = key instanceof String named ? HEADINGS.get(CardFields.fold(named)) : null;
            if (heading != null && value != null) {
                List<String> part = part(value, deck.get(key + "No"), where + ", \"" + key + "\"");
                if (heading.equals(ANYWHERE) || whole && heading.equals(MAIN)) {
                    anywhere.addAll(part);
                } else if (!part.isEmpty()) {
                    lines.add(heading);
                    lines.addAll(part);
                }
            }
        });
        lines.addAll(0, anywhere);
        if (lines.isEmpty()) {
            throw new BadInput(where, "no part of a deck is known here; parts are called main, evo, runes, side ...");
        }
        return new DeckList(deck.get("name") instanceof String name ? name : where, lines);
    }

    /** Where nothing stands apart from the main part but the legend and the sideboard, the main part is all of the deck. */
    private static boolean isWhole(Map<?, ?> deck) {
        return deck.entrySet().stream().filter(part -> !List.of().equals(part.getValue()) && part.getValue() != null)
                .map(part -> HEADINGS.getOrDefault(CardFields.fold(String.valueOf(part.getKey())), MAIN))
                .allMatch(BESIDE_A_WHOLE::contains);
    }

    private static List<String> part(Object value, @Nullable Object number, String where) {
        if (value instanceof String name) {
            return name.isBlank() ? List.of()
                    : List.of("1 " + name + (number instanceof String no ? " (" + no + ")" : ""));
        }
        if (!(value instanceof List<?> entries)) {
            throw new BadInput(where, "a part of a deck is a list of entries: [[3, \"Name\"], ...]");
        }
        if (!entries.isEmpty() && entries.getFirst() instanceof Number) {
            return List.of(entry(entries, where));
        }
        return entries.stream().map(entry -> entry(entry, where)).toList();
    }

    private static String entry(Object entry, String where) {
        return switch (entry) {
            case String name -> name;
            case List<?> parts when parts.size() > 1 && parts.getFirst() instanceof Number copies ->
                    copies + " " + parts.get(1)
                            + (parts.size() > 2 && parts.get(2) instanceof String number ? " (" + number + ")" : "");
            case Map<?, ?> fields when first(fields, NAMES) != null -> (first(fields, COPIES) instanceof Number copies
                    ? copies : 1) + " " + first(fields, NAMES)
                    + (first(fields, NUMBERS) instanceof String number ? " (" + number + ")" : "");
            default -> throw new BadInput(where, "an entry is [copies, name, number], not " + entry);
        };
    }

    private static @Nullable Object first(Map<?, ?> fields, List<String> names) {
        return names.stream().filter(fields::containsKey).findFirst().<Object>map(fields::get).orElse(null);
    }
}
