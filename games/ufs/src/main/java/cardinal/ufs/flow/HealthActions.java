package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** Players gain and lose vitality; UniVersus: backups stamina. */
public final class HealthActions {
    private HealthActions() {
    }

    /** J.5.1.1: up to the maximum; at the maximum the gain fails. What was gained. */
    public static int gain(UfsTable t, int seat, int amount, Cause cause) {
        int now = t.fighters().vitality(seat);
        int gained = Math.min(amount, t.fighters().maximumVitality(seat) - now);
        if (gained <= 0 || Rulings.forbidsGain(t, seat)) {
            return 0;
        }
        t.fighters().setVitality(seat, now + gained);
        t.emit(new UfsEvent.Health(seat, gained, false, cause));
        return gained;
    }

    public static int lose(UfsTable t, int seat, int amount, Cause cause, boolean damage) {
        if (amount <= 0) {
            return 0;
        }
        t.fighters().setVitality(seat, t.fighters().vitality(seat) - amount);
        t.emit(new UfsEvent.Health(seat, -amount, damage, cause));
        return amount;
    }

    /** UniVersus, stamina.2: a backup enters with its maximum, which effects may have changed already. */
    static void enterWithAllStamina(UfsTable t) {
        for (Ref ref : t.progress().entered()) {
            int printed = t.initial(t.piece(ref.card())).number(Property.STAMINA);
            if (t.isSame(ref) && t.state(ref.card()).is(CardType.BACKUP) && t.piece(ref.card()).marks() == 0
                    && t.state(ref.card()).number(Property.STAMINA) > printed) {
                setStamina(t, ref.card(), t.state(ref.card()).number(Property.STAMINA));
            }
        }
        t.progress().setEntered(List.of());
    }

    static void setStamina(UfsTable t, int card, int stamina) {
        t.put(card, t.piece(card).withMarks(t.initial(t.piece(card)).number(Property.STAMINA) - stamina));
        t.progress().stageChanged();
    }

    public static void loseStamina(UfsTable t, int card, int amount) {
        setStamina(t, card, t.states().stamina(card) - amount);
    }

    /** stamina.7, stamina.8: up to the maximum; none at all where it is reached. */
    public static int gainStamina(UfsTable t, int card, int amount) {
        int now = t.states().stamina(card);
        int gained = Math.min(amount, t.state(card).number(Property.STAMINA) - now);
        if (gained > 0) {
            setStamina(t, card, now + gained);
        }
        return gained;
    }
}
