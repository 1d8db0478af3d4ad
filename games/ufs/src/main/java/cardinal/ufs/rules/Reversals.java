package cardinal.ufs.rules;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** I.3.10.2: to which attack a reversal is played, and whether it may be. */
public final class Reversals {
    private Reversals() {
    }

    /** 2010, 8.3.3.12.1: an attack that was not blocked has resolved, and an effect lets this player reverse it. */
    static boolean countsAsBlocked(UfsTable t, AbilityUse u, Occurrence event) {
        if (!u.ability().isGrantedBy(Keyword.REVERSAL) || !event.has(Kind.RESOLVED)
                || RulesInForce.none(t, RuleKind.MAY_REVERSE)) {
            return false;
        }
        AttackInfo to = t.progress().resolved();
        RulesInForce<Rule.MayReverse> all = RulesInForce.of(t, RuleKind.MAY_REVERSE);
        while (all.next()) {
            if (to != null && all.by().controller() == u.seat()
                    && all.isAbout(all.rule().attack(), to.card().card())) {
                return true;
            }
        }
        return false;
    }

    static boolean mayPlay(UfsTable t, AbilityUse u) {
        return to(t, u.seat()) != null
                && !PlayRulings.forbidsPlay(t, u.asCard(t, Happening.As.REVERSAL));
    }

    /**
     * Whoever or whatever lets a player try: one attempt for each attack (I.3.10.2.2), none to one that was Safe when it
     * resolved (I.3.10.2.3).
     */
    static boolean isBarred(UfsTable t, int seat) {
        AttackInfo to = to(t, seat);
        return to != null && ((to.reversed() >> seat & 1) != 0 || to.safe());
    }

    /** I.3.10.2.1: the current attack of this player's rival, or else the one of theirs that resolved last. */
    public static @Nullable AttackInfo to(UfsTable t, int seat) {
        AttackInfo now = t.attack();
        AttackInfo last = t.progress().resolved();
        if (now != null && now.attacker() != seat) {
            return now;
        }
        return last == null || last.attacker() != seat ? last : t.progress().resolvedOfOther();
    }
}
