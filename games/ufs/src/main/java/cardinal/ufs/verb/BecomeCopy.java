package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.CopyEffect;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.program.State;
import cardinal.ufs.flow.Copies;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "it becomes a copy of the chosen card", on continuous abilities "is a copy of": a copying effect (J.3.4.1). */
record BecomeCopy(Selector what, Selector of, Period until, boolean stands) implements CopyEffect, Performable {
    public static final Syntax<BecomeCopy> SYNTAX = either(
            phrase("{} becomes a copy of {}{}", Selectors.SUBJECT, Selectors.ONE, Periods.UNTIL).as(
                    BecomeCopy.class, (what, of, until) -> new BecomeCopy(what, of, until, false),
                    copy -> copy.stands() ? null : copy.what(), BecomeCopy::of, BecomeCopy::until),
            phrase("{} is a copy of {}", Selectors.SUBJECT, Selectors.ONE).as(
                    BecomeCopy.class, (what, of) -> new BecomeCopy(what, of, Period.UNSAID, true),
                    copy -> copy.stands() ? copy.what() : null, BecomeCopy::of));

    @Override
    public boolean mayStand() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, of, Act.CHOOSE)
                && Copies.askOrder(t, effect, Cards.of(t, effect.bindings(), what));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> models = effect.cards(t, of);
        if (models.isEmpty()) {
            effect.fellShort();
            return;
        }
        State state = t.initial(t.piece(models.getFirst().card()));
        List<Ref> cards = Cards.of(t, effect.bindings(), what);
        for (Ref ref : cards) {
            Copies.become(t, ref, state, effect.bindings());
        }
        Copies.reorder(t, effect, cards);
        effect.spokeOf(cards);
    }
}
