package cardinal.ufs;

import cardinal.ufs.edition.Editions;

/** Questions of ufs-2010. */
class Ufs2010QuestionsTest extends UfsQuestions {
    Ufs2010QuestionsTest() {
        super(Editions.UFS_2010);
    }
}
