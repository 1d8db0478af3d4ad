package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** What others ask of a card or ability that is being played, or do to it: cancel it above all (H.3.3.4, G.2.2.1). */
public final class PlayInProgress {
    private PlayInProgress() {
    }

    private static @Nullable Play of(UfsTable t, int serial) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.attempt().serial() == serial) {
                return p;
            }
        }
        return null;
    }

    /** J.4.3: X as it is for an ability that has been played, {@link Bindings#UNKNOWN} if it is still to be chosen. */
    static int x(UfsTable t, UfsEvent.AbilityPlayed event) {
        Play p = of(t, event.serial());
        return p == null ? Bindings.UNKNOWN : Amounts.knownX(t, p.bindings());
    }

    /** Cancels a played ability whose effect has not begun; whether it could be. */
    public static boolean cancel(UfsTable t, UfsEvent.AbilityPlayed event, Cause cause) {
        if (event.ability().says(PlayRestriction.Word.CANNOT_BE_CANCELLED)) {
            return false;
        }
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.attempt().serial() == event.serial() && p.isUncancelled()) {
                p.cancel(t, event, cause);
                return true;
            }
        }
        return false;
    }

    /** G.2.2.1; 2010, 8.3.2.12.1: the card stays where it is, but it does not block; whether it could be cancelled. */
    public static boolean cancelBlock(UfsTable t, UfsEvent.Played event, Cause cause) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.isUncancelledBlock(event.card().card())) {
                p.cancelBlock(t, event, cause);
                return true;
            }
        }
        return false;
    }

    /** Another effect lets who chooses the options of an ability choose more; whether that ability is still being played. */
    public static boolean addOptions(UfsTable t, UfsEvent.OptionChosen chosen, int more) {
        Play p = of(t, chosen.serial());
        if (p != null) {
            p.addOptions(more);
        }
        return p != null;
    }

    /** UniVersus: Attack: a change of an attack being played happens once it is played. */
    static void defer(UfsTable t, int card, DeferredChange change) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.isPlaying(card)) {
                p.defer(change);
                return;
            }
        }
    }

    /** UniVersus, playing-a-card.2: the backup that a card played as a cost was aimed at. */
    public static Ref targetOf(UfsTable t, int card) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.card() == card) {
                return p.target();
            }
        }
        return Ref.NONE;
    }
}
