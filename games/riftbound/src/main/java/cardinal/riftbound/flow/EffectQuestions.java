package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Naming;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** What is asked while an effect is carried out: which part of its text it is for, and its words. */
final class EffectQuestions {
    private EffectQuestions() {
    }

    static Cause cause(Effect effect, RiftTable t) {
        Program program = effect.item().program();
        Frame<?> above = above(effect, t);
        int pc = effect.step();
        boolean current = above == null || above instanceof Pick || above instanceof Regroup || isPaying(effect, above);
        int at = current ? pc : pc - 1;
        return new Cause(effect.item().source(), program, program.instruction(at), part(effect, above, at));
    }

    /** What a part of a cost within an instruction is paid for. */
    static Cause paying(Effect effect, RiftTable t, Cost cost) {
        Cause cause = cause(effect, t);
        return new Cause(cause.source(), cause.ability(), cause.instruction(), cost);
    }

    /** What runs right upon this effect. */
    private static @Nullable Frame<?> above(Effect effect, RiftTable t) {
        for (int i = t.depth() - 1; i > 0; i--) {
            if (t.frame(i - 1) == effect) {
                return t.frame(i);
            }
        }
        return null;
    }

    /** A cost within an instruction is paid while the step that demands it is current; any number of times, after it. */
    private static boolean isPaying(Effect effect, Frame<?> above) {
        int pc = effect.step();
        return (above instanceof Payment || above instanceof PayCost)
                && !(pc > 0 && effect.item().program().op(pc - 1) instanceof Op.PayAny);
    }

    private static @Nullable Object part(Effect effect, @Nullable Frame<?> above, int at) {
        Program program = effect.item().program();
        return switch (above) {
            case Pick _ when program.op(at) instanceof Op.Do d && d.verb() instanceof Record r -> effect.nextLate(r);
            case Payment _ when program.instruction(at) instanceof Instruction.PayTo pay -> pay.costs();
            case Regroup regroup -> program.partOfSlot(regroup.slot());
            case null -> switch (program.instruction(at)) {
                case Instruction.May may -> may.what();
                case Instruction.UnlessPays unless -> unless.costs();
                case null, default -> null;
            };
            default -> null;
        };
    }

    static String words(ChainItem item, Wording words) {
        return switch (words.cause().instruction()) {
            case Instruction.May may -> Wording.capital(words.say(may.what())) + "?";
            case Instruction.PayTo pay ->
                    Wording.capital(words.say(pay.costs())) + " to " + words.say(pay.what()) + "?";
            case Instruction.UnlessPays unless -> Wording.capital(words.say(unless.costs())) + "? If not: "
                    + words.say(unless.what());
            case Instruction.UnlessHas unless ->
                    "Have " + Naming.player(words.table(), item.controller(), words.table().prompt().seat()) + " "
                            + words.say(unless.instead()) + "? If not: " + words.say(unless.what());
            case Instruction.PayAnyTo any -> "How many times do you pay "
                    + Wording.price(words.table().faceOf(item).own(any.each())) + " to " + words.say(any.what()) + "?";
            case null, default -> "Carry out the effect of " + words.source() + "?";
        };
    }
}
