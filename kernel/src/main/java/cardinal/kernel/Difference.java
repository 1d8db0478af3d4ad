package cardinal.kernel;

/**
 * Where a recorded match comes out differently with these rules.
 *
 * @param choice  the first choice that does, counted from 1; 0 if the match begins differently
 * @param words  what was chosen
 * @param how  what is different about it
 * @param clause  of the step that came out differently, as far as that is known; otherwise empty
 * @param procedure  that the step belongs to, as the code calls it; otherwise empty
 * @param question  what these rules ask there, with its clause; empty if nothing
 */
public record Difference(int choice, String words, How how, String clause, String procedure, String question) {

    /** What is different. */
    public enum How {
        /** The table is another one before anybody chooses. */
        BEGINNING,
        /** The choice is not offered. */
        NOT_OFFERED,
        /** The table is another one after the choice. */
        OTHER_TABLE,
        /** The choice cannot be carried out. */
        FAILED
    }

    /** For players: "choice 17 (play Ogre) now comes out differently, at Combat (clause 439.1)". */
    public String sentence() {
        return (choice == 0 ? "the match" : "choice " + choice + (words.isEmpty() ? "" : " (" + words + ")")) + " "
                + outcome() + (question.isEmpty() ? "" : "; now the question is: " + question);
    }

    /** The part of the sentence that tells nobody what was chosen: "now comes out differently, at Combat (clause 439.1)". */
    public String outcome() {
        String where = procedure.isEmpty() ? "" : " at " + procedure;
        return switch (how) {
            case BEGINNING -> "now begins differently";
            case NOT_OFFERED -> "is not offered any more";
            case OTHER_TABLE -> "now comes out differently";
            case FAILED -> "can no longer be carried out";
        } + (clause.isEmpty() && where.isEmpty() ? ""
                : "," + where + (clause.isEmpty() ? "" : " (clause " + clause + ")"));
    }
}
