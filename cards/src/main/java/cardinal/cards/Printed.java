package cardinal.cards;

/** A card as printed: a game's record of its name, its numbers and its text. */
public interface Printed {
    /** Two cards of one name are the same card. */
    String name();

    /** The rules text; paragraphs on lines of their own. */
    String text();
}
