package cardinal.ufs.rules;

import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** Why an ability cannot be played, by the clause about its own type, restriction or brackets (H.2, H.3). */
public final class AbilityReasons {
    private AbilityReasons() {
    }

    public static List<Reason> of(UfsTable t, AbilityUse use) {
        return AbilityPlay.ALL.stream().filter(r -> !r.isMet(t, use))
                .map(r -> new Reason(clause(t, use, r), r.says())).toList();
    }

    private static String clause(UfsTable t, AbilityUse use, Requirement<UfsTable, AbilityUse> failed) {
        AbilityDef a = use.ability();
        return failed == AbilityPlay.PLACE ? place(a)
                : failed == AbilityPlay.TIMING ? byType(a, "H.2.1.2", "H.2.2.2", "H.2.3.2")
                : failed == AbilityPlay.ONCE ? uses(a)
                : failed == AbilityPlay.FIRST ? byType(a, "H.3.1.1.2", "H.3.1.1.1", "H.3.1.1")
                : failed == AbilityPlay.CHARACTER ? character(t, use)
                : failed == AbilityPlay.BRACKETS ? bracket(a) : failed.clause();
    }

    private static String byType(AbilityDef a, String enhance, String form, String response) {
        AbilityType type = a.type();
        return type == AbilityType.FORM ? form : type == AbilityType.RESPONSE ? response : enhance;
    }

    private static String place(AbilityDef a) {
        return a.says(Bracket.Word.OUTWIT) ? "outwit.2"
                : a.hasZones() ? "H.3.2.1" : byType(a, "H.2.1.3", "H.2.2.3", "H.2.3.3");
    }

    private static String uses(AbilityDef a) {
        return a.says(Bracket.Word.ONCE_PER_GAME) ? "once-per-game.2"
                : a.says(Bracket.Word.ONCE_PER_TURN) ? "H.3.2.2.1"
                : a.says(Bracket.Word.TWICE_PER_TURN) ? "H.3.2.2.2"
                : a.says(Bracket.Word.ONCE_PER_ENHANCE_STEP) ? "H.3.2.2.8" : "H.2.1.4";
    }

    private static String character(UfsTable t, AbilityUse use) {
        for (Restriction r : use.ability().ability().restrictions()) {
            if (!AbilityPlay.meets(t, use.seat(), List.of(r))) {
                return r instanceof Restriction.Has ? "H.3.1.6" : r instanceof Restriction.Mark ? "H.3.1.7" : "H.3.1.5";
            }
        }
        return "H.3.1.5";
    }

    private static String bracket(AbilityDef a) {
        return a.says(Bracket.Word.YOUR_TURN) ? "H.3.2.2.3" : a.says(Bracket.Word.RIVALS_TURN) ? "H.3.2.2.5"
                : a.says(Bracket.Word.YOUR_ATTACK) ? "H.3.2.2.4"
                : a.says(Bracket.Word.RIVALS_ATTACK) ? "H.3.2.2.6" : "H.3.2.2.7";
    }
}
