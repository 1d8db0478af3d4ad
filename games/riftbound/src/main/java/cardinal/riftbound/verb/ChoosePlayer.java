package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 352.10: "choose an opponent", "choose a player": later words say "they". */
public record ChoosePlayer(boolean opponent) implements Performable {
    public static final Syntax<ChoosePlayer> SYNTAX =
            either(says("choose an opponent", new ChoosePlayer(true)),
                    says("choose a player", new ChoosePlayer(false)));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.PLAYER);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        effect.findPlayer(t, opponent);
    }
}
