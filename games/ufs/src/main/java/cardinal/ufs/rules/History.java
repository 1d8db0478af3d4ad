package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Period;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** What has happened in a period, read from the history. */
public final class History {
    private History() {
    }

    /** How often something has happened: cards that were moved or changed together count each. */
    public static int times(UfsTable t, Bindings b, Happening what, Period period) {
        return times(t, b, what, period, null);
    }

    /** The same, without what came after an event, where one is given. */
    static int times(UfsTable t, Bindings b, Happening what, Period period, @Nullable UfsEvent last) {
        int n = 0;
        int begin = Periods.begin(t, b, period);
        int until = last == null ? begin : endAt(t, last);
        int end = until > begin ? Math.min(Periods.end(t, period), until) : Periods.end(t, period);
        for (int i = begin; i < end; i++) {
            if (t.past(i) instanceof UfsEvent e && Patterns.fits(t, b, what, e, null)) {
                n++;
            }
        }
        return n;
    }

    /** Where the history ends with an event: with the latest, of one that happens in every turn. */
    private static int endAt(UfsTable t, UfsEvent last) {
        for (int i = t.historySize() - 1; i >= 0; i--) {
            if (t.past(i) == last) {
                return i + 1;
            }
        }
        return t.historySize();
    }

    /** Whether this was done to the card by one of these seats. */
    static boolean wasDone(UfsTable t, Bindings b, Act act, int card, int seats, Period period) {
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            boolean so = switch (t.past(i)) {
                case UfsEvent.Done d -> d.card().card() == card && d.act() == act && (seats >> d.seat() & 1) != 0;
                case UfsEvent.Moved m -> m.image().card() == card && (seats >> m.seat() & 1) != 0
                        && SameAct.isAlso(m.act(), act, Places.kind(m.from()), Places.kind(m.to()));
                case UfsEvent.Turned x -> x.image().card() == card && (seats >> x.seat() & 1) != 0
                        && act == (x.faceDown() ? Act.FLIP : Act.UNFLIP);
                case UfsEvent.Played p -> p.card().card() == card && (seats >> p.seat() & 1) != 0
                        && (act == Act.PLAY || act == Act.BLOCK && p.as() == Happening.As.BLOCK);
                case UfsEvent.Checked c -> c.card().card() == card && act == Act.CHECK && (seats >> c.seat() & 1) != 0;
                case UfsEvent.StatusSet s -> act == Act.BLOCK && s.attack().card() == card && s.status().isBlocked()
                        && (seats >> 1 - s.attacker() & 1) != 0;
                default -> false;
            };
            if (so) {
                return true;
            }
        }
        return false;
    }

    /** J.5.4: whether the card of a move has moved again after it. */
    static boolean movedSince(UfsTable t, UfsEvent.Moved move) {
        boolean again = false;
        for (int i = t.historySize() - 1; i >= t.indexOf(t.progress().turnMark()); i--) {
            if (t.past(i) == move) {
                return again;
            }
            again |= t.past(i) instanceof UfsEvent.Moved m && m.image().card() == move.image().card();
        }
        return false;
    }

    /** Whether a card has been turned face down after an event. */
    public static boolean turnedDownSince(UfsTable t, Ref card, UfsEvent event) {
        for (int i = t.historySize() - 1; i >= 0 && t.past(i) != event; i--) {
            if (t.past(i) instanceof UfsEvent.Turned x && x.faceDown() && x.image().card() == card.card()) {
                return true;
            }
        }
        return false;
    }

    static boolean wasPlayed(UfsTable t, Bindings b, int card, Happening.As as, Period period) {
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.Played p && p.card().card() == card && Traits.covers(as, p.as())) {
                return true;
            }
        }
        return false;
    }

    /** The kind of zone a card was last played from, or -1. */
    static int playedFrom(UfsTable t, int card) {
        for (int i = t.historySize() - 1; i >= 0; i--) {
            if (t.past(i) instanceof UfsEvent.Tried p && p.card().card() == card) {
                return Places.kind(p.from());
            }
        }
        return -1;
    }

    /** G.2.2: the block status an attack got this turn. */
    static Status status(UfsTable t, int card) {
        int from = t.indexOf(t.progress().turnMark());
        for (int i = t.historySize() - 1; i >= from; i--) {
            if (t.past(i) instanceof UfsEvent.StatusSet s && s.attack().card() == card) {
                return s.status();
            }
        }
        return Status.OPEN;
    }

    /** A player's nth resolved attack of a period, or the last one (0); null if there is none. */
    static UfsEvent.@Nullable Resolved resolvedAttack(UfsTable t, Bindings b, int seats, int nth, Period period) {
        int end = Periods.end(t, period);
        UfsEvent.Resolved last = null;
        int n = 0;
        for (int i = Periods.begin(t, b, period); i < end && (nth == 0 || n < nth); i++) {
            if (t.past(i) instanceof UfsEvent.Resolved r && (seats >> r.attacker() & 1) != 0) {
                last = r;
                n++;
            }
        }
        return nth == 0 || n == nth ? last : null;
    }

    /** How often this very ability of this card has been played by the controller. */
    static int timesPlayed(UfsTable t, Bindings b, Period period) {
        int n = 0;
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.AbilityPlayed p && p.card().card() == b.source().card()
                    && p.ability() == b.ability() && p.seat() == b.controller()) {
                n++;
            }
        }
        return n;
    }

    /** How often the ability of an event had been played on that card when it happened, that time included. */
    static int timesPlayed(UfsTable t, Bindings b, UfsEvent.AbilityPlayed played, Period period) {
        int n = 0;
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.AbilityPlayed p && p.card().equals(played.card())
                    && p.ability() == played.ability() && p.seat() == played.seat()) {
                n++;
            }
            if (t.past(i) == played) {
                break;
            }
        }
        return n;
    }

    /** K.3.3: how many copies of an ability the controller has played: the same ability on a card of the same name. */
    public static int copiesPlayed(UfsTable t, Bindings b, AbilityDef ability, Period period) {
        int n = 0;
        int end = Periods.end(t, period);
        String name = t.def(b.source().card()).name();
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.AbilityPlayed p && p.seat() == b.controller()
                    && p.ability().isCopyOf(ability)
                    && t.def(p.card().card()).name().equals(name)) {
                n++;
            }
        }
        return n;
    }
}
