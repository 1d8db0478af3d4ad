package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The rooms inside every game: each knows those before it, never those behind it; the rules answer, the flow acts. */
@AnalyzeClasses(packages = "cardinal", importOptions = ImportOption.DoNotIncludeTests.class)
final class RoomsTest {
    /** From the printed card to the front door and the scenarios that call it (docs/architecture.md). */
    private static final List<String> ROOMS = List.of("card", "ability", "text", "program", "table", "rules", "flow",
            "verb", "compile", "words", "deck", "edition", "set", "", "scenario");
    /** The editions of UFS answer which deck rules they have, so that these stand before the table; compiling needs no verbs. */
    private static final List<String> ROOMS_OF_UFS =
            List.of("card", "ability", "text", "program", "deck", "table", "rules",
                    "flow", "verb", "words", "edition", "set", "", "scenario");
    /** What an answer is put together in: values that are derived, no state. */
    private static final Set<String> DERIVED = Set.of("CardInformation", "DerivedValues");
    /** What changes a table although it gives an answer, too. */
    private static final Set<String> ACTS =
            Set.of("ask", "askSealed", "create", "tick", "takeBack", "run");

    /** A table and what it extends, Object not counted. */
    private static final int DEEPEST = 7;

    @ArchTest
    static void everyPackageOfAGameIsARoom(JavaClasses classes) {
        assertThat(games(classes).filter(c -> place(c) < 0).map(JavaClass::getName)).isEmpty();
    }

    @ArchTest
    static void aRoomKnowsOnlyThoseBeforeIt(JavaClasses classes) {
        Set<String> wrong = new TreeSet<>();
        games(classes).forEach(c -> {
            for (Dependency d : c.getDirectDependenciesFromSelf()) {
                JavaClass known = d.getTargetClass().getBaseComponentType();
                if (game(known).equals(game(c)) && place(known) > place(c)) {
                    wrong.add(c.getName() + " knows " + known.getName());
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    @ArchTest
    static void rulesOnlyAnswer(JavaClasses classes) {
        Set<String> acts = new TreeSet<>();
        games(classes).filter(c -> room(c).equals("rules")).forEach(c -> {
            for (JavaMethodCall call : c.getMethodCallsFromSelf()) {
                call.getTarget().resolveMember().filter(RoomsTest::changesATable)
                        .ifPresent(m -> acts.add(call.getOrigin().getFullName() + " calls " + m.getFullName()));
            }
        });
        assertThat(acts).isEmpty();
    }

    /**
     * A class that nobody outside its package uses is its package's own. A service is used by its loader; what only a source names (a constant
     * that the compiler has copied, a test in another package) counts as used.
     */
    @ArchTest
    static void aClassIsPublicOnlyIfAnotherPackageUsesIt(JavaClasses classes) {
        Map<String, String> sources = Sources.all();
        assertThat(games(classes)
                .filter(c -> c.isTopLevelClass() && c.getModifiers().contains(JavaModifier.PUBLIC) && !isAService(c))
                .filter(c -> c.getDirectDependenciesToSelf().stream()
                        .allMatch(d -> d.getOriginClass().getPackageName().equals(c.getPackageName())))
                .map(JavaClass::getName)
                .filter(name -> sources.entrySet().stream()
                        .noneMatch(e -> !isIn(e.getKey(), name) && e.getValue().contains("import " + name))))
                .isEmpty();
    }

    private static boolean isAService(JavaClass c) {
        return c.getAllRawInterfaces().stream().map(JavaClass::getName)
                .anyMatch(service -> provides(service, c.getName()));
    }

    private static boolean provides(String service, String provider) {
        try {
            for (URL list : Collections
                    .list(RoomsTest.class.getClassLoader().getResources("META-INF/services/" + service))) {
                try (InputStream in = list.openStream()) {
                    if (new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().anyMatch(provider::equals)) {
                        return true;
                    }
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file stands in the package of a class. */
    private static boolean isIn(String file, String name) {
        String folder = name.substring(0, name.lastIndexOf('.')).replace('.', '/');
        return file.substring(0, file.lastIndexOf('/')).endsWith(folder);
    }

    @ArchTest
    static void noTableIsDeeperThanSevenClasses(JavaClasses classes) {
        assertThat(classes.stream()
                .filter(c -> c.isAssignableTo(Table.class) && c.getAllRawSuperclasses().size() > DEEPEST)
                .map(JavaClass::getName)).isEmpty();
    }

    /** What has no answer can only be there to change something. Options are listed by whoever says what is legal. */
    private static boolean changesATable(JavaMethod m) {
        JavaClass owner = m.getOwner();
        boolean ofTable = owner.isAssignableTo(Table.class) || owner.isAssignableFrom(Table.class)
                || room(owner).equals("table");
        return ofTable && !DERIVED.contains(owner.getSimpleName()) && !owner.isEquivalentTo(Prompt.class)
                && !owner.isEquivalentTo(Object.class)
                && (m.getRawReturnType().isEquivalentTo(void.class) || ACTS.contains(m.getName()));
    }

    private static Stream<JavaClass> games(JavaClasses classes) {
        return classes.stream().filter(c -> !game(c).isEmpty());
    }

    /** The game that a class belongs to; empty: none. */
    private static String game(JavaClass c) {
        return Games.families().stream().map(family -> "cardinal." + family.id())
                .filter(root -> c.getPackageName().equals(root) || c.getPackageName().startsWith(root + "."))
                .findFirst().orElse("");
    }

    private static String room(JavaClass c) {
        String game = game(c);
        if (game.isEmpty() || c.getPackageName().equals(game)) {
            return "";
        }
        return c.getPackageName().substring(game.length() + 1).split("\\.")[0];
    }

    private static int place(JavaClass c) {
        if (game(c).isEmpty()) {
            return 0;
        }
        return (game(c).endsWith(".ufs") ? ROOMS_OF_UFS : ROOMS).indexOf(room(c));
    }
}
