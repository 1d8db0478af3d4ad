package cardinal.ufs.program;

import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.3.5.1.1: "it" in a part that replaces another means the card that other part is about, though it is never carried out. */
final class Pronouns {
    private Pronouns() {
    }

    static Instruction meaning(Instruction instead, Instruction before) {
        Selector subject = subject(before);
        return subject == null ? instead : about(instead, subject);
    }

    private static @Nullable Selector subject(Instruction i) {
        return switch (i) {
            case AboutCards v -> v.what();
            case Instruction.If f -> subject(f.then());
            case Instruction.Sequence s when !s.parts().isEmpty() -> subject(s.parts().getLast());
            default -> null;
        };
    }

    private static Instruction about(Instruction i, Selector it) {
        return switch (i) {
            case AboutCards v when v.what() instanceof Selector.It -> v.about(it);
            case Instruction.Sequence s when !s.parts().isEmpty() -> {
                List<Instruction> parts = new ArrayList<>(s.parts());
                parts.set(0, about(parts.getFirst(), it));
                yield new Instruction.Sequence(parts, s.joint());
            }
            default -> i;
        };
    }
}
