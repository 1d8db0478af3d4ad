package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.HealthActions;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "it gains 10 stamina", "lose 2 stamina" (UniVersus: Stamina). */
record Stamina(Selector backup, boolean loses, Amount amount) implements Performable, PayableVerb {
    public static final Syntax<Stamina> SYNTAX = either(
            phrase("{} gains {} stamina", Selectors.SUBJECT, Numbers.NUMBER).as(
                    Stamina.class, (backup, n) -> new Stamina(backup, false, n), it -> it.loses() ? null : it.backup(),
                    Stamina::amount),
            phrase("{} loses {} stamina", Selectors.SUBJECT, Numbers.NUMBER).as(
                    Stamina.class, (backup, n) -> new Stamina(backup, true, n), it -> it.loses() ? it.backup() : null,
                    Stamina::amount),
            phrase("lose {} stamina", Numbers.NUMBER).as(
                    Stamina.class, n -> new Stamina(Selector.IMPLIED, true, n), it -> it.loses() ? it.amount() : null));

    @Override
    public void askFor(Payable costs) {
        if (loses) {
            costs.stamina(backup, amount);
        }
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, backup, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int n = effect.value(t, amount);
        boolean any = false;
        List<Ref> cards = effect.cards(t, backup);
        for (Ref ref : cards) {
            if (t.isSame(ref)) {
                if (loses) {
                    HealthActions.loseStamina(t, ref.card(), n);
                    any |= n > 0;
                } else {
                    any |= HealthActions.gainStamina(t, ref.card(), n) > 0;
                }
            }
        }
        effect.spokeOf(cards);
        effect.set(effect.bindings().done(any));
    }
}
