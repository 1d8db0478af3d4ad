package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.proving.RandomPlayContract;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import org.junit.jupiter.api.Test;

/** Random duels keep every promise; cards lie in their owners' zones, tokens on the board, and anybody may concede. */
@Clauses({"127.1", "107.1.d", "107.6.f", "107.5.d", "126.1", "177", "650", "651", "651.1"})
class RandomPlayTest extends RandomPlayContract<RiftTable> {
    private static final int GAMES = 200;

    RandomPlayTest() {
        super(Starters.DUELS, GAMES);
    }

    @Override
    protected void checkZones(RiftTable t, int cards, String where) {
        for (int card = 0; card < t.pieceCount(); card++) {
            int zone = t.piece(card).zone();
            int seat = t.spec(zone).seat();
            if (seat >= 0 && zone != t.base(seat)) {
                assertThat(t.piece(card).owner()).as("%s: owner of %s in %s", where, t.def(card), t.spec(zone))
                        .isEqualTo((byte) seat);
            }
            if (card >= cards) {
                assertThat(t.isBoard(zone) || zone == t.nowhere() || zone == t.chainZone())
                        .as("%s: token in %s", where, t.spec(zone)).isTrue();
                assertThat(zone == t.chainZone() || zone == t.nowhere() || t.is(card, Flag.TOKEN))
                        .as("%s: %s in %s", where, t.def(card), t.spec(zone)).isTrue();
            }
        }
    }

    @Test
    void remembered_values_are_the_computed_ones() {
        games().atEveryQuestion(60, (match, where) -> {
            RiftTable t = match.table();
            RiftTable fresh = t.copy();
            for (int card = 0; card < t.pieceCount(); card++) {
                assertThat(t.might(card)).as("%s: Might of %s", where, t.def(card)).isEqualTo(fresh.might(card));
            }
        });
    }
}
