package cardinal.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The arrows between the modules point one way, and rules never ask the clock or chance. */
@AnalyzeClasses(packages = "cardinal", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {

    /** Every game's package, as the registry has them. */
    private static final String[] GAMES =
            Games.families().stream().map(family -> "cardinal." + family.id() + "..").toArray(String[]::new);
    /** What the catalog says of each game. */
    private static final String[] ENTRIES =
            Games.families().stream().map(family -> "cardinal.catalog." + family.id() + "..").toArray(String[]::new);

    private static final String KERNEL = "cardinal.kernel..";
    private static final String CARDS = "cardinal.cards..";
    private static final String SCENARIO = "cardinal.scenario..";
    private static final String PROVING = "cardinal.proving..";
    private static final String BOTS = "cardinal.bots..";
    private static final String CATALOG = "cardinal.catalog..";
    private static final String ARENA = "cardinal.arena..";
    private static final String SERVER = "cardinal.server..";
    private static final String CLI = "cardinal.cli..";
    private static final String BENCH = "cardinal.bench..";

    @ArchTest
    static final ArchRule kernelKnowsNobody = only(KERNEL);

    @ArchTest
    static final ArchRule cardsKnowTheKernel = only(CARDS, KERNEL);

    @ArchTest
    static final ArchRule scenariosKnowCardsAndTheKernel = only(SCENARIO, KERNEL, CARDS);

    @ArchTest
    static void everyRegisteredGameHasAPackageOfRulesAndOneInTheCatalog(JavaClasses classes) {
        for (String known : Stream.of(GAMES, ENTRIES).flatMap(Arrays::stream).toList()) {
            assertThat(classes.stream().filter(resideInAPackage(known))).as(known).isNotEmpty();
        }
    }

    @ArchTest
    static final ArchRule gamesKnowNoPlayers = noClasses().that().resideInAnyPackage(GAMES)
            .should().dependOnClassesThat().resideInAnyPackage(BOTS, CATALOG, ARENA, SERVER, CLI, BENCH)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther = slices()
            .matching("cardinal.(*)..")
            .namingSlices("game $1")
            .should().notDependOnEachOther()
            .ignoreDependency(describe("is in no game", c -> !isInAGame(c)), DescribedPredicate.alwaysTrue())
            .ignoreDependency(DescribedPredicate.alwaysTrue(), describe("is in no game", c -> !isInAGame(c)))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule botsKnowNoGame = only(BOTS, KERNEL);

    @ArchTest
    static final ArchRule onlyTheCatalogKnowsTheGames = noClasses()
            .that().resideOutsideOfPackages(with(GAMES, CATALOG, BENCH))
            .should().dependOnClassesThat().resideInAnyPackage(GAMES)
            .because("a game is registered in one entry; everybody else asks the registry")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTheRegistryKnowsItsEntries = noClasses()
            .that(describe("are not the registry", c -> !c.getFullName().startsWith(Games.class.getName())))
            .and().resideOutsideOfPackages(ENTRIES)
            .should().dependOnClassesThat().resideInAnyPackage(ENTRIES)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule entriesDoNotKnowEachOther = slices()
            .assignedFrom(new SliceAssignment() {
                @Override
                public SliceIdentifier getIdentifierOf(JavaClass c) {
                    return Arrays.stream(ENTRIES).filter(entry -> resideInAPackage(entry).test(c)).findFirst()
                            .map(SliceIdentifier::of).orElse(SliceIdentifier.ignore());
                }

                @Override
                public String getDescription() {
                    return "entries of the catalog";
                }
            })
            .should().notDependOnEachOther()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theCatalogKnowsNoMatchmaker = noClasses().that().resideInAPackage(CATALOG)
            .should().dependOnClassesThat().resideInAnyPackage(ARENA, SERVER, CLI, BENCH)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theArenaKnowsNoTerminal = noClasses().that().resideInAPackage(ARENA)
            .should().dependOnClassesThat().resideInAnyPackage(SERVER, CLI, BENCH)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theServerKnowsNoTerminal = noClasses().that().resideInAPackage(SERVER)
            .should().dependOnClassesThat().resideInAnyPackage(CLI, BENCH)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nobodyKnowsTheBenchmarks = noClasses().that().resideOutsideOfPackage(BENCH)
            .should().dependOnClassesThat().resideInAPackage(BENCH)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTestsKnowTheProvingGround = noClasses().that().resideOutsideOfPackage(PROVING)
            .should().dependOnClassesThat().resideInAPackage(PROVING)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theKernelNeedsNothingButTheJdk = classes().that().resideInAPackage(KERNEL)
            .should().onlyDependOnClassesThat().resideInAnyPackage(KERNEL, "java..", "org.jspecify..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTheTerminalTalksToTheTerminal = noClasses().that().resideOutsideOfPackage(CLI)
            .should().dependOnClassesThat().resideInAnyPackage("picocli..", "org.jline..", "me.tongfei..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule rulesNeverAskTheClock = noClasses().that().resideInAnyPackage(rules())
            .should().accessTargetWhere(describe("it reads the wall clock", ArchitectureTest::readsTheClock))
            .because("a match is rebuilt from its journal, byte for byte")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule rulesRollOnlyTheTablesDice = noClasses().that().resideInAnyPackage(rules())
            .should().accessTargetWhere(describe("it asks chance", ArchitectureTest::asksChance))
            .because("all randomness comes from the one seeded generator in the table")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule namesSayWhatAClassIs = noClasses()
            .should().haveNameMatching(".*(Utils?|Helpers?|Manager|Impl)")
            .because("a class is named after what it is; names come from the rulebooks")
            .allowEmptyShould(true);

    private static final Set<String> GENERATORS = Set.of("java.util.Random", "java.util.SplittableRandom",
            "java.util.concurrent.ThreadLocalRandom", "java.security.SecureRandom",
            "java.util.random.RandomGenerator", "java.util.random.RandomGeneratorFactory");

    private static final Map<String, Pattern> CLOCKS = Map.of(
            "java.lang.System", Pattern.compile("currentTimeMillis|nanoTime"),
            "java.time.Clock", Pattern.compile("system.*|tick.*"),
            "java.util.Date", Pattern.compile("<init>"));

    private static ArchRule only(String module, String... others) {
        String[] known = Arrays.copyOf(others, others.length + 1);
        known[others.length] = module;
        DescribedPredicate<JavaClass> unknown = resideInAPackage("cardinal..")
                .and(describe("are outside of " + String.join(", ", known),
                        c -> Arrays.stream(known).noneMatch(p -> resideInAPackage(p).test(c))));
        return noClasses().that().resideInAPackage(module)
                .should().dependOnClassesThat(unknown)
                .allowEmptyShould(true);
    }

    private static String[] rules() {
        return with(GAMES, KERNEL, CARDS);
    }

    private static String[] with(String[] packages, String... more) {
        return Stream.of(packages, more).flatMap(Arrays::stream).toArray(String[]::new);
    }

    private static boolean isInAGame(JavaClass c) {
        return Arrays.stream(GAMES).anyMatch(game -> resideInAPackage(game).test(c));
    }

    private static boolean readsTheClock(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        String name = access.getName();
        Pattern asked = CLOCKS.get(owner);
        return asked != null && asked.matcher(name).matches() || owner.startsWith("java.time.") && name.equals("now");
    }

    private static boolean asksChance(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return GENERATORS.contains(owner)
                || owner.equals("java.lang.Math") && access.getName().equals("random")
                || owner.equals("java.util.UUID") && access.getName().equals("randomUUID")
                || owner.equals("java.util.Collections") && access.getName().equals("shuffle");
    }
}
