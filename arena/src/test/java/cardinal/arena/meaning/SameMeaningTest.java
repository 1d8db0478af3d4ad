package cardinal.arena.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Library;
import cardinal.cards.Printed;
import cardinal.cards.Shipped;
import cardinal.cards.text.Reading;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Twins;
import cardinal.catalog.game.Twins.Understood;
import cardinal.kernel.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs of wordings that mean the same play the same on all tables; pairs that differ in one word of meaning part somewhere. */
class SameMeaningTest {
    private static final int SAME = 12;
    private static final int DIFFERENT = 150;
    private static final int DECISIONS = 50;

    /** A line of the list: "same" or "other", the card of ours whose text it is to be, and both texts. */
    private record Pair(boolean same, String card, String first, String second) {
        static List<Pair> of(String game) {
            return Shipped.text(SameMeaningTest.class, "/cardinal/arena/meaning/" + game + "-pairs.tsv").lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#")).map(line -> line.split("\t"))
                    .map(c -> new Pair(c[0].equals("same"), c[1], c[2], c[3])).toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"riftbound", "evolve", "ufs-2019"})
    void the_same_plays_the_same_and_other_words_play_otherwise(String name) {
        List<Pair> pairs = Pair.of(name);
        assertThat(wrong(Games.named(name), name, pairs)).isEmpty();
        System.out.println(name + ": " + pairs.size() + " pairs of wordings");
    }

    private static <T extends Table> List<String> wrong(Game<T> game, String name, List<Pair> pairs) {
        Twins<T, ?> twins = game.twins();
        return pairs.stream().flatMap(pair -> wrong(twins, game.library(), name, pair).stream()).toList();
    }

    @SuppressWarnings("unchecked")
    private static <T extends Table, D extends Printed, L extends Printed, A> Optional<String> wrong(Twins<T, D> twins,
            Library<L, A, ?> library, String name, Pair pair) {
        D card = twins.cards().stream().map(Understood::card).filter(c -> twins.key().apply(c).equals(pair.card))
                .findFirst().orElseThrow();
        Library<D, A, ?> own = (Library<D, A, ?>) library;
        D written = own.format().withText(card, pair.first);
        if (!(own.text().apply(written) instanceof Reading.Understood<A>(List<A> first, _))
                || !(own.text().apply(own.format().withText(card, pair.second)) instanceof Reading.Understood<
                        A>(List<A> second, _))) {
            return Optional.of("not understood: " + pair.first + " | " + pair.second);
        }
        boolean parts =
                !first.equals(second) && MeaningCheck.isDifferent(twins, new Understood<>(written, first), second,
                        pair.second, new MeaningCheck.Settings(name, pair.same ? SAME : DIFFERENT, DECISIONS, 1, 1));
        return parts != pair.same ? Optional.empty()
                : Optional.of((parts ? "not the same: " : "the same: ") + pair.first + " | " + pair.second);
    }
}
