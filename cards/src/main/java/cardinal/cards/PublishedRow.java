package cardinal.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A card of a published file with its fields side by side. There a value may be wrapped in others ({"label": ..., "value": ...}), all of
 * a card may lie in one field ("details"), and text may be a piece of a page.
 */
final class PublishedRow {
    /** Fields that hold the fields of the card. */
    private static final List<String> WHOLE = List.of("details", "card", "attributes");
    /** What is the value in a wrapped one, in the order in which it is looked for. */
    private static final List<String> WRAPPED =
            List.of("richText", "body", "values", "value", "type", "label", "name", "text", "id");
    private static final Pattern LINE_END = Pattern.compile("(?i)\\s*(?:<br\\s*/?>|</p>\\s*<p[^>]*>)\\s*");
    private static final Pattern TAG = Pattern.compile("</?[A-Za-z][^<>]*>");
    private static final Map<String, String> ENTITIES =
            Map.of("&amp;", "&", "&lt;", "<", "&gt;", ">", "&quot;", "\"", "&#39;", "'", "&apos;", "'", "&nbsp;", " ");

    private PublishedRow() {
    }

    /** The fields of a row; what stands in the card's own fields counts before what stands beside them. */
    static Map<String, Object> fields(Map<?, ?> row) {
        Map<String, Object> fields = new LinkedHashMap<>();
        row.forEach((key, value) -> {
            if (value instanceof Map<?, ?> whole && WHOLE.contains(CardFields.fold(String.valueOf(key)))) {
                fields(whole).forEach(fields::put);
            }
        });
        row.forEach((key, value) -> {
            String name = String.valueOf(key);
            if (!(value instanceof Map<?, ?> && WHOLE.contains(CardFields.fold(name)))) {
                Object plain = plain(value);
                if (plain != null) {
                    fields.putIfAbsent(name, plain);
                }
            }
        });
        return fields;
    }

    private static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> wrapped -> WRAPPED.stream().filter(wrapped::containsKey).findFirst()
                    .map(key -> plain(wrapped.get(key))).orElse(null);
            case Collection<?> several -> all(several);
            case String text -> words(text);
            case null -> null;
            default -> value;
        };
    }

    private static List<Object> all(Collection<?> several) {
        List<Object> plain = new ArrayList<>();
        for (Object one : several) {
            Object value = plain(one);
            if (value != null) {
                plain.add(value);
            }
        }
        return plain;
    }

    /** Text without the marks of a page. */
    private static String words(String text) {
        if (text.indexOf('<') < 0 && text.indexOf('&') < 0) {
            return text;
        }
        String words = TAG.matcher(LINE_END.matcher(text).replaceAll("\n")).replaceAll("");
        for (Map.Entry<String, String> entity : ENTITIES.entrySet()) {
            words = words.replace(entity.getKey(), entity.getValue());
        }
        return words.strip();
    }
}
