package cardinal.riftbound.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.verb.Draw;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The starter cards use the words the grammar knows, so that playing them tries the engine in its breadth. */
class VocabularyTest {
    private static final Set<Class<?>> USED = new HashSet<>();
    private static final Set<Keyword> KEYWORDS = new HashSet<>();

    @BeforeAll
    static void readAllCards() {
        for (CardDef card : StarterSet.pool(Editions.RIFTBOUND_2026).all()) {
            walk(card.abilities());
            for (Keyword keyword : Keyword.values()) {
                if (card.has(keyword)) {
                    KEYWORDS.add(keyword);
                }
            }
        }
    }

    private static void walk(Object value) {
        switch (value) {
            case Collection<?> all -> all.forEach(VocabularyTest::walk);
            case Record part -> {
                USED.add(part.getClass());
                if (part instanceof KeywordValue word) {
                    KEYWORDS.add(word.keyword());
                }
                if (part instanceof Ability.Triggered triggered && triggered.legion()) {
                    KEYWORDS.add(Keyword.LEGION);
                }
                for (RecordComponent component : part.getClass().getRecordComponents()) {
                    walk(valueOf(component, part));
                }
            }
            default -> {
            }
        }
    }

    private static Object valueOf(RecordComponent component, Record part) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(part);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static List<Class<?>> verbs() throws IOException, URISyntaxException, ClassNotFoundException {
        Path classes = Path.of(Draw.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.list(classes.resolve("cardinal/riftbound/verb"))) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".class"))
                            .map(name -> "cardinal.riftbound.verb." + name.replace(".class", "")).sorted().toList();
            List<Class<?>> verbs = new java.util.ArrayList<>();
            for (String name : names) {
                Class<?> type = Class.forName(name);
                if (Verb.class.isAssignableFrom(type)) {
                    verbs.add(type);
                }
            }
            return verbs;
        }
    }

    @ParameterizedTest
    @MethodSource("verbs")
    void everyVerbIsOnACard(Class<?> verb) {
        assertThat(USED).contains(verb);
    }

    @ParameterizedTest
    @EnumSource
    void everyKeywordIsOnACard(Keyword keyword) {
        assertThat(KEYWORDS).contains(keyword);
    }

    @Test
    void everyStructureOfAbilityAndInstructionIsOnACard() {
        assertThat(USED).containsAll(List.of(Ability.class.getPermittedSubclasses())
                .stream().filter(Class::isRecord).toList());
        assertThat(unused(Instruction.class)).isEmpty();
    }

    @Test
    void nearlyEveryTriggerCostConditionAndAmountIsOnACard() {
        assertThat(unused(Trigger.class)).isEmpty();
        assertThat(unused(Cost.class)).isEmpty();
        assertThat(unused(Condition.class)).isSubsetOf("Both", "Not"); // levels of a spell are told apart when it is compiled
        assertThat(unused(Amount.class)).isEmpty();
        assertThat(unused(Selector.class)).isEmpty();
        assertThat(unused(Fact.class)).isEmpty();
        assertThat(unused(Would.class)).isEmpty();
    }

    private static List<String> unused(Class<?> family) {
        return Stream.of(family.getPermittedSubclasses()).filter(Class::isRecord).filter(type -> !USED.contains(type))
                .map(Class::getSimpleName).toList();
    }
}
