package cardinal.ufs.card;

/** The twelve resource symbols (B.6.6). Infinity is no symbol (B.6.6.2.1): a card says separately that it has it. */
public enum Symbol {
    AIR,
    ALL,
    CHAOS,
    DEATH,
    EARTH,
    EVIL,
    FIRE,
    GOOD,
    LIFE,
    ORDER,
    VOID,
    WATER;

    /** Several as bits, by ordinal. */
    public static int bits(Iterable<Symbol> symbols) {
        int bits = 0;
        for (Symbol s : symbols) {
            bits |= 1 << s.ordinal();
        }
        return bits;
    }
}
