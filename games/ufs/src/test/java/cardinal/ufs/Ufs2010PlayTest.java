package cardinal.ufs;

/** Random games of ufs-2010. */
class Ufs2010PlayTest extends UfsPlay {
    Ufs2010PlayTest() {
        super(Starters.UFS_2010);
    }
}
