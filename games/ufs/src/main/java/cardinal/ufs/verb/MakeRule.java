package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Rules;
import cardinal.ufs.text.Selectors;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** A rule effect (J.3.5): a prohibition, permission or addition, for as long as it says. */
public record MakeRule(Rule rule, Period until) implements RuleEffect, Performable {
    public static final Syntax<MakeRule> SYNTAX = Syntax.rule("make rule", () -> either(
            phrase("{}{}", Rules.RULE, Periods.FOR_RULES).as(MakeRule.class, MakeRule::new, MakeRule::rule,
                    MakeRule::until),
            mayTry()));

    /** With a time it is a permission; without, it is done at once (PlayCard). */
    private static Syntax<MakeRule> mayTry() {
        return phrase("{} {}{}", Players.doing("may try to play", "may try to play"),
                either(Selectors.OBJECT, Selectors.EVERY), Periods.UNTIL).as(
                        MakeRule.class,
                        (who, cards, until) -> until == Period.UNSAID ? null
                                : new MakeRule(new Rule.MayTry(who, cards), until),
                        make -> make.rule() instanceof Rule.MayTry may ? may.who() : null,
                        make -> make.rule() instanceof Rule.MayTry may ? may.cards() : null,
                        MakeRule::until);
    }

    @Override
    public boolean isImperative() {
        return false;
    }

    @Override
    public boolean mayStand() {
        return !(rule instanceof Rule.CountsAsReviewed);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        if (rule instanceof Rule.CountsAsReviewed r) {
            VerbDeeds.countAsReviewed(effect, t, r.cards());
        } else {
            VerbDeeds.enforceRule(effect, t, rule, until);
        }
    }
}
