package cardinal.mutation;

import java.util.Set;

/** Something that can fail when a rule is broken: a scenario or a JUnit test. */
interface Trial {
    /** The same in every process. */
    String name();

    /** The clauses it names, with their document before them: "riftbound:415.1". */
    Set<String> clauses();

    /** What is wrong; empty if nothing is. */
    String problem();
}
