package cardinal.ufs.text;

import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Sequence;
import cardinal.ufs.ability.Who;
import cardinal.ufs.verb.AddCounters;
import cardinal.ufs.verb.AddOption;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.AffectTwice;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.Choose;
import cardinal.ufs.verb.CreateToken;
import cardinal.ufs.verb.DiscardDownTo;
import cardinal.ufs.verb.Draw;
import cardinal.ufs.verb.DrawUpTo;
import cardinal.ufs.verb.Drive;
import cardinal.ufs.verb.GainHealth;
import cardinal.ufs.verb.Look;
import cardinal.ufs.verb.LoseHealth;
import cardinal.ufs.verb.MakeCheck;
import cardinal.ufs.verb.MakeRule;
import cardinal.ufs.verb.Mill;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.ModifyCheck;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.PlayCard;
import cardinal.ufs.verb.PresetCheck;
import cardinal.ufs.verb.ReCheck;
import cardinal.ufs.verb.RemoveCounters;
import cardinal.ufs.verb.Search;

/** Who the subject of a clause is, where the words around it depend on that. */
final class Subjects {
    private Subjects() {
    }

    /** Whether the clause tells somebody to act without naming them, as after "may". */
    static boolean isImperative(Instruction what) {
        return switch (what) {
            case Sequence sequence -> sequence.parts().stream().allMatch(Subjects::isImperative);
            case Instruction.Or or -> or.options().stream().allMatch(Subjects::isImperative);
            case Modify _,ModifyCheck _,MakeRule _,PresetCheck _ -> false;
            default -> subject(what) == Who.YOU;
        };
    }

    /** Whoever acts; YOU for verbs that only have an imperative. */
    static Who subject(Instruction what) {
        return switch (what) {
            case Affect affect -> affect.who();
            case AffectTwice affect -> affect.who();
            case Move move -> move.who();
            case Build build -> build.who();
            case Draw draw -> draw.who();
            case DrawUpTo draw -> draw.who();
            case DiscardDownTo discard -> discard.who();
            case Mill mill -> mill.who();
            case AddOption add -> add.who();
            case Drive drive -> drive.who();
            case GainHealth gain -> gain.who();
            case LoseHealth lose -> lose.who();
            case MakeCheck check -> check.who();
            case ReCheck check -> check.who();
            case Search search -> search.who();
            case Look look -> look.who();
            case Choose choose -> choose.who();
            case PlayCard play -> play.who();
            case AddCounters add -> add.who();
            case RemoveCounters remove -> remove.who();
            case CreateToken create -> create.who();
            default -> Who.YOU;
        };
    }
}
