package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What something is, is asked of its type. A decision by the printed form of a record, by the name of a class or by the id of
 * a clause would change when a record is renamed or a document renumbered. All sources but those of tests are read.
 */
class MeaningInTypesTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));

    /** A clause as the documents number them: 439.1.d, 10.6.2.3, E.3.5.2. */
    private static final String CLAUSE = "(?:\\d+(?:\\.\\w+)+|\\d{3}|[A-K](?:\\.\\w+)+)";
    private static final String COMPARES =
            "(?:contains|equals|equalsIgnoreCase|startsWith|endsWith|matches|indexOf|split)";

    private static final Pattern BY_PRINTED_FORM = Pattern.compile(
            "(?:toString\\(\\)|\\bString\\.valueOf\\((?:[^()]|\\([^()]*\\))*\\))\\s*\\." + COMPARES + "\\("
                    + "|\\bswitch \\([^{;]*toString\\(\\)\\)");
    /** {@code String words = trigger.toString();} with {@code words.contains(...)} further down. */
    private static final Pattern KEPT_PRINTED_FORM = Pattern.compile(
            "\\bString (\\w+) =\\s[^;]*(?:\\btoString\\(\\)|\\bString\\.valueOf\\([^;]*\\));(?=(?s:.{0,2000}?)\\b\\1(?:\\.|::)"
                    + COMPARES + "\\b)");
    private static final Pattern BY_CLASS_NAME = Pattern.compile(
            "\\bget(?:SimpleName|TypeName|CanonicalName)\\(\\)|\\bgetClass\\(\\)\\s*\\.getName\\(\\)"
                    + "|::get(?:SimpleName|TypeName|CanonicalName)\\b|\\bClass::getName\\b|\\.class\\.getName\\(\\)");
    private static final Pattern BY_CLAUSE = Pattern.compile(
            "\\bclause(?:\\([^()]*\\))?\\.(?:equals|startsWith|endsWith|contains|matches)\\("
                    + "|\\b(?:equals|startsWith|contains)\\([\\w.()]*cite\\("
                    + "|\\bcite\\(\"[^\"]*\"\\)\\.equals\\("
                    + "|\\bequals\\(\"" + CLAUSE + "\"\\)"
                    + "|\"" + CLAUSE + "\"\\.equals\\("
                    + "|\\bcase (?:\"[^\"]*\", )*\"" + CLAUSE + "\""
                    + "|\\bswitch \\([\\w.()]*\\bclause(?:\\(\\))?\\)");

    /** Where a name is only said, or told to somebody outside; with the reason. A place that is gone is taken off the list. */
    private static final Map<String, String> NAMES_SAID = Map.ofEntries(
            Map.entry("kernel/Trail.java", "tells people the procedure in which a rebuilt match came out differently"),
            Map.entry("kernel/Procedures.java", "the message of an error in the engine"),
            Map.entry("cards/text/PlainWords.java", "an outline calls a record by its name; nothing is decided by it"),
            Map.entry("evolve/compile/CardCompiler.java", "a label in fingerprints"),
            Map.entry("proving/RandomRecords.java", "classes in an order that is the same on every run"),
            Map.entry("proving/CopySafety.java", "the message of a failing test"),
            Map.entry("proving/QuestionPromises.java", "the message of a failing test"),
            Map.entry("proving/StepReferences.java", "class files know other classes by their names only"),
            Map.entry("arena/meaning/PartPlace.java", "tells people which part of an ability was exchanged"),
            Map.entry("mutation/WorkerProcess.java", "starts another program by the name of its class"),
            Map.entry("server/wire/TypeScript.java", "writes the types of the wire for the page"),
            Map.entry("server/wire/WireJson.java", "the message of a complaint"),
            Map.entry("server/table/ClientSession.java", "tells the page which message of the wire was refused"),
            Map.entry("server/table/TableSession.java", "tells the page which message of the wire was refused"),
            Map.entry("cli/ErrorMessages.java", "the message of a complaint"));

    /** What is compared is a word or a path, not the printed form of a record, nor one clause with a certain one. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("kernel/Rebuilding.java", "whether the same steps ran then and now, whichever they are"),
            Map.entry("scenario/ScenarioReader.java", "the ending of a file's name; an empty clause"),
            Map.entry("scenario/ScenarioRun.java", "the message of a complaint"),
            Map.entry("cli/io/Io.java", "where a link leads"),
            Map.entry("server/http/Origins.java", "the address of this machine"),
            Map.entry("cli/ledger/MentionIndex.java", "the ending of a file's name"),
            Map.entry("cli/ledger/ClauseMentions.java", "who names the clause that is asked for, whichever it is"),
            Map.entry("kernel/Ledger.java", "what stands above and beside a clause, whichever it is"),
            Map.entry("mutation/JUnitTrial.java", "which clauses a test names, whichever they are"),
            Map.entry("mutation/ScenarioTrial.java", "which clauses a scenario names, whichever they are"),
            Map.entry("mutation/CitingCode.java", "the ending of a file's name"),
            Map.entry("mutation/Mutants.java", "the ending of a file's name"),
            Map.entry("cards/keep/PoolFolder.java", "the ending of a file's name"),
            Map.entry("proving/UnplayedParts.java", "the ending of a file's name"),
            Map.entry("proving/QuestionPromises.java",
                    "that a question has the clause of its prompt, whichever it is"));

    @Test
    void nothing_is_decided_by_the_printed_form_of_a_record_look_into_it_with_Records_instead() {
        assertThat(found(BY_PRINTED_FORM, WORDS.keySet())).isEmpty();
        assertThat(found(KEPT_PRINTED_FORM, WORDS.keySet())).isEmpty();
    }

    @Test
    void nothing_is_decided_by_the_name_of_a_class_use_its_type_or_annotate_it_instead() {
        assertThat(found(BY_CLASS_NAME, NAMES_SAID.keySet())).isEmpty();
    }

    @Test
    void nothing_is_decided_by_the_id_of_a_clause_ask_for_the_purpose_of_a_question_or_the_requirement_instead() {
        assertThat(found(BY_CLAUSE, WORDS.keySet())).isEmpty();
    }

    @Test
    void a_name_that_is_no_longer_said_is_no_longer_excused() {
        List<String> said = found(BY_CLASS_NAME, List.of());
        assertThat(NAMES_SAID.keySet())
                .allMatch(file -> said.stream().anyMatch(place -> place.contains("/" + file + ":")));
    }

    /** The scan finds what it is there for. */
    @Test
    void decisions_by_words_are_recognised() {
        assertThat(BY_PRINTED_FORM.matcher("if (ability.toString().contains(\"KillAny[\"))").find()).isTrue();
        assertThat(BY_PRINTED_FORM.matcher("String.valueOf(ability).startsWith(\"Kill\")").find()).isTrue();
        assertThat(BY_PRINTED_FORM.matcher("return text.append(c).toString();").find()).isFalse();
        assertThat(KEPT_PRINTED_FORM.matcher("String all = abilities.toString();\n x = all.contains(\"It[]\");").find())
                .isTrue();
        assertThat(KEPT_PRINTED_FORM.matcher("String all = parts.toString();\n any.anyMatch(all::contains);").find())
                .isTrue();
        assertThat(BY_CLASS_NAME.matcher("THINGS.get(record.getClass().getSimpleName())").find()).isTrue();
        assertThat(BY_CLAUSE.matcher("view.clause().equals(\"316.2.b\")").find()).isTrue();
        assertThat(BY_CLAUSE.matcher("clause.equals(t.cite(\"E.3.5.2\"))").find()).isTrue();
        assertThat(BY_CLAUSE.matcher("case \"354.2\", \"409.1.a\" -> 50").find()).isTrue();
        assertThat(BY_CLAUSE.matcher("case \"done\", \"no\" -> new Reason(\"10.6.2.3.1\", why)").find()).isFalse();
    }

    /** "path:line: what stands there" for each match in a source that is not allowed it. */
    private static List<String> found(Pattern pattern, Iterable<String> allowed) {
        List<String> found = new ArrayList<>();
        for (Path file : sources()) {
            String path = HOME.relativize(file).toString().replace('\\', '/');
            if (isAllowed(path, allowed)) {
                continue;
            }
            String text = text(file);
            Matcher matcher = pattern.matcher(text);
            while (matcher.find()) {
                long line = text.substring(0, matcher.start()).lines().count();
                found.add(path + ":" + Math.max(1, line) + ": " + matcher.group().strip());
            }
        }
        return found;
    }

    private static boolean isAllowed(String path, Iterable<String> allowed) {
        for (String ending : allowed) {
            if (path.endsWith("/cardinal/" + ending)) {
                return true;
            }
        }
        return false;
    }

    private static List<Path> sources() {
        List<Path> sources = new ArrayList<>();
        for (Path folder : Stream.concat(folders(HOME), folders(HOME.resolve("games"))).toList()) {
            Path java = folder.resolve("src/main/java");
            if (Files.isDirectory(java)) {
                try (Stream<Path> all = Files.walk(java)) {
                    all.filter(f -> f.getFileName().toString().endsWith(".java")).sorted().forEach(sources::add);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        assertThat(sources).as("sources below %s", HOME.toAbsolutePath()).hasSizeGreaterThan(500);
        return sources;
    }

    private static Stream<Path> folders(Path parent) {
        try (Stream<Path> all = Files.list(parent)) {
            return all.filter(Files::isDirectory).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
