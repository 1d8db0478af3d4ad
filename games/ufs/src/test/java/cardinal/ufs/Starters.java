package cardinal.ufs;

import cardinal.proving.RandomGames;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.UfsTable;

/** Games between the decks we ship, by edition. */
final class Starters {
    static final RandomGames<UfsTable> UFS_2010 = games(Editions.UFS_2010);
    static final RandomGames<UfsTable> UFS_2019 = games(Editions.UFS_2019);
    static final RandomGames<UfsTable> UNIVERSUS = games(Editions.UNIVERSUS);

    private Starters() {
    }

    private static RandomGames<UfsTable> games(Edition edition) {
        return games(edition, Ufs.DUEL);
    }

    static RandomGames<UfsTable> games(Edition edition, String mode) {
        return RandomGames.pairs(new Ufs(StarterSet.pool(edition)), mode, StarterSet.decks(edition));
    }
}
