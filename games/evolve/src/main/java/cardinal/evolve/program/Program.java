package cardinal.evolve.program;

import cardinal.cards.Records;
import cardinal.cards.effect.Op;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.EvolvingInto;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a spell or ability does, compiled: steps in order, and what is asked for when it is played (10.6.2.2 to 10.6.2.4). */
public final class Program implements cardinal.cards.effect.Program {
    public static final Program EMPTY = new Program(List.of(), List.of(), List.of(), null, null, 0, false, "",
            List.of(), List.of());

    private final Op[] ops;
    private final Slot[] slots;
    private final List<Cost> costs;
    private final Instruction.@Nullable OneOf choose;
    private final @Nullable Amount x;
    private final boolean countsOptionsByX;
    private final int earthRite;
    private final boolean aboutCause;
    private final String label;
    private final Instruction[] spoken;
    private final List<Ability> text;
    private final List<String> into;
    private final boolean unionBurst;

    public Program(List<Op> ops, List<Slot> slots, List<Cost> costs, Instruction.@Nullable OneOf choose,
            @Nullable Amount x,
            int earthRite, boolean aboutCause, String label, List<Instruction> spoken, List<Ability> text) {
        this.ops = ops.toArray(Op[]::new);
        this.slots = slots.toArray(Slot[]::new);
        this.costs = List.copyOf(costs);
        this.choose = choose;
        this.x = x;
        countsOptionsByX = choose != null && (Records.mentions(choose.count(), Amount.X.class)
                || Records.mentions(choose.instead(), Amount.X.class));
        this.earthRite = earthRite;
        this.aboutCause = aboutCause;
        this.label = label;
        this.spoken = spoken.toArray(Instruction[]::new);
        this.text = List.copyOf(text);
        into = into(this.text);
        unionBurst = !text.isEmpty() && text.getFirst() instanceof Ability.UnionBurst;
    }

    private static List<String> into(List<Ability> text) {
        List<String> names = new ArrayList<>();
        Records.any(text, Gift.Quoted.class::isInstance, part -> {
            if (part instanceof EvolvingInto evolving) {
                names.addAll(evolving.into());
            }
            return false;
        });
        return List.copyOf(names);
    }

    /** 5.16.1.1.1 of version 1.24.1: the names of the evolved cards that fit, or none: those of the card itself. */
    public List<String> into() {
        return into;
    }

    @Override
    public int size() {
        return ops.length;
    }

    @Override
    public Op op(int i) {
        return ops[i];
    }

    /** The part of the text that a step carries out. */
    public Instruction spoken(int i) {
        return spoken[i];
    }

    /** The paragraphs of the card that this carries out; empty for a part of a cost, which stands in another text. */
    public List<Ability> text() {
        return text;
    }

    /** 14.5.1.1 of version 1.24.1. */
    public boolean isUnionBurst() {
        return unionBurst;
    }

    public int slotCount() {
        return slots.length;
    }

    public Slot slot(int i) {
        return slots[i];
    }

    /** 10.4.7.4: what an automatic ability costs its controller, who need not pay; empty if nothing. */
    public List<Cost> costs() {
        return costs;
    }

    /** 5.17: the options to choose from, or null. */
    public Instruction.@Nullable OneOf choose() {
        return choose;
    }

    /** What X is by its text, or null; {@link Amount.YourChoice}: the player says it on play (10.6.2.2.2). */
    public @Nullable Amount x() {
        return x;
    }

    public boolean asksForX() {
        return x instanceof Amount.YourChoice;
    }

    /** Whether X says how many options are chosen. */
    public boolean countsOptionsByX() {
        return countsOptionsByX;
    }

    /** 13.3.3.2: how many Stack counters may be removed as an additional cost, or 0. */
    public int earthRite() {
        return earthRite;
    }

    /** Whether it matters what triggered it: two of the same kind are then not alike. */
    public boolean aboutCause() {
        return aboutCause;
    }

    public String label() {
        return label;
    }

    @Override
    public String toString() {
        return label;
    }
}
