package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.WhoSees;
import cardinal.riftbound.table.Choice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bot knows what its seat may know, and nothing else. */
final class HiddenCardsTest {

    /** These are asked every time; one that thinks now and then. */
    private static final List<String> QUICK = List.of("random", "greedy");
    private static final int THOUGHT = 20;

    static List<Played<?>> games() {
        return Played.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noChoiceChangesWhenCardsHiddenFromTheBotAreSwapped(Played<?> game) {
        swapAndCompare(game);
    }

    private static <T extends Table> void swapAndCompare(Played<T> game) {
        int swapped = 0;
        WhoSees<T> eyes = game.whoSees();
        for (int seed = 1; seed <= 4; seed++) {
            Match<T> match = game.games().start(seed);
            Dice dice = new Dice(seed);
            for (int n = 0; !match.isOver(); n++) {
                int seat = match.prompt().seat();
                Match<T> other = match.copy();
                T t = other.table();
                HiddenCards.exchange(t, seat, (1 << t.seatCount()) - 1, Table::heapOf, eyes::sees, dice);
                t.dice().next();
                swapped += differences(match.table(), t);
                SeatView seen = Games.view(match, seat);
                SeatView seenOther = Games.view(other, seat);
                for (String level : QUICK) {
                    assertThat(Bots.named(level, n).choose(seenOther)).as("%s, seed %d, choice %d", level, seed, n)
                            .isEqualTo(Bots.named(level, n).choose(seen));
                }
                if (n % THOUGHT == seed % THOUGHT) {
                    assertThat(thinker(n).choose(seenOther)).as("seed %d, choice %d", seed, n)
                            .isEqualTo(thinker(n).choose(seen));
                }
                assertThat(whatIsSeen(seenOther)).isEqualTo(whatIsSeen(seen));
                assertThat(whatIsThoughtAbout(seenOther)).as("seed %d, choice %d", seed, n)
                        .isEqualTo(whatIsThoughtAbout(seen));
                match.choose(n % 3 == 0 ? dice.below(match.prompt().size()) : Bots.named("greedy", n).choose(seen));
            }
        }
        assertThat(swapped).isGreaterThan(10_000);
    }

    /** Adept and master on a small budget. */
    private static Bot thinker(int seed) {
        return new SearchBot(knowledge -> new Strength("light", 120, 1, 30, 5), seed, Duration.ofHours(1).toNanos());
    }

    private static int differences(Table one, Table other) {
        int n = 0;
        for (int card = 0; card < one.pieceCount(); card++) {
            n += one.piece(card).face() == other.piece(card).face() ? 0 : 1;
        }
        return n;
    }

    @Test
    void whatIsPrintedOnUnseenCardsDoesNotTellOptionsApart() {
        unseen(Played.all().getFirst());
    }

    private static <T extends Table> void unseen(Played<T> game) {
        Match<T> match = game.games().start(1);
        int seat = match.prompt().seat();
        Match<T> other = match.copy();
        for (Match<?> one : List.of(match, other)) {
            for (int i = one.prompt().size() - 1; i >= 0; i--) {
                one.prompt().drop(one.prompt().option(i));
            }
        }
        Table t = match.table();
        int offered = 0;
        for (int card = 0; card < t.pieceCount() && offered < 10; card++) {
            if (t.heapOf(card) != Table.NONE && !Sight.sees(t, seat, card)) {
                match.prompt().add(Choice.PICK, card);
                other.prompt().add(Choice.PICK, card);
                offered++;
            }
        }
        HiddenCards.exchange(other.table(), seat, (1 << t.seatCount()) - 1, Table::heapOf,
                game.whoSees()::sees, new Dice(1));
        assertThat(whatIsThoughtAbout(Games.view(other, seat)))
                .isEqualTo(whatIsThoughtAbout(Games.view(match, seat)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHiddenCardHasNoStateAndItsNumberIsNotTold(Played<?> game) {
        Match<?> match = game.games().start(1);
        Table t = match.table();
        int seat = match.prompt().seat();
        SeatView view = Games.view(match, seat);
        int hidden = 0;
        while (Sight.sees(t, seat, hidden)) {
            hidden++;
        }
        int unseen = hidden;
        int zone = t.piece(unseen).zone();
        assertThat(view.count(zone)).isPositive();
        assertThat(view.seen(zone)).doesNotContain(unseen);
        assertThatThrownBy(() -> view.card(unseen)).isInstanceOf(BadInput.class);
    }

    /** The options a search would try, in its order: asked every time, as this is where a search begins. */
    private static List<Long> whatIsThoughtAbout(SeatView view) {
        CandidateMoves menu = new CandidateMoves(view);
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            all.add(menu.meaning(i));
            all.add((long) menu.place(i));
        }
        return all;
    }

    /** Everything a bot can read, but for what it computes itself. */
    private static List<String> whatIsSeen(SeatView view) {
        List<String> all = new ArrayList<>(view.lines());
        for (int i = 0; i < view.size(); i++) {
            all.add(view.command(i) + " " + view.option(i));
        }
        for (int zone = 0; zone < view.zoneCount(); zone++) {
            all.add(view.zone(zone) + " " + view.count(zone));
            for (int card : view.seen(zone)) {
                all.add(card + " " + view.card(card));
            }
        }
        return all;
    }
}
