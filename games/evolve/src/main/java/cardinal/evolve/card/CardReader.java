package cardinal.evolve.card;

import cardinal.cards.CardFields;
import cardinal.cards.CardFormat;
import cardinal.kernel.Nearest;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Reads a card from the fields of a card file, in the spellings people use: "Follower / Evolved", forest or Forestcraft,
 * "Elf / Princess", a dash for no value.
 */
public final class CardReader implements CardFormat<CardData> {
    public static final CardReader FORMAT = new CardReader();
    private static final String EVOLVED = " Evolved";
    private static final String ADVANCED = " ADVANCED";
    private static final String DRIVE_POINT = "Drive Point";
    private static final String TOKEN = " TOKEN";
    /** What stands in the type field besides types. */
    private static final List<String> SPECIAL = List.of("evolved", "advanced", "token", "base");

    private enum Field implements CardFields.Field {
        NAME("name"), ALTERNATE("alternateName", "alternate"), CODE("code", "cardNo", "cardNumber", "number", "id"),
        CLASS("class", "cardClass", "craft"), UNIVERSE("universe"), TYPE("type"), CARD_TYPE("cardType", "cardTypes"),
        TRAITS("traits", "trait"), COST("cost"), ATTACK("attack", "atk"), DEFENSE("defense", "def"),
        TRIGGER("trigger", "triggerIcon"), OTHER_SIDE("otherSide"), TEXT("text", "effect", "cardText", "abilities"),
        IGNORED("set", "rarity", "artist", "illustrator", "flavor", "flavorText", "image", "format", "tokens");

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

    @Override
    public CardData read(Map<String, ?> card, UnaryOperator<String> where) {
        Map<String, Object> given = new LinkedHashMap<>();
        card.forEach((key, value) -> {
            if (!"-".equals(value)) {
                given.put(key, value);
            }
        });
        return card(CardFields.strictly(Field.class, given, where));
    }

    /** A card and the card it evolves into have one name (12.2.2.1). */
    @Override
    public String key(CardData card) {
        return card.evolved() ? evolved(card.name()) : card.name();
    }

    /** What an evolved card is called in a file of cards. */
    public static String evolved(String name) {
        return name + EVOLVED;
    }

    @Override
    public CardData withText(CardData card, String text) {
        return card.withText(text);
    }

    @Override
    public boolean knows(String field) {
        return CardFields.knows(Field.class, field);
    }

    @Override
    public Map<String, Object> current(Map<String, Object> row) {
        return CardFields.oneOfEach(Field.class, row);
    }

    @Override
    public List<List<String>> signatures() {
        return List.of(List.of("cardNo"), List.of("cardNumber", "cost", "defense"));
    }

    /** The same card in another set has another number. */
    @Override
    public CardData withCode(CardData card, String code) {
        return card.withCode(code);
    }

    private static CardData card(CardFields<Field> fields) {
        String printed = fields.need(Field.NAME, "a card needs a name");
        List<String> words = types(fields);
        boolean evolved = words.contains("evolved");
        boolean token = words.contains("token");
        String plain = evolved && printed.endsWith(EVOLVED) ? cut(printed, EVOLVED)
                : token && printed.endsWith(TOKEN) ? cut(printed, TOKEN) : printed;
        String name = plain.endsWith(ADVANCED) ? cut(plain, ADVANCED) : plain;
        CardType type = type(fields, name, words);
        int attack = fields.number(Field.ATTACK);
        int defense = fields.number(Field.DEFENSE, 0, 99, type == CardType.LEADER ? CardData.LEADER_DEFENSE : -1);
        if (type == CardType.FOLLOWER && (attack < 0 || defense < 0)) {
            throw fields.wrong("the follower " + name + " needs attack and defense: \"attack: 2, defense: 2\"");
        }
        if (type.isEquipment() && !token) {
            throw fields.wrong("only tokens are equipment: \"type: Equipment / Token\"");
        }
        if (fields.has(Field.OTHER_SIDE) && !evolved) {
            throw fields.wrong(Field.OTHER_SIDE,
                    "only evolved cards are double-sided here: \"type: Follower / Evolved\"");
        }
        int cost = fields.number(Field.COST);
        if (cost < 0 && !evolved && type.isPlayed()) {
            throw fields
                    .wrong("the " + type.name().toLowerCase(Locale.ROOT) + " " + name + " needs a cost: \"cost: 2\"");
        }
        return new CardData(name, fields.text(Field.ALTERNATE), fields.text(Field.CODE), cardClass(fields),
                Universe.of(fields.text(Field.UNIVERSE)), type, evolved, words.contains("advanced"), token,
                traits(fields), evolved ? -1 : cost, type == CardType.FOLLOWER || type == CardType.AMULET ? attack : -1,
                defense, trigger(fields),
                fields.text(Field.OTHER_SIDE), String.join("\n", fields.lines(Field.TEXT)));
    }

    private static TriggerIcon trigger(CardFields<Field> fields) {
        return fields.has(Field.TRIGGER)
                ? fields.oneOf(Field.TRIGGER, TriggerIcon.values(), fields.text(Field.TRIGGER), "a trigger icon")
                : TriggerIcon.NONE;
    }

    private static String cut(String name, String ending) {
        return name.substring(0, name.length() - ending.length());
    }

    /** "Follower / Evolved", or the two halves in two fields. */
    private static List<String> types(CardFields<Field> fields) {
        return Stream.of(Field.TYPE, Field.CARD_TYPE).flatMap(field -> fields.lines(field).stream())
                .flatMap(line -> Arrays.stream(line.split("[/, ]+"))).map(word -> word.strip().toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty()).distinct().toList();
    }

    private static CardType type(CardFields<Field> fields, String name, List<String> words) {
        if (name.equals(DRIVE_POINT)) {
            return CardType.DRIVE;
        }
        List<String> named = words.stream().filter(word -> !SPECIAL.contains(word)).toList();
        if (named.isEmpty()) {
            throw fields.wrong("the card " + name + " needs a type: "
                    + String.join(", ", CardFields.names(CardType.values())));
        }
        return fields.kindOfCard(fields.has(Field.CARD_TYPE) ? Field.CARD_TYPE : Field.TYPE, CardType.values(),
                named.getFirst());
    }

    private static CardClass cardClass(CardFields<Field> fields) {
        String word = CardFields.fold(fields.text(Field.CLASS));
        if (word.isEmpty()) {
            return CardClass.NEUTRAL;
        }
        for (CardClass craft : CardClass.values()) {
            String full = craft.name().toLowerCase(Locale.ROOT);
            if (word.equals(full) || (word + "craft").equals(full)) {
                return craft;
            }
        }
        throw fields.wrong(Field.CLASS, "\"" + fields.text(Field.CLASS) + "\" is not a class"
                + Nearest.hint(word, CardFields.names(CardClass.values())));
    }

    private static List<String> traits(CardFields<Field> fields) {
        return fields.lines(Field.TRAITS).stream().flatMap(line -> Arrays.stream(line.split("[/,]")))
                .map(String::strip).filter(word -> !word.isEmpty()).toList();
    }
}
