package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Finalize;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 352.4: "make new choices for it": the choices of a spell on the chain are made again by the player who controls it now. */
public record NewChoices() implements Performable {
    public static final Syntax<NewChoices> SYNTAX = says("make new choices for it", new NewChoices());

    @Override
    public List<Referent> needs() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int card : effect.select(t, new Selector.It())) {
            ChainItem item = t.chain().ofCard(card);
            if (item != null && item.controller() == effect.controller()) {
                t.push(Finalize.again(t, item));
            }
        }
    }
}
