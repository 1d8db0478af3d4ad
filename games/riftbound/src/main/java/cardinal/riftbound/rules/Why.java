package cardinal.riftbound.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** "Why can't I?": reads a command that is not offered and names the clauses that forbid it. */
public final class Why {
    private final RiftTable t;
    private final int seat;
    private final String command;

    private Why(RiftTable t, int seat, String command) {
        this.t = t;
        this.seat = seat;
        this.command = command.strip();
    }

    public static List<Reason> not(RiftTable t, int seat, String command) {
        Why why = new Why(t, seat, command);
        return why.isOffered() ? List.of() : why.reasons();
    }

    private boolean isOffered() {
        Prompt p = t.prompt();
        if (!p.isOpen() || p.seat() != seat) {
            return false;
        }
        for (int i = 0; i < p.size(); i++) {
            if (Commands.of(t, p.option(i)).equalsIgnoreCase(command)) {
                return true;
            }
        }
        return false;
    }

    private List<Reason> reasons() {
        String lower = command.toLowerCase(Locale.ROOT);
        if (t.isOver()) {
            return List.of(new Reason("445", "the game is over"));
        }
        if (lower.startsWith("play ")) {
            return ofCard(command.substring(5), card -> Requirement.failed(Legal.PLAY, t, new Legal.Play(seat, card)));
        }
        if (lower.startsWith("move ") && lower.contains(" to ")) {
            int at = lower.lastIndexOf(" to ");
            int zone = zone(lower.substring(at + 4));
            if (zone == Table.NONE) {
                return List.of(new Reason("407.1", "there is no location \"" + command.substring(at + 4) + "\""));
            }
            return ofCard(command.substring(5, at), card -> Requirement.failed(Movement.STANDARD_MOVE, t, new Movement.Attempt(seat, card, zone)));
        }
        if (lower.startsWith("hide ") && lower.contains(" at battlefield ")) {
            int at = lower.lastIndexOf(" at battlefield ");
            int b = number(lower.substring(at + 16)) - 1;
            if (b < 0 || b >= t.battlefieldCount()) {
                return List.of(new Reason("106.3.b", "there is no such battlefield"));
            }
            return ofCard(command.substring(5, at), card -> Requirement.failed(Legal.HIDE, t, new Legal.Hiding(seat, card, b)));
        }
        if (lower.startsWith("activate ") || lower.startsWith("exhaust ") || lower.startsWith("recycle ")) {
            return activation(lower);
        }
        if (lower.equals("end turn")) {
            return List.of(new Reason("316.6", "only the turn player ends the turn, in a Neutral Open State of the Action Phase"));
        }
        if (lower.equals("pass")) {
            return List.of(new Reason("312.1.b", "you have neither priority nor focus"));
        }
        if (lower.startsWith("choose ")) {
            return ofCard(command.substring(7), this::choosing);
        }
        if (lower.startsWith("assign ")) {
            return List.of(new Reason("439.1.d.5", "damage is assigned in the order and amounts that are offered: lethal damage in full, Tank first"),
                    new Reason("439.1.d.3", "a unit gets lethal damage in full before the next one"),
                    new Reason("439.1.d.4", "a unit gets no more than lethal damage while others remain"));
        }
        return List.of(new Reason("398", "there is no action \"" + command + "\""));
    }

    private interface Ask {
        List<Reason> of(int card);
    }

    /** The reasons for the card of that name that comes closest to being allowed. */
    private List<Reason> ofCard(String name, Ask ask) {
        List<Reason> best = null;
        for (int card : named(name)) {
            List<Reason> reasons = ask.of(card);
            if (best == null || reasons.size() < best.size()) {
                best = reasons;
            }
        }
        if (best == null) {
            return List.of(new Reason("127.1", "you see no card \"" + name + "\""));
        }
        return best.isEmpty() ? List.of(new Reason("312.1.b", "another player has priority, or something else is asked first")) : best;
    }

    private List<Reason> activation(String lower) {
        int space = lower.indexOf(' ');
        boolean recycle = lower.startsWith("recycle ");
        return ofCard(command.substring(space + 1).replaceFirst(" \\d+$", ""), card -> {
            int n = t.def(card).activated().length;
            if (n == 0) {
                return List.of(new Reason("370.1", "it has no activated ability"));
            }
            List<Reason> best = null;
            for (int i = 0; i < n; i++) {
                if (t.def(card).isRune() && i != (recycle ? 1 : 0)) {
                    continue;
                }
                List<Reason> reasons = Requirement.failed(Legal.ACTIVATE, t, new Legal.Activation(seat, card, i));
                best = best == null || reasons.size() < best.size() ? reasons : best;
            }
            return best == null ? List.of() : best;
        });
    }

    private List<Reason> choosing(int card) {
        Prompt p = t.prompt();
        if (!p.isOpen() || p.seat() != seat) {
            return List.of(new Reason("312.1.b", "nothing is asked of you"));
        }
        boolean picks = false;
        for (int i = 0; i < p.size(); i++) {
            picks |= cardinal.kernel.Option.kind(p.option(i)) == Choice.PICK;
        }
        return List.of(picks ? new Reason("352.8.b", "it does not meet the requirements of this choice, or you could not pay for choosing it")
                : new Reason("352.4", "no object is chosen now"));
    }

    /** The card that is called so, else all cards of that name. */
    private List<Integer> named(String name) {
        List<Integer> called = new ArrayList<>();
        List<Integer> found = new ArrayList<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            boolean visible = t.labels() != null || cardinal.kernel.Sight.sees(t, seat, card);
            if (visible && t.piece(card).zone() != t.nowhere()) {
                if (Commands.name(t, card, seat).equalsIgnoreCase(name.strip())) {
                    called.add(card);
                } else if (t.def(card).name().equalsIgnoreCase(name.strip())) {
                    found.add(card);
                }
            }
        }
        return called.isEmpty() ? found : called;
    }

    private int zone(String words) {
        String w = words.strip();
        if (w.equals("base") || w.equals("my base") || w.equals("its base")) {
            return t.base(seat);
        }
        if (w.startsWith("battlefield ")) {
            int b = number(w.substring(12)) - 1;
            return b >= 0 && b < t.battlefieldCount() ? t.battlefield(b) : Table.NONE;
        }
        for (int s = 0; s < t.seatCount(); s++) {
            if (w.equalsIgnoreCase(Commands.seat(s) + "'s base")) {
                return t.base(s);
            }
        }
        return Table.NONE;
    }

    private static int number(String word) {
        try {
            return Integer.parseInt(word.strip());
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
