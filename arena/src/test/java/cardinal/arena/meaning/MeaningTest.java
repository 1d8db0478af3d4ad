package cardinal.arena.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.ProgressListener;
import cardinal.cards.Printed;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Twins;
import cardinal.kernel.Edition;
import cardinal.kernel.Table;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every part of every card we ship matters on some table, or has a reason; words that mean the same play the same. */
class MeaningTest {
    private static final int TABLES = 100;
    private static final int DECISIONS = 60;
    private static final int THREADS = 2;

    static List<String> games() {
        return Games.all().stream().map(game -> game.rules().id()).toList();
    }

    /** Editions of a family share their cards: each looks at its share of them. */
    @ParameterizedTest
    @MethodSource("games")
    void every_part_of_our_cards_matters_or_has_a_reason(String name) {
        MeaningFindings findings = look(Games.named(name), name);
        System.out.println(name + ": " + findings.parts() + " parts of " + findings.cards() + " cards exchanged, "
                + findings.pairs() + " pairs of words that mean the same, " + findings.explained().size()
                + " parts with a reason, " + findings.open() + " of them open, " + findings.matches() + " matches");
        assertThat(findings.unexplained()).isEmpty();
        assertThat(findings.different()).isEmpty();
        assertThat(findings.failures()).isEmpty();
        assertThat(findings.unneeded()).isEmpty();
        assertThat(findings.parts()).isGreaterThan(findings.cards());
    }

    private static <T extends Table> MeaningFindings look(Game<T> game, String name) {
        return look(game.twins(), name, MeaningReasons.of(Games.family(game).id()));
    }

    private static <T extends Table, D extends Printed> MeaningFindings look(Twins<T, D> twins, String name,
            MeaningReasons reasons) {
        List<String> editions = Games.family(name).editions().stream().map(Edition::id).toList();
        Twins<T, D> share = new Twins<>(
                IntStream.range(0, twins.cards().size())
                        .filter(i -> i % editions.size() == editions.indexOf(name)).mapToObj(twins.cards()::get).toList(),
                twins.cast(), twins.key(), twins.tables(), twins.scenarios());
        return MeaningCheck.run(share, reasons, new MeaningCheck.Settings(name, TABLES, DECISIONS, 1, THREADS),
                ProgressListener.SILENT);
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
        return MeaningCheck.run(alone, reasons, new MeaningCheck.Settings("ufs-2019", 20, DECISIONS, 1, 1),
                ProgressListener.SILENT);
    }
}
