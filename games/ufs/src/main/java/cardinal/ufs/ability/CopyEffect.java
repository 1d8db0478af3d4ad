package cardinal.ufs.ability;

/** J.3.4.1: what makes a card a copy of another. */
public interface CopyEffect extends Verb {
    Selector what();

    Selector of();
}
