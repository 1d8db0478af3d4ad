package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "choose 1 card in your rival's hand". */
public record Choose(Who who, Selector what) implements Performable {
    public static final Syntax<Choose> SYNTAX =
            phrase("{} {}", Players.told("choose", "chooses"), Selectors.SOME).as(
                    Choose.class, Choose::new, Choose::who,
                    choose -> choose.what() instanceof Selector.Some some ? some : null);

    @Override
    public Selector describes() {
        return what;
    }

    @Override
    public boolean choosesAnyCard() {
        return what instanceof Selector.Some some && !some.filter().isRestricted()
                && some.filter().side() == Filter.Side.UNSAID && !some.filter().place().isSaid();
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> rest = what instanceof Selector.Some some ? effect.others(t, who, some) : List.of();
        effect.did(Act.CHOOSE, effect.cards(t, what));
        effect.set(effect.bindings().seeing(rest));
    }
}
