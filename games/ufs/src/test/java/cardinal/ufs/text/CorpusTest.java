package cardinal.ufs.text;

import cardinal.cards.Shipped;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.proving.RandomRecords;
import cardinal.proving.TextContract;
import cardinal.ufs.Ufs;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.card.CardType;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

class CorpusTest extends TextContract<CardType, Ability> {
    private static final List<Sentence<CardType>> OWN =
            Sentence.of(CardType.class, Shipped.text(CorpusTest.class, "corpus.txt"));
    private static final List<Sentence<CardType>> STARTER = starter();

    /** Every paragraph of the starter cards. */
    private static List<Sentence<CardType>> starter() {
        return StarterSet.shipped(Editions.UFS_2019).cards().stream()
                .flatMap(card -> UfsText.normalise(card.text()).lines().map(line -> new Sentence<>(card.type(), line)))
                .distinct().toList();
    }

    @Override
    protected List<Sentence<CardType>> sentences() {
        return Stream.concat(OWN.stream(), STARTER.stream()).toList();
    }

    @Override
    protected Reading<Ability> read(CardType type, String text) {
        return UfsText.read(type, text);
    }

    @Override
    protected Outcome<Ability> paragraph(CardType type, String text) {
        return UfsText.readParagraph(text);
    }

    @Override
    protected Optional<String> print(CardType type, Ability ability) {
        return UfsText.print(ability);
    }

    @Override
    protected Map<String, String> changes() {
        return Map.of("\\brival foundation\\b", "foundation", "\\bother ", "", "\\banother\\b", "a", "\\byour hand\\b",
                "your momentum",
                "\\bface down\\b", "face up", "\\bcommit\\b", "flip", "\\bEnhance\\b", "Form", "\\bup to 2\\b", "2",
                "\\bspeed\\b", "damage",
                "\\bFirst ", "");
    }

    @Override
    protected List<List<String>> kinds() {
        return WordKinds.ALL;
    }

    @Override
    protected Class<?> game() {
        return Ufs.class;
    }

    @Override
    protected RandomRecords.Shapes shapes() {
        return Shapes.ABILITIES;
    }

    @Override
    protected Set<String> unplayed() {
        return Wordless.UNPLAYED;
    }

    @Override
    protected Set<Object> wordless() {
        return Wordless.PARTS;
    }
}
