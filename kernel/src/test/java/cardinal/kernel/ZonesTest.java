package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ZonesTest {
    private static final int ZONES = 64;

    @Test
    void random_moves_on_many_copies_agree_with_plain_lists() {
        Dice dice = new Dice(11);
        List<Zones> zones = new ArrayList<>(List.of(new Zones(ZONES)));
        List<List<List<Integer>>> models = new ArrayList<>(List.of(emptyModel()));
        for (int n = 0; n < 20_000; n++) {
            int which = dice.below(zones.size());
            Zones z = zones.get(which);
            List<List<Integer>> model = models.get(which);
            int zone = dice.below(4) == 0 ? 63 : dice.below(4);
            List<Integer> list = model.get(zone);
            switch (dice.below(8)) {
                case 0, 1, 2 -> {
                    z.add(zone, n % 30_000, true);
                    list.add(n % 30_000);
                }
                case 3 -> {
                    z.add(zone, n % 30_000, false);
                    list.addFirst(n % 30_000);
                }
                case 4, 5 -> {
                    if (!list.isEmpty()) {
                        int gone = list.get(dice.below(list.size()));
                        z.remove(zone, gone);
                        list.remove(/* index */ list.lastIndexOf(gone));
                    }
                }
                case 6 -> {
                    if (!list.isEmpty()) {
                        int i = dice.below(list.size());
                        z.set(zone, i, n % 30_000);
                        list.set(i, n % 30_000);
                    }
                }
                default -> {
                    int place = zones.size() < 6 ? zones.size() : dice.below(zones.size());
                    Zones copy = z.copy();
                    List<List<Integer>> copied = new ArrayList<>();
                    model.forEach(l -> copied.add(new ArrayList<>(l)));
                    if (place == zones.size()) {
                        zones.add(copy);
                        models.add(copied);
                    } else {
                        zones.set(place, copy);
                        models.set(place, copied);
                    }
                }
            }
            if (n % 50 == 0) {
                for (int i = 0; i < zones.size(); i++) {
                    assertThat(listsOf(zones.get(i))).isEqualTo(models.get(i));
                }
            }
        }
    }

    private static List<List<Integer>> emptyModel() {
        List<List<Integer>> model = new ArrayList<>();
        for (int i = 0; i < ZONES; i++) {
            model.add(new ArrayList<>());
        }
        return model;
    }

    private static List<List<Integer>> listsOf(Zones zones) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int zone = 0; zone < zones.count(); zone++) {
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < zones.size(zone); i++) {
                list.add(zones.get(zone, i));
            }
            lists.add(list);
        }
        return lists;
    }

    @Test
    void the_top_is_the_last_and_the_bottom_the_first() {
        Zones zones = new Zones(1);
        assertThat(zones.top(0)).isEqualTo(Table.NONE);
        zones.add(0, 5, true);
        zones.add(0, 6, true);
        zones.add(0, 4, false);
        assertThat(zones.top(0)).isEqualTo(6);
        assertThat(zones.get(0, 0)).isEqualTo(4);
        assertThat(zones.indexOf(0, 5)).isEqualTo(1);
        assertThat(zones.indexOf(0, 9)).isEqualTo(-1);
    }

    @Test
    void what_is_not_there_cannot_be_taken_out_or_read() {
        Zones zones = new Zones(1);
        zones.add(0, 5, true);
        assertThatThrownBy(() -> zones.remove(0, 6)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> zones.get(0, 1)).isInstanceOf(AssertionError.class);
    }

    @Test
    void placing_exchanges_and_loses_nothing() {
        BareTable table = new BareTable(2, 1);
        for (int i = 0; i < 4; i++) {
            table.create(0, BareTable.deck(0));
        }
        int[] wanted = {2, 0, 3, 1};
        for (int i = 0; i < 4; i++) {
            table.place(BareTable.deck(0), i, wanted[i]);
        }
        assertThat(listsOf(table.zones()).get(BareTable.deck(0))).containsExactly(2, 0, 3, 1);
        assertThatThrownBy(() -> table.place(BareTable.hand(0), 0, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.place(BareTable.deck(0), 4, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
