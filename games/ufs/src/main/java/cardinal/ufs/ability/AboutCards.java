package cardinal.ufs.ability;

/** A verb with one subject or object, which a later "it" can mean (J.3.5.1.1). */
public interface AboutCards extends Verb {
    Selector what();

    /** The same about other cards. */
    Verb about(Selector other);
}
