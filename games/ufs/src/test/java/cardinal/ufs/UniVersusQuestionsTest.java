package cardinal.ufs;

import cardinal.ufs.edition.Editions;

/** Questions of universus. */
class UniVersusQuestionsTest extends UfsQuestions {
    UniVersusQuestionsTest() {
        super(Editions.UNIVERSUS);
    }
}
