package cardinal.ufs.program;

import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Instruction;
import java.util.List;

/**
 * One part of a continuous ability's static effect (J.2.1): what it says, the conditions around it (J.2.4), and, for a
 * fired part, its compiled effect and the kinds of event it waits for.
 *
 * @param cue  for a part that replaces something (J.3.5.1): what that has to be at the least
 */
public record StaticPart(List<Condition> conditions, Instruction leaf, Program program, long kinds, Awaited cue) {
    StaticPart(List<Condition> conditions, Instruction leaf, Program program, long kinds) {
        this(conditions, leaf, program, kinds, Awaited.NONE);
    }
}
