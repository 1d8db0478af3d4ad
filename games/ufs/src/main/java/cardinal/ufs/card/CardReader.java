package cardinal.ufs.card;

import cardinal.cards.CardFields;
import cardinal.cards.CardFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads a card from the fields of a card file, in the words of any edition: vitality or health, control or check, resources or symbols,
 * watermark or set icon.
 */
public final class CardReader implements CardFormat<CardData> {
    private static final String DASH = " [-\u2013\u2014] ";
    public static final CardReader FORMAT = new CardReader();

    /** Corrected text, in files that keep the printed one beside it. */
    private static final List<String> CURRENT_TEXT = List.of("texterrata", "erratatext", "errata", "currenttext");
    private static final List<String> BACK = List.of("back", "otherside");
    private static final List<String> NUMERALS = List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X");
    private static final List<Field> STATISTICS = List.of(Field.GENDER, Field.HEIGHT, Field.WEIGHT, Field.BLOOD_TYPE);
    private static final List<String> HALF = List.of("half", "split", "secondhalf");

    private enum Field implements CardFields.Field {
        NAME("name"), VERSION("version", "dots", "title"), CODE("code", "card_number", "numero", "collector"),
        TYPE("type", "cardType", "card_type"),
        SYMBOLS("symbols", "resources", "resource_symbols"), ATTUNED("attuned", "attuned_symbols"),
        DIFFICULTY("difficulty"),
        CONTROL("check", "control", "check_value", "control_value"), BLOCK_ZONE("block_zone"),
        BLOCK_MODIFIER("block_modifier", "block_mod", "block"),
        ATTACK_ZONE("attack_zone", "zone"), SPEED("speed"), DAMAGE("damage"), HAND_SIZE("hand_size"),
        VITALITY("health", "vitality"),
        STAMINA("stamina"), KEYWORDS("keywords", "keyword_line"), TEXT("text", "abilities", "rules_text"),
        UNIVERSE("universe"),
        MARK("watermark", "set_icon", "mark"), GENDER("gender"), HEIGHT("height"), WEIGHT("weight"),
        BLOOD_TYPE("blood_type"),
        SKILL_TREE("skill_tree", "skills"), IGNORED("formats", "rarity", "extension", "extension_short", "numero_image",
                "flavor", "artist", "image", "set");

        private final List<String> spellings;

        Field(String... spellings) {
            this.spellings = List.of(spellings);
        }

        @Override
        public List<String> spellings() {
            return spellings;
        }
    }

    private CardReader() {
    }

    @Override
    public Class<CardData> kind() {
        return CardData.class;
    }

    /** Reads a card and passes over fields that are not known. */
    public static CardData read(String where, Map<String, ?> card) {
        return card(card, fields -> CardFields.of(Field.class, fields, where));
    }

    @Override
    public CardData read(Map<String, ?> card, UnaryOperator<String> where) {
        return card(card, fields -> CardFields.strictly(Field.class, fields, where));
    }

    @Override
    public CardData withText(CardData card, String text) {
        return card.withText(text);
    }

    @Override
    public boolean knows(String field) {
        return CardFields.knows(Field.class, field)
                || BACK.contains(CardFields.fold(field))
                || HALF.contains(CardFields.fold(field));
    }

    /** A bare number counts within the set that the row names: "84" of the set "abc06" is abc06-84. */
    private static void inSet(Map<String, Object> row) {
        if (row.get("extension_short") instanceof String set && !set.isBlank()
                && row.get("card_number") instanceof String number && number.matches("\\d{1,4}[A-Za-z]?")) {
            row.put("card_number", set.strip() + "-" + number);
        }
    }

    /** The text as it stands today comes before the one that was printed. */
    @Override
    public Map<String, Object> current(Map<String, Object> row) {
        Map<String, Object> current = new LinkedHashMap<>(row);
        row.forEach((key, value) -> {
            if (CURRENT_TEXT.contains(CardFields.fold(key))) {
                current.remove(key);
                if (value instanceof String text && !text.isBlank()) {
                    current.keySet().removeIf(other -> CardFields.fold(other).equals("text"));
                    current.put("text", text);
                }
            }
        });
        inSet(current);
        return CardFields.oneOfEach(Field.class, current);
    }

    @Override
    public List<List<String>> signatures() {
        return List.of(List.of("type", "extension"), List.of("type", "formats"), List.of("type", "text_errata"));
    }

    @Override
    public CardData withCode(CardData card, String code) {
        return card.withCode(code);
    }

    private interface Opened {
        CardFields<Field> open(Map<String, ?> fields);
    }

    private static CardData card(Map<String, ?> card, Opened opened) {
        Map<String, Object> own = new LinkedHashMap<>(card);
        Map<String, ?> back = inner(own, BACK);
        Map<String, ?> half = inner(own, HALF);
        CardFields<Field> fields = opened.open(own);
        String identity = fields.need(Field.NAME, "a card needs a name");
        SideData front = side(fields, identity);
        String version = version(fields.text(Field.VERSION));
        SideData second = back != null ? back(opened.open(named(back, identity)), identity)
                : half != null ? half(front, opened.open(named(half, identity)), identity) : null;
        String name = name(identity, version);
        return new CardData(name, front.type() == CardType.CHARACTER ? bare(identity) : name, version,
                fields.text(Field.CODE), front, second, half != null,
                symbols(fields), fields.words(Field.SYMBOLS).stream().anyMatch(CardReader::isInfinity), attuned(fields),
                marks(fields), statistics(fields, identity, front.type()),
                fields.lines(Field.SKILL_TREE));
    }

    @SuppressWarnings("unchecked")
    private static @Nullable Map<String, ?> inner(Map<String, Object> card, List<String> keys) {
        String key = card.keySet().stream().filter(k -> keys.contains(CardFields.fold(k))).findFirst().orElse("");
        return card.get(key) instanceof Map<?, ?> ? (Map<String, ?>) card.remove(key) : null;
    }

    private static Map<String, Object> named(Map<String, ?> side, String name) {
        Map<String, Object> named = new LinkedHashMap<>(side);
        named.putIfAbsent("name", name);
        return named;
    }

    /** UniVersus, double-sided-cards: the other face. One that goes by another name is not played as if it had none. */
    private static SideData back(CardFields<Field> fields, String name) {
        SideData back = side(fields, name);
        String other = fields.need(Field.NAME, "a card needs a name");
        if (!other.equals(name)) {
            throw fields.wrong(
                    "the back of " + name + " has another name, " + other + "; both sides go by the front's here");
        }
        refuse(fields, name, Layout.back(back));
        return back;
    }

    /** 2010, 2.6.3.2 and 2.6.8: block and control are those of the whole card. */
    private static SideData half(SideData front, CardFields<Field> fields, String name) {
        SideData half = side(fields, name);
        refuse(fields, name, Layout.halves(front, half));
        List<Integer> numbers = new ArrayList<>(half.numbers());
        for (Property shared : List.of(Property.BLOCK_MODIFIER, Property.CONTROL)) {
            if (half.number(shared) != SideData.NONE && half.number(shared) != front.number(shared)) {
                throw fields.wrong("the halves of " + name + " share their block and control");
            }
            numbers.set(shared.ordinal(), front.number(shared));
        }
        return new SideData(half.type(), List.copyOf(numbers), half.attackZone(), front.blockZone(), half.keywords(),
                half.text());
    }

    private static void refuse(CardFields<Field> fields, String name, List<String> complaints) {
        if (!complaints.isEmpty()) {
            throw fields.wrong(name + ": " + String.join("; ", complaints));
        }
    }

    /** B.6.1.1.2, 2010 3.3, UniVersus version.1: dots are counted, a roman numeral is a number, all else is a title. */
    private static String version(String printed) {
        if (printed.matches("[.\u2022\u00B7]+")) {
            return String.valueOf(printed.length());
        }
        int numeral = printed.isEmpty() ? -1 : NUMERALS.indexOf(printed);
        return numeral < 0 ? printed : String.valueOf(numeral + 1);
    }

    /** B.6.1.1: the card name of a character is its name and version: "Mira Voss 2", "Mira Voss, Stormcaller". */
    private static String name(String identity, String version) {
        return version.isEmpty() ? identity : Character.isDigit(version.charAt(0)) ? identity + " " + version
                : identity + ", " + version;
    }

    /** UniVersus: the identity is the name without parentheses. */
    private static String bare(String name) {
        return name.replaceAll(" ?\\([^)]*\\)", "");
    }

    private static SideData side(CardFields<Field> fields, String name) {
        CardType type = fields.kindOfCard(Field.TYPE, CardType.values(),
                fields.need(Field.TYPE, name + " needs a type"));
        boolean backup = type == CardType.BACKUP && !fields.has(Field.STAMINA);
        Integer[] numbers = new Integer[Property.values().length];
        numbers[Property.SPEED.ordinal()] = number(fields, Field.SPEED);
        numbers[Property.DAMAGE.ordinal()] = number(fields, Field.DAMAGE);
        numbers[Property.DIFFICULTY.ordinal()] = number(fields, Field.DIFFICULTY);
        numbers[Property.CONTROL.ordinal()] = number(fields, Field.CONTROL);
        numbers[Property.BLOCK_MODIFIER.ordinal()] = blockModifier(fields);
        numbers[Property.HAND_SIZE.ordinal()] = number(fields, Field.HAND_SIZE);
        numbers[Property.VITALITY.ordinal()] = backup ? SideData.NONE : number(fields, Field.VITALITY);
        numbers[Property.STAMINA.ordinal()] = number(fields, backup ? Field.VITALITY : Field.STAMINA);
        SideData side = new SideData(type, List.of(numbers), zone(fields, Field.ATTACK_ZONE),
                zone(fields, Field.BLOCK_ZONE), keywords(fields),
                String.join("\n", fields.lines(Field.TEXT)));
        refuse(fields, name, Layout.side(side));
        return side;
    }

    private static int number(CardFields<Field> fields, Field field) {
        return fields.number(field, -20, 99, SideData.NONE);
    }

    /** A block without a number is +0. */
    private static int blockModifier(CardFields<Field> fields) {
        int n = number(fields, Field.BLOCK_MODIFIER);
        return n == SideData.NONE && fields.has(Field.BLOCK_ZONE) ? 0 : n;
    }

    private static @Nullable AttackZone zone(CardFields<Field> fields, Field field) {
        String word = fields.text(field);
        return word.isEmpty() ? null : fields.oneOf(field, AttackZone.values(), word, "high, mid or low");
    }

    /**
     * A list of entries, or one text with dashes, semicolons or commas between them; those of "Combo (Punch, Kick)" are its own. A name
     * with a comma ("Ada, the Smith Only") has to be an entry of a list.
     */
    private static List<String> keywords(CardFields<Field> fields) {
        String between = fields.isList(Field.KEYWORDS) ? DASH + "|; *" : DASH + "|; *|, (?![^(]*\\))";
        return fields.lines(Field.KEYWORDS).stream().flatMap(line -> Arrays.stream(line.split(between)))
                .map(String::strip)
                .filter(word -> !word.isEmpty()).toList();
    }

    private static boolean isInfinity(String word) {
        return CardFields.fold(word).equals("infinity");
    }

    private static boolean isAttuned(String word) {
        return CardFields.fold(word).endsWith("attuned");
    }

    /** In a list of their own, or among the symbols as "fire-attuned". */
    private static List<Symbol> attuned(CardFields<Field> fields) {
        List<Symbol> attuned = new ArrayList<>(fields.allOf(Field.ATTUNED, Symbol.values(), "a symbol"));
        fields.words(Field.SYMBOLS).stream().filter(CardReader::isAttuned)
                .map(word -> CardFields.fold(word).replace("attuned", ""))
                .map(word -> fields.oneOf(Field.SYMBOLS, Symbol.values(), word, "a symbol")).forEach(attuned::add);
        return attuned.stream().distinct().toList();
    }

    private static List<Symbol> symbols(CardFields<Field> fields) {
        return fields.words(Field.SYMBOLS).stream().filter(word -> !isInfinity(word) && !isAttuned(word))
                .map(word -> fields.oneOf(Field.SYMBOLS, Symbol.values(), word, "a symbol")).distinct().toList();
    }

    private static List<String> marks(CardFields<Field> fields) {
        List<String> marks = new ArrayList<>(fields.words(Field.MARK));
        marks.addAll(fields.words(Field.UNIVERSE));
        return List.copyOf(marks);
    }

    /** B.1.2.3, B.1.2.4, 2010 2.7: only of characters; what is not printed is unknown, but without a sign there is no gender. */
    private static Map<String, String> statistics(CardFields<Field> fields, String name, CardType type) {
        if (type != CardType.CHARACTER) {
            boolean none = STATISTICS.stream().noneMatch(fields::has);
            refuse(fields, name, none ? List.of() : List.of("only characters have vital statistics"));
            return Map.of();
        }
        Map<String, String> statistics = new LinkedHashMap<>();
        statistics.put("gender", gender(fields));
        statistics.put("height", measure(fields, Field.HEIGHT));
        statistics.put("weight", measure(fields, Field.WEIGHT));
        statistics.put("blood_type", bloodType(fields));
        return Collections.unmodifiableMap(statistics);
    }

    private static String gender(CardFields<Field> fields) {
        String sign = fields.text(Field.GENDER).toLowerCase(Locale.ROOT);
        return switch (sign) {
            case "", "none" -> "none";
            case "m", "male" -> "male";
            case "f", "female" -> "female";
            default -> unknown(fields, Field.GENDER, sign, "male, female or unknown (?)");
        };
    }

    /** 2010, 2.7.2, 2.7.3: a number, or unknown. */
    private static String measure(CardFields<Field> fields, Field field) {
        String text = fields.text(field);
        return text.matches("\\d+") ? text : unknown(fields, field, text, "a whole number or unknown (?)");
    }

    /** 2010, 2.7.4. */
    private static String bloodType(CardFields<Field> fields) {
        String text = fields.text(Field.BLOOD_TYPE).toUpperCase(Locale.ROOT);
        return List.of("A", "B", "AB", "O").contains(text) ? text
                : unknown(fields, Field.BLOOD_TYPE, text, "A, B, AB, O or unknown (?)");
    }

    private static String unknown(CardFields<Field> fields, Field field, String text, String what) {
        if (!text.matches("\\?*")) {
            throw fields.wrong(field, "\"" + text + "\" is not " + what);
        }
        return "?";
    }
}
