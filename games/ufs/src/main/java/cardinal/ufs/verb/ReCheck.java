package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Check;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

/** "re-check" (E.3.3). */
record ReCheck(Who who) implements Performable {
    public static final Syntax<ReCheck> SYNTAX =
            Players.told("re-check", "re-checks").as(ReCheck.class, ReCheck::new, ReCheck::who);

    @Override
    public void perform(Effect effect, UfsTable t) {
        Check check = t.running(Check.class);
        effect.set(effect.bindings().done(check != null && check.askAgain()));
    }
}
