package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Attaching;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 434 of 2026-07: "attach this to a unit you control", "attach it to me". */
public record Attach(Selector what, Selector to) implements Performable, Later {
    public static final Syntax<Attach> SYNTAX = phrase("attach {} to {}", Selectors.OBJECT, Selectors.OBJECT)
            .as(Attach.class, Attach::new, Attach::what, Attach::to);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] gear = effect.select(t, what);
        int[] hosts = effect.select(t, to);
        boolean any = false;
        for (int card : gear) {
            any |= hosts.length == 1 && Attaching.attach(t, card, hosts[0], effect.controller());
        }
        effect.report(any);
    }
}
