package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import cardinal.riftbound.text.Replacements;

/**
 * 443 of 2026-07: "skip your next Draw Phase", "each opponent skips their next turn", "they skip their next point from conquering this turn". What
 * is skipped is replaced with nothing. The part of a turn that is meant is the player's next, however far away.
 */
record Skip(Who who, Would what) implements Performable, Later {
    private static final Would.Player YOU = Would.Player.YOU;

    public static final Syntax<Skip> SYNTAX = phrase("{} next {}",
            either(says("skip your", Who.YOU), Players.others("skip their", "skips their")),
            Syntax.<Would>either(Replacements.part(YOU), says("point this turn", new Would.GainPoint(YOU)),
                    says("point from conquering this turn", new Would.GainPoint(YOU, true))))
            .as(Skip.class, Skip::new, Skip::who, Skip::what);

    /** Each of these players skips their own. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        int expiry = what instanceof Would.Begin ? RiftTable.UNTIL_USED : RiftTable.THIS_TURN;
        for (int seat : seats) {
            t.enforce(expiry, effect.controller(), effect.item().source(), Ref.NONE,
                    new DelayedReplacement(new Op.Instead(what, false, Program.EMPTY), Ref.NONE, seat));
        }
        effect.report(seats.length > 0);
    }
}
