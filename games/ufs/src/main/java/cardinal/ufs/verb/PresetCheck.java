package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Period;
import cardinal.ufs.flow.CheckChanges;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Checks;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Periods;
import java.util.Optional;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;

/** "your next check is 5" (E.3.1.3); without a number: "your next check passes automatically". */
record PresetCheck(CheckRef check, Optional<Amount> to, Period until) implements Performable {
    public static final Syntax<PresetCheck> SYNTAX = rule("preset check", () -> either(
            phrase("{} is {}{}", Checks.ONE, Numbers.NUMBER, Periods.UNTIL).as(
                    PresetCheck.class, (check, to, until) -> new PresetCheck(check, Optional.of(to), until),
                    PresetCheck::check, it -> it.to().orElse(null), PresetCheck::until),
            phrase("{} passes automatically{}", Checks.ONE, Periods.UNTIL).as(
                    PresetCheck.class, (check, until) -> new PresetCheck(check, Optional.empty(), until),
                    it -> it.to().isPresent() ? null : it.check(), PresetCheck::until)));

    @Override
    public boolean isImperative() {
        return false;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        CheckChanges.preset(check, to, until, effect, t);
    }
}
