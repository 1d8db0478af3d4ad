package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.bots.Bots;
import cardinal.kernel.BadInput;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Nobody is called like a bot, or like nothing. */
final class NamesTest {
    @Test
    void aNameThatLooksLikeABotIsRefused() {
        for (String level : Bots.levels()) {
            for (String name : List.of(level, level.toUpperCase(Locale.ROOT), " " + level + "!", level + ".")) {
                assertThatThrownBy(() -> TextInput.checked(name)).as(name).isInstanceOf(BadInput.class);
            }
        }
        assertThatThrownBy(() -> TextInput.checked("Nobody")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> TextInput.checked("ｎｏｂｏｄｙ")).isInstanceOf(BadInput.class);
    }

    @Test
    void aNameOfBlanksIsRefused() {
        for (String name : List.of("\u3164", "\u2800", "...", "\u115f\u1160", "\u0301", "-")) {
            assertThatThrownBy(() -> TextInput.checked(name)).as(name).isInstanceOf(BadInput.class);
        }
    }

    @Test
    void otherNamesAreTaken() {
        for (String name : List.of("Ann", "Åsa 2", "李", "Randomly", "R2-D2")) {
            assertThat(TextInput.checked(name)).isEqualTo(name);
        }
    }
}
