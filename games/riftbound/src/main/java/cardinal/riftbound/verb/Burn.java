package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.TakeFromDeck;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.List;

/** 440 of 2026-07: "burn 2", "each opponent burns 3": cards from the top of the Main Deck go to the trash. They become "it". */
record Burn(Who who, int n) implements Performable, Later {
    public static final Syntax<Burn> SYNTAX = phrase("{} {}", Players.act("burn", "burns"), digits())
            .as(Burn.class, (who, n) -> n < 1 ? null : new Burn(who, n), Burn::who, Burn::n);

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        for (int i = seats.length - 1; i >= 0; i--) {
            t.push(TakeFromDeck.burning(t, seats[i], n));
        }
    }
}
