package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Outcome;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.Removal;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;

/** 195 of 2026-07: "you win the game", "each opponent loses the game". */
record EndGame(Who who, boolean win) implements Performable, Later {
    private static final String CLAUSE = Newer.clause("195");
    private static final String WHY = "an effect says so";

    public static final Syntax<EndGame> SYNTAX = either(ends("win", "wins", true), ends("lose", "loses", false));

    private static Syntax<EndGame> ends(String plain, String third, boolean win) {
        return phrase("{} the game", Players.state(plain, third)).as(EndGame.class, who -> new EndGame(who, win),
                end -> end.win() == win ? end.who() : null);
    }

    /** 195.1: who loses is removed at once, in the middle of the effect. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        effect.report(seats.length > 0);
        for (int i = 0; i < seats.length && !t.isOver(); i++) {
            if (win) {
                t.finish(new Outcome(t.mode().team(seats[i]), CLAUSE, WHY));
            } else if (t.isIn(seats[i])) {
                Removal.ofLoser(t, seats[i]);
            }
        }
    }
}
