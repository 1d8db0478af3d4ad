package cardinal.riftbound.program;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Instruction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a spell or ability does, compiled: steps in order, and the choices it asks for when it goes on the chain. */
public final class Program implements cardinal.cards.effect.Program {
    public static final Program EMPTY = new Program(List.of(), List.of(), List.of(), List.of(), "",
            Origin.NONE);

    private final cardinal.cards.effect.Op[] ops;
    private final Slot[] slots;
    private final Feature[] features;
    private final Program[] modes;
    private final String label;
    private final Origin origin;
    private final int lender;

    public Program(List<cardinal.cards.effect.Op> ops, List<Slot> slots, List<Feature> features, List<Program> modes,
            String label,
            Origin origin) {
        this.ops = ops.toArray(cardinal.cards.effect.Op[]::new);
        this.slots = slots.toArray(Slot[]::new);
        this.features = features.toArray(Feature[]::new);
        this.modes = modes.toArray(Program[]::new);
        this.label = label;
        this.origin = origin;
        lender = -1;
    }

    private Program(Program o, int lender) {
        ops = o.ops;
        slots = o.slots;
        features = o.features;
        modes = Arrays.stream(o.modes).map(mode -> new Program(mode, lender)).toArray(Program[]::new);
        label = o.label;
        origin = o.origin;
        this.lender = lender;
    }

    /** 411.6.a of 2026-07: the same as the effect text of this object, which it stays when it makes other abilities. */
    public Program lentBy(int object) {
        return object < 0 || object == lender ? this : new Program(this, object);
    }

    /** The object whose effect text it is; less than 0 where it is nobody's. */
    public int lender() {
        return lender;
    }

    /**
     * What a program was made from, for whoever reads a question about it.
     *
     * @param paragraphs  the abilities it stands in
     * @param ofOps  the instruction that each step carries out
     * @param ofSlots  the instruction that each choice is for
     * @param parts  the part of that instruction that is chosen
     * @param modes  the instructions that are the modes
     */
    public record Origin(List<Ability> paragraphs, List<Instruction> ofOps, List<Instruction> ofSlots,
            List<Object> parts,
            List<Instruction> modes) {
        private static final Origin NONE = new Origin(List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** What timing and costs need to know of a program. */
    public enum Feature {
        /** It adds resources: it cannot be reacted to and resolves when finalised (416.2). */
        ADDS,
        /** A mode that its object has chosen this turn is not chosen again. */
        FRESH_MODES,
        /** 387.1.b of 2026-07: of several that come together each has a mode of its own. */
        DISTINCT_MODES,
        /** 387.1.b of 2026-07: each of its modes is done. */
        ALL_MODES
    }

    @Override
    public int size() {
        return ops.length;
    }

    @Override
    public cardinal.cards.effect.Op op(int i) {
        return ops[i];
    }

    /** 820.1.d of 2026-07: these steps and then those of another, with the choices of both. */
    public Program then(Program next) {
        List<cardinal.cards.effect.Op> both = new ArrayList<>(List.of(ops));
        for (cardinal.cards.effect.Op op : next.ops) {
            both.add(Op.behind(op, ops.length, slots.length));
        }
        Set<Feature> all = new LinkedHashSet<>(List.of(features));
        all.addAll(List.of(next.features));
        return new Program(both, Stream.concat(Stream.of(slots), Stream.of(next.slots)).toList(), List.copyOf(all),
                List.of(), label,
                new Origin(origin.paragraphs(), padded(origin.ofOps(), ops.length, next.origin.ofOps()),
                        padded(origin.ofSlots(), slots.length, next.origin.ofSlots()),
                        padded(origin.parts(), slots.length, next.origin.parts()), List.of()));
    }

    /** One list behind another, which has an item for each step or choice. */
    private static <T> List<T> padded(List<T> first, int size, List<T> second) {
        return first.size() < size ? first : Stream.concat(first.stream().limit(size), second.stream()).toList();
    }

    public int slotCount() {
        return slots.length;
    }

    /** Where the slots of the verb of this step end: where the next verb's begin. */
    public int endOfSlots(int step) {
        for (int i = step + 1; i < ops.length; i++) {
            if (ops[i] instanceof Op.Do next) {
                return next.slot();
            }
        }
        return slots.length;
    }

    public Slot slot(int i) {
        return slots[i];
    }

    /** How many modes there are; with modes nothing else is in it, and one of them takes its place when it is finalised (390.1). */
    public int modeCount() {
        return modes.length;
    }

    public Program mode(int i) {
        return modes[i];
    }

    /** The abilities it stands in: one, or the paragraphs of a spell. */
    public List<Ability> paragraphs() {
        return origin.paragraphs();
    }

    /** The instruction that a step carries out; null after the last. */
    public @Nullable Instruction instruction(int op) {
        return op >= 0 && op < origin.ofOps().size() ? origin.ofOps().get(op) : null;
    }

    /** The instruction that a choice is for; null where there is no such choice. */
    public @Nullable Instruction instructionOfSlot(int slot) {
        return slot >= 0 && slot < origin.ofSlots().size() ? origin.ofSlots().get(slot) : null;
    }

    /** The part of the instruction that is chosen: a selector, a destination. */
    public @Nullable Object partOfSlot(int slot) {
        return slot >= 0 && slot < origin.parts().size() ? origin.parts().get(slot) : null;
    }

    /** What a mode says. */
    public Instruction instructionOfMode(int mode) {
        return origin.modes().get(mode);
    }

    public boolean adds() {
        return features.length > 0 && features[0] == Feature.ADDS;
    }

    public boolean wantsFreshModes() {
        return features.length > 0 && features[0] == Feature.FRESH_MODES;
    }

    public boolean wantsDistinctModes() {
        return features.length > 0 && features[0] == Feature.DISTINCT_MODES;
    }

    public boolean hasAllModes() {
        return features.length > 0 && features[0] == Feature.ALL_MODES;
    }

    /** The text it was made from, for logs. */
    public String label() {
        return label;
    }

    @Override
    public String toString() {
        return label;
    }
}
