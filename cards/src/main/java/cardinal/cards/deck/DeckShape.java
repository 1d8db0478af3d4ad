package cardinal.cards.deck;

/** The ways in which players write decks down. */
public enum DeckShape {
    LIST("a list"), COPIES("one entry for each copy"), CODE("a deck code");

    private final String words;

    DeckShape(String words) {
        this.words = words;
    }

    /** How a person calls it. */
    public String words() {
        return words;
    }
}
