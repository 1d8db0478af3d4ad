package cardinal.ufs.text;

import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Sequence;
import cardinal.ufs.ability.Verb;

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
}
