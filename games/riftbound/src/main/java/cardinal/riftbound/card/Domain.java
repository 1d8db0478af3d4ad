package cardinal.riftbound.card;

/** 133.2: the six domains, in the order of the document. */
public enum Domain {
    FURY('R'), CALM('G'), MIND('B'), BODY('O'), CHAOS('P'), ORDER('Y');

    private final char shorthand;

    Domain(char shorthand) {
        this.shorthand = shorthand;
    }

    /** The letter that stands for this domain's symbol in written text. */
    public char shorthand() {
        return shorthand;
    }

    /** The name as players write it: Fury. */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }
}
