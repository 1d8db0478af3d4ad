package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.VerbPhrases;
import java.util.List;

/** All verbs of effects. Each has its phrases in its own file. */
public final class Verbs implements VerbPhrases {
    @Override
    public List<Syntax<? extends Instruction>> all() {
        return List.of(
                AddCounters.SYNTAX, AddFaceDownAttacks.SYNTAX, AddOption.SYNTAX, AddToAttackStack.SYNTAX,
                Affect.SYNTAX, AffectTwice.SYNTAX, Attach.SYNTAX, BecomeCopy.SYNTAX, Build.SYNTAX, Cancel.SYNTAX,
                ChangeZone.SYNTAX, Choose.SYNTAX, ChoosePlayer.SYNTAX, CreateToken.SYNTAX, DiscardDownTo.SYNTAX,
                DiscardUntil.SYNTAX, DoubleValue.SYNTAX, Draw.SYNTAX, DrawUpTo.SYNTAX, Drive.SYNTAX, End.SYNTAX,
                GainHealth.SYNTAX, LevelUp.SYNTAX, Look.SYNTAX, LoseHealth.SYNTAX, MakeCheck.SYNTAX, MakeRule.SYNTAX,
                Mill.SYNTAX, Modify.SYNTAX, ModifyCheck.SYNTAX, Move.SYNTAX, MultiplyAttack.SYNTAX, NameIt.SYNTAX,
                PlaceOnTop.SYNTAX, PlayAbility.SYNTAX, PlayCard.SYNTAX, PresetCheck.SYNTAX, PrintedAgain.SYNTAX,
                ReCheck.SYNTAX, ReduceBy.SYNTAX, ReduceMaximum.SYNTAX, RemoveCounters.SYNTAX, RepeatEffect.SYNTAX,
                Ruin.SYNTAX, Search.SYNTAX, SetHealth.SYNTAX, SetValue.SYNTAX, Shuffle.SYNTAX, Stamina.SYNTAX,
                Switch.SYNTAX, WinGame.SYNTAX);
    }

    @Override
    public Syntax<? extends Instruction> shorthand() {
        return Affect.SHORTHAND;
    }

    @Override
    public Syntax<Instruction.Or> alternatives() {
        return Alternatives.either();
    }

    @Override
    public Instruction outwitCost() {
        return new AffectTwice(Who.YOU, Act.UNFLIP, Act.COMMIT, Selector.THIS_CARD);
    }
}
