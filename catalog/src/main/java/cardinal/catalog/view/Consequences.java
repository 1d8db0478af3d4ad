package cardinal.catalog.view;

import cardinal.kernel.Sentence;

/** What the answers to a question do. */
@FunctionalInterface
public interface Consequences {
    /** Nobody asks for them. */
    Consequences UNSAID = (option, card) -> Sentence.NOTHING;

    /** What an option of the open question does, in a few words; nothing where that cannot be said. card: what it is about. */
    Sentence of(int option, int card);
}
