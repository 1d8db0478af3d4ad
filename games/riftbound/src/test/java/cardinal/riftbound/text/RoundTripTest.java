package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever can be printed is read back as the same, and as nothing else. */
class RoundTripTest {
    private static final int TRIES = 60_000;

    @ParameterizedTest
    @EnumSource(value = CardType.class, names = {"UNIT", "SPELL", "GEAR", "BATTLEFIELD", "LEGEND"})
    void whatIsPrintedIsReadBack(CardType type) {
        RandomAbilities abilities = new RandomAbilities(20 + type.ordinal());
        int printed = 0;
        for (int i = 0; i < TRIES; i++) {
            Ability ability = abilities.ability();
            Optional<String> words = CardText.print(type, ability);
            if (words.isPresent()) {
                printed++;
                assertThat(CardText.read(type, words.get())).as(words.get() + "\n" + ability)
                        .isEqualTo(new CardText.Reading.Understood(List.of(ability), words.get()));
            }
        }
        assertThat(printed).isGreaterThan(TRIES / 100);
    }

    /** Every kind of node must have words, or no card could ever have it. */
    @Test
    void everyNodeHasWords() {
        Set<String> all = new TreeSet<>();
        Set<String> worded = new HashSet<>();
        for (CardType type : List.of(CardType.UNIT, CardType.SPELL, CardType.GEAR)) {
            RandomAbilities abilities = new RandomAbilities(7);
            for (int i = 0; i < 10 * TRIES; i++) {
                Ability ability = abilities.ability();
                collect(ability, all);
                if (CardText.print(type, ability).isPresent()) {
                    collect(ability, worded);
                }
            }
        }
        all.removeAll(worded);
        assertThat(all).isEmpty();
    }

    private static void collect(Object value, Set<String> names) {
        if (value instanceof List<?> list) {
            list.forEach(item -> collect(item, names));
        } else if (value instanceof Enum<?> constant) {
            names.add(constant.getDeclaringClass().getSimpleName() + "." + constant.name());
        } else if (value instanceof Record) {
            names.add(value.getClass().getName().replaceAll(".*\\.", ""));
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                try {
                    component.getAccessor().setAccessible(true);
                    collect(component.getAccessor().invoke(value), names);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }
}
