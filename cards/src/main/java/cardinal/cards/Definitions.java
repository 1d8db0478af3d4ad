package cardinal.cards;

import cardinal.kernel.BadInput;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Printed cards on a line each, so that a match can keep its own: all that is printed, under the names of the game's record. */
final class Definitions {
    /** What a later build has added to a card is empty on a card from before. */
    private static final JsonSetter.Value EMPTY = JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY);
    private static final JsonMapper JSON = JsonMapper.builder()
            .changeDefaultVisibility(
                    v -> v.withVisibility(com.fasterxml.jackson.annotation.PropertyAccessor.ALL, Visibility.NONE)
                            .withVisibility(com.fasterxml.jackson.annotation.PropertyAccessor.FIELD, Visibility.ANY)
                            .withVisibility(com.fasterxml.jackson.annotation.PropertyAccessor.CREATOR, Visibility.ANY))
            .withConfigOverride(List.class, o -> o.setNullHandling(EMPTY))
            .withConfigOverride(Map.class, o -> o.setNullHandling(EMPTY))
            .withConfigOverride(String.class, o -> o.setNullHandling(EMPTY)).build();

    private Definitions() {
    }

    static String of(Printed card) {
        return JSON.writeValueAsString(card);
    }

    static <D extends Printed> D read(Class<D> kind, String definition) {
        try {
            return JSON.readValue(definition, kind);
        } catch (JacksonException e) {
            throw new BadInput("card",
                    "this build cannot read a card that a match has kept: " + e.getOriginalMessage());
        }
    }
}
