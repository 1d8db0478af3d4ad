package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.grammar.Outcome;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever can be printed is read back as the same, and as nothing else. */
class RoundTripTest {
    private static final int TRIES = 2_000;
    private static final List<CardType> SPEAKERS =
            List.of(CardType.UNIT, CardType.SPELL, CardType.GEAR, CardType.BATTLEFIELD);

    @ParameterizedTest
    @EnumSource(value = CardType.class, names = {"UNIT", "SPELL", "GEAR", "BATTLEFIELD", "LEGEND"})
    void whatIsPrintedIsReadBack(CardType type) {
        RandomAbilities abilities = new RandomAbilities(2025);
        int printed = 0;
        for (int i = 0; i < TRIES; i++) {
            printed += survives(type, abilities.ability()) ? 1 : 0;
        }
        assertThat(printed).isGreaterThan(TRIES / 20);
    }

    /** Every type and constant must have words, or no card could ever have it. */
    @ParameterizedTest
    @MethodSource("cardinal.riftbound.text.RandomAbilities#vocabulary")
    void everyNodeHasWordsThatAreReadBack(Object node) {
        RandomAbilities abilities = new RandomAbilities(7);
        abilities.prefer(node);
        int printed = 0;
        for (int i = 0; i < 100_000 && printed < 2; i++) {
            Ability ability = abilities.ability();
            if (holds(ability, node)) {
                printed += survives(SPEAKERS.get(i % SPEAKERS.size()), ability) ? 1 : 0;
            }
        }
        assertThat(printed).as("%s was printed", node).isPositive();
    }

    /** Whether the ability has words at all; if it has, they are read back as the same ability. */
    private static boolean survives(CardType type, Ability ability) {
        Optional<String> words = CardText.print(type, ability);
        words.ifPresent(text -> {
            assertThat(CardText.normalise(text)).isEqualTo(text);
            assertThat(CardText.readParagraph(type, text)).as(text).isEqualTo(new Outcome.Understood<>(ability));
        });
        return words.isPresent();
    }

    private static boolean holds(Object value, Object node) {
        if (value.equals(node) || value.getClass() == node) {
            return true;
        }
        if (value instanceof List<?> list) {
            return list.stream().anyMatch(item -> holds(item, node));
        }
        return value instanceof Record
                && Stream.of(value.getClass().getRecordComponents())
                        .anyMatch(component -> holds(component(value, component), node));
    }

    private static Object component(Object value, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
