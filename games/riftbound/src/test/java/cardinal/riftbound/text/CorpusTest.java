package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.proving.RandomRecords;
import cardinal.proving.TextContract;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CorpusTest extends TextContract<CardType, Ability> {
    private static final List<Sentence<CardType>> OWN =
            Sentence.of(CardType.class, Shipped.text(CorpusTest.class, "corpus.txt"));

    /** In words that only the rules of July 2026 know. */
    private static final List<Sentence<CardType>> NEWER =
            Sentence.of(CardType.class, Shipped.text(CorpusTest.class, "corpus-2026-07.txt"));

    @Test
    void the_base_document_does_not_know_newer_words() {
        for (Sentence<CardType> sentence : NEWER) {
            assertThat(CardText.read(sentence.speaker(), sentence.text())).as(sentence.text())
                    .isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    /** Sentences of our own, and every paragraph of the starter cards. */
    @Override
    protected List<Sentence<CardType>> sentences() {
        return Stream.concat(Stream.concat(OWN.stream(), NEWER.stream()), StarterSet.cards().stream().flatMap(
                card -> CardText.normalise(card.text()).lines().map(line -> new Sentence<>(card.type(), line))))
                .distinct().toList();
    }

    @Override
    protected Reading<Ability> read(CardType type, String text) {
        return CardText.read(Editions.RIFTBOUND_2026, type, text);
    }

    @Override
    protected Outcome<Ability> paragraph(CardType type, String text) {
        return CardText.readParagraph(type, text);
    }

    @Override
    protected Optional<String> print(CardType type, Ability ability) {
        return ability instanceof Ability.EffectText ? Optional.empty() : CardText.print(type, ability);
    }

    @Override
    protected Map<String, String> changes() {
        return Map.of("\\bfriendly\\b", "enemy", "\\benemy\\b", "friendly", " here\\b", " in your base",
                " at a battlefield\\b", " here", " at battlefields\\b", " here", "\\banother\\b", "a", "\\bother ", "",
                " this turn\\b", " this combat", "\\[Tank\\]", "[Ganking]", "\\bup to two\\b", "two");
    }

    @Override
    protected List<List<String>> kinds() {
        return WordKinds.ALL;
    }

    /** Who can't be chosen by enemy spells or abilities can't be chosen by either. */
    @Override
    protected boolean alike(String text, String mutant) {
        String one = "can't be chosen by enemy spells and abilities";
        return text.contains(one) && mutant.equals(text.replace(one, "can't be chosen by enemy spells or abilities"));
    }

    @Override
    protected Class<?> game() {
        return Riftbound.class;
    }

    @Override
    protected RandomRecords.Shapes shapes() {
        return Shapes.ABILITIES;
    }

    /**
     * Of the ways to write modes only "not chosen this turn" means something, and that is looked for by its name; what is done for each
     * is what the instruction before did, as nothing else is understood.
     */
    @Override
    protected Set<String> unplayed() {
        return Set.of("Instruction$OneOf.style", "Instruction$ForEachDone.deed");
    }

    /** Levels of one spell are told apart when it is compiled; effect text stands in a field of its own, and in scenarios. */
    @Override
    protected Set<Object> wordless() {
        return Set.of(Condition.Both.class, Condition.Not.class, Ability.EffectText.class, Selector.Attached.class,
                Condition.AttachedThisTurn.class,
                Price.Use.UNITS_AND_GEAR); // 178.3 of 2026-07: what is paid for, never said
    }

    @Test
    void whatIsPrintedIsNeverFolded() {
        for (Sentence<CardType> sentence : sentences()) {
            assertThat(Synonyms.FOLDS.normalise(sentence.text())).isEqualTo(sentence.text());
        }
    }
}
