package cardinal.ufs.table;

import cardinal.ufs.card.Cue;
import java.util.List;

/** One game event: all that happened in one step, or while costs were paid or the game was paused (A.4.1, E.4.5, E.2). */
public record Occurrence(List<UfsEvent> parts, long kinds) {
    public static final Occurrence NOTHING = new Occurrence(List.of(), 0);

    /** The list is not changed any more by whoever gives it. */
    public static Occurrence of(List<UfsEvent> parts) {
        long kinds = 0;
        for (int i = 0; i < parts.size(); i++) {
            kinds |= 1L << parts.get(i).kind();
        }
        return new Occurrence(parts, kinds);
    }

    public boolean has(int kind) {
        return (kinds >> kind & 1) != 0;
    }

    /** Whether a part of it could be what a response of this player on this card waits for. */
    public boolean mayMeet(Cue cue, int seat, int card) {
        for (int i = 0; i < parts.size(); i++) {
            UfsEvent e = parts.get(i);
            if (cue.allows(e.kind(), e.seat(), e.act(), seat) && (!cue.itself() || e.isAbout(card))) {
                return true;
            }
        }
        return false;
    }
}
