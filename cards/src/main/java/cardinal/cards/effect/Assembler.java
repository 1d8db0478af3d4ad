package cardinal.cards.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Lays out instructions, which stand within each other, as steps one after the other with jumps between them. A game says
 * which steps each of its instructions comes to ({@link #lay}); here is how parts are left out, repeated and told apart.
 *
 * @param <I>  the game's instructions
 */
public abstract class Assembler<I> {
    private final List<Op> ops = new ArrayList<>();
    private final List<I> instructions = new ArrayList<>();
    private I current;

    protected Assembler(I whole) {
        current = whole;
    }

    /** Adds the steps of one instruction, by the methods below. */
    protected abstract void lay(I instruction);

    protected final void add(I instruction) {
        I outer = current;
        current = instruction;
        lay(instruction);
        current = outer;
    }

    protected final void op(Op op) {
        ops.add(op);
        instructions.add(current);
    }

    /** The number of the next step. */
    protected final int here() {
        return ops.size();
    }

    /** A place for a step that is known only when what follows it is laid out. */
    protected final int reserve() {
        op(new GoTo(0));
        return ops.size() - 1;
    }

    protected final void set(int place, Op op) {
        ops.set(place, op);
    }

    protected final Op at(int place) {
        return ops.get(place);
    }

    /** A part that a step before it may leave out: that step is told where the part ends. */
    protected final void leavable(I part, IntFunction<? extends Op> head) {
        int place = reserve();
        add(part);
        set(place, head.apply(here()));
    }

    /** One of two parts; test: told where the second begins. */
    protected final void either(IntFunction<? extends Op> test, I then, I otherwise) {
        int place = reserve();
        add(then);
        int skip = reserve();
        set(place, test.apply(here()));
        add(otherwise);
        set(skip, new GoTo(here()));
    }

    /** A part that is done again and again: head, told where it ends, begins each round; tail, told where head stands, ends it. */
    protected final void loop(I part, IntFunction<? extends Op> head, IntFunction<? extends Op> tail) {
        int place = reserve();
        add(part);
        op(tail.apply(place));
        set(place, head.apply(here()));
    }

    /** All steps so far. */
    protected final List<Op> ops() {
        return List.copyOf(ops);
    }

    /** The instruction that each of them carries out. */
    protected final List<I> instructions() {
        return List.copyOf(instructions);
    }
}
