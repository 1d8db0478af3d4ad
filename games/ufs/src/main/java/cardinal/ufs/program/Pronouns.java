package cardinal.ufs.program;

import cardinal.cards.Records;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What "it" means where nothing has been carried out that it could mean: in a part that replaces another the card that other part is about
 * (J.3.5.1.1), in a static effect the card of the condition around it or of the part before it (J.2.1, K.3.1).
 */
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

    /** "While this card is committed, it cannot be destroyed": the part with that card in the place of "it". */
    static Instruction standing(Instruction part, List<Condition> around, List<StaticPart> before) {
        if (!(first(part) instanceof Selector.It)) {
            return part;
        }
        Selector meant = null;
        for (int i = around.size() - 1; i >= 0 && meant == null; i--) {
            meant = definite(around.get(i).about());
        }
        for (int i = before.size() - 1; i >= 0 && meant == null; i--) {
            meant = definite(first(before.get(i).leaf()));
        }
        Selector card = meant;
        return card == null ? part
                : (Instruction) Records.rebuilt(part, Ability.class::isInstance,
                        p -> p instanceof Selector.It ? card : p);
    }

    /** "This attack gets +X damage. X equals its speed": the one card the effect speaks of, where neither cost nor condition speaks of another. */
    static Instruction defining(Ability.Played p) {
        if (!(p.effect() instanceof Instruction.Sequence s) || speaksOfOthers(p.cost()) || p.condition().isPresent()) {
            return p.effect();
        }
        Selector meant = s.parts().isEmpty() ? null : definite(subject(s.parts().getFirst()));
        List<Instruction> parts = new ArrayList<>();
        for (Instruction part : s.parts()) {
            Selector card = meant;
            parts.add(part instanceof Instruction.LetX && card != null
                    ? (Instruction) Records.rebuilt(part, Ability.class::isInstance,
                            x -> x instanceof Selector.It ? card : x)
                    : part);
            meant = part instanceof Instruction.LetX || card != null && card.equals(subject(part)) ? card : null;
        }
        return new Instruction.Sequence(List.copyOf(parts), s.joint());
    }

    private static boolean speaksOfOthers(List<Instruction> cost) {
        return Records.any(cost, Ability.class::isInstance,
                x -> x instanceof Selector && !(x instanceof Selector.This));
    }

    /** The first card a part speaks of. */
    private static @Nullable Selector first(Instruction part) {
        @Nullable Selector[] found = new Selector[1];
        Records.any(part, p -> p instanceof Ability || found[0] != null, p -> {
            if (found[0] == null && p instanceof Selector s) {
                found[0] = s;
            }
            return found[0] != null;
        });
        return found[0];
    }

    /** One card that is the same whenever it is asked for. */
    private static @Nullable Selector definite(@Nullable Selector card) {
        return card instanceof Selector.This || card instanceof Selector.CurrentAttack
                || card instanceof Selector.Character
                        ? card : null;
    }
}
