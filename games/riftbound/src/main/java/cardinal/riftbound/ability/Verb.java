package cardinal.riftbound.ability;

/** One thing an effect can do, as a text says it. What it does to the table is in its own file, in {@code verb}. */
public non-sealed interface Verb extends Instruction {
}
