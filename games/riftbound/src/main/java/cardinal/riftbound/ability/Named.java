package cardinal.riftbound.ability;

import java.util.Locale;

/** 760 of 2026-07: what a player may be told to name. */
public enum Named {
    CARD, TYPE, TAG;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
