package cardinal.riftbound.table;

/**
 * 456: what a mode of play defines.
 *
 * @param battlefieldsEach  how many battlefields each player brings (458.4.a)
 * @param extraRune  whether the last player channels one rune more in their first Channel Phase (458.7)
 * @param firstDraws  whether the first player draws in their first Draw Phase
 */
public record Mode(String name, String clause, int seats, int victoryScore, int battlefields, int battlefieldsEach, boolean extraRune,
        boolean firstDraws) {
    /** 458: one against one. */
    public static final Mode DUEL = new Mode("duel", "458", 2, 8, 2, 3, true, true);
}
