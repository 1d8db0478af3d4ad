package cardinal.ufs.rules;

import cardinal.ufs.ability.Rule;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** F.2.2: what the next form of a player has to be, until they have tried one. */
final class NextForms {
    private NextForms() {
    }

    /** What keeps a form ability from being the next form: only a card can be what is asked for. */
    static @Nullable RuleInForce against(UfsTable t, int seat) {
        RulesInForce<Rule.NextFormIs> all = RulesInForce.of(t, RuleKind.NEXT_FORM_IS);
        while (all.next()) {
            if (binds(t, all, seat)) {
                return all.ruled();
            }
        }
        return null;
    }

    /** What keeps a card from being the next form. */
    static @Nullable RuleInForce against(UfsTable t, int seat, int card, boolean secondHalf) {
        RulesInForce<Rule.NextFormIs> all = RulesInForce.of(t, RuleKind.NEXT_FORM_IS);
        while (all.next()) {
            if (binds(t, all, seat) && !Filters.fits(t, all.by(), all.rule().what(), card, secondHalf)) {
                return all.ruled();
            }
        }
        return null;
    }

    private static boolean binds(UfsTable t, RulesInForce<Rule.NextFormIs> rule, int seat) {
        return Players.includes(t, rule.by(), rule.rule().who(), seat) && !Played.hasTriedForm(t, rule, seat);
    }
}
