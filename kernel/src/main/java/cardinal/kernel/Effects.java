package cardinal.kernel;

import java.util.Arrays;
import java.util.function.Predicate;

/** The effects in force on a table, and its clock. Part of {@link Table}. */
public abstract sealed class Effects extends Happenings permits Board {
    private static final InForce[] NO_EFFECTS = new InForce[0];

    private InForce[] effects;
    private int clock;
    private int version;
    private int effectsVersion;

    Effects() {
        effects = NO_EFFECTS;
    }

    Effects(Effects o) {
        super(o);
        effects = o.effects;
        clock = o.clock;
        version = o.version;
        effectsVersion = o.effectsVersion;
    }

    public final int effectCount() {
        return effects.length;
    }

    public final InForce effect(int i) {
        return effects[i];
    }

    /** Another number after every change of the effects in force. */
    public final int effectsVersion() {
        return effectsVersion;
    }

    /** Puts an effect in force; it gets the next timestamp. */
    public final void enforce(int expiry, int controller, Ref source, Ref subject, Object what) {
        InForce[] more = Arrays.copyOf(effects, effects.length + 1);
        more[effects.length] = new InForce(++clock, expiry, controller, source, subject, what);
        effects = more;
        effectsVersion++;
        version++;
    }

    /** Ends all effects with this expiry at once. */
    public final void expire(int expiry) {
        for (InForce e : effects) {
            if (e.expiry() == expiry) {
                keepOnly(other -> other.expiry() != expiry);
                return;
            }
        }
    }

    /** Effects with one expiry have another from now on. */
    public final void prolong(int expiry, int other) {
        InForce[] before = effects;
        for (int i = 0; i < before.length; i++) {
            InForce e = before[i];
            if (e.expiry() == expiry) {
                effects = effects == before ? before.clone() : effects;
                effects[i] = new InForce(e.stamp(), other, e.controller(), e.source(), e.subject(), e.what());
                effectsVersion++;
                version++;
            }
        }
    }

    /** An effect does something else from now on, in its own time. */
    public final void restate(InForce effect, Object what) {
        for (int i = 0; i < effects.length; i++) {
            InForce e = effects[i];
            if (e == effect) {
                effects = effects.clone();
                effects[i] = new InForce(e.stamp(), e.expiry(), e.controller(), e.source(), e.subject(), what);
                effectsVersion++;
                version++;
                return;
            }
        }
    }

    /** Ends one effect. */
    public final void end(InForce effect) {
        keepOnly(e -> e.stamp() != effect.stamp());
    }

    /** The object became a new one and keeps its effects: they are about the new one from now on. */
    final void carryEffects(int incarnation, Ref now) {
        InForce[] before = effects;
        for (int i = 0; i < before.length; i++) {
            InForce e = before[i];
            if (isOn(e, now.card(), incarnation)) {
                effects = effects == before ? before.clone() : effects;
                effects[i] = new InForce(e.stamp(), e.expiry(), e.controller(), e.source(), now, e.what());
            }
        }
        effectsVersion++;
    }

    final void dropEffectsOn(int card, int incarnation) {
        for (InForce e : effects) {
            if (isOn(e, card, incarnation)) {
                keepOnly(other -> !isOn(other, card, incarnation));
                return;
            }
        }
    }

    private static boolean isOn(InForce e, int card, int incarnation) {
        return e.subject().card() == card && e.subject().incarnation() == incarnation;
    }

    private void keepOnly(Predicate<InForce> stays) {
        int n = 0;
        for (InForce e : effects) {
            if (stays.test(e)) {
                n++;
            }
        }
        if (n == effects.length) {
            return;
        }
        InForce[] left = n == 0 ? NO_EFFECTS : new InForce[n];
        int i = 0;
        for (InForce e : effects) {
            if (stays.test(e)) {
                left[i++] = e;
            }
        }
        effects = left;
        effectsVersion++;
        version++;
    }

    /** Grows with every change that could alter a derived value. */
    public final int version() {
        return version;
    }

    /** Tells caches that something outside the pieces changed. */
    public final void touch() {
        version++;
    }

    public final int clock() {
        return clock;
    }

    public final int tick() {
        return ++clock;
    }

    void digestEffects(Digest d) {
        for (InForce e : effects) {
            d.value(e);
        }
    }
}
