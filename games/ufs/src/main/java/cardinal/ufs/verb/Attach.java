package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Attaching;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "attach it to your character" (D.2.2.3); 2010 knows other hosts too: "attach that card to this card" (4.0.2). */
record Attach(Selector what, Selector host) implements Performable {
    public static final Syntax<Attach> SYNTAX =
            phrase("attach {} to {}", Selectors.OBJECT, either(says("it", Selector.IT), Selectors.POINTED))
                    .as(Attach.class, Attach::new, Attach::what, Attach::host);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> hosts = effect.cards(t, host);
        boolean all = true;
        for (Ref ref : effect.cards(t, what)) {
            all &= !hosts.isEmpty() && Attaching.attach(t, effect, ref, hosts.getFirst());
        }
        if (!all) {
            effect.fellShort();
        }
    }
}
