package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Purpose;
import cardinal.kernel.Setup;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 486 of 2026-07: matches of several games, and which battlefields may be brought again. */
class BestOfFiveTest {
    private static final Riftbound RULES =
            new Riftbound(Editions.RIFTBOUND_2026, StarterSet.pool(Editions.RIFTBOUND_2026));

    private static Match<RiftTable> start(String mode) {
        return Match.start(RULES,
                new Setup("riftbound-2026-07", mode, 4, StarterSet.decks().subList(0, 2)));
    }

    /** The battlefields that a seat is offered now; who goes first is answered on the way. */
    private static Set<String> offered(Match<RiftTable> match) {
        while (!match.prompt().isSealed()) {
            match.choose(0);
        }
        Set<String> names = new HashSet<>();
        for (int i = 0; i < match.prompt().size(); i++) {
            names.add(match.table().def(Option.a(match.prompt().option(i))).name());
        }
        return names;
    }

    /** Both bring the first battlefield that they are offered; what that is for the seat that is asked first. */
    private static String bring(Match<RiftTable> match) {
        offered(match);
        String name = match.table().def(Option.a(match.prompt().option(0))).name();
        match.choose(0);
        match.choose(0);
        return name;
    }

    @Test
    @Clauses({"riftbound-2026-07:486.6.a", "riftbound-2026-07:486.6.a.1", "riftbound-2026-07:486.6.a.2"})
    void in_the_fourth_and_fifth_game_of_a_best_of_five_a_used_battlefield_may_be_brought_once_more() {
        Match<RiftTable> match = start("best-of-five");
        Map<Integer, List<String>> brought = Map.of(0, new ArrayList<>(), 1, new ArrayList<>());
        int[] choices = {3, 2, 1, 3, 2};
        for (int game = 0; game < 5; game++) {
            assertThat(match.isOver()).as("three games win, game %d", game + 1).isFalse();
            for (int asked = 0; asked < 2 && choices[game] > 1; asked++) {
                Set<String> mine = offered(match);
                List<String> before = Objects.requireNonNull(brought.get(match.prompt().seat()));
                assertThat(mine).as("game %d", game + 1).hasSize(choices[game]);
                if (game < 3) {
                    assertThat(mine).noneMatch(before::contains);
                } else if (game == 4) {
                    assertThat(mine).as("none more than twice").doesNotContain(before.get(3));
                }
                before.add(match.table().def(Option.a(match.prompt().option(0))).name());
                match.choose(0);
            }
            if (choices[game] == 1) {
                lastOnes(match, brought);
            }
            match.concede(game % 2);
        }
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().won(1)).isTrue();
    }

    /** Where one is left nobody is asked. */
    private static void lastOnes(Match<RiftTable> match, Map<Integer, List<String>> brought) {
        while (match.table().phase() == Phase.SETUP && match.prompt().purpose() == Purpose.FIRST_PLAYER) {
            match.choose(0);
        }
        RiftTable t = match.table();
        for (int b = 0; b < 2; b++) {
            List<String> before = Objects.requireNonNull(brought.get((int) t.piece(t.battlefields().card(b)).owner()));
            assertThat(before).doesNotContain(t.def(t.battlefields().card(b)).name());
            before.add(t.def(t.battlefields().card(b)).name());
        }
    }

    @Test
    @Clauses({"riftbound-2026-07:486.5", "riftbound-2026-07:486.5.a", "riftbound-2026-07:486.6"})
    void a_game_that_nobody_won_uses_up_no_battlefield_and_is_not_the_last() {
        Match<RiftTable> match = start("match");
        bring(match);
        match.concede(0);
        assertThat(offered(match)).as("used in a game that was won").hasSize(2);
        String second = bring(match);
        match.table().finish(new Outcome(0, "303", "nobody won"));
        match.choose(0);
        assertThat(match.isOver()).isFalse();
        assertThat(offered(match)).as("after a drawn game").hasSize(2).contains(second);
        assertThat(match.table().players().setPoints(1)).isEqualTo(1);
    }
}
