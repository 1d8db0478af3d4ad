package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CheckModifier;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.CheckChanges;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Changes;
import cardinal.ufs.text.Checks;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Periods;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

/** "your next check gets +2", "that check gets -1" (J.3.2.1.3); or: "+1 or -1". */
public record ModifyCheck(CheckRef check, boolean minus, boolean either, Amount amount, Period until)
        implements CheckModifier, Performable {
    public static final Syntax<ModifyCheck> SYNTAX = rule("modify check", () -> Syntax.either(
            said("{} gets {}{}", Checks.ONE), said("{} get {}{}", Checks.SEVERAL),
            said("{} gets {}{}",
                    says("it", new CheckRef(CheckRef.Which.IT, Who.NOBODY, new Happening.Purpose.Unsaid()))),
            each("{} gets {} for each {}{}", Checks.ONE), each("{} get {} for each {}{}", Checks.SEVERAL),
            eitherSign("{} gets +{} or -{}{}", Checks.ONE), eitherSign("{} get +{} or -{}{}", Checks.SEVERAL)));

    private static Syntax<ModifyCheck> said(String words, Syntax<CheckRef> check) {
        return phrase(words, check, Changes.SIGNED, Periods.UNTIL).as(
                ModifyCheck.class,
                (which, signed, until) -> new ModifyCheck(which, signed.minus(), false, signed.amount(), until),
                ModifyCheck::check,
                it -> it.either() ? null : new Changes.Signed(it.minus(), it.amount()), ModifyCheck::until);
    }

    private static Syntax<ModifyCheck> each(String words, Syntax<CheckRef> check) {
        return phrase(words, check, Changes.SIGNED, Amounts.COUNTED_ONE, Periods.UNTIL).as(
                ModifyCheck.class,
                (which, signed, counted, until) -> new ModifyCheck(which, signed.minus(), false,
                        new Amount.PerEach(signed.amount(), 1, counted), until),
                ModifyCheck::check,
                it -> it.amount() instanceof Amount.PerEach per ? new Changes.Signed(it.minus(), per.each()) : null,
                it -> it.amount() instanceof Amount.PerEach per ? per.counted() : null, ModifyCheck::until);
    }

    private static Syntax<ModifyCheck> eitherSign(String words, Syntax<CheckRef> check) {
        return phrase(words, check, Numbers.NUMBER, Numbers.NUMBER, Periods.UNTIL).as(
                ModifyCheck.class,
                (which, a, b, until) -> a.equals(b) ? new ModifyCheck(which, false, true, a, until) : null,
                ModifyCheck::check,
                it -> it.either() ? it.amount() : null, ModifyCheck::amount, ModifyCheck::until);
    }

    @Override
    public boolean isImperative() {
        return false;
    }

    @Override
    public boolean mayStand() {
        CheckRef.Which which = check.which();
        return !either
                && (which == CheckRef.Which.ALL || which == CheckRef.Which.NEXT || which == CheckRef.Which.THE);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return !either || !CheckChanges.isNow(this, effect, t)
                || VerbQuestions.askNumber(effect, t, effect.controller(), 0, 1);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        boolean penalty = minus || either && effect.hasAnswer(0) && Option.a(effect.answer(0)) == 0;
        int by = effect.value(t, amount) * (penalty ? -1 : 1);
        CheckChanges.perform(this, effect, t, by);
    }
}
