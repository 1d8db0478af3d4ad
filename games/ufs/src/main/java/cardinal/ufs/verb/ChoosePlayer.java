package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

/** "choose 1 player": later "that player". */
record ChoosePlayer(Who who) implements Performable {
    public static final Syntax<ChoosePlayer> SYNTAX =
            Players.told("choose 1 player", "chooses 1 player").as(ChoosePlayer.class, ChoosePlayer::new,
                    ChoosePlayer::who);

    @Override
    public boolean choosesPlayer() {
        return true;
    }

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.askSeat(effect, t, who);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        effect.set(effect.bindings().about(Option.a(effect.answer(0))));
    }
}
