package cardinal.ufs.edition;

import cardinal.ufs.table.Edition;
import java.util.List;

/** The editions that can be played, by the names of their rule documents. */
public final class Editions {
    public static final Edition UFS_2010 = new Ufs2010();
    public static final Edition UFS_2019 = new Ufs2019();
    public static final Edition UNIVERSUS = new UniVersus();

    private static final List<Edition> ALL = List.of(UFS_2010, UFS_2019, UNIVERSUS);

    private Editions() {
    }

    /** In the order in which they appeared. */
    public static List<Edition> all() {
        return ALL;
    }

    /** The edition with this rule document. */
    public static Edition of(String id) {
        return cardinal.kernel.Edition.named(id, ALL);
    }
}
