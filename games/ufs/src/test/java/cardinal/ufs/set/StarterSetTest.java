package cardinal.ufs.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Tokens;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StarterSetTest {
    static List<Edition> editions() {
        return Editions.all();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void allCardsAreReadAndCompiled(Edition edition) {
        assertThat(StarterSet.shipped(edition).set().unsupported()).isEmpty();
        assertThat(StarterSet.shipped(edition).cards()).hasSizeGreaterThan(250);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void fourDecksAreLegal(Edition edition) {
        assertThat(StarterSet.decks(edition)).hasSize(4)
                .allSatisfy(list -> assertThat(
                        DeckParser.parseLegal(StarterSet.shipped(edition).set(), edition.deckRules(), list).main())
                        .hasSize(60));
    }

    @Test
    void everyKeywordAndEveryTypeOfCardIsInIt() {
        Set<Keyword> keywords = EnumSet.noneOf(Keyword.class);
        Set<CardType> types = EnumSet.noneOf(CardType.class);
        for (CardDef card : StarterSet.pool(Editions.UNIVERSUS).all()) {
            types.add(card.type());
            card.abilities().stream().map(CardText::keywords).flatMap(List::stream).forEach(use -> {
                switch (use) {
                    case KeywordUse.Granting granting -> keywords.add(granting.keyword());
                    case KeywordUse.Combo _ -> keywords.add(Keyword.COMBO);
                    case KeywordUse.Only _ -> keywords.add(Keyword.CHARACTER_ONLY);
                    case KeywordUse.Trait _ -> {}
                }
            });
        }
        assertThat(keywords).containsExactlyInAnyOrder(Keyword.values());
        assertThat(types).containsExactlyInAnyOrder(CardType.values());
    }

    @Test
    void everyPoolKnowsTheTokensOfTheRules() {
        assertThat(StarterSet.pool(Editions.UFS_2019).find(Tokens.POWER)).isNotNull();
        assertThat(StarterSet.pool(Editions.UNIVERSUS).get(Tokens.ROMAN_CANCEL).isToken()).isTrue();
    }
}
