package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;

/** "repeat this effect". */
public record RepeatEffect() implements Verb {
    public static final Syntax<RepeatEffect> SYNTAX = says("repeat this effect", new RepeatEffect());
}
