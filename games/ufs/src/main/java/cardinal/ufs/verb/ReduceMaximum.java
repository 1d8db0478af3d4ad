package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.phrase;

/** "permanently reduce your maximum health by 3". */
record ReduceMaximum(Who whose, Amount by) implements Performable {
    public static final Syntax<ReduceMaximum> SYNTAX =
            phrase("permanently reduce {} maximum health by {}", Players.WHOSE, Numbers.NUMBER)
                    .as(ReduceMaximum.class, ReduceMaximum::new, ReduceMaximum::whose, ReduceMaximum::by);

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        for (int seat : effect.seats(t, whose)) {
            t.fighters().lowerMaximum(seat, effect.value(t, by));
            if (t.fighters().vitality(seat) > t.fighters().maximumVitality(seat)) {
                t.fighters().setVitality(seat, t.fighters().maximumVitality(seat));
            }
        }
    }
}
