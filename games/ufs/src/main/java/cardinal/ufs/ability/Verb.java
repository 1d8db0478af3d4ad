package cardinal.ufs.ability;

/** One thing an effect or a cost can do. A verb is one file: its record, its phrases (SYNTAX), its execution. */
public non-sealed interface Verb extends Instruction {
}
