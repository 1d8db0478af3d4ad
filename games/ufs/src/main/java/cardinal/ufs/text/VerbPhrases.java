package cardinal.ufs.text;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Instruction;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The phrases of all verbs. Each verb has them in its own file, which knows the grammar; so the grammar finds their list as a
 * service.
 */
public interface VerbPhrases {
    /** Those of this game. */
    VerbPhrases OF_THE_GAME =
            ServiceLoader.load(VerbPhrases.class, VerbPhrases.class.getClassLoader()).findFirst().orElseThrow();

    /** What stands for a verb in a sentence; the first that prints a verb is used. */
    List<Syntax<? extends Instruction>> all();

    /** H.4.1: an act alone, in a cost. */
    Syntax<? extends Instruction> shorthand();

    /** K.2.5: one deed or another. */
    Syntax<Instruction.Or> alternatives();

    /** UniVersus, outwit.2: what that word costs. */
    Instruction outwitCost();
}
