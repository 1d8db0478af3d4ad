package cardinal.riftbound.card;

/** 132.7: categories written before the type. Basic is what the six basic runes carry (157). */
public enum Supertype {
    CHAMPION, SIGNATURE, TOKEN, BASIC
}
