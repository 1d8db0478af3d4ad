package cardinal.catalog.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

final class CardHandlesTest {

    @Test
    void aCardThatWasOutOfSightComesBackUnderAnotherName() {
        CardHandles handles = new CardHandles();
        String first = handles.of(7);
        assertThat(handles.of(7)).isEqualTo(first);
        handles.keepOnly(Set.of());
        assertThat(handles.card(first)).isEqualTo(-1);
        assertThat(handles.of(7)).isNotEqualTo(first);
    }
}
