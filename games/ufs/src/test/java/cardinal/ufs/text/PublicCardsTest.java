package cardinal.ufs.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Library;
import cardinal.cards.text.Reading;
import cardinal.proving.PublicCardContract;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardReader;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.UfsCards;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class PublicCardsTest extends PublicCardContract<CardData, CardText> {
    PublicCardsTest() {
        super("universus.json", 0.82);
    }

    @Override
    @SuppressWarnings("unchecked")
    protected List<CardData> cards(Path from) {
        List<Map<String, ?>> cards = JsonMapper.shared().readValue(from.toFile(), List.class);
        return cards.stream().map(card -> CardReader.read("a public card", card)).toList();
    }

    @Override
    protected Library<CardData, CardText, ?> library() {
        return UfsCards.library(Editions.UNIVERSUS);
    }

    @Override
    protected Reading<CardText> read(CardData card) {
        return UfsText.read(card);
    }

    /** All of them take a few seconds; twice the promise (10 s) on a machine that does other things, too. */
    @Test
    void all_cards_are_read_in_seconds() {
        List<CardData> cards = cards();
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        cards.forEach(UfsText::read);
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - before)).isLessThan(Duration.ofSeconds(20));
    }

    /** What is understood is printed as its normal text, so that text must be its own normal form. */
    @Override
    protected void survives(CardData card, Reading.Understood<CardText> reading) {
        String normal = UfsText.normalise(card.text());
        assertThat(UfsText.normalise(normal)).isEqualTo(normal);
    }
}
