package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.flow.ChooseSeat;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** "choose an opponent": later words say "they". */
record ChooseOpponent() implements Performable {
    public static final Syntax<ChooseOpponent> SYNTAX = says("choose an opponent", new ChooseOpponent());

    @Override
    public List<Referent> gives() {
        return List.of(Referent.PLAYER);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        t.push(new ChooseSeat(effect.controller()));
    }
}
