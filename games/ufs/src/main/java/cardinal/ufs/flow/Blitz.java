package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;

/** UniVersus, Blitz Ability: before any enhance the attacker (reading 33) plays blitzes on the attack, in any order. */
public final class Blitz extends Frame<UfsTable> implements Asker {
    private static final Step<Blitz, UfsTable> OFFER = Blitz::offer;
    static final Steps<Blitz, UfsTable> STEPS = Steps.<Blitz, UfsTable>of(Blitz.class)
            .then("blitz-ability.1", OFFER)
            .then("blitz-ability.4", Blitz::take);

    private final int attacker;

    Blitz(UfsTable t, int attacker) {
        super(STEPS);
        this.attacker = attacker;
    }

    private void offer(UfsTable t) {
        if (EnhanceStep.isOver(t)) {
            leave();
            return;
        }
        Prompt prompt = t.ask(attacker, "blitz-ability.1", Ask.ACT, Purpose.RESPOND).add(Choice.PASS);
        Legal.blitzes(t, attacker, prompt);
    }

    private void take(UfsTable t) {
        long answer = t.answer();
        if (Option.kind(answer) != Choice.ABILITY) {
            leave();
            return;
        }
        goTo(OFFER);
        t.push(Playing.chosen(t, attacker, answer, null));
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
