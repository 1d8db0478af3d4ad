package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.phrase;

/** "shuffle your deck". */
record Shuffle(Who whose) implements Performable {
    public static final Syntax<Shuffle> SYNTAX =
            phrase("shuffle {} deck", Players.WHOSE).as(Shuffle.class, Shuffle::new, Shuffle::whose);

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        for (int seat : effect.seats(t, whose)) {
            t.shuffle(t.zone(seat, Places.DECK));
        }
    }
}
