package cardinal.evolve.deck;

/** 6.1.1.5: what a deck is based on. */
public enum DeckBasis {
    /** 6.1.1.5.1. */
    CLASS,
    /** 6.1.1.5.2. */
    UNIVERSE,
    /** Appendix B 6.1.1.5: neither is required. */
    NOTHING
}
