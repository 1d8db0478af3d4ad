package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.rule;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.verb.AddCounters;
import cardinal.ufs.verb.AddFaceDownAttacks;
import cardinal.ufs.verb.AddOption;
import cardinal.ufs.verb.AddToAttackStack;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.AffectTwice;
import cardinal.ufs.verb.Attach;
import cardinal.ufs.verb.BecomeCopy;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.Cancel;
import cardinal.ufs.verb.ChangeZone;
import cardinal.ufs.verb.Choose;
import cardinal.ufs.verb.ChoosePlayer;
import cardinal.ufs.verb.CreateToken;
import cardinal.ufs.verb.DiscardDownTo;
import cardinal.ufs.verb.DiscardUntil;
import cardinal.ufs.verb.DoubleValue;
import cardinal.ufs.verb.Draw;
import cardinal.ufs.verb.DrawUpTo;
import cardinal.ufs.verb.Drive;
import cardinal.ufs.verb.End;
import cardinal.ufs.verb.GainHealth;
import cardinal.ufs.verb.LevelUp;
import cardinal.ufs.verb.Look;
import cardinal.ufs.verb.LoseHealth;
import cardinal.ufs.verb.MakeCheck;
import cardinal.ufs.verb.MakeRule;
import cardinal.ufs.verb.Mill;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.ModifyCheck;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.MultiplyAttack;
import cardinal.ufs.verb.NameIt;
import cardinal.ufs.verb.PlaceOnTop;
import cardinal.ufs.verb.PlayAbility;
import cardinal.ufs.verb.PlayCard;
import cardinal.ufs.verb.PresetCheck;
import cardinal.ufs.verb.PrintedAgain;
import cardinal.ufs.verb.ReCheck;
import cardinal.ufs.verb.ReduceBy;
import cardinal.ufs.verb.ReduceMaximum;
import cardinal.ufs.verb.RemoveCounters;
import cardinal.ufs.verb.RepeatEffect;
import cardinal.ufs.verb.Ruin;
import cardinal.ufs.verb.Search;
import cardinal.ufs.verb.SetHealth;
import cardinal.ufs.verb.SetValue;
import cardinal.ufs.verb.Shuffle;
import cardinal.ufs.verb.Stamina;
import cardinal.ufs.verb.Switch;
import cardinal.ufs.verb.WinGame;

/** All verbs of effects. Each has its phrases in its own file. */
final class Verbs {
    static final Syntax<Instruction> VERB = rule("verb", () -> either(
            AddCounters.SYNTAX, AddFaceDownAttacks.SYNTAX, AddOption.SYNTAX, AddToAttackStack.SYNTAX, Affect.SYNTAX,
            AffectTwice.SYNTAX,
            Attach.SYNTAX, BecomeCopy.SYNTAX, Build.SYNTAX, Cancel.SYNTAX, ChangeZone.SYNTAX, Choose.SYNTAX,
            ChoosePlayer.SYNTAX,
            CreateToken.SYNTAX, DiscardDownTo.SYNTAX, DiscardUntil.SYNTAX, DoubleValue.SYNTAX, Draw.SYNTAX,
            DrawUpTo.SYNTAX,
            Drive.SYNTAX, End.SYNTAX, GainHealth.SYNTAX, LevelUp.SYNTAX, Look.SYNTAX, LoseHealth.SYNTAX,
            MakeCheck.SYNTAX,
            MakeRule.SYNTAX, Mill.SYNTAX, Modify.SYNTAX, ModifyCheck.SYNTAX, Move.SYNTAX, MultiplyAttack.SYNTAX,
            NameIt.SYNTAX,
            PlaceOnTop.SYNTAX, PlayAbility.SYNTAX, PlayCard.SYNTAX, PresetCheck.SYNTAX, PrintedAgain.SYNTAX,
            ReCheck.SYNTAX,
            ReduceBy.SYNTAX,
            ReduceMaximum.SYNTAX, RemoveCounters.SYNTAX, RepeatEffect.SYNTAX, Ruin.SYNTAX, Search.SYNTAX,
            SetHealth.SYNTAX,
            SetValue.SYNTAX, Shuffle.SYNTAX, Stamina.SYNTAX, Switch.SYNTAX, WinGame.SYNTAX));

    private Verbs() {
    }
}
