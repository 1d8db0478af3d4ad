package cardinal.ufs;

/** Random games of universus. */
class UniVersusPlayTest extends UfsPlay {
    UniVersusPlayTest() {
        super(Starters.UNIVERSUS);
    }
}
