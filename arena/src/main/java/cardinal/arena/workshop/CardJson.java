package cardinal.arena.workshop;

import cardinal.arena.files.TextFile;
import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Cards as JSON: one on a line, which a scenario takes as well. */
public final class CardJson {
    private static final JsonMapper JSON = JsonMapper.shared();

    private CardJson() {
    }

    /** A card on one line. Numbers are written as such. */
    public static String line(Map<String, String> card) {
        Map<String, Object> values = new LinkedHashMap<>();
        card.forEach((field, value) -> values.put(field,
                value.matches("\\d{1,3}") && !field.equals(CardDraft.NAME) ? Integer.valueOf(value) : value));
        return JSON.writeValueAsString(values);
    }

    /** The fields of a card that was typed as an object. */
    public static Map<String, String> card(String json) {
        return fields(parsed("the card", json));
    }

    /** The cards of a file; none if there is no such file. */
    public static List<Map<String, String>> cards(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        if (!(parsed(file.toString(), TextFile.read(file)) instanceof List<?> list)) {
            throw new BadInput(file.toString(), "this is no list of cards: [{\"name\": ...}, ...]");
        }
        return list.stream().map(CardJson::fields).toList();
    }

    /** Adds a card to a file, in the place of one that is called the same. */
    public static void save(Path file, Map<String, String> card) throws IOException {
        List<Map<String, String>> all = new ArrayList<>(cards(file));
        boolean replaced = false;
        for (int i = 0; i < all.size(); i++) {
            boolean same = Objects.equals(all.get(i).get(CardDraft.NAME), card.get(CardDraft.NAME))
                    && Objects.equals(all.get(i).get(CardDraft.TYPE), card.get(CardDraft.TYPE));
            if (same) {
                all.set(i, card);
                replaced = true;
            }
        }
        if (!replaced) {
            all.add(card);
        }
        TextFile.write(file, List.of("[\n" + String.join(",\n", all.stream().map(CardJson::line).toList()) + "\n]"));
    }

    private static Object parsed(String where, String json) {
        try {
            return JSON.readValue(json, Object.class);
        } catch (JacksonException e) {
            throw new BadInput(where, "this is not JSON: " + e.getOriginalMessage());
        }
    }

    private static Map<String, String> fields(Object card) {
        if (!(card instanceof Map<?, ?> object)) {
            throw new BadInput("the card", "a card is an object with fields: {\"name\": ..., \"type\": ...}");
        }
        Map<String, String> fields = new LinkedHashMap<>();
        object.forEach((field, value) -> fields.put(String.valueOf(field), value instanceof List<?> list
                ? String.join(field.equals(CardDraft.TEXT) ? "\n" : ", ", list.stream().map(String::valueOf).toList())
                : String.valueOf(value)));
        return fields;
    }
}
