package cardinal.cli.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The index of who names which clause says the same as reading every file, whatever has changed since it was made. */
class ClauseMentionsTest {
    private static final Path HERE = Path.of(System.getProperty("cardinal.home", "../.."));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path home;

    @BeforeEach
    void a_small_repository() throws IOException {
        file("target/app/stamp", "");
        file("scenarios/riftbound/a.yaml", "game: riftbound\ntitle: A\nrules: [\"415.1\", \"415.2\"]\n");
        file("games/riftbound/src/test/java/ATest.java", "class ATest { @Clauses(\"439.1\") void sums() { } }");
        file("games/riftbound/src/main/java/A.java", "/** 439.1.b: the sum. */\nclass A { String c = \"415.1\"; }\n");
        file("games/ufs/src/main/java/B.java", "/** E.3.1: a check. */\nclass B { }\n");
    }

    private void file(String name, String text) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    private void asRead(ClauseMentions kept) throws IOException {
        ClauseMentions read = ClauseMentions.readIn(home);
        assertThat(kept.tested("riftbound")).isEqualTo(read.tested("riftbound"));
        for (String clause : List.of("415.1", "415.2", "439.1", "439.1.b", "400.1")) {
            assertThat(kept.tests("riftbound", clause)).as(clause).isEqualTo(read.tests("riftbound", clause));
            assertThat(kept.code("riftbound", clause)).as(clause).isEqualTo(read.code("riftbound", clause));
        }
    }

    @Test
    void scenarios_tests_and_code_are_found() throws IOException {
        ClauseMentions all = ClauseMentions.readIn(home);
        assertThat(all.tests("riftbound", "415.1")).containsExactly("scenarios/riftbound/a.yaml");
        assertThat(all.tests("riftbound", "439.1")).containsExactly("ATest.sums");
        assertThat(all.code("riftbound", "439.1.b")).containsExactly("games/riftbound/src/main/java/A.java:1");
        assertThat(all.code("riftbound", "415.1")).containsExactly("games/riftbound/src/main/java/A.java:2");
        assertThat(all.code("ufs-2019", "E.3.1")).containsExactly("games/ufs/src/main/java/B.java:1");
        assertThat(all.code("ufs-2010", "2.11")).containsExactly("games/ufs/src/main/java/B.java:1");
    }

    @Test
    void the_index_follows_files_that_change_come_and_go() throws IOException {
        asRead(ClauseMentions.in(home));
        assertThat(home.resolve("target/app/mentions.tsv")).exists();
        asRead(ClauseMentions.in(home));
        file("scenarios/riftbound/a.yaml", "game: riftbound\ntitle: A\nrules: [\"400.1\", \"415.2\"]\n");
        Files.setLastModifiedTime(home.resolve("scenarios/riftbound/a.yaml"), FileTime.fromMillis(1_000));
        asRead(ClauseMentions.in(home));
        assertThat(ClauseMentions.in(home).tests("riftbound", "415.1")).isEmpty();
        Files.delete(home.resolve("scenarios/riftbound/a.yaml"));
        file("scenarios/riftbound/b.yaml", "game: riftbound\ntitle: B\nrules: [\"415.1\"]\n");
        asRead(ClauseMentions.in(home));
        assertThat(ClauseMentions.in(home).tests("riftbound", "415.1")).containsExactly("scenarios/riftbound/b.yaml");
    }

    @Test
    void an_index_that_is_no_index_is_made_anew() throws IOException {
        file("target/app/mentions.tsv", "nonsense\n=\tx");
        asRead(ClauseMentions.in(home));
        asRead(ClauseMentions.in(home));
    }

    @Test
    void without_a_place_to_keep_it_every_file_is_read() throws IOException {
        Files.delete(home.resolve("target/app/stamp"));
        Files.delete(home.resolve("target/app"));
        asRead(ClauseMentions.in(home));
        assertThat(home.resolve("target/app")).doesNotExist();
    }

    @Test
    void most_clauses_of_every_document_are_cited_in_code_or_named_by_tests() throws IOException {
        ClauseMentions all = ClauseMentions.readIn(HERE);
        for (String document : List.of("riftbound", "evolve", "ufs-2010", "ufs-2019", "universus")) {
            assertThat(all.tested(document)).as(document).hasSizeGreaterThan(200);
        }
        assertThat(all.code("evolve", "5.13.1")).isNotEmpty();
        assertThat(all.code("universus", "discard-pile.3")).isNotEmpty();
    }
}
