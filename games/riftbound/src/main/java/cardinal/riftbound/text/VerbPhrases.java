package cardinal.riftbound.text;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Instruction;
import java.util.List;
import java.util.ServiceLoader;

/** The phrases of verbs, which stand in the verbs' own files: the grammar finds them without knowing any verb. */
public interface VerbPhrases {
    /** Of every verb, in the order in which they are tried. */
    List<Syntax<? extends Instruction>> all();

    /** "choose a friendly unit and an enemy unit": one sentence for two verbs. */
    Syntax<? extends Instruction> chooseBoth();

    /** Those of this program. */
    static VerbPhrases known() {
        return ServiceLoader.load(VerbPhrases.class, VerbPhrases.class.getClassLoader()).findFirst()
                .orElseThrow(() -> new IllegalStateException("no phrases of verbs in META-INF/services"));
    }
}
