package cardinal.arena.workshop;

import cardinal.cards.CardFields;
import cardinal.catalog.game.Workbench;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A card while it is being written: its fields, in the order in which they are asked. */
public final class CardDraft {
    public static final String NAME = "name";
    public static final String TYPE = "type";
    public static final String TEXT = "text";
    private static final String NAMELESS = "New Card";

    private final Workbench bench;
    private final Map<String, String> fields = new LinkedHashMap<>();

    /** A card of a type with nothing but what is usual. */
    public CardDraft(Workbench bench, String type) {
        this.bench = bench;
        fields.put(NAME, NAMELESS);
        fields.put(TYPE, type);
        asked().forEach(field -> put(field.name(), field.usual()));
    }

    /** The fields to ask for, besides name, type and text. */
    public List<Workbench.Field> asked() {
        return bench.fields(type());
    }

    public String type() {
        return bench.typeOf(fields);
    }

    public String get(String field) {
        return fields.getOrDefault(field, "");
    }

    /** An empty value is no value. */
    public void put(String field, String value) {
        if (value.isBlank()) {
            fields.remove(field);
        } else {
            fields.put(field, value.strip());
        }
    }

    /** Another type: what such cards do not have goes, what they need comes. */
    public void become(String type) {
        List<String> before = new ArrayList<>(asked().stream().map(Workbench.Field::name).toList());
        fields.put(TYPE, type);
        List<Workbench.Field> now = asked();
        now.forEach(field -> before.remove(field.name()));
        before.forEach(fields::remove);
        now.forEach(field -> {
            if (!fields.containsKey(field.name())) {
                put(field.name(), field.usual());
            }
        });
    }

    /** The field a person means by a word, however it is spelt. */
    public Optional<String> named(String word) {
        return names().stream().filter(name -> CardFields.fold(name).equals(CardFields.fold(word))).findFirst();
    }

    /** All fields that can be given. */
    public List<String> names() {
        List<String> names = new ArrayList<>(List.of(NAME, TYPE));
        asked().forEach(field -> names.add(field.name()));
        fields.keySet().stream().filter(name -> !names.contains(name) && !name.equals(TEXT)).forEach(names::add);
        names.add(TEXT);
        return names;
    }

    /** As card files have it, the text last. */
    public Map<String, String> fields() {
        Map<String, String> all = new LinkedHashMap<>(fields);
        String text = all.remove(TEXT);
        if (text != null) {
            all.put(TEXT, text);
        }
        return all;
    }
}
