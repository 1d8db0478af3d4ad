package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GainPoint;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Numbers;
import cardinal.riftbound.text.Players;

/** 444.1.a.1: "you score 1 point", "that player gains 1 point": not beholden to the final-point rule. */
record GainPoints(Who who, int n) implements Performable {
    public static final Syntax<GainPoints> SYNTAX =
            phrase("{} {}", Players.state("score", "scores"), Numbers.counted("point", "points"))
                    .as(GainPoints.class, GainPoints::new, GainPoints::who, GainPoints::n);

    @Override
    public void perform(Effect effect, RiftTable t) {
        GainPoint.of(t, effect.players(t, who), n);
    }
}
