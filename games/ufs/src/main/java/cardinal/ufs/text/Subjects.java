package cardinal.ufs.text;

import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Sequence;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import java.util.List;

/** Who the subject of a clause is, where the words around it depend on that. */
final class Subjects {
    private Subjects() {
    }

    /** Whether the clause tells somebody to act without naming them, as after "may". */
    static boolean isImperative(Instruction what) {
        return switch (what) {
            case Sequence sequence -> sequence.parts().stream().allMatch(Subjects::isImperative);
            case Instruction.Or or -> or.options().stream().allMatch(Subjects::isImperative);
            case Verb verb -> verb.isImperative();
            default -> true;
        };
    }

    /**
     * "they lose 1 health and draw 1 card": an instruction to you is not told from one to them; "either player loses 1 health and draws 1
     * card": the one who was chosen would have to be known.
     */
    static boolean isDoubtful(List<Instruction> parts) {
        for (int i = 1; i < parts.size(); i++) {
            if (parts.get(i - 1) instanceof Verb before && parts.get(i) instanceof Verb verb
                    && isDoubtful(before.subject(), verb)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDoubtful(Who before, Verb verb) {
        return switch (before) {
            case THEY, BOTH -> verb.isImperative();
            case EITHER, ANY -> verb.subject() == Who.SAME;
            default -> false;
        };
    }
}
