package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Levels;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

/** "level up" (UniVersus: Level Up). */
record LevelUp(Who who) implements Performable {
    public static final Syntax<LevelUp> SYNTAX =
            Players.told("level up", "levels up").as(LevelUp.class, LevelUp::new, LevelUp::who);

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        Levels.up(t, seat);
    }
}
