package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "drive 2" (UniVersus: Drive): commit foundations and spend momentum in any combination. */
public record Drive(Who who, Amount amount) implements Performable, PayableVerb {
    public static final Syntax<Drive> SYNTAX =
            phrase("{} {}", Players.told("drive", "drives"), Numbers.NUMBER).as(Drive.class, Drive::new, Drive::who,
                    Drive::amount);

    @Override
    public Purpose purpose() {
        return Purpose.TURN_CARDS;
    }

    @Override
    public void askFor(Payable costs) {
        costs.drive(who, amount);
    }

    @Override
    public Act leavesInPlace() {
        return Act.COMMIT;
    }

    @Override
    public boolean picksUndescribed() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.pickDrive(effect, t, who, effect.value(t, amount));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.picks();
        List<Ref> staged = cards.stream().filter(c -> t.place(c.card()) == Places.STAGE).toList();
        List<Ref> momentum = cards.stream().filter(c -> t.place(c.card()) == Places.MOMENTUM).toList();
        t.hold();
        effect.did(Act.COMMIT, GameActions.commit(t, staged, effect.cause()));
        effect.did(Act.SPEND, CardMoves.discard(t, momentum, Act.SPEND, effect.cause(), effect.ordered()));
        t.release();
        if (cards.size() < effect.value(t, amount)) {
            effect.fellShort();
        }
    }
}
