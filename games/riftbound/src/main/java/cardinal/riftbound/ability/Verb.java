package cardinal.riftbound.ability;

import java.util.List;

/** One thing an effect can do, as a text says it. What it does to the table is in its own file, in {@code verb}. */
public non-sealed interface Verb extends Instruction {
    /** What it points back at, beside what its selectors, amounts and players say. */
    default List<Referent> needs() {
        return List.of();
    }

    /** Whether it alters damage that is dealt later. */
    default boolean altersDamage() {
        return false;
    }

    /** What later words may point back at, beside what its selectors name. */
    default List<Referent> gives() {
        return List.of();
    }
}
