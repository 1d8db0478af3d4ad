package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Outcome;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "you win the game" (2010: 10.3), "you lose the game". */
record WinGame(Who who, boolean loses) implements Performable {
    public static final Syntax<WinGame> SYNTAX = either(
            phrase("{} the game", Players.told("win", "wins")).as(WinGame.class, who -> new WinGame(who, false),
                    it -> it.loses() ? null : it.who()),
            phrase("{} the game", Players.told("lose", "loses")).as(WinGame.class, who -> new WinGame(who, true),
                    it -> it.loses() ? it.who() : null));

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
        int winner = loses ? UfsTable.rival(seat) : seat;
        t.finish(new Outcome(1 << winner, t.cite("K.1.1"), "a card says so"));
    }
}
