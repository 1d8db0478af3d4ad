package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "look at the top 3 cards of your deck", "look at your rival's hand". */
public record Look(Who who, Selector what) implements Performable {
    public static final Syntax<Look> SYNTAX =
            phrase("{} {}", Players.told("look at", "looks at"), Selectors.OBJECT).as(Look.class, Look::new, Look::who,
                    Look::what);

    @Override
    public boolean shows() {
        return true;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, what, Act.LOOK);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            t.show(ref.card(), 1 << seat);
        }
        if (VerbDeeds.areTooFew(effect, t, what, cards)) {
            effect.fellShort();
        }
        effect.did(Act.LOOK, cards);
        effect.set(effect.bindings().seeing(cards));
    }
}
