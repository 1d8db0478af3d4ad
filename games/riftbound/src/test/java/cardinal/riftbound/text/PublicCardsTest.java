package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Library;
import cardinal.cards.text.Reading;
import cardinal.proving.PublicCardContract;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.set.RiftCards;
import java.nio.file.Path;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class PublicCardsTest extends PublicCardContract<CardData, Ability> {
    PublicCardsTest() {
        super("riftbound.json", 1.0);
    }

    @Override
    @SuppressWarnings("unchecked")
    protected List<CardData> cards(Path from) {
        List<Map<String, ?>> cards = JsonMapper.shared().readValue(from.toFile(), List.class);
        return cards.stream().map(card -> CardReader.read("a public card", card)).toList();
    }

    @Override
    protected Library<CardData, Ability, ?> library() {
        return RiftCards.LIBRARY;
    }

    @Override
    protected Reading<Ability> read(CardData card) {
        return CardText.read(card.type(), card.text());
    }

    @Override
    protected void survives(CardData card, Reading.Understood<Ability> reading) {
        returns(reading, text -> CardText.read(card.type(), text), ability -> CardText.print(card.type(), ability));
    }

    /** A card is read in well under two milliseconds once the machine is warm; other work on it is forgiven. */
    @Test
    void readingIsFast() {
        List<CardData> cards = cards();
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            cards.forEach(this::read);
            fastest = Math.min(fastest,
                    (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / cards.size());
        }
        assertThat(fastest).isLessThan(2_000_000);
    }
}
