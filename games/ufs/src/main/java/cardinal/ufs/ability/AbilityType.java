package cardinal.ufs.ability;

/** The types of played abilities (H.2; UniVersus adds Blitz). */
public enum AbilityType {
    ENHANCE("Enhance", "E"),
    FORM("Form", "F"),
    RESPONSE("Response", "R"),
    BLITZ("Blitz", "B");

    private final String word;
    private final String letter;

    AbilityType(String word, String letter) {
        this.word = word;
        this.letter = letter;
    }

    /** As UniVersus writes it. */
    public String word() {
        return word;
    }

    /** As 2010 and 2019 write it (H.1.2). */
    public String letter() {
        return letter;
    }
}
