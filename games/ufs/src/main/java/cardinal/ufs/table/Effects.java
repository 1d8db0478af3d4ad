package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.When;
import cardinal.ufs.program.Program;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Vital;
import java.util.List;

/** What the kernel keeps in force (J.2.2, J.2.3); static effects are read from the cards themselves. */
public final class Effects {
    private Effects() {
    }

    /** J.3.2: waits for an event. repeats: fires more than once (J.3.2.3). unpaid: of an ability played for free (J.4.5). */
    public record Fired(When when, Program program, Bindings bindings, boolean repeats, long kinds, boolean unpaid) {
    }

    /**
     * J.3.3: changes current states of cards that fit, each once. left: how many cards it still waits for; -1 without
     * limit. taken: the card it has waited for, {@link Ref#NONE} before that.
     */
    public record Modifier(ModifierEffect modify, Bindings bindings, List<Condition> conditions, int left, Ref taken) {
        public static Modifier of(ModifierEffect modify, Bindings bindings, List<Condition> conditions, int left) {
            return new Modifier(modify, bindings, conditions, left, Ref.NONE);
        }

        /** For one card fewer, or of this one. */
        public Modifier left(int n, Ref card) {
            return new Modifier(modify, bindings, conditions, n, card);
        }
    }

    /** J.3.5: an additional rule; during: the stretch of time it holds in, where that is yet to begin. */
    public record Ruling(Rule rule, Bindings bindings, List<Condition> conditions, Period during) {
        public Ruling(Rule rule, Bindings bindings, List<Condition> conditions) {
            this(rule, bindings, conditions, Period.UNSAID);
        }
    }

    /** J.3.5.1: a replacement. once: of the next such event only. unpaid: of an ability played for free (J.4.5). */
    public record Replacing(When would, Program program, Bindings bindings, boolean once, boolean unpaid) {
    }

    /**
     * 2010, 2.10: the subject was changed from one state to the other by a continuous ability, and is so as long as that says so.
     *
     * @param id  of the part of the ability, as the subject's state knows it
     * @param amounts  the numbers it came to
     */
    public record Standing(State before, State after, int id, Bindings by, List<Integer> amounts) {
    }

    /** 2010, 6.1: the subject was changed from one state to the other for a time. */
    public record Passing(State before, State after) {
    }

    /** J.3.4.1: the subject has these values as its base (layer 1). standing: for as long as a continuous ability says so. */
    public record Copying(State state, boolean standing) {
    }

    /** J.4.4: what the opponent said for an unknown statistic of the subject, for the effects of the source. */
    public record Assumed(Vital vital, int value) {
    }

    /** J.3.4.2: which of a player's definitions of one value is applied last, as long as these and no others meet. */
    public record LastDefinition(Property property, List<Ref> among, Ref last) {
    }

    /** 2010, 4.0.3: the source has attached the subject to another card and alone may speak of it. */
    public record Attached() {
    }

    /** UniVersus, Place On Top Of: the subject lies on this card for a time. */
    public record OnTop(Ref bottom) {
    }

    /** K.4.3: the subject has no abilities. */
    public record Sealed() {
    }

    /** A card that lies face down: its state before, with how often its abilities were played (H.5.3). */
    public record Dormant(State before) {
    }

    /** K.4.3.1, K.4.5.1: whether an effect of this kind is assigned to a card. */
    public static boolean isOn(UfsTable t, int card, Class<?> mark) {
        for (int i = 0; i < t.effectCount(); i++) {
            Ref subject = t.effect(i).subject();
            if (subject.card() == card && mark.isInstance(t.effect(i).what()) && t.isSame(subject)) {
                return true;
            }
        }
        return false;
    }

    /** K.4.3: whether a card has no abilities because it is sealed. */
    public static boolean isSealed(UfsTable t, int card) {
        return isOn(t, card, Sealed.class);
    }

    /** K.4.5: the subject does not ready during the next Ready Step. */
    public record Frozen() {
    }

    /** E.4.7.2.3: the subject does not count when a card that fits, or one of these cards, is played. */
    public record Uncounted(java.util.Optional<cardinal.ufs.ability.Filter> toPlay,
            java.util.Optional<cardinal.ufs.ability.Selector> card, Bindings bindings) {
    }

    /** E.3.1.3: a future check has this value without a card; passes: it is not made at all (UniVersus: Making a Check). */
    public record CheckPreset(cardinal.ufs.ability.CheckRef check, int value, boolean passes, Period during,
            Bindings bindings) {
    }

    /**
     * A number of a future check changes (J.3.2.1.3): kept as a fired effect would be, but for speed by itself. How much it comes to, and of
     * "+1 or -1" which, is found when that check is made (J.1.4).
     */
    public record CheckChange(cardinal.ufs.ability.CheckModifier modify, Bindings bindings) {
        public cardinal.ufs.ability.CheckRef check() {
            return modify.check();
        }

    }
}
