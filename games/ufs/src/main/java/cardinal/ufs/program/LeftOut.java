package cardinal.ufs.program;

import cardinal.cards.Records;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import java.util.ArrayList;
import java.util.List;

/** Subjects that are not said again: "your rival loses 2 health and discards 1 card" (effects.8: whoever is told to act does so). */
final class LeftOut {
    private LeftOut() {
    }

    /** The parts, each with its subject. */
    static List<Instruction> said(List<Instruction> parts) {
        List<Instruction> out = new ArrayList<>();
        Who before = Who.SAME;
        for (Instruction part : parts) {
            Instruction now = said(part, before);
            before = subject(now, before);
            out.add(now);
        }
        return out;
    }

    private static Instruction said(Instruction part, Who before) {
        return before != Who.SAME && part instanceof Verb verb && verb.subject() == Who.SAME
                ? (Instruction) Records.rebuilt(part, Ability.class::isInstance, p -> p == Who.SAME ? before : p)
                : part;
    }

    /** Whoever acted last. */
    private static Who subject(Instruction part, Who before) {
        return switch (part) {
            case Verb verb -> verb.subject();
            case Instruction.Sequence s when !s.parts().isEmpty() ->
                    subject(said(s.parts()).getLast(), before);
            default -> before;
        };
    }
}
