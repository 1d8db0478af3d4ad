package cardinal.ufs.rules;

import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** K.3.17: what lets a player play cards, or play them as blocks, as though they were in the hand; looked up once per question. */
final class AsInHand {
    private static final AsInHand NOTHING = new AsInHand(List.of());
    private static final long KINDS =
            RuleKind.bits(RuleKind.AS_THOUGH_IN_HAND, RuleKind.MAY_TRY, RuleKind.MAY_BLOCK_FROM);

    private final List<RuleInForce> rules;

    private AsInHand(List<RuleInForce> rules) {
        this.rules = rules;
    }

    /** Whether there may be something that does. */
    static boolean isAny(UfsTable t) {
        return !RulesInForce.none(t, KINDS);
    }

    static AsInHand of(UfsTable t, int seat, boolean block) {
        return isAny(t) ? new AsInHand(rules(t, seat, block)) : NOTHING;
    }

    private static List<RuleInForce> rules(UfsTable t, int seat, boolean block) {
        List<RuleInForce> found = new ArrayList<>();
        RulesInForce<Rule.AsThoughInHand> all = RulesInForce.of(t, RuleKind.AS_THOUGH_IN_HAND);
        while (all.next()) {
            if (all.rule().block() == block && Players.includes(t, all.by(), all.rule().who(), seat)) {
                found.add(all.ruled());
            }
        }
        if (block) {
            blocks(t, seat, found);
            return found;
        }
        RulesInForce<Rule.MayTry> tries = RulesInForce.of(t, RuleKind.MAY_TRY);
        while (tries.next()) {
            if (Players.includes(t, tries.by(), tries.rule().who(), seat)) {
                found.add(tries.ruled());
            }
        }
        return found;
    }

    private static void blocks(UfsTable t, int seat, List<RuleInForce> found) {
        AttackInfo a = t.attack();
        RulesInForce<Rule.MayBlockFrom> all = RulesInForce.of(t, RuleKind.MAY_BLOCK_FROM);
        while (a != null && all.next()) {
            if (all.by().controller() == seat && all.isAbout(all.rule().attack(), a.card().card())) {
                found.add(all.ruled());
            }
        }
    }

    boolean isNothing() {
        return rules.isEmpty();
    }

    /** Whether one of them is about this card of the player: about the half of a split one that is declared. */
    boolean allows(UfsTable t, CardPlay p) {
        if (!t.def(p.card()).split()) {
            return allows(t, p.card());
        }
        for (int i = 0; i < rules.size(); i++) {
            RuleInForce r = rules.get(i);
            Filter said = filter(r.rule());
            if (isAbout(t, r, p.card())
                    && (said == null || Filters.fits(t, r.by(), said, p.card(), p.secondHalf()))) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Filter filter(Rule rule) {
        return switch (rule) {
            case Rule.AsThoughInHand x -> Filters.of(x.cards());
            case Rule.MayTry x -> Filters.of(x.cards());
            case Rule.MayBlockFrom x -> Filters.of(x.cards());
            default -> null;
        };
    }

    /** Whether one of them is about this card of the player, as any half of it. */
    boolean allows(UfsTable t, int card) {
        for (int i = 0; i < rules.size(); i++) {
            if (isAbout(t, rules.get(i), card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAbout(UfsTable t, RuleInForce r, int card) {
        return switch (r.rule()) {
            case Rule.AsThoughInHand x -> r.isAbout(t, x.cards(), card);
            case Rule.MayTry x -> r.isAbout(t, x.cards(), card);
            case Rule.MayBlockFrom x -> Cards.isMeant(t, r.by(), x.cards(), card); // any one that fits will do
            default -> false;
        };
    }
}
