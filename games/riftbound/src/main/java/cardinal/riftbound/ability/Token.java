package cardinal.riftbound.ability;

import java.util.List;

/** 178: the tokens the document describes, and tokens that text describes: "2 [M] Wolf unit token with [Tank]". */
public record Token(int might, String name, List<KeywordValue> keywords) {
    /** The Might of a token that has none: a gear token (187.5 of 2026-07). */
    public static final int NO_MIGHT = -1;

    public boolean isGear() {
        return might == NO_MIGHT;
    }
}
