package cardinal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Printed;
import cardinal.ufs.edition.Editions;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShippedCardsTest {

    @Test
    void everyCardThatWeShipHasANumberOfItsOwn() {
        List<List<? extends Printed>> sets = List.of(cardinal.riftbound.set.StarterSet.cards(),
                cardinal.evolve.set.StarterSet.cards(),
                cardinal.ufs.set.StarterSet.shipped(Editions.UNIVERSUS).cards());
        for (List<? extends Printed> set : sets) {
            assertThat(set).allMatch(card -> card.codes().size() == 1);
            assertThat(set.stream().map(card -> card.codes().getFirst())).doesNotHaveDuplicates()
                    .allMatch(number -> number.matches("CD[NEU]-\\d{3}"));
        }
    }
}
