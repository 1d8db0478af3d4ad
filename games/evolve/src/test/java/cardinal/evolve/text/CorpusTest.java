package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.evolve.Evolve;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.card.CardType;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.verb.DrainDefense;
import cardinal.evolve.verb.SearchOr;
import cardinal.proving.RandomRecords;
import cardinal.proving.TextContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CorpusTest extends TextContract<CardType, Ability> {
    private static final List<Sentence<CardType>> OWN =
            Sentence.of(CardType.class, Shipped.text(CorpusTest.class, "corpus.txt"));

    /** In words that only version 1.24.1 knows. */
    private static final List<Sentence<CardType>> NEWER =
            Sentence.of(CardType.class, Shipped.text(CorpusTest.class, "corpus-1.24.txt"));

    @Test
    void the_base_document_does_not_know_newer_words() {
        for (Sentence<CardType> sentence : NEWER) {
            assertThat(CardText.read(Dialect.OF_1_8, sentence.speaker(), sentence.text())).as(sentence.text())
                    .isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    /** Sentences of our own, and every paragraph of the starter cards. */
    @Override
    protected List<Sentence<CardType>> sentences() {
        return Stream.concat(Stream.concat(OWN.stream(), NEWER.stream()), StarterSet.cards().stream().flatMap(
                card -> CardText.normalise(card.type(), card.text()).lines()
                        .map(line -> new Sentence<>(card.type(), line))))
                .distinct().toList();
    }

    @Override
    protected Reading<Ability> read(CardType type, String text) {
        return CardText.read(Dialect.OF_1_24, type, text);
    }

    @Override
    protected Outcome<Ability> paragraph(CardType type, String text) {
        return CardText.readParagraph(Dialect.OF_1_24, type, text);
    }

    @Override
    protected Optional<String> print(CardType type, Ability ability) {
        return CardText.print(Dialect.OF_1_24, type, ability);
    }

    @Override
    protected Map<String, String> changes() {
        return Map.of("\\benemy\\b", "engaged", "\\banother\\b", "a", "\\bother ", "", "\\byour field\\b", "the field",
                "\\byour hand\\b", "your EX area", "\\bdestroy\\b", "banish", "\\[fanfare\\]", "[lastwords]",
                "\\bup to 2\\b", "2", "\\bWard\\b", "Storm", "\\bfor the rest of this turn, ", "");
    }

    @Override
    protected List<List<String>> kinds() {
        return WordKinds.ALL;
    }

    @Override
    protected Class<?> game() {
        return Evolve.class;
    }

    @Override
    protected RandomRecords.Shapes shapes() {
        return Shapes.ABILITIES;
    }

    @Override
    protected Set<String> unplayed() {
        return Set.of();
    }

    @Override
    protected Set<Object> wordless() {
        return Set.of(DrainDefense.class, SearchOr.class, Amount.Depending.class);
    }
}
