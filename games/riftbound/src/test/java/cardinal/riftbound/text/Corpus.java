package cardinal.riftbound.text;

import cardinal.cards.text.Reading;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Our own sentences, each with the type of card it stands on. */
record Corpus(CardType type, String text) {

    static List<Corpus> all() {
        try (InputStream file = Objects.requireNonNull(Corpus.class.getResourceAsStream("corpus.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 2))
                    .map(parts -> new Corpus(CardType.valueOf(parts[0]), parts[1]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Reading<Ability> read() {
        return CardText.read(type, text);
    }

    /** The same card with other words. */
    Corpus saying(String other) {
        return new Corpus(type, other);
    }
}
