package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Attaching;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

import static cardinal.cards.grammar.Syntax.phrase;

/** "attach it to your character" (D.2.2.3). */
public record Attach(Selector what, Who whose) implements Verb {
    public static final Syntax<Attach> SYNTAX =
            phrase("attach {} to {} character", Selectors.OBJECT, Players.WHOSE).as(Attach.class, Attach::new,
                    Attach::what, Attach::whose);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.ADD);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, whose);
        for (Ref ref : effect.cards(t, what)) {
            if (t.isSame(ref) && t.piece(ref.card()).owner() == seat) {
                Attaching.attach(t, ref.card(), seat, effect.cause());
            }
        }
    }
}
