package cardinal.evolve.card;

import java.util.List;
import java.util.Locale;

/**
 * 2.12.2: the universe of a card. Two universes bring rules of their own (14); any other name is a universe too, for deck
 * construction only (6.1.1.5.2).
 */
public record Universe(String name) {
    /** Cards without a universe. */
    public static final Universe NONE = new Universe("");
    /** 14.2: the universe of Serve and Race; its decks may hold Carrot cards (reading 23). */
    public static final Universe DERBY = new Universe("Derby");
    /** 14.3: the universe of Lesson; its decks start with five Magic Items in the EX area (14.3.1.2). */
    public static final Universe STAGE = new Universe("Stage");

    /** 14.4 of version 1.24.1: the universe of drive checks. */
    public static final Universe DRIVE = new Universe("Drive");
    /** 14.5 there: the universe of Union Burst. */
    public static final Universe GUILD = new Universe("Guild");

    private static final List<String> DRIVE_NAMES =
            List.of("drive", "vanguard", "cardfight!!vanguard", "cardfightvanguard");
    private static final List<String> GUILD_NAMES =
            List.of("guild", "princessconnect", "princessconnect!re:dive", "princessconnect!redive");

    /** How card files call the universes of 14.2 and 14.3. */
    private static final List<String> DERBY_NAMES = List.of("derby", "umamusume", "umamusumeprettyderby");
    private static final List<String> STAGE_NAMES =
            List.of("stage", "imascg", "im@scg", "cinderellagirls", "theidolmastercinderellagirls");

    public static Universe of(String name) {
        String folded = name.strip().toLowerCase(Locale.ROOT).replaceAll("[ :_.-]", "");
        if (folded.isEmpty() || folded.equals("none") || folded.equals("any")) {
            return NONE;
        }
        return DERBY_NAMES.contains(folded) ? DERBY
                : STAGE_NAMES.contains(folded) ? STAGE : DRIVE_NAMES.contains(folded) ? DRIVE
                : GUILD_NAMES.contains(folded) ? GUILD : new Universe(name.strip());
    }

    public boolean isNone() {
        return name.isEmpty();
    }

    @Override
    public String toString() {
        return name;
    }
}
