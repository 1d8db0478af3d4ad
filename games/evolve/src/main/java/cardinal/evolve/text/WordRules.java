package cardinal.evolve.text;

/** In which words an edition's cards speak. */
public interface WordRules {
    /** The words that its document knows; a text in others is not understood. */
    default Dialect dialect() {
        return Dialect.OF_1_8;
    }
}
