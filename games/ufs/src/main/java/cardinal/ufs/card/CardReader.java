package cardinal.ufs.card;

import cardinal.cards.CardFields;
import cardinal.cards.CardFormat;
import java.util.ArrayList;
import java.util.Arrays;
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
    public static final CardReader FORMAT = new CardReader();

    private static final List<String> BACK = List.of("back", "otherside");
    private static final List<String> HALF = List.of("half", "split", "secondhalf");

    private enum Field implements CardFields.Field {
        NAME("name"), VERSION("version", "dots", "title"), CODE("code", "card_number", "numero", "collector"), TYPE("type", "cardType", "card_type"),
        SYMBOLS("symbols", "resources", "resource_symbols"), ATTUNED("attuned", "attuned_symbols"), DIFFICULTY("difficulty"),
        CONTROL("check", "control", "check_value", "control_value"), BLOCK_ZONE("block_zone"), BLOCK_MODIFIER("block_modifier", "block_mod", "block"),
        ATTACK_ZONE("attack_zone", "zone"), SPEED("speed"), DAMAGE("damage"), HAND_SIZE("hand_size"), VITALITY("health", "vitality"),
        STAMINA("stamina"), KEYWORDS("keywords", "keyword_line"), TEXT("text", "abilities", "rules_text"), UNIVERSE("universe"),
        MARK("watermark", "set_icon", "mark"), GENDER("gender"), HEIGHT("height"), WEIGHT("weight"), BLOOD_TYPE("blood_type"),
        SKILL_TREE("skill_tree", "skills"), IGNORED("formats", "rarity", "extension", "extension_short", "numero_image", "flavor", "artist", "image", "set");

        private final List<String> spellings;

        Field(String... spellings) {
            this.spellings = List.of(spellings);
        }

        @Override
        public List<String> spellings() {
            return spellings;
        }

        @Override
        public boolean ignored() {
            return this == IGNORED;
        }
    }

    private CardReader() {
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
    public CardData rules(CardData card) {
        return card.rules();
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
        String version = front.type() == CardType.CHARACTER ? fields.text(Field.VERSION) : "";
        Map<String, ?> other = back != null ? back : half;
        SideData second = other == null ? null : side(opened.open(named(other, identity)), identity);
        return new CardData(name(identity, version), bare(identity, front.type()), version, fields.text(Field.CODE), front, second, half != null,
                symbols(fields), fields.words(Field.SYMBOLS).stream().anyMatch(CardReader::isInfinity), attuned(fields), marks(fields), statistics(fields),
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

    /** B.6.1.1: the card name of a character is its name and version: "Mira Voss 2", "Mira Voss, Stormcaller". */
    private static String name(String identity, String version) {
        return version.isEmpty() ? identity : Character.isDigit(version.charAt(0)) ? identity + " " + version : identity + ", " + version;
    }

    /** UniVersus: the identity is the name without parentheses. */
    private static String bare(String name, CardType type) {
        return type == CardType.CHARACTER ? name.replaceAll(" ?\\([^)]*\\)", "") : name;
    }

    private static SideData side(CardFields<Field> fields, String name) {
        CardType type = fields.oneOf(Field.TYPE, CardType.values(), fields.need(Field.TYPE, name + " needs a type"), "a card type");
        boolean backup = type == CardType.BACKUP && !fields.has(Field.STAMINA);
        Integer[] numbers = new Integer[Property.values().length];
        numbers[Property.SPEED.ordinal()] = number(fields, Field.SPEED);
        numbers[Property.DAMAGE.ordinal()] = number(fields, Field.DAMAGE);
        numbers[Property.DIFFICULTY.ordinal()] = number(fields, Field.DIFFICULTY);
        numbers[Property.CONTROL.ordinal()] = number(fields, Field.CONTROL);
        numbers[Property.BLOCK_MODIFIER.ordinal()] = blockModifier(fields);
        numbers[Property.HAND_SIZE.ordinal()] = number(fields, Field.HAND_SIZE);
        numbers[Property.VITALITY.ordinal()] = backup ? Side.NONE : number(fields, Field.VITALITY);
        numbers[Property.STAMINA.ordinal()] = number(fields, backup ? Field.VITALITY : Field.STAMINA);
        AttackZone attack = zone(fields, Field.ATTACK_ZONE);
        if (type == CardType.ATTACK && (attack == null || !fields.has(Field.SPEED) || !fields.has(Field.DAMAGE))) {
            throw fields.wrong("the attack " + name + " needs a zone, speed and damage");
        }
        return new SideData(type, List.of(numbers), attack, zone(fields, Field.BLOCK_ZONE), keywords(fields),
                String.join("\n", fields.lines(Field.TEXT)));
    }

    private static int number(CardFields<Field> fields, Field field) {
        return fields.number(field, -20, 99, Side.NONE);
    }

    /** A block without a number is +0. */
    private static int blockModifier(CardFields<Field> fields) {
        int n = number(fields, Field.BLOCK_MODIFIER);
        return n == Side.NONE && fields.has(Field.BLOCK_ZONE) ? 0 : n;
    }

    private static @Nullable AttackZone zone(CardFields<Field> fields, Field field) {
        String word = fields.text(field);
        return word.isEmpty() ? null : fields.oneOf(field, AttackZone.values(), word, "high, mid or low");
    }

    /** A list of entries, or one text with the entries between dashes. */
    private static List<String> keywords(CardFields<Field> fields) {
        return fields.lines(Field.KEYWORDS).stream().flatMap(line -> Arrays.stream(line.split(" [-\u2013\u2014] "))).map(String::strip)
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
        fields.words(Field.SYMBOLS).stream().filter(CardReader::isAttuned).map(word -> CardFields.fold(word).replace("attuned", ""))
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

    private static Map<String, String> statistics(CardFields<Field> fields) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Field field : List.of(Field.GENDER, Field.HEIGHT, Field.WEIGHT, Field.BLOOD_TYPE)) {
            if (fields.has(field)) {
                found.put(field.name().toLowerCase(Locale.ROOT), fields.text(field));
            }
        }
        return Map.copyOf(found);
    }
}
