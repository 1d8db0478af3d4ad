package cardinal.cli.papers;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cli.CommandModel;
import cardinal.cli.papers.Paper.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/** README, CONTRIBUTING, CHANGELOG and docs name only what exists: files, commands, options, classes, modules, properties. */
class PapersTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)\\s]+))?\\)");
    /** A path: two or more names with slashes between; a star, or a word in angle brackets, stands for any name. */
    private static final Pattern PATH =
            Pattern.compile("(\\.?[\\w-]+(?:\\.[\\w-]+)*|<\\w+>)(/([\\w.*{},-]|<\\w+>)+)+/?");
    private static final Pattern MEMBER = Pattern.compile("(.*/[A-Z]\\w*)\\.[a-z]\\w*");
    private static final Pattern TYPE = Pattern.compile("([A-Z][a-z]\\w*)(\\.\\w+)*(\\[\\])?");
    private static final Pattern QUALIFIED = Pattern.compile("cardinal(\\.[a-z]+)+(\\.[A-Z]\\w*)?(\\.\\w+)?");
    private static final Pattern PROPERTY = Pattern.compile("-D(cardinal\\.[\\w.]*\\w)");
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
    private static final Pattern PLACE = Pattern.compile("(?<![\\w.~])/(?:work|home|root|tmp|Users)/\\w");

    /** Sections in which paths are those of one game. */
    private static final Map<String, String> GAMES = Map.of("Riftbound: from clause to file", "riftbound",
            "The UFS family: from clause to file", "ufs", "Evolve: from clause to file", "evolve");
    /** Types of the JDK and keys of the keyboard that the papers speak of. */
    private static final List<String> FOREIGN = List.of("Optional", "ServiceLoader", "Enter");
    /** A page full of cards, whose names look like types. */
    private static final Path CARDS = Path.of("docs/scenarios.md");
    /** What readers themselves have or make, what the build writes, and numbers of cards. */
    private static final List<Pattern> THEIRS = Stream.of("pools/GAME/.*", "bench/target/.*", "\\*/target/.*",
            "target/.*", "my-arena/.*", "[A-Z]{3}-\\d+/\\d+").map(Pattern::compile).toList();

    private static Sources sources;
    private static List<Paper> papers;

    @BeforeAll
    static void read() throws IOException {
        sources = Sources.read();
        papers = Paper.all();
    }

    @Test
    void links_lead_to_files_and_headings() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Paper paper : papers) {
            for (String line : paper.prose()) {
                for (MatchResult link : LINK.matcher(line).results().toList()) {
                    if (!link.group(1).matches("(https?|mailto):.*") && !leads(paper, link.group(1), link.group(2))) {
                        broken.add(paper.path() + ": " + link.group());
                    }
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    private static boolean leads(Paper from, String to, @Nullable String anchor) throws IOException {
        Path file = to.isEmpty() ? Paper.home().resolve(from.path())
                : Paper.home().resolve(from.path()).resolveSibling(to).normalize();
        return Files.exists(file) && (anchor == null || anchorsOf(file).contains(anchor));
    }

    private static List<String> anchorsOf(Path file) throws IOException {
        return new Paper(file, Files.readAllLines(file)).anchors();
    }

    @Test
    void commands_and_their_options_exist() {
        List<String> wrong = new ArrayList<>();
        CommandSpec root = CommandModel.root();
        for (Code code : code()) {
            String text = code.text().replaceFirst("^\\$ ", "");
            if (text.matches("(\\./)?cardinal( .*)?") || text.startsWith("./cardinal")) {
                complaint(root, text).ifPresent(c -> wrong.add(code.where() + ": `" + text + "`: " + c));
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static Optional<String> complaint(CommandSpec root, String text) {
        CommandSpec command = root;
        boolean path = true;
        for (String word : text.split("[|;&#<]")[0].replaceAll("[\\[\\]]", "").split("\\s+")) {
            if (word.endsWith("cardinal") || word.isEmpty() || word.equals("…")) {
                continue;
            }
            if (word.startsWith("--")) {
                String option = word.replaceFirst("[=,.:].*", "");
                if (!command.optionsMap().containsKey(option)) {
                    return Optional.of("no option " + option + " of " + command.qualifiedName());
                }
                path = false;
            } else if (path && command.subcommands().containsKey(word.replaceFirst(",$", ""))) {
                command = command.subcommands().get(word.replaceFirst(",$", "")).getCommandSpec();
            } else if (path && command == root) {
                return Optional.of("no command " + word);
            } else if (path && command.positionalParameters().isEmpty()) {
                return Optional.of(command.qualifiedName() + " takes no " + word);
            } else {
                path = false;
            }
        }
        return Optional.empty();
    }

    @Test
    void paths_exist() {
        List<String> missing = new ArrayList<>();
        for (Code code : code()) {
            String text = code.text();
            if (!code.block() && PATH.matcher(text).matches()
                    && THEIRS.stream().noneMatch(p -> p.matcher(text).matches())
                    && !isThere(code, text)) {
                missing.add(code.where() + ": `" + text + "`");
            }
        }
        assertThat(missing).isEmpty();
    }

    /** From the root; beside the paper; or a class below a package, of the section's game where it is about one. */
    private static boolean isThere(Code code, String text) {
        String path = text.replaceAll("<\\w+>", "*").replaceAll("/$", "");
        String beside = code.where().replaceFirst("[^/]*$", "") + path;
        var member = MEMBER.matcher(path);
        String type = member.matches() ? member.group(1) : path;
        String game = GAMES.get(code.section());
        if (game != null && Stream.of("kernel/", "cards/", "scenario/").noneMatch(type::startsWith)) {
            String module = "games/" + game + "/src/main/";
            return sources.has(path) || sources.has(module + path)
                    || sources.has(module + "java/cardinal/" + game + "/" + type + ".java");
        }
        return sources.has(path) || sources.has(beside)
                || Stream.of("main", "test")
                        .anyMatch(kind -> sources.has("*/src/" + kind + "/java/cardinal/" + type + ".java")
                                || sources.has("games/*/src/" + kind + "/java/cardinal/*/" + type + ".java")
                                || sources.has("*/src/" + kind + "/" + path));
    }

    @Test
    void types_and_packages_exist() {
        List<String> missing = new ArrayList<>();
        for (Code code : code()) {
            boolean cards = code.where().startsWith(CARDS.toString());
            var type = TYPE.matcher(code.text());
            var qualified = QUALIFIED.matcher(code.text());
            if (!code.block() && !cards && type.matches() && !sources.declares(type.group(1))
                    && !FOREIGN.contains(type.group(1))) {
                missing.add(code.where() + ": `" + code.text() + "`");
            }
            if (!code.block() && qualified.matches() && !isPackageOrType(code.text())) {
                missing.add(code.where() + ": `" + code.text() + "`");
            }
        }
        assertThat(missing).as("if a word is no type of ours, it is not written as one; see also FOREIGN").isEmpty();
    }

    private static boolean isPackageOrType(String name) {
        String path = name.replaceFirst("(\\.[A-Z]\\w*)\\.\\w+$", "$1").replace('.', '/');
        return sources.files().stream()
                .anyMatch(f -> f.contains("/java/" + path + "/") || f.endsWith("/java/" + path + ".java"))
                || sources.javaText().contains('"' + name + '"');
    }

    @Test
    void every_module_is_in_the_tables_of_modules_and_no_other() throws IOException {
        TreeSet<String> modules = new TreeSet<>();
        MODULE.matcher(Files.readString(Paper.home().resolve("pom.xml"))).results()
                .forEach(m -> modules.add(m.group(1)));
        for (String name : List.of("CONTRIBUTING.md", "docs/architecture.md")) {
            List<String> lines = Files.readAllLines(Paper.home().resolve(name));
            int head = lines.indexOf(lines.stream().filter(l -> l.startsWith("| module |")).findFirst().orElseThrow());
            TreeSet<String> named = new TreeSet<>();
            lines.stream().skip(head + 2L).takeWhile(l -> l.startsWith("|"))
                    .forEach(l -> named.add(l.split("`")[1]));
            assertThat(named).as(name).isEqualTo(modules);
        }
    }

    @Test
    void properties_and_scripts_exist() throws IOException {
        List<String> missing = new ArrayList<>();
        String java = sources.javaText();
        String scripts = Files.readString(Paper.home().resolve("web/package.json"));
        for (Code code : code()) {
            PROPERTY.matcher(code.text()).results().map(m -> m.group(1)).filter(p -> !java.contains(p))
                    .forEach(p -> missing.add(code.where() + ": " + p));
            Pattern.compile("\\bnpm (?:run )?([\\w:-]+)").matcher(code.text()).results().map(m -> m.group(1))
                    .filter(s -> !List.of("ci", "install").contains(s) && !scripts.contains('"' + s + "\":"))
                    .forEach(s -> missing.add(code.where() + ": npm run " + s));
            Pattern.compile("-Dtest=(\\w+)").matcher(code.text()).results().map(m -> m.group(1))
                    .filter(t -> !sources.declares(t)).forEach(t -> missing.add(code.where() + ": " + t));
        }
        assertThat(missing).isEmpty();
    }

    /** What is in the tree works on every machine. */
    @Test
    void no_file_names_a_folder_of_somebodys_machine() throws IOException {
        List<String> found = new ArrayList<>();
        for (String file : sources.files()) {
            if (file.matches(
                    ".*\\.(java|md|xml|yaml|yml|json|tsv|txt|ts|mjs|js|svelte|css|html|py|sql|properties)|cardinal|mvnw|scripts/.*|\\.ci/.*")
                    && PLACE.matcher(Files.readString(Paper.home().resolve(file))).find()) {
                found.add(file);
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void the_checks_find_what_they_are_there_for() {
        CommandSpec root = CommandModel.root();
        assertThat(complaint(root, "./cardinal nonsense")).isPresent();
        assertThat(complaint(root, "./cardinal arena nonsense")).isPresent();
        assertThat(complaint(root, "./cardinal sim riftbound --game 3")).isPresent();
        assertThat(complaint(root, "./cardinal sim riftbound --games 3 | less --nonsense")).isEmpty();
        Code inGame = new Code("docs/architecture.md:1", "Evolve: from clause to file", "", false);
        assertThat(isThere(inGame, "flow/Turn")).isTrue();
        assertThat(isThere(inGame, "flow/Showdown")).as("that is another game's").isFalse();
        assertThat(isThere(inGame, "kernel/Frame.goTo")).isTrue();
        assertThat(new Paper(Path.of("x.md"), List.of("## Why so, now?")).anchors()).containsExactly("why-so-now");
    }

    private static List<Code> code() {
        return papers.stream().flatMap(paper -> paper.code().stream()).toList();
    }
}
