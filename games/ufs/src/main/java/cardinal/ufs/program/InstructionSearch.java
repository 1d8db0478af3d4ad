package cardinal.ufs.program;

import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Verb;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds an instruction within another one. */
final class InstructionSearch {
    private InstructionSearch() {
    }

    static Optional<Instruction> find(Instruction in, Predicate<Instruction> wanted) {
        if (wanted.test(in)) {
            return Optional.of(in);
        }
        for (Instruction part : parts(in)) {
            Optional<Instruction> found = find(part, wanted);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static List<Instruction> parts(Instruction in) {
        return switch (in) {
            case Verb v -> List.of();
            case Instruction.Sequence s -> s.parts();
            case Instruction.If f -> List.of(f.then(), f.otherwise());
            case Instruction.Either e -> List.of(e.what(), e.other());
            case Instruction.May m -> List.of(m.what());
            case Instruction.PayTo p -> List.of(p.what());
            case Instruction.OneOf o -> o.options();
            case Instruction.Or o -> o.options();
            case Instruction.ForEach f -> List.of(f.what());
            case Instruction.Fired f -> List.of(f.what());
            case Instruction.While w -> List.of(w.what());
            case Instruction.Instead r -> List.of(r.what());
            case Instruction.LetX x -> List.of();
        };
    }
}
