package cardinal.ufs.program;

import cardinal.ufs.card.Property;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** C.3.3, layer 2: the values that definition effects have given a card, by property; null while there is none. */
final class DefinedValues {
    private DefinedValues() {
    }

    static boolean has(short @Nullable [] values, Property property) {
        return values != null && values[property.ordinal()] != Side.NONE;
    }

    /** Of a property that has one. */
    static int of(short @Nullable [] values, Property property) {
        return values == null ? Side.NONE : values[property.ordinal()];
    }

    static short[] with(short @Nullable [] values, Property property, int value) {
        short[] now = values == null ? none() : values.clone();
        now[property.ordinal()] = (short) value;
        return now;
    }

    static short @Nullable [] without(short[] values, Property property) {
        short[] left = values.clone();
        left[property.ordinal()] = (short) Side.NONE;
        return Arrays.equals(left, none()) ? null : left;
    }

    private static short[] none() {
        short[] none = new short[Property.values().length];
        Arrays.fill(none, (short) Side.NONE);
        return none;
    }
}
