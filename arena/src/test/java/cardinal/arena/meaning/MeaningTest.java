package cardinal.arena.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.ProgressListener;
import cardinal.cards.Printed;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Twins;
import cardinal.kernel.Table;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every part of every card we ship matters on some table, or has a reason; words that mean the same play the same. */
class MeaningTest {
    private static final int TABLES = 200;
    private static final int DECISIONS = 60;
    private static final int THREADS = 2;

    /** One card of so many, beginning with this one: a share for the build; the command looks at all of them. */
    @ParameterizedTest
    @CsvSource({"riftbound, 4, 0", "evolve, 4, 0", "ufs-2019, 12, 1"})
    void every_part_of_our_cards_matters_or_has_a_reason(String name, int of, int first) {
        MeaningFindings findings = look(Games.named(name), name, of, first);
        System.out.println(name + ": " + findings.parts() + " parts of " + findings.cards() + " cards exchanged, "
                + findings.pairs() + " pairs of words that mean the same, " + findings.explained().size()
                + " parts with a reason, " + findings.open() + " of them open, " + findings.matches() + " matches");
        assertThat(findings.unexplained()).isEmpty();
        assertThat(findings.different()).isEmpty();
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.unneeded()).isEmpty();
        assertThat(findings.parts()).isGreaterThan(findings.cards());
    }

    private static <T extends Table> MeaningFindings look(Game<T> game, String name, int of, int first) {
        String family = Games.family(game).id();
        return look(game.twins(), name, of, first, MeaningReasons.of(family), WrittenTables.of(family));
    }

    private static <T extends Table, D extends Printed> MeaningFindings look(Twins<T, D> twins, String name, int of,
            int first, MeaningReasons reasons, WrittenTables tables) {
        Twins<T, D> share = new Twins<>(
                IntStream.range(0, twins.cards().size()).filter(i -> i % of == first).mapToObj(twins.cards()::get)
                        .toList(),
                twins.cast(), twins.key(), twins.tables(), twins.scenarios());
        return MeaningCheck.run(share, reasons, tables,
                new MeaningCheck.Settings(name, TABLES, DECISIONS, 1, THREADS), ProgressListener.SILENT);
    }

    /** An article says nothing: without the reason for it, it is found. */
    @Test
    void a_word_that_nobody_plays_is_found() {
        MeaningFindings findings = one(Games.named("ufs-2019").twins(), "Undertow", MeaningReasons.read(""));
        assertThat(findings.unexplained()).extracting(MeaningFindings.DeadPart::kind).contains("Selector$Some.article");
        assertThat(findings.isClean()).isFalse();
    }

    private static <T extends Table, D extends Printed> MeaningFindings one(Twins<T, D> twins, String card,
            MeaningReasons reasons) {
        Twins<T, D> alone = new Twins<>(
                twins.cards().stream().filter(c -> twins.key().apply(c.card()).equals(card)).toList(), twins.cast(),
                twins.key(), twins.tables(), twins.scenarios());
        return MeaningCheck.run(alone, reasons, WrittenTables.none(),
                new MeaningCheck.Settings("ufs-2019", 20, DECISIONS, 1, 1), ProgressListener.SILENT);
    }
}
