package cardinal.riftbound.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.text.VerbPhrases;
import java.util.List;

/** All verbs. Each has its phrases in its own file. */
public final class Verbs implements VerbPhrases {
    @Override
    public List<Syntax<? extends Instruction>> all() {
        return List.of(
                ActivateEffects.SYNTAX, Add.SYNTAX, Arm.SYNTAX, Attach.SYNTAX, Banish.SYNTAX, BecomeCopy.SYNTAX,
                Buff.SYNTAX, Burn.SYNTAX,
                Channel.SYNTAX,
                Choose.SYNTAX,
                ChoosePlayer.SYNTAX, Counter.SYNTAX, Create.SYNTAX, Deal.SYNTAX, DealBy.SYNTAX, Detach.SYNTAX,
                Discard.SYNTAX,
                DoubleDamage.SYNTAX,
                DiscardIt.SYNTAX, Disempower.SYNTAX, Empower.SYNTAX, GainXp.SYNTAX, Predict.SYNTAX,
                Draw.SYNTAX, DrawIt.SYNTAX, Duel.SYNTAX, EmptyPool.SYNTAX, Establish.SYNTAX, Exhaust.SYNTAX,
                GainPoints.SYNTAX, GiveKeywords.SYNTAX, GiveMight.SYNTAX, Heal.SYNTAX, Kill.SYNTAX, LookAt.SYNTAX,
                LookAtTop.SYNTAX, LoseKeywords.SYNTAX, Move.SYNTAX, MoveBuff.SYNTAX, NameOne.SYNTAX, NewChoices.SYNTAX,
                Prevent.SYNTAX,
                PlayersAct.SYNTAX,
                PlayersChoose.SYNTAX, PlayersPlay.SYNTAX, RaiseMight.SYNTAX, PlayIt.SYNTAX, PlayThatToken.SYNTAX,
                PlayTokens.SYNTAX,
                Ready.SYNTAX, Recall.SYNTAX, RecycleFrom.SYNTAX, RecycleObjects.SYNTAX, Replace.SYNTAX,
                ReturnToChampionZone.SYNTAX,
                ReturnToHand.SYNTAX, Reveal.SYNTAX, RevealHand.SYNTAX, RevealRunes.SYNTAX, RevealUntil.SYNTAX,
                RevealTop.SYNTAX, SetMight.SYNTAX, ShareTokens.SYNTAX, Skip.SYNTAX, SpendBuffs.SYNTAX, Split.SYNTAX,
                Stun.SYNTAX, Swap.SYNTAX, SwapBack.SYNTAX,
                EndGame.SYNTAX, LoseControl.SYNTAX, LosePoints.SYNTAX, TakeControl.SYNTAX,
                TakeFromTop.SYNTAX, TakeTurn.SYNTAX);
    }

    @Override
    public Syntax<Instruction.Sequence> chooseBoth() {
        return Choose.BOTH;
    }
}
