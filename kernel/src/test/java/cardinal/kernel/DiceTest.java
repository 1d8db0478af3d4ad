package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiceTest {
    @Test
    void the_same_seed_gives_the_same_numbers_everywhere() {
        Dice dice = new Dice(0);
        assertThat(dice.next()).as("SplitMix64 with seed 0, as published").isEqualTo(0xe220a8397b1dcdafL);
        assertThat(dice.next()).isEqualTo(0x6e789e6aa1b965f4L);
    }

    @Test
    void a_copy_goes_on_with_the_same_numbers_and_does_not_pull_the_original_along() {
        Dice dice = new Dice(42);
        dice.next();
        Dice copy = dice.copy();
        long state = dice.state();
        long next = copy.next();
        assertThat(dice.state()).isEqualTo(state);
        assertThat(dice.next()).isEqualTo(next);
    }

    @Test
    void every_number_below_the_bound_is_equally_likely() {
        for (int bound : new int[] {1, 2, 3, 6, 7, 40}) {
            Dice dice = new Dice(bound);
            int[] counts = new int[bound];
            int throwsMade = 20_000 * bound;
            for (int i = 0; i < throwsMade; i++) {
                counts[dice.below(bound)]++;
            }
            for (int count : counts) {
                assertThat(count).isBetween(19_000, 21_000);
            }
        }
    }

    @Test
    void every_order_of_a_shuffled_zone_is_equally_likely() {
        int[] counts = new int[27];
        BareTable table = new BareTable(2, 9);
        for (int i = 0; i < 3; i++) {
            table.create(0, BareTable.deck(0));
        }
        for (int i = 0; i < 60_000; i++) {
            table.shuffle(BareTable.deck(0));
            counts[table.cardAt(1, 0) * 9 + table.cardAt(1, 1) * 3 + table.cardAt(1, 2)]++;
        }
        assertThat(java.util.Arrays.stream(counts).boxed().filter(c -> c > 0).toList()).hasSize(6)
                .allMatch(c -> c > 9_500 && c < 10_500);
    }
}
