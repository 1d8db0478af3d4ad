package cardinal.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The arrows between the modules point one way, and rules never ask the clock or chance. */
@AnalyzeClasses(packages = "cardinal", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {

    /** Every game's package; a new game is added here and nowhere else. */
    private static final String[] GAMES = {"cardinal.riftbound..", "cardinal.ufs..", "cardinal.evolve.."};

    private static final String KERNEL = "cardinal.kernel..";
    private static final String CARDS = "cardinal.cards..";
    private static final String SCENARIO = "cardinal.scenario..";
    private static final String PROVING = "cardinal.proving..";
    private static final String BOTS = "cardinal.bots..";
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
    static final ArchRule gamesKnowNoPlayers = noClasses().that().resideInAnyPackage(GAMES)
            .should().dependOnClassesThat().resideInAnyPackage(BOTS, ARENA, SERVER, CLI, BENCH)
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
    static final ArchRule botsKnowNoMatchmaker = noClasses().that().resideInAPackage(BOTS)
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
        String[] rules = Arrays.copyOf(GAMES, GAMES.length + 2);
        rules[GAMES.length] = KERNEL;
        rules[GAMES.length + 1] = CARDS;
        return rules;
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
