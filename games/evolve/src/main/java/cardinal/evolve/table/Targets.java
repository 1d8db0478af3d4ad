package cardinal.evolve.table;

import cardinal.kernel.Ref;
import java.util.Arrays;
import java.util.List;

/** 10.6.2.3, 10.6.2.4: the targets selected on play, a group per selection, each with the share allocated to it. Immutable. */
public final class Targets {
    public static final Targets NONE = new Targets(new Pick[0][]);
    private static final Pick[] EMPTY = new Pick[0];

    /** A target and what was allocated to it. */
    public record Pick(Ref ref, int share) {
    }

    private final Pick[][] slots;

    private Targets(Pick[][] slots) {
        this.slots = slots;
    }

    public int size() {
        return slots.length;
    }

    public Pick[] slot(int i) {
        return i < slots.length ? slots[i] : EMPTY;
    }

    public int count(int i) {
        return slot(i).length;
    }

    /** The groups before this one. */
    public Targets before(int slot) {
        return slot >= slots.length ? this : new Targets(Arrays.copyOf(slots, slot));
    }

    /** With one more group, still empty. */
    public Targets open() {
        Pick[][] more = Arrays.copyOf(slots, slots.length + 1);
        more[slots.length] = EMPTY;
        return new Targets(more);
    }

    /** With one more target in the last group. */
    public Targets add(Ref ref) {
        Pick[][] more = slots.clone();
        int last = more.length - 1;
        more[last] = Arrays.copyOf(more[last], more[last].length + 1);
        more[last][more[last].length - 1] = new Pick(ref, 0);
        return new Targets(more);
    }

    /** With a share for one target. */
    public Targets allot(int slot, int i, int share) {
        Pick[][] more = slots.clone();
        more[slot] = more[slot].clone();
        more[slot][i] = new Pick(more[slot][i].ref(), share);
        return new Targets(more);
    }

    /** 10.6.2.4: what was allocated to a card, in whichever group. */
    public int share(int card) {
        for (Pick[] slot : slots) {
            for (Pick p : slot) {
                if (p.ref().card() == card && p.share() > 0) {
                    return p.share();
                }
            }
        }
        return 0;
    }

    public boolean has(int slot, int card) {
        for (Pick p : slot(slot)) {
            if (p.ref().card() == card) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return List.of(slots).stream().map(Arrays::toString).toList().toString();
    }
}
