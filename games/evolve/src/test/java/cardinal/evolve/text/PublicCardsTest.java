package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.set.EvolveCards;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Measures the grammar against public cards, where they are at hand; they are no part of the project. */
class PublicCardsTest {
    private static final Path CARDS =
            Path.of(System.getProperty("cardinal.publicCards", "/work/shared/cards"), "evolve.json");

    /** The share that is read today. It only goes up. */
    private static final double SHARE = 0.99;

    private static List<CardData> cards() {
        assumeTrue(Files.exists(CARDS), () -> CARDS + " is not at hand");
        return EvolveCards.LIBRARY.read(CARDS);
    }

    @Test
    void mostPublicCardsAreRead() {
        List<CardData> cards = cards();
        List<String> unread = new ArrayList<>();
        for (CardData card : cards) {
            if (CardText.read(card.type(), card.text()) instanceof Reading.NotUnderstood<Ability> reading) {
                unread.add(card.name() + ": " + reading.unread());
            }
        }
        assertThat(unread).as("%d of %d cards are read; not these", cards.size() - unread.size(), cards.size())
                .hasSizeLessThanOrEqualTo((int) (cards.size() * (1 - SHARE)));
    }

    /** What is understood is printed, and read again as the same. */
    @Test
    void whatIsReadSurvivesTheWayBack() {
        for (CardData card : cards()) {
            if (CardText.read(card.type(), card.text()) instanceof Reading.Understood<Ability> reading) {
                assertThat(CardText.read(card.type(), reading.normal())).isEqualTo(reading);
                List<String> printed = reading.abilities().stream()
                        .map(ability -> CardText.print(card.type(), ability).orElseThrow()).toList();
                assertThat(String.join("\n", printed)).isEqualTo(reading.normal());
            }
        }
    }
}
