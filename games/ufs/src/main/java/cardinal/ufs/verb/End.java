package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.Players;
import cardinal.ufs.table.Turn;
import cardinal.ufs.table.UfsTable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

/** "end this Enhance Step", "end your Combat Phase" (F.4.1.2). */
record End(Who whose, Phase phase) implements Performable {
    public static final Syntax<End> SYNTAX = either(
            says("end this Enhance Step", new End(Who.SAME, Phase.ENHANCE_STEP)),
            says("end the Enhance Step", new End(Who.NOBODY, Phase.ENHANCE_STEP)),
            says("end the Combat Phase", new End(Who.NOBODY, Phase.COMBAT_PHASE)),
            says("end your Combat Phase", new End(Who.YOU, Phase.COMBAT_PHASE)),
            says("end your rival's Combat Phase", new End(Who.RIVAL, Phase.COMBAT_PHASE)));

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        if (isNow(effect, t)) {
            Turn turn = t.progress().turnState();
            t.progress().set(turn.ending(turn.ends() | 1 << phase.ordinal()));
        } else {
            effect.fellShort();
        }
    }

    /** Only what is going on can be ended, and a player's Combat Phase only in that player's turn. */
    private boolean isNow(Effect effect, UfsTable t) {
        return phase == Phase.ENHANCE_STEP ? t.progress().turnState().step() != 0
                : t.progress().phase() == phase && Players.includes(t, effect.bindings(), whose, t.active());
    }
}
