package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;

/** "cancel it", "cancel its effects", "cancel that ability": the ability the response answers. */
public record Cancel(What what) implements Verb {
    public static final Syntax<Cancel> SYNTAX = either(
            says("cancel it", new Cancel(What.IT)), says("cancel its effects", new Cancel(What.ITS_EFFECTS)),
            says("cancel that ability", new Cancel(What.THAT_ABILITY)));

    /** The words; THIS is the effect that says so. */
    public enum What {
        IT,
        ITS_EFFECTS,
        THAT_ABILITY,
        THIS_ABILITY
    }
}
