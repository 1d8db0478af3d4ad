package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.rule;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.verb.AddToHand;
import cardinal.evolve.verb.AddToStack;
import cardinal.evolve.verb.Banish;
import cardinal.evolve.verb.ChangeType;
import cardinal.evolve.verb.CreateSameToken;
import cardinal.evolve.verb.CreateTokens;
import cardinal.evolve.verb.Deal;
import cardinal.evolve.verb.DealDivided;
import cardinal.evolve.verb.Destroy;
import cardinal.evolve.verb.Discard;
import cardinal.evolve.verb.Draw;
import cardinal.evolve.verb.Engage;
import cardinal.evolve.verb.Establish;
import cardinal.evolve.verb.Evolve;
import cardinal.evolve.verb.ExtraTurn;
import cardinal.evolve.verb.GainEvolutionPoints;
import cardinal.evolve.verb.Give;
import cardinal.evolve.verb.IncreaseMaximum;
import cardinal.evolve.verb.LookAtTop;
import cardinal.evolve.verb.LoseGame;
import cardinal.evolve.verb.PlayIt;
import cardinal.evolve.verb.Put;
import cardinal.evolve.verb.PutCounters;
import cardinal.evolve.verb.Race;
import cardinal.evolve.verb.RecoverPlayPoints;
import cardinal.evolve.verb.Refresh;
import cardinal.evolve.verb.RemoveCounters;
import cardinal.evolve.verb.ReturnToDeck;
import cardinal.evolve.verb.ReturnToHand;
import cardinal.evolve.verb.Reveal;
import cardinal.evolve.verb.RevealTop;
import cardinal.evolve.verb.RollDie;
import cardinal.evolve.verb.Search;
import cardinal.evolve.verb.Select;
import cardinal.evolve.verb.ServeCard;
import cardinal.evolve.verb.SetEvolveCost;
import cardinal.evolve.verb.SetStat;
import cardinal.evolve.verb.Shuffle;
import cardinal.evolve.verb.SkipTurn;
import cardinal.evolve.verb.Steal;
import cardinal.evolve.verb.Swap;
import cardinal.evolve.verb.TransferStack;
import cardinal.evolve.verb.Transform;
import cardinal.evolve.verb.TurnFace;
import cardinal.evolve.verb.WinGame;

/** All verbs, in each voice. Each has its phrases in its own file. */
final class Verbs {
    private static final Syntax<Verb> YOURS = rule("verb", () -> of(Voice.YOU));
    private static final Syntax<Verb> THEIRS = rule("their verb", () -> of(Voice.THEY));
    private static final Syntax<Verb> THEY_MAY = rule("verb they may do", () -> of(Voice.THEY_MAY));

    private Verbs() {
    }

    static Syntax<Verb> verb(Voice voice) {
        return switch (voice) {
            case YOU -> YOURS;
            case THEY -> THEIRS;
            case THEY_MAY -> THEY_MAY;
        };
    }

    private static Syntax<Verb> of(Voice v) {
        return either(
                AddToHand.syntax(v), AddToStack.syntax(v), Banish.syntax(v), ChangeType.syntax(v),
                CreateSameToken.syntax(v), CreateTokens.syntax(v), Deal.syntax(v),
                DealDivided.syntax(v), Destroy.syntax(v), Discard.syntax(v), Draw.syntax(v),
                Engage.syntax(v), Establish.syntax(v), Evolve.syntax(v), ExtraTurn.syntax(v),
                GainEvolutionPoints.syntax(v), Give.syntax(v), IncreaseMaximum.syntax(v),
                LookAtTop.syntax(v), LoseGame.syntax(v), PlayIt.syntax(v), Put.syntax(v),
                PutCounters.syntax(v), Race.syntax(v), RecoverPlayPoints.syntax(v), Refresh.syntax(v),
                RemoveCounters.syntax(v), ReturnToDeck.syntax(v), ReturnToHand.syntax(v),
                Reveal.syntax(v), RevealTop.syntax(v), RollDie.syntax(v), Search.syntax(v),
                Select.syntax(v), ServeCard.syntax(v), SetEvolveCost.syntax(v), SetStat.syntax(v),
                Shuffle.syntax(v), SkipTurn.syntax(v), Steal.syntax(v), Swap.syntax(v),
                TransferStack.syntax(v), Transform.syntax(v), TurnFace.syntax(v), WinGame.syntax(v));
    }
}
