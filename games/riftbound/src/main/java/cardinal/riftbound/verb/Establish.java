package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

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
    /** 390.5 of 2026-07: without a time it holds for as long as its object is where it is. */
    private static final Establish MAY_PLAY_IT =
            new Establish(new Fact.MayPlay(new Selector.It()), Duration.WHILE_THERE);

    public static final Syntax<Establish> SYNTAX = either(
            Facts.THIS_TURN.as(Establish.class, fact -> new Establish(fact, Duration.THIS_TURN), Establish::fact),
            says("you may play it from banishment", MAY_PLAY_IT));

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
