package cardinal.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MalformedScenarioTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new HeapGame()));

    private static String message(String yaml) {
        ScenarioResult result = RUNNER.run("bad.yaml", yaml);
        assertThat(result.passed()).isFalse();
        return result.message();
    }

    /** In the scenarios below a bar is the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '\0', textBlock = """
            game: heap|title: t|setpu: {}                              ~ bad.yaml:3: unknown key "setpu" ~ did you mean "setup"
            game: haep|title: t                                        ~ bad.yaml:1: there is no game "haep" ~ did you mean "heap"
            title: t                                                   ~ bad.yaml:1: a scenario needs the key "game" ~ game
            game: heap                                                 ~ bad.yaml:1: a scenario needs the key "title" ~ title
            game: heap|title: t|title: u                               ~ bad.yaml:3: the key "title" is given twice ~ title
            game: heap|title: [t                                       ~ bad.yaml:2: this is not YAML ~ quotes
            game: heap|title: t|seed: soon                             ~ bad.yaml:3: a seed is a whole number ~ "soon"
            game: heap|title: t|rules: [1.1]                           ~ bad.yaml:3: the scenario names rules ~ add "expect"
            game: heap|title: t|setup: {haep: 3}                       ~ bad.yaml:3: unknown key "haep" in the setup ~ did you mean "heap"
            game: heap|title: t|setup:|  heap: many                    ~ bad.yaml:4: the heap is a whole number ~ "many"
            game: heap|title: t|setup: [heap]                          ~ bad.yaml:3: the setup is written as keys ~ a list
            game: heap|title: t|script:|  - al pass                    ~ bad.yaml:4: "al pass" is not a line ~ did you mean "all pass"
            game: heap|title: t|script:|  - A conceeds                 ~ bad.yaml:4: "A conceeds" is not a line ~ did you mean "A concedes"
            game: heap|title: t|script:|  - Z concedes                 ~ bad.yaml:4: there is no player "Z" ~ A, B
            game: heap|title: t|script:|  - expekt: {heap: 5}          ~ bad.yaml:4: unknown key "expekt" in the script ~ did you mean "expect"
            game: heap|title: t|script:|  - A canot: take 1            ~ bad.yaml:4: unknown key "A canot" in the script ~ did you mean "A cannot"
            game: heap|title: t|script:|  - A: [take 1]                ~ bad.yaml:4: a command is expected here ~ a list
            game: heap|title: t|script:|  - A: take 1 >                ~ bad.yaml:4: a command is missing ~ COMMAND > CHOICE
            game: heap|title: t|script:|  - {A: take 1, B: take 2}     ~ bad.yaml:4: a line of the script has one key ~ expect
            game: heap|title: t|script:|  -                            ~ bad.yaml:4: a line of the script is expected ~ expect
            game: heap|title: t|script:|  - A cannot: take 4 because 1.1 a ~ bad.yaml:4: "1.1 a" is not a clause ~ because CLAUSE
            game: heap|title: t|expect:|  - hepa: 5                    ~ bad.yaml:4: unknown path "hepa" ~ did you mean "heap"
            game: heap|title: t|expect:|  - A.ows: true                ~ bad.yaml:4: unknown path "A.ows" ~ did you mean "A.owes"
            game: heap|title: t|expect:|  - options: {exacly: [pay]}   ~ bad.yaml:4: unknown key "exacly" ~ did you mean "exactly"
            game: heap|title: t|expect:|  - heap: [5]                  ~ bad.yaml:4: one value is expected ~ the path gives 5
            game: heap|title: t|expect:|  - last: ">= 5"               ~ bad.yaml:4: last ~ found: none
            game: heap|title: t|expect:|  - over: ">= 5"               ~ bad.yaml:4: ">= 5" compares numbers ~ the path gives false
            """)
    void what_is_wrong_is_said_with_its_line_and_what_would_be_right(String yaml, String complaint, String suggestion) {
        assertThat(message(yaml.strip().replace('|', '\n'))).startsWith(complaint).contains(suggestion);
    }

    @Test
    void an_empty_file_is_no_scenario() {
        assertThat(message("")).isEqualTo("bad.yaml:1: the file is empty");
    }

    @Test
    void a_deck_that_is_not_there_cannot_be_checked() {
        String decks = "game: heap\ntitle: t\ndecks: {mine: [3 Pebble]}\nexpect: {deck %s.breaks: []}\n";
        assertThat(message(decks.formatted("mind"))).startsWith("bad.yaml:4: there is no deck \"mind\"")
                .contains("mine");
        assertThat(message(decks.formatted("mine"))).contains("no rules of deck building");
        assertThat(message("game: heap\ntitle: t\ndecks: [3 Pebble]\n")).startsWith("bad.yaml:3: ")
                .contains("the decks");
    }

    @Test
    void a_file_that_bites_its_tail_is_no_scenario() {
        assertThat(message("game: heap\ntitle: t\ncards: &a [*a]\n")).startsWith("bad.yaml:3: ").contains("too deeply");
    }

    @Test
    void a_file_that_is_not_there_or_no_text_is_a_failure(@TempDir Path folder) throws Exception {
        assertThat(RUNNER.run(folder.resolve("gone.yaml")).message()).contains("gone.yaml", "cannot be read");
        Path binary = Files.write(folder.resolve("binary.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(RUNNER.run(binary).message()).contains("binary.yaml", "not a text in UTF-8");
    }

    @Test
    void the_files_of_a_folder_run_in_the_order_of_their_names(@TempDir Path folder) throws Exception {
        Files.writeString(Files.createDirectory(folder.resolve("b")).resolve("x.yml"), "game: heap\ntitle: second\n");
        Files.writeString(folder.resolve("a.yaml"), "game: heap\ntitle: first\n");
        Files.writeString(folder.resolve("notes.txt"), "no scenario");
        assertThat(RUNNER.runAll(folder)).extracting(ScenarioResult::title).containsExactly("first", "second");
        assertThat(RUNNER.runAll(folder)).allMatch(ScenarioResult::passed);
    }
}
