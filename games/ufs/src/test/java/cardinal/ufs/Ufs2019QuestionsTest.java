package cardinal.ufs;

import cardinal.ufs.edition.Editions;

/** Questions of ufs-2019. */
class Ufs2019QuestionsTest extends UfsQuestions {
    Ufs2019QuestionsTest() {
        super(Editions.UFS_2019);
    }
}
