package cardinal.riftbound.card;

import java.util.List;

/** What a spell or ability does, compiled: steps in order, and the choices it asks for when it goes on the chain. */
public final class Program {
    public static final Program EMPTY = new Program(List.of(), List.of(), List.of(), List.of(), "");

    private final Op[] ops;
    private final Slot[] slots;
    private final Feature[] features;
    private final Program[] modes;
    private final String label;

    Program(List<Op> ops, List<Slot> slots, List<Feature> features, List<Program> modes, String label) {
        this.ops = ops.toArray(Op[]::new);
        this.slots = slots.toArray(Slot[]::new);
        this.features = features.toArray(Feature[]::new);
        this.modes = modes.toArray(Program[]::new);
        this.label = label;
    }

    /** What timing and costs need to know of a program. */
    public enum Feature {
        /** It adds resources: it cannot be reacted to and resolves when finalised (416.2). */
        ADDS,
        /** A mode that its object has chosen this turn is not chosen again. */
        FRESH_MODES
    }

    public int size() {
        return ops.length;
    }

    public Op op(int i) {
        return ops[i];
    }

    public int slotCount() {
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

    public boolean adds() {
        return features.length > 0 && features[0] == Feature.ADDS;
    }

    public boolean wantsFreshModes() {
        return features.length > 0 && features[0] == Feature.FRESH_MODES;
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
