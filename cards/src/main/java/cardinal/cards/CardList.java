package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a file. A card that is printed several times is one card with several codes. In a file as the public exchanges them, good rows
 * are kept and the others reported; in a file of one's own everything that is wrong is said at once and nothing is kept.
 *
 * @param cards  each card once, with the codes of all its printings
 * @param passedOver  fields that have no meaning for the game, in a published file
 * @param refused  rows of a published file that are no cards of this game
 * @param notices  what a reader of a published file should know: printings that differ, cards without text
 */
public record CardList<D extends Printed>(List<D> cards, List<String> passedOver, List<Refused> refused,
        List<String> notices) {
    private static final int MOST_COMPLAINTS = 20;

    /**
     * A row that was not taken.
     *
     * @param name  the card's, or its place in the file where it has none
     * @param kind  the kind of card that the rules do not know; empty if something else is wrong
     * @param why  with the place in the file
     */
    public record Refused(String name, String kind, String why) {
        public CardReport report() {
            return new CardReport(name, false, List.of(kind.isEmpty() ? "(not a card)" : "(card kind) " + kind), why);
        }
    }

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
        private final boolean published;
        private final Map<String, Read<D>> byName = new LinkedHashMap<>();
        private final SortedSet<String> passedOver = new TreeSet<>();
        private final List<Refused> refused = new ArrayList<>();
        private final List<String> differing = new ArrayList<>();

        Reader(CardFormat<D> format, String file, boolean published) {
            this.format = format;
            this.file = file;
            this.published = published;
        }

        void entry(int number, @Nullable Object entry) {
            String name = entry instanceof Map<?, ?> fields
                    && (published ? PublishedRow.fields(fields) : fields).get("name") instanceof String words
                            ? words.strip()
                            : "";
            String where = file + ", card " + number + (name.isEmpty() ? "" : " (" + name + ")");
            try {
                if (!(entry instanceof Map<?, ?> fields)) {
                    throw new BadInput(where,
                            "a card is an object with fields: {\"name\": ..., \"type\": ...}, not " + entry);
                }
                card(number, where, published ? published(fields, where) : named(fields));
            } catch (UnknownKind complaint) {
                refuse(number, name, complaint.kind(), complaint);
            } catch (BadInput complaint) {
                refuse(number, name, "", complaint);
            }
        }

        private void refuse(int number, String name, String kind, BadInput complaint) {
            refused.add(new Refused(name.isEmpty() ? "card " + number : name, kind,
                    String.valueOf(complaint.getMessage())));
        }

        private static Map<String, Object> named(Map<?, ?> fields) {
            Map<String, Object> named = new LinkedHashMap<>();
            fields.forEach((key, value) -> {
                if (value != null) {
                    named.put(String.valueOf(key), value);
                }
            });
            return named;
        }

        /** The fields that say something; words that nobody reads beside an empty text are no card without text. */
        private Map<String, Object> published(Map<?, ?> row, String where) {
            Map<String, Object> current = format.current(PublishedRow.fields(row));
            Map<String, Object> named = new LinkedHashMap<>();
            List<String> sentences = new ArrayList<>();
            current.forEach((key, value) -> {
                if (format.knows(key)) {
                    named.put(key, value);
                } else {
                    passedOver.add(key);
                    if (isSentence(key, value)) {
                        sentences.add(key);
                    }
                }
            });
            if (!sentences.isEmpty() && format.read(named, key -> where).text().isBlank()) {
                throw new BadInput(where, "the card has no text, but words in \"" + String.join("\", \"", sentences)
                        + "\", a field that is not known; call it \"text\" if it is the text of the card");
            }
            return named;
        }

        private static boolean isSentence(String key, Object value) {
            String called = CardFields.fold(key);
            return value instanceof String words && words.strip().split("\\s+").length > 3
                    && Stream.of("text", "effect", "ability", "abilities", "rule", "errata").anyMatch(called::contains)
                    && Stream.of("flavor", "flavour").noneMatch(called::contains);
        }

        private void card(int number, String where, Map<String, Object> fields) {
            D card = format.read(fields, key -> key.isEmpty() ? where : where + ", field \"" + key + "\"");
            byName.merge(Wording.fold(format.key(card)), new Read<>(number, card),
                    (before, again) -> printedAgain(before, again, where));
        }

        private Read<D> printedAgain(Read<D> before, Read<D> again, String where) {
            D one = format.withCode(before.card(), "");
            D other = format.withCode(again.card(), "");
            if (!one.equals(other)) {
                String difference = Records.difference(one, other);
                if (!published) {
                    throw new BadInput(where, "card " + before.number() + " has the same name and says something else ("
                            + difference
                            + "); cards of one name are the same: correct one of them, or give them different names");
                }
                differing.add(format.key(again.card()) + " (card " + again.number() + ", was card " + before.number()
                        + "): " + difference);
            }
            List<String> codes =
                    Stream.concat(before.card().codes().stream(), again.card().codes().stream()).distinct().toList();
            return new Read<>(before.number(), format.withCode(again.card(), String.join(", ", codes)));
        }

        CardList<D> list() {
            if (!published && !refused.isEmpty()) {
                throw new BadInput(together(refused.stream().map(Refused::why).toList(), "more cards are wrong"));
            }
            List<D> cards = byName.values().stream().map(Read::card).toList();
            return new CardList<>(cards, List.copyOf(passedOver), List.copyOf(refused), notices(cards));
        }

        private List<String> notices(List<D> cards) {
            List<String> notices = new ArrayList<>();
            if (!differing.isEmpty()) {
                notices.add("printings that differ, of which the later one in the file counts:\n"
                        + together(differing, "more"));
            }
            List<String> silent = cards.stream().filter(card -> card.text().isBlank()).map(format::key).toList();
            if (published && !silent.isEmpty()) {
                notices.add((silent.size() * 2 > cards.size() ? "most cards have no text (" + silent.size() + " of "
                        + cards.size() + "): is it in a field of another name? "
                        : silent.size() + " cards without text: ")
                        + String.join(", ", silent.stream().limit(MOST_COMPLAINTS).toList())
                        + (silent.size() > MOST_COMPLAINTS ? " and " + (silent.size() - MOST_COMPLAINTS) + " more"
                                : ""));
            }
            return List.copyOf(notices);
        }

        private static String together(List<String> lines, String more) {
            String first = String.join("\n", lines.subList(0, Math.min(lines.size(), MOST_COMPLAINTS)));
            return lines.size() > MOST_COMPLAINTS ? first + "\nand " + (lines.size() - MOST_COMPLAINTS) + " " + more
                    : first;
        }
    }

    /** The row of this name that was not taken. */
    public Optional<Refused> refused(String name) {
        return refused.stream().filter(row -> Wording.same(row.name(), name)).findFirst();
    }
}
