package cardinal.ufs.rules;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.ability.CheckCost;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * E.4.4.2, E.4.9.2 (UniVersus: Additional Costs): what an effect adds to the cost of playing a card or an ability.
 *
 * @param by  the effect, with the paying player as the one who acts
 * @param costs  what is paid with the other costs
 * @param checks  checks, made after all others
 */
public record Added(Bindings by, List<Instruction> costs, List<CheckCost> checks) {

    /** Whether anything is added to playing anything. */
    public static boolean isAny(UfsTable t) {
        return RulesInForce.any(t, RuleKind.ADDITIONAL_COST);
    }

    /** What is added to playing a card in some way, an ability, or an action card with its ability. */
    public static List<Added> to(UfsTable t, CardPlay play, boolean withCard, @Nullable AbilityDef ability) {
        if (!isAny(t)) {
            return List.of();
        }
        List<Added> found = new ArrayList<>();
        RulesInForce<Rule.AdditionalCost> all = RulesInForce.of(t, RuleKind.ADDITIONAL_COST);
        while (all.next()) {
            Rule.AdditionalCost r = all.rule();
            if (Players.includes(t, all.by(), r.who(), play.seat()) && isTaken(t, all, r, play, withCard, ability)) {
                found.add(of(t, all.by(), play.seat(), r));
            }
        }
        return found;
    }

    private static boolean isTaken(UfsTable t, RulesInForce<Rule.AdditionalCost> all, Rule.AdditionalCost r,
            CardPlay play, boolean withCard, @Nullable AbilityDef ability) {
        AttackInfo attack = t.attack();
        return switch (r.to()) {
            case Rule.AdditionalCost.To.Play p ->
                    withCard && NextCards.isUse(p.cards(), play.as())
                            && Filters.fits(t, all.by(), p.cards(), play.card(), play.secondHalf());
            case Rule.AdditionalCost.To.Block b -> withCard && play.as() == Happening.As.BLOCK && attack != null
                    && all.isAbout(b.attack(), attack.card().card());
            case Rule.AdditionalCost.To.Use u ->
                    ability != null && AbilityFilters.fits(t, all.by(), u.abilities(), play.card(), ability,
                            play.seat());
        };
    }

    private static Added of(UfsTable t, Bindings by, int seat, Rule.AdditionalCost r) {
        return new Added(by.actedBy(seat, Amounts.knownX(t, by.about(seat))),
                r.costs().stream().filter(c -> !(c instanceof CheckCost)).toList(),
                r.costs().stream().filter(CheckCost.class::isInstance).map(CheckCost.class::cast).toList());
    }
}
