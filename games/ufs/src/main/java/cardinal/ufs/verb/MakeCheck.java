package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Players;
import java.util.Optional;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "make a check against a difficulty of 7", "your rival makes a check": outside of playing (E.3.4). */
record MakeCheck(Who who, Optional<Amount> against, boolean difficultyOf) implements Performable {
    public static final Syntax<MakeCheck> SYNTAX = either(
            Players.told("make a check", "makes a check").as(
                    MakeCheck.class, who -> new MakeCheck(who, Optional.empty(), false),
                    it -> it.against().isPresent() ? null : it.who()),
            phrase("{} a difficulty of {}", Players.told("make a check against", "makes a check against"),
                    Amounts.SIMPLE).as(
                            MakeCheck.class, (who, n) -> new MakeCheck(who, Optional.of(n), true),
                            it -> it.difficultyOf() ? it.who() : null,
                            it -> it.against().orElse(null)));

    @Override
    public boolean makesCheck() {
        return true;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        VerbDeeds.makeCheck(effect, t, seat, against.isPresent() ? effect.value(t, against.get()) : Integer.MIN_VALUE);
    }
}
