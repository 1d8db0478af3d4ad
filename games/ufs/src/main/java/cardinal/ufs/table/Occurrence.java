package cardinal.ufs.table;

import cardinal.ufs.program.Awaited;
import cardinal.ufs.program.AbilityIndex;
import java.util.List;

/**
 * One game event: all that happened in one step, or while costs were paid or the game was paused (A.4.1, E.4.5, E.2).
 *
 * @param kinds  the kinds of its parts, as bits
 * @param kindsOfFirst  the same of what seat 0 did
 * @param kindsOfOthers  the same of what anybody else did, or nobody
 * @param kindsOfSecond  the same of what seat 1 did
 * @param sorts  of which sorts its parts are, as bits ({@link UfsEvent#sort})
 */
public record Occurrence(List<UfsEvent> parts, long kinds, long kindsOfFirst, long kindsOfSecond, long kindsOfOthers,
        int sorts) {
    public static final Occurrence NOTHING = of(List.of());

    /** The list is not changed any more by whoever gives it. */
    public static Occurrence of(List<UfsEvent> parts) {
        long first = 0;
        long second = 0;
        long others = 0;
        int sorts = 0;
        for (int i = 0; i < parts.size(); i++) {
            UfsEvent e = parts.get(i);
            long kind = 1L << e.kind();
            switch (e.seat()) {
                case 0 -> first |= kind;
                case 1 -> second |= kind;
                default -> others |= kind;
            }
            sorts |= e.sort();
        }
        return new Occurrence(parts, first | second | others, first, second, others, sorts);
    }

    /** One thing only has happened. */
    static Occurrence of(UfsEvent e) {
        long kind = 1L << e.kind();
        int seat = e.seat();
        return new Occurrence(List.of(e), kind, seat == 0 ? kind : 0, seat == 1 ? kind : 0,
                seat < 0 || seat > 1 ? kind : 0,
                e.sort());
    }

    /** Whether a part of it could be what one of these abilities of a player's card waits for, as far as all tell together. */
    public boolean mayMeet(AbilityIndex abilities, int seat) {
        return abilities.mayAnswer(own(seat), rivals(seat), sorts);
    }

    private long own(int seat) {
        return seat == 0 ? kindsOfFirst : kindsOfSecond;
    }

    private long rivals(int seat) {
        return (seat == 0 ? kindsOfSecond : kindsOfFirst) | kindsOfOthers;
    }

    public boolean has(int kind) {
        return (kinds >> kind & 1) != 0;
    }

    /** Whether a part of it could be what a response of this player on this card waits for. */
    public boolean mayMeet(Awaited cue, int seat, int card) {
        if (!cue.allows(own(seat), rivals(seat), sorts)) {
            return false;
        }
        if (parts.size() == 1) {
            return !cue.itself() || parts.getFirst().isAbout(card);
        }
        for (int i = 0; i < parts.size(); i++) {
            UfsEvent e = parts.get(i);
            if (cue.allows(e.kind(), e.seat(), e.sort(), seat) && (!cue.itself() || e.isAbout(card))) {
                return true;
            }
        }
        return false;
    }
}
