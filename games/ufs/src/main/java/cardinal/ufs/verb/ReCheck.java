package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;

/** "re-check" (E.3.3). */
public record ReCheck(Who who) implements Verb {
    public static final Syntax<ReCheck> SYNTAX = Players.told("re-check", "re-checks").as(ReCheck.class, ReCheck::new, ReCheck::who);
}
