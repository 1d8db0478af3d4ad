package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BotsTest {

    @Test
    void anUnknownLevelIsAnsweredWithTheKnownOnes() {
        assertThatThrownBy(() -> Bots.named("grandmaster", 1)).isInstanceOf(BadInput.class)
                .hasMessage("there is no bot \"grandmaster\"; the levels are random, greedy");
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        for (String level : Bots.levels()) {
            assertThat(choices(level, 5)).as(level).isEqualTo(choices(level, 5));
        }
    }

    @Test
    void aBotIsNotAskedForAnotherSeat() {
        Match<RiftTable> match = match(3);
        SeatView other = Bots.view(match, 1 - match.prompt().seat());
        assertThat(other.isAsked()).isFalse();
        assertThat(other.size()).isZero();
        assertThatThrownBy(() -> other.command(0)).isInstanceOf(BadInput.class);
    }

    static Match<RiftTable> match(long seed) {
        List<Setup.DeckList> decks = StarterSet.decks();
        int first = (int) (seed % decks.size());
        return Match.start(new Riftbound(StarterSet.pool()),
                new Setup("riftbound", "duel", seed, List.of(decks.get(first), decks.get((first + 1) % decks.size()))));
    }

    private static List<Integer> choices(String level, long seed) {
        Match<RiftTable> match = match(seed);
        Bot[] bots = {Bots.named(level, 1), Bots.named(level, 2)};
        SeatView[] views = {Bots.view(match, 0), Bots.view(match, 1)};
        List<Integer> made = new ArrayList<>();
        while (!match.isOver()) {
            int seat = match.prompt().seat();
            made.add(bots[seat].choose(views[seat]));
            match.choose(made.getLast());
        }
        return made;
    }
}
