package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bot knows what its seat may know, and nothing else. */
final class HiddenCardsTest {

    @Test
    void noChoiceChangesWhenCardsHiddenFromTheBotAreSwapped() {
        int swapped = 0;
        for (long seed = 1; seed <= 12; seed++) {
            Match<RiftTable> match = BotsTest.match(seed);
            Dice dice = new Dice(seed);
            for (int n = 0; !match.isOver(); n++) {
                int seat = match.prompt().seat();
                Match<RiftTable> other = match.copy();
                swapped += swapHidden(other, seat, dice);
                SeatView seen = Bots.view(match, seat);
                SeatView seenOther = Bots.view(other, seat);
                for (String level : Bots.levels()) {
                    assertThat(Bots.named(level, n).choose(seenOther)).as("%s, seed %d, choice %d", level, seed, n)
                            .isEqualTo(Bots.named(level, n).choose(seen));
                }
                assertThat(whatIsSeen(seenOther)).isEqualTo(whatIsSeen(seen));
                match.choose(n % 3 == 0 ? dice.below(match.prompt().size()) : Bots.named("greedy", n).choose(seen));
            }
        }
        assertThat(swapped).isGreaterThan(10_000);
    }

    @Test
    void aHiddenCardHasNoStateAndItsNumberIsNotTold() {
        Match<RiftTable> match = BotsTest.match(1);
        int seat = match.prompt().seat();
        SeatView view = Bots.view(match, seat);
        int theirHand = match.table().hand(1 - seat);
        assertThat(view.count(theirHand)).isPositive();
        assertThat(view.seen(theirHand)).isEmpty();
        int hidden = match.table().cardAt(theirHand, 0);
        assertThatThrownBy(() -> view.card(hidden)).isInstanceOf(BadInput.class);
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

    /** Gives the cards of each owner that this seat does not see each other's faces, main deck cards and runes apart. */
    private static int swapHidden(Match<RiftTable> match, int seat, Dice dice) {
        RiftTable t = match.table();
        SeatView view = Bots.view(match, seat);
        int swaps = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (isSwappable(t, view, card)) {
                int other = dice.below(t.pieceCount());
                if (other != card && isSwappable(t, view, other) && t.piece(other).owner() == t.piece(card).owner()
                        && t.def(other).isRune() == t.def(card).isRune() && t.def(other) != t.def(card)) {
                    swap(t, card, other);
                    swaps++;
                }
            }
        }
        return swaps;
    }

    private static boolean isSwappable(RiftTable t, SeatView view, int card) {
        return !view.sees(card) && (t.def(card).type().isMainDeck() || t.def(card).isRune())
                && t.piece(card).zone() != t.nowhere();
    }

    private static void swap(Table t, int a, int b) {
        Piece first = t.piece(a);
        Face face = first.face();
        t.put(a, first.withFace(t.piece(b).face()));
        t.put(b, t.piece(b).withFace(face));
    }
}
