package cardinal.riftbound.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Facts;

/** 361: a passive put in force for a time: "units you play this turn enter ready", "opponents can't play cards this turn". */
public record Establish(Fact fact, Duration duration) implements Performable {
    public static final Syntax<Establish> SYNTAX =
            Facts.THIS_TURN.as(Establish.class, fact -> new Establish(fact, Duration.THIS_TURN), Establish::fact);

    @Override
    public void perform(Effect effect, RiftTable t) {
        if (!fact.isAboutIt()) {
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), Ref.NONE, fact);
        } else {
            for (int card : effect.select(t, new Selector.It())) {
                t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(card), fact);
            }
        }
        t.requestCleanup();
    }
}
