package cardinal.ufs.text;

import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Fired;
import cardinal.ufs.ability.Instruction.If;
import cardinal.ufs.ability.Instruction.Sequence.Joint;
import cardinal.ufs.ability.Instruction.LetX;
import cardinal.ufs.ability.Instruction.Sequence;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Verb;
import java.util.ArrayList;
import java.util.List;

/**
 * Several sentences of a continuous ability that waits for something (H.6, J.3.2): "After you play an attack, you may discard 1 card. If
 * you do, draw 2 cards." What tells somebody to act is done when that happens, as nothing else in the ability would tell when.
 */
final class Waiting {
    private Waiting() {
    }

    /** The sentences after the first one put into what waits; unchanged if one of them states something. */
    static Instruction gathered(Instruction effect) {
        if (!(effect instanceof Sequence all) || all.joint() != Joint.SENTENCES || all.parts().isEmpty()
                || !(all.parts().getFirst() instanceof Fired first) || first.late() || first.until() != Period.UNSAID) {
            return effect;
        }
        List<Instruction> more = all.parts().subList(1, all.parts().size());
        if (!more.stream().allMatch(Waiting::tells) || more.stream().allMatch(LetX.class::isInstance)) {
            return effect;
        }
        List<Instruction> parts = new ArrayList<>(List.of(first.what()));
        parts.addAll(more);
        return new Fired(first.when(), new Sequence(List.copyOf(parts), Joint.SENTENCES), false, Period.UNSAID);
    }

    /** As it is written: only the first sentence says what is waited for. */
    static Instruction apart(Instruction effect) {
        if (!(effect instanceof Fired fired) || fired.late() || !(fired.what() instanceof Sequence all)
                || all.joint() != Joint.SENTENCES || all.parts().isEmpty()) {
            return effect;
        }
        List<Instruction> parts = new ArrayList<>(
                List.of(new Fired(fired.when(), all.parts().getFirst(), false, Period.UNSAID)));
        parts.addAll(all.parts().subList(1, all.parts().size()));
        return new Sequence(List.copyOf(parts), Joint.SENTENCES);
    }

    private static boolean tells(Instruction i) {
        return switch (i) {
            case Verb v -> !v.mayStand();
            case If f -> tells(f.then()) && (f.otherwise().equals(Instruction.NOTHING) || tells(f.otherwise()));
            case Instruction.May m -> true;
            case Instruction.PayTo p -> true;
            case Sequence s -> s.parts().stream().allMatch(Waiting::tells);
            case LetX x -> true;
            default -> false;
        };
    }
}
