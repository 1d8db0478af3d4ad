package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ListenersTest {
    private static final int KINDS = 7;

    private static List<Set<Integer>> emptyModel() {
        List<Set<Integer>> model = new ArrayList<>();
        for (int k = 0; k < KINDS; k++) {
            model.add(new TreeSet<>());
        }
        return model;
    }

    private static void same(Listeners listeners, List<Set<Integer>> model) {
        for (int kind = 0; kind < KINDS; kind++) {
            List<Integer> found = new ArrayList<>();
            for (int card = listeners.next(kind, 0); card != Table.NONE; card = listeners.next(kind, card + 1)) {
                found.add(card);
            }
            assertThat(found).containsExactlyElementsOf(model.get(kind));
            assertThat(listeners.anyone(kind)).isEqualTo(!model.get(kind).isEmpty());
            assertThat(listeners.heard() >> kind & 1).isEqualTo(model.get(kind).isEmpty() ? 0 : 1);
        }
        Set<Integer> ofTwo = new TreeSet<>(model.get(1));
        ofTwo.addAll(model.get(4));
        List<Integer> found = new ArrayList<>();
        for (int card = listeners.nextOf(0b10010, 0); card != Table.NONE;
                card = listeners.nextOf(0b10010, card + 1)) {
            found.add(card);
        }
        assertThat(found).containsExactlyElementsOf(ofTwo);
        List<Integer> words = new ArrayList<>();
        for (int word = 0; word < listeners.words(); word++) {
            for (long left = listeners.among(0b10010, word); left != 0; left &= left - 1) {
                words.add((word << 6) + Long.numberOfTrailingZeros(left));
            }
        }
        assertThat(words).isEqualTo(found);
    }

    @Test
    void random_listening_on_a_table_and_its_copies_agrees_with_plain_sets() {
        Dice dice = new Dice(5);
        for (int most : new int[] {40, 256, 600}) {
            List<Listeners> all = new ArrayList<>(List.of(new Listeners(KINDS)));
            List<List<Set<Integer>>> models = new ArrayList<>(List.of(emptyModel()));
            for (int n = 0; n < 3000; n++) {
                int which = dice.below(all.size());
                if (dice.below(20) == 0 && all.size() < 8) {
                    all.add(all.get(which).copy());
                    models.add(new ArrayList<>(models.get(which).stream().<Set<Integer>>map(TreeSet::new).toList()));
                    continue;
                }
                int card = dice.below(most);
                int kinds = dice.below(1 << KINDS);
                boolean on = dice.below(2) == 0;
                all.get(which).set(card, kinds, on);
                for (int k = 0; k < KINDS; k++) {
                    if ((kinds >> k & 1) != 0) {
                        Set<Integer> set = models.get(which).get(k);
                        set.remove(card);
                        set.addAll(on ? List.of(card) : List.of());
                    }
                }
                if (n % 25 == 0) {
                    for (int i = 0; i < all.size(); i++) {
                        same(all.get(i), models.get(i));
                    }
                }
            }
        }
    }

    @Test
    void the_four_hundredth_object_is_heard_too() {
        Listeners listeners = new Listeners(3);
        listeners.set(400, 0b100, true);
        assertThat(listeners.anyone(2)).isTrue();
        assertThat(listeners.next(2, 0)).isEqualTo(400);
        assertThat(listeners.next(2, 401)).isEqualTo(Table.NONE);
        assertThat(listeners.next(2, 5000)).isEqualTo(Table.NONE);
        assertThat(listeners.anyone(1)).isFalse();
    }
}
