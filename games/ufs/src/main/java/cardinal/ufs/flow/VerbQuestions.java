package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.rules.Payers;
import cardinal.ufs.table.Places;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** What the verbs of an effect ask before they are carried out (J.1.4); each is true once it has been answered. */
public final class VerbQuestions {
    private VerbQuestions() {
    }

    /** "discard down to": as many as are too many. */
    public static boolean pickDown(Effect e, UfsTable t, Who who, Amount amount) {
        int seat = e.seat(t, who);
        List<Ref> hand = RemoveHands.hand(t, seat);
        int n = Math.max(0, hand.size() - e.value(t, amount));
        return e.pickFrom(t, seat, hand, n, n, "K.2.3");
    }

    /** UniVersus, Drive: foundations to commit and momentum to spend, in any combination; a cost takes the character too. */
    public static boolean pickDrive(Effect e, UfsTable t, Who who, int n) {
        int seat = e.seat(t, who);
        return e.pickFrom(t, seat, Payers.driven(t, e.bindings(), seat, e.isCost()), n, n, "K.2.3");
    }

    /** UniVersus, Ruin: the rival gives up face-down foundations, as many as possible. */
    public static boolean pickRuin(Effect e, UfsTable t, int n) {
        List<Ref> from = new ArrayList<>();
        int stage = Places.of(e.bindings().rival(), Places.STAGE);
        for (int i = 0; i < t.size(stage); i++) {
            if (t.is(t.cardAt(stage, i), Flag.FACE_DOWN)) {
                from.add(t.ref(t.cardAt(stage, i)));
            }
        }
        return e.pickFrom(t, e.bindings().rival(), from, n, n, "K.2.3");
    }

    public static boolean askFacing(Effect e, UfsTable t) {
        if (e.hasAnswer(0)) {
            return true;
        }
        t.ask(e.bindings().controller(), "J.1.4", Ask.YES_NO, Purpose.FORM)
                .add(Choice.YES, e.bindings().source().card()).add(Choice.NO);
        return false;
    }

    public static boolean askZone(Effect e, UfsTable t) {
        if (e.hasAnswer(0)) {
            return true;
        }
        Prompt prompt = t.ask(e.bindings().controller(), "K.2.5", Ask.CHOOSE, Purpose.NAME);
        for (int zone = 0; zone < 3; zone++) {
            prompt.add(Choice.ZONE, zone);
        }
        return false;
    }

    public static boolean askSeat(Effect e, UfsTable t, Who who) {
        if (e.hasAnswer(0)) {
            return true;
        }
        int seat = e.seat(t, who);
        t.ask(seat, "K.2.5", Ask.CHOOSE, Purpose.PLAYER).add(Choice.SEAT, seat)
                .add(Choice.SEAT, UfsTable.rival(seat));
        return false;
    }

    public static boolean askNumber(Effect e, UfsTable t, int seat, int least, int most) {
        if (e.hasAnswer(0)) {
            return true;
        }
        Prompt prompt = t.ask(seat, "K.2.5", Ask.NUMBER, Purpose.AMOUNT);
        for (int n = least; n <= Math.max(least, most); n++) {
            prompt.add(Choice.NUMBER, n);
        }
        return false;
    }

    /** H.5.4: which ability is played at once. */
    public static boolean askAbility(Effect e, UfsTable t, int seat, AbilityFilter what, boolean free) {
        if (e.hasAnswer(0)) {
            return true;
        }
        Prompt prompt = t.ask(seat, "H.5.4", Ask.CHOOSE, Purpose.TARGET);
        Legal.abilitiesOutOfTime(t, seat, e.bindings(), what, free, prompt);
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
        return false;
    }
}
