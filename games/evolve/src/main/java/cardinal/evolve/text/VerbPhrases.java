package cardinal.evolve.text;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Verb;
import java.util.List;
import java.util.ServiceLoader;

/** The phrases of the verbs, which each have them in their own file, above this room: what the grammar asks of all of them. */
public interface VerbPhrases {

    /** All verbs in this person; the first that can print a value prints it. */
    List<Syntax<? extends Verb>> of(Person person);

    /** 10.4.7: those that can stand before a colon. */
    List<Syntax<? extends Verb>> costs();

    /** Those after which "instead" may leave out what the action replaced acts on. */
    List<Syntax<? extends Verb>> substitutes();

    /** 10.6.2.3: the one that selects targets. */
    Syntax<Selection> selection();

    /** The verbs of this game. */
    static VerbPhrases all() {
        return Found.ALL;
    }

    /** Looked for once, when the grammar first needs them. */
    final class Found {
        private static final VerbPhrases ALL =
                ServiceLoader.load(VerbPhrases.class, VerbPhrases.class.getClassLoader()).findFirst().orElseThrow();

        private Found() {
        }
    }
}
