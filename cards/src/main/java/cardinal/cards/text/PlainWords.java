package cardinal.cards.text;

import cardinal.cards.Records;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The words for a part of an ability, made of the names of records and values; what says nothing has none. */
final class PlainWords {
    /** Values by which a text says nothing. */
    private static final Set<String> SILENT = Set.of("unsaid", "any", "nobody", "nothing", "sentences", "anywhere",
            "always", "none", "same", "lasting", "exactly", "anything");
    /** Parts that only tell how something was worded. */
    private static final Set<String> WORDING = Set.of("joint", "join", "preposition", "wording", "article",
            "possessive", "ofPhrase", "sign", "minus", "act");
    /** What is said of each kind of record. */
    private static final ClassValue<Spoken> SPOKEN = new ClassValue<>() {
        @Override
        protected Spoken computeValue(Class<?> type) {
            Spoken spoken = type.getAnnotation(Spoken.class);
            return spoken == null ? PLAIN : spoken;
        }
    };

    @Spoken
    private record Plain() {
    }

    private static final Spoken PLAIN = Objects.requireNonNull(Plain.class.getAnnotation(Spoken.class));
    private static final Set<String> SPOTS = Set.of("place", "places");
    /** Parts that need no name before them. */
    private static final Set<String> OBVIOUS = Set.of("n", "parts", "what", "filter", "word", "keyword", "keywords",
            "abilities", "nouns", "kind", "side", "places", "place", "amount", "label", "name", "portions", "changes",
            "gifts", "traits", "count", "value", "points", "price", "rating", "processes", "fact", "rule", "of",
            "compare",
            "stat", "phase", "zone", "zones", "property", "duration", "verb", "timing", "craft", "than", "whose",
            "options", "facing", "results", "token");
    private static final Set<String> PREPOSITIONS = Set.of("to", "by", "from", "into", "least", "times");
    /** What stands before what in a noun phrase; all else keeps its place. */
    private static final List<String> ORDER = List.of("compare", "than", "n", "count", "other", "side", "traits",
            "whose", "kind", "nouns");

    private PlainWords() {
    }

    /** A part of a record that may have something to say. */
    record Part(Record of, String name, Object value) {
        /** The words with the name of the part, where it needs one. */
        String said() {
            String words = words();
            return words.isEmpty() || label().isEmpty() || value instanceof Boolean ? words
                    : label() + (PREPOSITIONS.contains(name) ? " " : ": ") + words;
        }

        String label() {
            boolean own = List.of(spoken(of).named()).contains(name);
            boolean whom = name.equals("who") && value instanceof Record;
            return OBVIOUS.contains(name) && !own || whom ? "" : spelt(name);
        }

        private String words() {
            return switch (value) {
                case Boolean truth -> truth ? spelt(name) : "";
                case Integer n -> number(name, n);
                default -> inContext(PlainWords.of(value));
            };
        }

        private String inContext(String words) {
            return switch (name) {
                case "amount" -> sign(of).isEmpty() || !words.contains(" ") ? sign(of) + words
                        : sign(of) + "(" + words + ")";
                case "whose", "side" -> possessive(name, words);
                case "rating" -> words.equals("0") ? "" : words;
                default -> SPOTS.contains(name) && isHolder(of) && !words.isEmpty()
                        && !words.matches("(?:at|in|on|here)\\b.*") ? "in " + words : words;
            };
        }
    }

    /** The parts of a record that are not only wording, in the order in which English has them. */
    static List<Part> parts(Record record) {
        List<Part> parts = new ArrayList<>();
        Records.parts(record).forEach((name, value) -> {
            boolean doer = name.equals("who") && value instanceof Enum<?>;
            boolean sort = record instanceof Paragraph p && p.sort() != null && value == p.sort();
            if (!WORDING.contains(name) && !doer && !sort) {
                parts.add(new Part(record, name, value));
            }
        });
        if (isHolder(record)) {
            parts.sort(Comparator.comparingInt(part -> ORDER.contains(part.name()) ? ORDER.indexOf(part.name()) : 99));
        }
        return parts;
    }

    /** The words for a part; none if it says nothing. */
    static String of(Object part) {
        return switch (part) {
            case Optional<?> some -> some.map(PlainWords::of).orElse("");
            case Collection<?> all ->
                    String.join(", ", all.stream().map(PlainWords::of).filter(s -> !s.isEmpty()).toList());
            case Record record -> of(record);
            case Enum<?> value -> silent(value.name().toLowerCase(Locale.ROOT).replace('_', ' '));
            case Boolean truth -> truth ? "yes" : "";
            default -> silent(part.toString());
        };
    }

    private static String of(Record record) {
        Spoken.Manner manner = spoken(record).value();
        Map<String, Object> all = Records.parts(record);
        if (manner == Spoken.Manner.THING || manner == Spoken.Manner.SIGNS) {
            return manner == Spoken.Manner.THING ? spoken(record).as() : record.toString();
        }
        if (all.size() == 2 && all.get("least") instanceof Integer least && all.get("most") instanceof Integer most) {
            return range(least, most);
        }
        if (sign(record).equals("0")) {
            return "";
        }
        List<Part> parts = parts(record);
        List<String> said = parts.stream().map(Part::said).filter(s -> !s.isEmpty()).toList();
        boolean emptied = said.isEmpty() && (isHolder(record) || all.containsKey("parts"));
        return emptied ? "" : isHolder(record)
                ? String.join(" ", said).replaceFirst("^(or \\w+) (\\d+|X)\\b", "$2 $1")
                : manner == Spoken.Manner.NOUN ? title(record) + " " + String.join(" ", said) : joined(record, said);
    }

    /** "draw 1", "stun chosen up to 1 enemy unit", "give (it, shield 2, this turn)". */
    static String joined(Record record, List<String> parts) {
        String title = title(record);
        String rest = String.join(", ", parts);
        boolean run = !rest.contains(", ") && !rest.contains(": ") && !title.endsWith(" ability");
        return title.isEmpty() ? rest : rest.isEmpty() ? title
                : isList(record) ? title + ": " + rest
                : run ? title + " " + rest : title + " (" + rest + ")";
    }

    /** "deal" for Deal, "triggered ability" for a paragraph that is Triggered; nothing for what only holds parts together. */
    static String title(Record record) {
        if (isHolder(record)) {
            return "";
        }
        Map<String, Object> all = Records.parts(record);
        String words = all.get("act") instanceof Enum<?> act ? of(act) : name(record);
        String doer = all.get("who") instanceof Enum<?> who ? of(who) : "";
        return doer.isEmpty() || doer.equals("you") ? words : doer + ": " + words;
    }

    private static String name(Record record) {
        Spoken spoken = spoken(record);
        if (spoken.value() == Spoken.Manner.SILENT || !spoken.as().isEmpty()) {
            return spoken.as();
        }
        if (record instanceof Paragraph p) {
            Enum<?> sort = p.sort();
            return (sort == null ? ownName(record) : of(sort)) + " ability";
        }
        return ownName(record);
    }

    /** A record is called what the code calls it: that is the rulebook's word for it. */
    private static String ownName(Record record) {
        return spelt(record.getClass().getSimpleName());
    }

    private static Spoken spoken(Record record) {
        return SPOKEN.get(record.getClass());
    }

    static boolean isList(Record record) {
        return spoken(record).value() == Spoken.Manner.LIST;
    }

    private static boolean isHolder(Record record) {
        return spoken(record).value() == Spoken.Manner.HOLDER;
    }

    /** Of what goes up or down: + or -, 0 for what does neither; nothing for all else. */
    private static String sign(Record record) {
        Map<String, Object> all = Records.parts(record);
        if (all.get("minus") instanceof Boolean down) {
            return down ? "-" : "+";
        }
        return all.get("sign") instanceof Integer sign ? sign == 0 ? "0" : sign < 0 ? "-" : "+" : "";
    }

    /** 0 stands for "nothing special" where it is not an amount, and 1 for a keyword without number. */
    private static String number(String name, int n) {
        boolean amount = name.equals("n") || name.equals("amount") || name.equals("points");
        if (n == Integer.MIN_VALUE || n == Integer.MAX_VALUE || n == 0 && !amount
                || n == 1 && (name.equals("value") || name.equals("per") || name.equals("times"))) {
            return "";
        }
        return String.valueOf(n);
    }

    private static String range(int least, int most) {
        boolean open = most == Integer.MAX_VALUE || most == 99;
        return least == most ? String.valueOf(most) : open && least <= 0 ? least == 0 ? "any number" : ""
                : open ? least + " or more" : least == 0 ? "up to " + most
                : least == Integer.MIN_VALUE ? "at most " + most : least + " to " + most;
    }

    private static String possessive(String part, String who) {
        return switch (who) {
            case "" -> "";
            case "you", "yours" -> "your";
            case "they" -> "their";
            default -> part.equals("whose") ? who + "'s" : who;
        };
    }

    /** "gain health" for GainHealth, "I am at" for IAmAt. */
    private static String spelt(String camel) {
        return camel.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ").toLowerCase(Locale.ROOT)
                .replaceAll("\\bi\\b", "I");
    }

    private static String silent(String word) {
        return SILENT.contains(word) ? "" : word;
    }
}
