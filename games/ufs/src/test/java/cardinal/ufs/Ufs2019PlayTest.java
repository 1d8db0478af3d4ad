package cardinal.ufs;

/** Random games of ufs-2019. */
class Ufs2019PlayTest extends UfsPlay {
    Ufs2019PlayTest() {
        super(Starters.UFS_2019);
    }
}
