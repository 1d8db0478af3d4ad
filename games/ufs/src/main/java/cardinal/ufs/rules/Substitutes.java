package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * UniVersus, As Though: cards that may pay for an ability in the place of momentum. What is done to them stays what it is
 * (as-though.2): nothing but the cost takes it for spending.
 */
public final class Substitutes {
    private Substitutes() {
    }

    /** Whether anything could stand for momentum now. */
    public static boolean any(UfsTable t) {
        return RulesInForce.any(t, RuleKind.AS_THOUGH_SPENDING);
    }

    /** The momentum that can be picked to pay, and what may stand for it. */
    static List<Ref> with(UfsTable t, Bindings b, int actor, Selector.Some some, List<Ref> momentum) {
        if (!any(t) || !some.filter().nouns().contains(Noun.MOMENTUM)) {
            return momentum;
        }
        List<Ref> all = new ArrayList<>(momentum);
        RulesInForce<Rule.AsThoughSpending> rules = RulesInForce.of(t, RuleKind.AS_THOUGH_SPENDING);
        while (rules.next()) {
            for (Ref card : of(t, b, actor, rules)) {
                if (!all.contains(card)) {
                    all.add(card);
                }
            }
        }
        return all;
    }

    private static List<Ref> of(UfsTable t, Bindings b, int actor, RulesInForce<Rule.AsThoughSpending> rules) {
        AbilityDef ability = b.ability();
        Rule.AsThoughSpending r = rules.rule();
        if (ability == null || rules.by().controller() != actor
                || !AbilityFilters.fits(t, rules.by(), r.abilities(), b.source().card(), ability, actor)) {
            return List.of();
        }
        List<Ref> cards = r.cards() instanceof Selector.Some some ? Cards.all(t, rules.by(), some.filter(), actor)
                : Cards.of(t, rules.by(), r.cards());
        return cards.stream().filter(c -> Cards.canBe(t, r.act(), c.card(), b)).toList();
    }

    /** What is done to a card that pays: what the cost says, or what the rule says that lets it pay. */
    public static Act act(UfsTable t, Bindings b, Act cost, Selector what, Ref card) {
        if (what instanceof Selector.Some some
                && some.filter().nouns().contains(Noun.MOMENTUM) && !Filters.fits(t, b, some.filter(), card.card())) {
            RulesInForce<Rule.AsThoughSpending> rules = RulesInForce.of(t, RuleKind.AS_THOUGH_SPENDING);
            while (rules.next()) {
                if (of(t, b, b.controller(), rules).contains(card)) {
                    return rules.rule().act();
                }
            }
        }
        return cost;
    }
}
