package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.Wording;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a file. A card that is printed several times is one card with several codes; everything that is wrong with the file
 * is said at once.
 *
 * @param cards  each card once, with the codes of all its printings
 * @param passedOver  fields that have no meaning for the game, in a file of the public shape
 */
public record CardList<D extends Printed>(List<D> cards, List<String> passedOver) {
    private static final int MOST_COMPLAINTS = 20;

    /** @param file how to call it in a complaint */
    static <D extends Printed> CardList<D> read(CardFormat<D> format, String file, List<?> entries) {
        Reader<D> reader = new Reader<>(format, file, CardFormat.isPublic(format, entries));
        for (int i = 0; i < entries.size(); i++) {
            reader.entry(i + 1, entries.get(i));
        }
        return reader.list();
    }

    private record Read<D>(int number, D card) {
    }

    private static final class Reader<D extends Printed> {
        private final CardFormat<D> format;
        private final String file;
        private final boolean lenient;
        private final Map<String, Read<D>> byName = new LinkedHashMap<>();
        private final SortedSet<String> passedOver = new TreeSet<>();
        private final List<BadInput> complaints = new ArrayList<>();

        Reader(CardFormat<D> format, String file, boolean lenient) {
            this.format = format;
            this.file = file;
            this.lenient = lenient;
        }

        void entry(int number, @Nullable Object entry) {
            try {
                card(number, entry);
            } catch (BadInput complaint) {
                complaints.add(complaint);
            }
        }

        private void card(int number, @Nullable Object entry) {
            if (!(entry instanceof Map<?, ?> fields)) {
                throw new BadInput(file + ", card " + number,
                        "a card is an object with fields: {\"name\": ..., \"type\": ...}, not " + entry);
            }
            String where = where(number, fields.get("name"));
            Map<String, Object> named = new LinkedHashMap<>();
            fields.forEach((key, value) -> {
                if (value != null && !(lenient && passesOver(String.valueOf(key)))) {
                    named.put(String.valueOf(key), value);
                }
            });
            D card = format.read(named, key -> key.isEmpty() ? where : where + ", field \"" + key + "\"");
            byName.merge(Wording.fold(format.key(card)), new Read<>(number, card),
                    (before, again) -> printedAgain(before, card, where));
        }

        private Read<D> printedAgain(Read<D> before, D card, String where) {
            D one = format.withCode(before.card(), "");
            D other = format.withCode(card, "");
            if (!one.equals(other)) {
                throw new BadInput(where, "card " + before.number() + " has the same name and says something else ("
                        + difference(one, other)
                        + "); cards of one name are the same: correct one of them, or give them different names");
            }
            List<String> codes =
                    Stream.concat(before.card().codes().stream(), card.codes().stream()).distinct().toList();
            return new Read<>(before.number(), format.withCode(card, String.join(", ", codes)));
        }

        private boolean passesOver(String key) {
            boolean unknown = !format.knows(key);
            if (unknown) {
                passedOver.add(key);
            }
            return unknown;
        }

        private String where(int number, @Nullable Object name) {
            return file + ", card " + number
                    + (name instanceof String words && !words.isBlank() ? " (" + words.strip() + ")" : "");
        }

        CardList<D> list() {
            if (complaints.size() == 1) {
                throw complaints.getFirst();
            }
            if (!complaints.isEmpty()) {
                List<String> lines = new ArrayList<>(complaints.stream().limit(MOST_COMPLAINTS)
                        .map(BadInput::getMessage).map(String::valueOf).toList());
                if (complaints.size() > MOST_COMPLAINTS) {
                    lines.add("and " + (complaints.size() - MOST_COMPLAINTS) + " more cards are wrong");
                }
                throw new BadInput(String.join("\n", lines));
            }
            return new CardList<>(byName.values().stream().map(Read::card).toList(), List.copyOf(passedOver));
        }
    }

    /** What two cards do not have in common: might "2" and "3". */
    private static String difference(Object one, Object other) {
        List<String> differences = new ArrayList<>();
        for (RecordComponent part : one.getClass().getRecordComponents()) {
            Object a = Records.value((Record) one, part);
            Object b = Records.value((Record) other, part);
            if (!Objects.equals(a, b)) {
                differences.add(a instanceof Record && b instanceof Record ? difference(a, b)
                        : part.getName() + " \"" + a + "\" and \"" + b + "\"");
            }
        }
        return String.join(", ", differences);
    }
}
