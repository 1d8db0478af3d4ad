package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Rules;

import static cardinal.cards.grammar.Syntax.phrase;

/** A rule effect (J.3.5): a prohibition, permission or addition, for as long as it says. */
public record MakeRule(Rule rule, Period until) implements Verb {
    public static final Syntax<MakeRule> SYNTAX = phrase("{}{}", Rules.RULE, Periods.UNTIL).as(MakeRule.class, MakeRule::new, MakeRule::rule, MakeRule::until);

    @Override
    public void perform(Effect effect, UfsTable t) {
        effect.enforceRule(t, rule, until);
    }
}
