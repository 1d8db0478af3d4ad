package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a card as a file gives them, in any of the spellings people use. Numbers may be written as text, and an
 * empty text is no number.
 *
 * @param <F> the fields of the game
 */
public final class CardFields<F extends Enum<F> & CardFields.Field> {
    /** A field of a game's cards; capitals, blanks and dashes in its name do not matter. */
    public interface Field {
        /** Its names, the one to recommend first. */
        List<String> spellings();

        /** The constant's own name. */
        String name();

        /** Whether it is said on cards, but without meaning for the rules: the field called IGNORED. */
        default boolean ignored() {
            return name().equals("IGNORED");
        }
    }

    private final F[] all;
    private final UnaryOperator<String> where;
    private final Map<F, String> keys;
    private final Map<F, Object> values;

    private CardFields(Class<F> fields, Map<String, ?> card, UnaryOperator<String> where, boolean strict) {
        all = fields.getEnumConstants();
        this.where = where;
        keys = new EnumMap<>(fields);
        values = new EnumMap<>(fields);
        card.forEach((key, value) -> take(key, value, strict));
    }

    /** The fields of a card; those that are not known are passed over. */
    public static <F extends Enum<F> & Field> CardFields<F> of(Class<F> fields, Map<String, ?> card, String where) {
        return new CardFields<>(fields, card, key -> where, false);
    }

    /** The fields of a card, all of which must be known. where: the place of a key, and of the card for an empty one. */
    public static <F extends Enum<F> & Field> CardFields<F> strictly(Class<F> fields, Map<String, ?> card,
            UnaryOperator<String> where) {
        return new CardFields<>(fields, card, where, true);
    }

    private void take(String key, @Nullable Object value, boolean strict) {
        F field = field(key);
        if (field == null) {
            if (strict) {
                throw new BadInput(where.apply(key),
                        "unknown key \"" + key + "\" in a card" + Nearest.hint(key, spellings()));
            }
        } else if (value != null && !field.ignored()) {
            String other = keys.putIfAbsent(field, key);
            if (other != null) {
                throw new BadInput(where.apply(key),
                        "\"" + key + "\" and \"" + other + "\" say the same; give one of them");
            }
            values.put(field, value);
        }
    }

    private @Nullable F field(String key) {
        String folded = fold(key);
        for (F f : all) {
            if (spells(f, folded)) {
                return f;
            }
        }
        return null;
    }

    private static boolean spells(Field field, String folded) {
        for (String spelling : field.spellings()) {
            if (fold(spelling).equals(folded)) {
                return true;
            }
        }
        return false;
    }

    private List<String> spellings() {
        return Arrays.stream(all).flatMap(f -> f.spellings().stream()).toList();
    }

    /** Whether any field of a game is called so. */
    public static <F extends Enum<F> & Field> boolean knows(Class<F> fields, String key) {
        String folded = fold(key);
        return Arrays.stream(fields.getEnumConstants()).anyMatch(field -> spells(field, folded));
    }

    /** A card with each field once: of several spellings that say something the first one in the order of the field's. */
    public static <F extends Enum<F> & Field> Map<String, Object> oneOfEach(Class<F> fields, Map<String, Object> card) {
        Map<String, Object> kept = new LinkedHashMap<>(card);
        for (F field : fields.getEnumConstants()) {
            List<String> given = card.keySet().stream().filter(key -> spells(field, fold(key)) && !field.ignored())
                    .sorted(Comparator.comparingInt(key -> place(field, fold(key)))).toList();
            String chosen = given.stream().filter(key -> says(card.get(key))).findFirst()
                    .orElse(given.isEmpty() ? "" : given.getFirst());
            given.stream().filter(key -> !key.equals(chosen)).forEach(kept::remove);
        }
        return kept;
    }

    private static int place(Field field, String folded) {
        return field.spellings().stream().map(CardFields::fold).toList().indexOf(folded);
    }

    private static boolean says(@Nullable Object value) {
        return value instanceof Collection<?> several ? !several.isEmpty()
                : value != null && !String.valueOf(value).isBlank();
    }

    /** Whether the field was given at all. */
    public boolean has(F field) {
        return values.containsKey(field);
    }

    /** The one value of a field; empty when none is given. */
    public String text(F field) {
        Object value = values.get(field);
        if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
            throw wrong(field, "\"" + keys.get(field) + "\" is one value, not several");
        }
        return value == null ? "" : String.valueOf(value).strip();
    }

    /** The one value of a field that a card cannot do without. */
    public String need(F field, String message) {
        String text = text(field);
        if (text.isEmpty()) {
            throw wrong(message);
        }
        return text;
    }

    /** The values of a list, or of one text. */
    public List<String> lines(F field) {
        Object value = values.get(field);
        if (value instanceof Map<?, ?>) {
            throw wrong(field, "\"" + keys.get(field) + "\" is a text or a list of texts");
        }
        return value instanceof Collection<?> list ? list.stream().map(String::valueOf).toList()
                : value == null ? List.of() : List.of(String.valueOf(value));
    }

    /** Whether a list of values was given, and not one text. */
    public boolean isList(F field) {
        return values.get(field) instanceof Collection<?>;
    }

    /** The values of a list, or of one text with commas. */
    public List<String> words(F field) {
        return lines(field).stream().flatMap(v -> Arrays.stream(v.split(","))).map(String::strip)
                .filter(v -> !v.isEmpty()).toList();
    }

    /** A whole number from 0 to 99, or -1 when none is given. */
    public int number(F field) {
        return number(field, 0, 99, -1);
    }

    /** A whole number within bounds, perhaps with a sign, or the last of these when none is given. */
    public int number(F field, int least, int most, int absent) {
        String text = text(field);
        if (text.isEmpty()) {
            return absent;
        }
        int n = text.matches(least < 0 ? "[+-]?\\d{1,6}" : "\\d{1,6}") ? Integer.parseInt(text) : most + 1;
        if (n < least || n > most) {
            throw wrong(field, "\"" + keys.get(field) + "\" is a whole number from " + least + " to " + most
                    + ", not \"" + text + "\"");
        }
        return n;
    }

    /** The value that a word of this field names. what: how a complaint calls it. */
    public <E extends Enum<E>> E oneOf(F field, E[] values, String word, String what) {
        for (E e : values) {
            if (fold(e.name()).equals(fold(word))) {
                return e;
            }
        }
        throw wrong(field, "\"" + word + "\" is not " + what + Nearest.hint(word, names(values)));
    }

    /** The kind of card that a word of this field names. */
    public <E extends Enum<E>> E kindOfCard(F field, E[] kinds, String word) {
        for (E e : kinds) {
            if (fold(e.name()).equals(fold(word))) {
                return e;
            }
        }
        throw new UnknownKind(where.apply(keys.getOrDefault(field, "")), word,
                "unsupported: \"" + word + "\" is not a card type" + Nearest.hint(word, names(kinds)));
    }

    /** The values that the words of this field name, each once. */
    public <E extends Enum<E>> List<E> allOf(F field, E[] values, String what) {
        return words(field).stream().map(word -> oneOf(field, values, word, what)).distinct().toList();
    }

    /** How a person writes these values. */
    public static List<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(e -> e.name().toLowerCase(Locale.ROOT).replace('_', ' ')).toList();
    }

    /** A complaint about a field. */
    public BadInput wrong(F field, String message) {
        return new BadInput(where.apply(keys.getOrDefault(field, "")), message);
    }

    /** A complaint about the card. */
    public BadInput wrong(String message) {
        return new BadInput(where.apply(""), message);
    }

    /** Names without capitals, blanks and dashes. */
    public static String fold(String key) {
        return key.strip().replace(" ", "").replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
