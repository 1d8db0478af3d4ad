package cardinal.ufs;

/** What ufs-2019 hides stays hidden. */
class Ufs2019HiddenTest extends UfsHidden {
    Ufs2019HiddenTest() {
        super(Starters.UFS_2019);
    }
}
