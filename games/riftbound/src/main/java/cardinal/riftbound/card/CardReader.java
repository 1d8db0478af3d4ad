package cardinal.riftbound.card;

import cardinal.cards.CardFields;
import cardinal.cards.CardFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads a card from the fields of a card file, in the spellings people use: type or cardTypes, domain or domains, cost or
 * energy, text or abilityText.
 */
public final class CardReader implements CardFormat<CardData> {
    public static final CardReader FORMAT = new CardReader();

    private enum Field implements CardFields.Field {
        NAME("name"), OTHER_NAMES("otherNames", "names", "translations"), CODE("code", "publicCode", "id"),
        TYPE("type", "cardType", "cardTypes", "types"),
        SUPERTYPE("supertype", "supertypes"), DOMAIN("domain", "domains"), ENERGY("energy", "cost", "energyCost"),
        POWER("power", "powerCost"),
        MIGHT("might"), TAGS("tags", "tag"), TEXT("text", "abilityText", "ability", "abilities", "rulesText"),
        EFFECT("effectText", "effect", "equipText"), BONUS("mightBonus", "bonus"),
        IGNORED("set", "setId", "rarity", "artist", "flavor", "flavorText", "image");

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
        return card(CardFields.of(Field.class, card, where));
    }

    @Override
    public CardData read(Map<String, ?> card, UnaryOperator<String> where) {
        return card(CardFields.strictly(Field.class, card, where));
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
        return List.of(List.of("publicCode"), List.of("cardTypes", "abilityText"),
                List.of("collectorNumber", "energy"));
    }

    @Override
    public CardData withCode(CardData card, String code) {
        return card.withCode(code);
    }

    private static CardData card(CardFields<Field> fields) {
        String name = fields.need(Field.NAME, "a card needs a name");
        List<Supertype> supertypes = new ArrayList<>();
        List<CardType> types = types(fields, name, supertypes);
        CardType type = types.getFirst();
        supertypes.addAll(fields.allOf(Field.SUPERTYPE, Supertype.values(), "a supertype"));
        List<Domain> domains =
                fields.words(Field.DOMAIN).stream().filter(word -> !CardFields.fold(word).equals("colorless"))
                        .map(word -> fields.oneOf(Field.DOMAIN, Domain.values(), word, "a domain")).distinct().toList();
        int might = fields.number(Field.MIGHT);
        if (type == CardType.UNIT && might < 0) {
            throw fields.wrong("the unit " + name + " needs a Might: \"might: 3\"");
        }
        List<String> tags = fields.words(Field.TAGS);
        Texts texts = texts(fields, type == CardType.GEAR && tags.contains(CardData.EQUIPMENT));
        return new CardData(name, fields.text(Field.CODE), type, supertypes.stream().distinct().toList(), domains,
                fields.number(Field.ENERGY), fields.number(Field.POWER), might, tags,
                texts.rules(), fields.lines(Field.OTHER_NAMES), texts.effect(),
                fields.has(Field.BONUS) && !fields.text(Field.BONUS).isEmpty() ? fields.number(Field.BONUS, -99, 99, 0)
                        : null,
                types.size() > 1 ? types.get(1) : null);
    }

    /** The rules text and the section below it (136 of 2026-07). */
    private record Texts(String rules, String effect) {
    }

    private static final Pattern BELOW = Pattern.compile("\\n\\s*\\n\\s*");

    /** Lists that have one text for both leave a line free between them; only an Equipment has two. */
    private static Texts texts(CardFields<Field> fields, boolean equipment) {
        String rules = String.join("\n", fields.lines(Field.TEXT));
        String effect = String.join("\n", fields.lines(Field.EFFECT));
        String[] parts = equipment && effect.isEmpty() ? BELOW.split(rules.strip(), 2) : new String[] {rules};
        return parts.length == 2 ? new Texts(parts[0], parts[1]) : new Texts(rules, effect);
    }

    /** The types, a unit first; other words before them are supertypes: "Champion Unit", "Gear Unit". */
    private static List<CardType> types(CardFields<Field> fields, String name, List<Supertype> supertypes) {
        List<String> words = fields.lines(Field.TYPE).stream().flatMap(t -> Arrays.stream(t.strip().split("\\s+")))
                .filter(w -> !w.isEmpty()).toList();
        if (words.isEmpty()) {
            throw fields.wrong("the card " + name + " needs a type: "
                    + String.join(", ", CardFields.names(CardType.values())));
        }
        CardType last = fields.kindOfCard(Field.TYPE, CardType.values(), words.getLast());
        List<CardType> types = new ArrayList<>(List.of(last));
        for (String word : words.subList(0, words.size() - 1)) {
            if (CardFields.names(CardType.values()).stream()
                    .anyMatch(n -> CardFields.fold(n).equals(CardFields.fold(word)))) {
                types.add(fields.kindOfCard(Field.TYPE, CardType.values(), word));
            } else {
                supertypes.add(fields.oneOf(Field.TYPE, Supertype.values(), word, "a supertype"));
            }
        }
        types.sort(null);
        if (types.size() > 1 && !(types.equals(List.of(CardType.UNIT, CardType.GEAR))
                || types.size() == 2 && types.contains(CardType.RUNE) && types.getFirst().isPermanent())) {
            throw fields.wrong("the card " + name
                    + " can be a unit and a gear, or a rune and one of these; no other types go together");
        }
        return types;
    }
}
