package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.VerbPhrases;
import java.util.List;

/** All verbs. Each has its phrases in its own file. */
public final class Verbs implements VerbPhrases {
    @Override
    public List<Syntax<? extends Verb>> of(Person v) {
        return List.of(
                ActivateBurst.syntax(v), AddToHand.syntax(v), AddToStack.syntax(v), Banish.syntax(v), Box.syntax(v),
                ChangeType.syntax(v),
                CreateOneOf.syntax(v), CreateSameToken.syntax(v), CreateTokens.syntax(v), Deal.syntax(v),
                DealDivided.syntax(v), Declare.syntax(v), Destroy.syntax(v), Discard.syntax(v), Draw.syntax(v),
                DriveCheck.syntax(v),
                Engage.syntax(v), Equip.syntax(v), Establish.syntax(v), Evolve.syntax(v), ExtraTurn.syntax(v),
                GainEvolutionPoints.syntax(v), Give.syntax(v), GiveControl.syntax(v), IncreaseMaximum.syntax(v),
                LookAtTop.syntax(v), LoseGame.syntax(v), Maneuver.syntax(v), PlayIt.syntax(v), Put.syntax(v),
                PutCounters.syntax(v), Race.syntax(v), RecoverPlayPoints.syntax(v), Refresh.syntax(v),
                RemoveCounters.syntax(v), ReturnToDeck.syntax(v), ReturnToHand.syntax(v),
                Reveal.syntax(v), RevealTop.syntax(v), RollDie.syntax(v), Search.syntax(v),
                Select.syntax(v), ServeCard.syntax(v), SetEvolveCost.syntax(v), SetStat.syntax(v),
                Shuffle.syntax(v), SkipTurn.syntax(v), Steal.syntax(v), Swap.syntax(v),
                TransferStack.syntax(v), Transform.syntax(v), TurnFace.syntax(v), WinGame.syntax(v));
    }

    @Override
    public List<Syntax<? extends Verb>> costs() {
        Person you = Person.YOU;
        return List.of(
                Banish.syntax(you), Destroy.syntax(you), Discard.syntax(you), Put.syntax(you), ReturnToHand.syntax(you),
                ReturnToDeck.syntax(you), RemoveCounters.syntax(you), Give.syntax(you), SkipTurn.syntax(you));
    }

    @Override
    public List<Syntax<? extends Verb>> substitutes() {
        return List.of(Deal.substitute(), Give.substitute(), CreateTokens.substitute());
    }

    @Override
    public Syntax<Selection> selection() {
        return Syntax.either(Select.syntax(Person.YOU));
    }
}
