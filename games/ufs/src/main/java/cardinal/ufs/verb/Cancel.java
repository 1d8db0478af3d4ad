package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.flow.Answered;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.PlayInProgress;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

/** "cancel it", "cancel its effects", "cancel that ability": the ability the response answers, or the block (2010, 8.3.2.12.1). */
public record Cancel(What what) implements Performable, ResultVerb {
    public static final Syntax<Cancel> SYNTAX = either(
            says("cancel it", new Cancel(What.IT)), says("cancel its effects", new Cancel(What.ITS_EFFECTS)),
            says("cancel that ability", new Cancel(What.THAT_ABILITY)));

    /** The words; THIS is the effect that says so. */
    public enum What {
        IT,
        ITS_EFFECTS,
        THAT_ABILITY,
        THIS_ABILITY
    }

    @Override
    public boolean cancels() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        UfsEvent.AbilityPlayed played = Answered.ability(effect.bindings());
        UfsEvent.Played block = Answered.block(effect.bindings());
        boolean done = played != null ? PlayInProgress.cancel(t, played, effect.cause())
                : block != null && PlayInProgress.cancelBlock(t, block, effect.cause());
        effect.set(effect.bindings().done(done));
        effect.isDone(t, done);
    }
}
