package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;

import static cardinal.cards.grammar.Syntax.says;

/** "repeat this effect". */
record RepeatEffect() implements Performable {
    public static final Syntax<RepeatEffect> SYNTAX = says("repeat this effect", new RepeatEffect());

    @Override
    public void perform(Effect effect, UfsTable t) {
        effect.restart();
    }
}
