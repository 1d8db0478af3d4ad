package cardinal.ufs;

/** What universus hides stays hidden. */
class UniVersusHiddenTest extends UfsHidden {
    UniVersusHiddenTest() {
        super(Starters.UNIVERSUS);
    }
}
