package cardinal.riftbound.table;

import cardinal.kernel.InForce;

/**
 * 480.2 of 2026-07: a passive of an object rests, or applies again and is as old as that. Subject is the object.
 *
 * @param passive  its place among the passives of the object, or {@link #ALL}
 */
public record Wakened(int passive, boolean awake) {
    static final int ALL = -1;

    /** Since when a passive applies again, or what is said otherwise if it never rested. */
    public static long since(RiftTable t, int card, int passive, long otherwise) {
        long since = otherwise;
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Wakened w && w.awake() && (w.passive() == passive || w.passive() == ALL)
                    && e.subject().equals(t.ref(card))) {
                since = Math.max(since, 2L * e.stamp());
            }
        }
        return since;
    }

    /** Whether this passive was seen resting and has not woken since. */
    private static boolean rests(RiftTable t, int card, int passive) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (is(t.effect(i), t, card, passive) && !((Wakened) t.effect(i).what()).awake()) {
                return true;
            }
        }
        return false;
    }

    private static boolean is(InForce e, RiftTable t, int card, int passive) {
        return e.what() instanceof Wakened w && w.passive() == passive && e.subject().equals(t.ref(card));
    }

    /** A passive is seen resting, or applying. */
    public static void note(RiftTable t, int card, int passive, boolean awake) {
        if (rests(t, card, passive) != awake) {
            return;
        }
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            if (is(t.effect(i), t, card, passive)) {
                t.end(t.effect(i));
            }
        }
        t.enforce(RiftTable.WHILE_THERE, t.controller(card), t.ref(card), t.ref(card), new Wakened(passive, awake));
    }
}
