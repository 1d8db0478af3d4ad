package cardinal.evolve.card;

import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** "Deal 3 damage instead.": if its condition holds, an action takes the place of the one in the sentence before. */
final class Substitution {
    private Substitution() {
    }

    /** The sentence before with the choice between the two in it. */
    static Instruction of(Instruction before, Instruction.Instead instead) {
        Instruction changed = instead.what() instanceof Verb v ? within(before, v, instead) : null;
        return changed != null ? changed : new Instruction.If(instead.condition(), instead.what(), before);
    }

    /** Exchanges the last verb of the same kind, or null if there is none. */
    private static @Nullable Instruction within(Instruction before, Verb verb, Instruction.Instead instead) {
        return switch (before) {
            case Instruction.Sequence s -> {
                List<Instruction> parts = new ArrayList<>(s.parts());
                for (int i = parts.size() - 1; i >= 0; i--) {
                    Instruction changed = within(parts.get(i), verb, instead);
                    if (changed != null) {
                        parts.set(i, changed);
                        yield new Instruction.Sequence(List.copyOf(parts), s.joint());
                    }
                }
                yield null;
            }
            case Instruction.If i when i.then().getClass() == verb.getClass() ->
                    new Instruction.If(instead.condition(), sameRecipient(verb, i.then()), i);
            case Verb v when v.getClass() == verb.getClass() ->
                    new Instruction.If(instead.condition(), sameRecipient(verb, v), v);
            default -> null;
        };
    }

    /** The recipient that is left out is that of the action replaced. */
    private static Instruction sameRecipient(Verb verb, Object original) {
        Selector[] recipient = {null};
        Records.visit(original, part -> {
            if (part instanceof Selector s && recipient[0] == null) {
                recipient[0] = s;
            }
        });
        Selector to = recipient[0];
        return to == null ? verb
                : (Instruction) Records.rebuilt(verb, part -> part instanceof Selector.Same ? to : part);
    }
}
