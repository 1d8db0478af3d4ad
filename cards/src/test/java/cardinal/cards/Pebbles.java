package cardinal.cards;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Normaliser;
import cardinal.cards.text.TextReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The least game with cards: pebbles that are thrown. */
public final class Pebbles {
    public enum Colour {
        GREY, DARK_RED
    }

    /** A pebble as printed. */
    public record Pebble(String name, int weight, int grip, List<Colour> colours, String text) implements Printed {
    }

    /** What a pebble can do. */
    public record Throw(int metres) {
    }

    public record Face(int number, Pebble data, List<Throw> abilities) implements Compiled<Pebble, Throw> {
        @Override
        public String name() {
            return data.name();
        }
    }

    public static final class Heap extends Pool<Pebble, Throw, Face> {
        @Override
        protected Face compile(int number, Pebble card, List<Throw> abilities) {
            return new Face(number, card, abilities);
        }
    }

    enum Field implements CardFields.Field {
        NAME("name"), WEIGHT("weight", "mass"), GRIP("grip"), COLOUR("colour", "color"), TEXT("text", "rulesText"),
        IGNORED("artist");

        private final List<String> spellings;

        Field(String... spellings) {
            this.spellings = List.of(spellings);
        }

        @Override
        public List<String> spellings() {
            return spellings;
        }
    }

    private static final class Format implements CardFormat<Pebble> {
        @Override
        public Class<Pebble> kind() {
            return Pebble.class;
        }

        @Override
        public Pebble withText(Pebble card, String text) {
            return new Pebble(card.name(), card.weight(), card.grip(), card.colours(), text);
        }

        @Override
        public boolean knows(String field) {
            return CardFields.knows(Field.class, field);
        }

        @Override
        public List<List<String>> signatures() {
            return List.of(List.of("pebbleNo"));
        }

        @Override
        public Map<String, Object> current(Map<String, Object> row) {
            return CardFields.oneOfEach(Field.class, row);
        }

        @Override
        public Pebble read(Map<String, ?> card, UnaryOperator<String> where) {
            CardFields<Field> fields = CardFields.strictly(Field.class, card, where);
            return new Pebble(fields.need(Field.NAME, "a pebble needs a name"), fields.number(Field.WEIGHT),
                    fields.number(Field.GRIP, -3, 3, 0), fields.allOf(Field.COLOUR, Colour.values(), "a colour"),
                    String.join("\n", fields.lines(Field.TEXT)));
        }
    }

    static final TextReader<String, Throw> TEXT = new TextReader<>(
            new Grammar<>(phrase("Throw {} metres.", digits()).as(Throw.class, Throw::new, Throw::metres)),
            Normaliser.of(Fold.whiteSpace()).then(Normaliser.of(Fold.swap("\\b(\\d+) meters\\b", "$1 metres"))),
            line -> line.contains("it ") ? Optional.of("it") : Optional.empty(),
            (name, ability) -> ability.metres() > 90 ? List.of("nobody throws that far") : List.of());

    public static final Library<Pebble, Throw, Heap> LIBRARY =
            new Library<>(new Format(), card -> TEXT.read(card.name(), card.text()),
                    List.of(List.of("Throw", "Catch"), List.of("metres", "meters")), Heap::new);

    private Pebbles() {
    }

    public static CardSet<Pebble, Heap> set(String json) {
        return LIBRARY.compile(LIBRARY.read("pebbles.json", json));
    }
}
