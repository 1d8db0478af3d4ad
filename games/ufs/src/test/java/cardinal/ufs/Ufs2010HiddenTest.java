package cardinal.ufs;

/** What ufs-2010 hides stays hidden. */
class Ufs2010HiddenTest extends UfsHidden {
    Ufs2010HiddenTest() {
        super(Starters.UFS_2010);
    }
}
