package cardinal.ufs.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardinal.cards.text.Reading;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Measures the grammar against public cards, where they are at hand; they are no part of the project. */
class PublicCardsTest {
    private static final Path CARDS =
            Path.of(System.getProperty("cardinal.publicCards", "/work/shared/cards"), "universus.json");

    /** The share that is read today. It only goes up. */
    private static final double SHARE = 0.80;

    @SuppressWarnings("unchecked")
    private static List<CardData> cards() {
        assumeTrue(Files.exists(CARDS), () -> CARDS + " is not at hand");
        List<Map<String, ?>> cards = JsonMapper.shared().readValue(CARDS.toFile(), List.class);
        return cards.stream().map(card -> CardReader.read("a public card", card)).toList();
    }

    @Test
    void mostPublicCardsAreRead() {
        List<CardData> cards = cards();
        List<String> unread = new ArrayList<>();
        for (CardData card : cards) {
            if (UfsText.read(card) instanceof Reading.NotUnderstood<CardText> reading) {
                unread.add(card.name() + ": " + reading.unread());
            }
        }
        assertThat(unread).as("%d of %d cards are read; not these", cards.size() - unread.size(), cards.size())
                .hasSizeLessThanOrEqualTo((int) (cards.size() * (1 - SHARE)));
    }

    /** What is understood is printed as its normal text, so that text must be its own normal form. */
    @Test
    void normalisingTwiceChangesNothingMore() {
        for (CardData card : cards()) {
            if (UfsText.read(card) instanceof Reading.Understood<CardText>) {
                String normal = UfsText.normalise(card.text());
                assertThat(UfsText.normalise(normal)).isEqualTo(normal);
            }
        }
    }
}
