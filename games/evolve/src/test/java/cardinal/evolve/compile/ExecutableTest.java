package cardinal.evolve.compile;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardSet;
import cardinal.cards.text.Reading;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.text.CardText;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that can be read but not carried out is refused with its words. */
class ExecutableTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "When a card would be discarded, banish it instead."})
    void what_cannot_be_carried_out_is_refused(String text) {
        assertThat(CardText.read(CardType.SPELL, text)).isInstanceOfSatisfying(Reading.NotUnderstood.class,
                read -> assertThat(read.why())
                        .contains(text, "cannot be carried out"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Select an enemy follower on the field and deal it 2 damage. Combo (3): Banish the selected follower instead.",
        "Select an enemy follower on the field and deal it 2 damage. Combo (3): Deal 4 damage instead.",
        "Search your deck for a spell, reveal it, and add it to your hand. If it costs 2 or less, you may put it onto your field instead."})
    void another_action_with_the_same_selection_can(String text) {
        assertThat(CardText.read(CardType.SPELL, text)).isInstanceOf(Reading.Understood.class);
    }

    @Test
    @Clauses("9.1.2.3")
    void tokens_must_be_there() {
        String json = """
                [{"name": "Lone Caller", "type": "spell", "class": "neutral", "cost": 1, "text": "Summon a Zyzzyx token."},
                 {"name": "Fairy Caller", "type": "spell", "class": "neutral", "cost": 1, "text": "Summon a Fairy token."}]
                """;
        CardSet<CardData, CardPool> set = EvolveCards.LIBRARY.compile(EvolveCards.LIBRARY.read("own.json", json));
        assertThat(set.pool().find("Lone Caller")).isNull();
        assertThat(set.pool().find("Fairy Caller")).isNotNull();
        assertThat(set.unsupported()).extracting(CardSet.Unsupported::why)
                .isEqualTo(List.of("there is no Zyzzyx token"));
    }
}
