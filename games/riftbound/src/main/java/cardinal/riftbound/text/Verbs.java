package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.rule;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.verb.Add;
import cardinal.riftbound.verb.Banish;
import cardinal.riftbound.verb.BecomeCopy;
import cardinal.riftbound.verb.Buff;
import cardinal.riftbound.verb.Channel;
import cardinal.riftbound.verb.Choose;
import cardinal.riftbound.verb.ChooseOpponent;
import cardinal.riftbound.verb.Counter;
import cardinal.riftbound.verb.Deal;
import cardinal.riftbound.verb.DealBy;
import cardinal.riftbound.verb.Discard;
import cardinal.riftbound.verb.DiscardIt;
import cardinal.riftbound.verb.Draw;
import cardinal.riftbound.verb.DrawIt;
import cardinal.riftbound.verb.Duel;
import cardinal.riftbound.verb.EmptyPool;
import cardinal.riftbound.verb.Establish;
import cardinal.riftbound.verb.Exhaust;
import cardinal.riftbound.verb.GainPoints;
import cardinal.riftbound.verb.GiveKeywords;
import cardinal.riftbound.verb.GiveMight;
import cardinal.riftbound.verb.Heal;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.LookAt;
import cardinal.riftbound.verb.LookAtTop;
import cardinal.riftbound.verb.LoseKeywords;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.NewChoices;
import cardinal.riftbound.verb.PlayIt;
import cardinal.riftbound.verb.PlayTokens;
import cardinal.riftbound.verb.PlayersAct;
import cardinal.riftbound.verb.PlayersChoose;
import cardinal.riftbound.verb.PlayersPlay;
import cardinal.riftbound.verb.RaiseMight;
import cardinal.riftbound.verb.Ready;
import cardinal.riftbound.verb.Recall;
import cardinal.riftbound.verb.RecycleFrom;
import cardinal.riftbound.verb.RecycleObjects;
import cardinal.riftbound.verb.ReturnToChampionZone;
import cardinal.riftbound.verb.ReturnToHand;
import cardinal.riftbound.verb.Reveal;
import cardinal.riftbound.verb.RevealHand;
import cardinal.riftbound.verb.RevealRunes;
import cardinal.riftbound.verb.RevealTop;
import cardinal.riftbound.verb.RevealUntil;
import cardinal.riftbound.verb.SetMight;
import cardinal.riftbound.verb.SpendBuffs;
import cardinal.riftbound.verb.Split;
import cardinal.riftbound.verb.Stun;
import cardinal.riftbound.verb.TakeControl;
import cardinal.riftbound.verb.TakeFromTop;

/** All verbs. Each has its phrases in its own file. */
final class Verbs {
    static final Syntax<Instruction> VERB = rule("verb", () -> either(
            Add.SYNTAX, Banish.SYNTAX, BecomeCopy.SYNTAX, Buff.SYNTAX, Channel.SYNTAX, Choose.SYNTAX,
            ChooseOpponent.SYNTAX,
            Counter.SYNTAX, Deal.SYNTAX, DealBy.SYNTAX, Discard.SYNTAX, DiscardIt.SYNTAX, Draw.SYNTAX, DrawIt.SYNTAX,
            Duel.SYNTAX, EmptyPool.SYNTAX, Establish.SYNTAX, Exhaust.SYNTAX, GainPoints.SYNTAX, GiveKeywords.SYNTAX,
            GiveMight.SYNTAX, Heal.SYNTAX, Kill.SYNTAX, LookAt.SYNTAX, LookAtTop.SYNTAX, LoseKeywords.SYNTAX,
            Move.SYNTAX,
            NewChoices.SYNTAX, PlayersAct.SYNTAX, PlayersChoose.SYNTAX, PlayersPlay.SYNTAX, RaiseMight.SYNTAX,
            PlayIt.SYNTAX,
            PlayTokens.SYNTAX, Ready.SYNTAX, Recall.SYNTAX, RecycleFrom.SYNTAX, RecycleObjects.SYNTAX,
            ReturnToChampionZone.SYNTAX, ReturnToHand.SYNTAX,
            Reveal.SYNTAX, RevealHand.SYNTAX, RevealRunes.SYNTAX, RevealUntil.SYNTAX, RevealTop.SYNTAX, SetMight.SYNTAX,
            SpendBuffs.SYNTAX, Split.SYNTAX, Stun.SYNTAX,
            TakeControl.SYNTAX, TakeFromTop.SYNTAX));

    private Verbs() {
    }
}
