package cardinal.riftbound.table;

import cardinal.kernel.BadInput;
import java.util.List;

/**
 * 456: what a mode of play defines.
 *
 * @param battlefieldsEach  how many battlefields each player brings (458.4.a)
 * @param firstProvides  whether the first player contributes a battlefield too
 * @param extraRune  whether the last player channels one rune more in their first Channel Phase (458.7)
 * @param firstDraws  whether the first player draws in their first Draw Phase
 * @param teams  whether the players opposite each other are a team
 * @param setPoints  how many games win the match (459.6)
 */
public record Mode(String name, String clause, int seats, int victoryScore, int battlefields, int battlefieldsEach,
        boolean firstProvides,
        boolean extraRune, boolean firstDraws, boolean teams, int setPoints) {
    public Mode {
        if (victoryScore < 1) {
            throw new IllegalArgumentException("456.3.a: a Victory Score is positive, not " + victoryScore);
        }
    }

    /** 458: one against one. */
    public static final Mode DUEL = new Mode("duel", "458", 2, 8, 2, 3, true, true, true, false, 1);
    /** 459: one against one, best of three; players choose their battlefields. */
    public static final Mode MATCH = new Mode("match", "459", 2, 8, 2, 3, true, true, true, false, 2);
    /** 460: three players, each for themself. */
    public static final Mode SKIRMISH = new Mode("skirmish", "460", 3, 8, 3, 3, true, true, false, false, 1);
    /** 461: four players, each for themself. */
    public static final Mode WAR = new Mode("war", "461", 4, 8, 3, 3, false, true, false, false, 1);
    /** 462: two teams of two; each player brings one battlefield (reading of 462.4.a and 462.5.a). */
    public static final Mode MAGMA_CHAMBER = new Mode("2v2", "462", 4, 11, 3, 1, false, true, false, true, 1);

    /** 486.6.a of 2026-07: the same as best of five. */
    public static final Mode BEST_OF_FIVE =
            new Mode("best-of-five", "459", 2, 8, 2, 3, true, true, true, false, 3);

    /** The modes that the base document has. */
    public static final List<Mode> ALL = List.of(DUEL, MATCH, SKIRMISH, WAR, MAGMA_CHAMBER);

    public static Mode named(Edition edition, String name) {
        for (Mode mode : edition.modes()) {
            if (mode.name.equals(name)) {
                return mode;
            }
        }
        throw new BadInput("there is no mode \"" + name + "\" of Riftbound here; there are "
                + edition.modes().stream().map(Mode::name).toList());
    }

    /** 462.5.b.1: turn order alternates teams, so a teammate sits two seats away. */
    public boolean sameTeam(int seat, int other) {
        return seat == other || teams && (seat ^ other) == 2;
    }

    /** Everybody who wins or loses with this seat, as a bit set (462.6.a). */
    public int team(int seat) {
        return teams ? 1 << seat | 1 << (seat ^ 2) : 1 << seat;
    }
}
