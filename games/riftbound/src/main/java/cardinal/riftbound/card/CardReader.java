package cardinal.riftbound.card;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads a card from the fields of a card file, in the spellings people use: type or cardTypes, domain or domains, cost or
 * energy, text or abilityText. Numbers may be written as text, and an empty text is no number.
 */
public final class CardReader {
    /** The names of a field, the one to recommend first. */
    private enum Field {
        NAME("name"), CODE("code", "publicCode", "id"), TYPE("type", "cardType", "cardTypes", "types"),
        SUPERTYPE("supertype", "supertypes"), DOMAIN("domain", "domains"), ENERGY("energy", "cost", "energyCost"),
        POWER("power", "powerCost"),
        MIGHT("might"), TAGS("tags", "tag"), TEXT("text", "abilityText", "ability", "abilities", "rulesText"),
        /** Said on cards, but without meaning for the rules. */
        IGNORED("set", "setId", "rarity", "artist", "flavor", "flavorText", "image");

        private final List<String> spellings;

        Field(String... spellings) {
            this.spellings = List.of(spellings);
        }

        static @Nullable Field of(String key) {
            String folded = fold(key);
            for (Field f : values()) {
                if (f.spellings.stream().anyMatch(s -> fold(s).equals(folded))) {
                    return f;
                }
            }
            return null;
        }
    }

    private final UnaryOperator<String> where;
    private final Map<Field, String> keys = new LinkedHashMap<>();
    private final Map<Field, Object> values = new LinkedHashMap<>();

    private CardReader(Map<String, ?> card, UnaryOperator<String> where, boolean strict) {
        this.where = where;
        card.forEach((key, value) -> {
            Field field = Field.of(key);
            if (field == null) {
                if (strict) {
                    throw new BadInput(where.apply(key),
                            "unknown key \"" + key + "\" in a card" + Nearest.hint(key, spellings()));
                }
            } else if (value != null && field != Field.IGNORED) {
                String other = keys.putIfAbsent(field, key);
                if (other != null) {
                    throw new BadInput(where.apply(key),
                            "\"" + key + "\" and \"" + other + "\" say the same; give one of them");
                }
                values.put(field, value);
            }
        });
    }

    /** Reads a card and passes over fields that are not known. */
    public static CardData read(String where, Map<String, ?> card) {
        return new CardReader(card, key -> where, false).card();
    }

    /** Reads a card and refuses fields that are not known. where: the place of a key, and of the card for an empty one. */
    public static CardData readStrictly(Map<String, ?> card, UnaryOperator<String> where) {
        return new CardReader(card, where, true).card();
    }

    private CardData card() {
        String name = text(Field.NAME);
        if (name.isEmpty()) {
            throw new BadInput(where.apply(""), "a card needs a name");
        }
        List<Supertype> supertypes = new ArrayList<>();
        CardType type = type(name, supertypes);
        for (String word : words(Field.SUPERTYPE)) {
            supertypes.add(oneOf(Field.SUPERTYPE, Supertype.values(), word, "a supertype"));
        }
        List<Domain> domains = new ArrayList<>();
        for (String word : words(Field.DOMAIN)) {
            if (!fold(word).equals("colorless")) {
                domains.add(oneOf(Field.DOMAIN, Domain.values(), word, "a domain"));
            }
        }
        int might = number(Field.MIGHT);
        if (type == CardType.UNIT && might < 0) {
            throw new BadInput(where.apply(""), "the unit " + name + " needs a Might: \"might: 3\"");
        }
        return new CardData(name, text(Field.CODE), type, supertypes.stream().distinct().toList(),
                domains.stream().distinct().toList(),
                number(Field.ENERGY), number(Field.POWER), might, words(Field.TAGS),
                String.join("\n", lines(Field.TEXT)));
    }

    /** The type; words before it are supertypes: "Champion Unit". */
    private CardType type(String name, List<Supertype> supertypes) {
        List<String> words = lines(Field.TYPE).stream().flatMap(t -> Arrays.stream(t.strip().split("\\s+")))
                .filter(w -> !w.isEmpty()).toList();
        if (words.isEmpty()) {
            throw new BadInput(where.apply(""),
                    "the card " + name + " needs a type: " + String.join(", ", names(CardType.values())));
        }
        for (String word : words.subList(0, words.size() - 1)) {
            supertypes.add(oneOf(Field.TYPE, Supertype.values(), word, "a supertype"));
        }
        return oneOf(Field.TYPE, CardType.values(), words.getLast(), "a card type");
    }

    private <E extends Enum<E>> E oneOf(Field field, E[] all, String word, String what) {
        for (E e : all) {
            if (fold(e.name()).equals(fold(word))) {
                return e;
            }
        }
        throw new BadInput(at(field), "\"" + word + "\" is not " + what + Nearest.hint(word, names(all)));
    }

    private static List<String> names(Enum<?>[] all) {
        return Arrays.stream(all).map(e -> e.name().toLowerCase(Locale.ROOT)).toList();
    }

    /** A whole number, or -1 when none is given. */
    private int number(Field field) {
        String text = text(field);
        if (text.isEmpty()) {
            return -1;
        }
        if (!text.matches("\\d{1,2}")) {
            throw new BadInput(at(field),
                    "\"" + keys.get(field) + "\" is a whole number from 0 to 99, not \"" + text + "\"");
        }
        return Integer.parseInt(text);
    }

    private String text(Field field) {
        Object value = values.get(field);
        if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
            throw new BadInput(at(field), "\"" + keys.get(field) + "\" is one value, not several");
        }
        return value == null ? "" : String.valueOf(value).strip();
    }

    /** The values of a list, or of one text. */
    private List<String> lines(Field field) {
        Object value = values.get(field);
        if (value instanceof Map<?, ?>) {
            throw new BadInput(at(field), "\"" + keys.get(field) + "\" is a text or a list of texts");
        }
        return value instanceof Collection<?> all ? all.stream().map(String::valueOf).toList()
                : value == null ? List.of() : List.of(String.valueOf(value));
    }

    /** The values of a list, or of one text with commas. */
    private List<String> words(Field field) {
        return lines(field).stream().flatMap(v -> Arrays.stream(v.split(","))).map(String::strip)
                .filter(v -> !v.isEmpty()).toList();
    }

    private String at(Field field) {
        return where.apply(keys.getOrDefault(field, ""));
    }

    private static List<String> spellings() {
        return Arrays.stream(Field.values()).flatMap(f -> f.spellings.stream()).toList();
    }

    private static String fold(String key) {
        return key.strip().replaceAll("[ _-]", "").toLowerCase(Locale.ROOT);
    }
}
