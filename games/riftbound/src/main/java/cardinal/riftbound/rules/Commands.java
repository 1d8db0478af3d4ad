package cardinal.riftbound.rules;

import cardinal.kernel.Option;
import cardinal.kernel.Privacy;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Labels;
import cardinal.riftbound.table.RiftTable;

/** The words of options: what a player types, what the log and scenario files say. */
public final class Commands {
    private Commands() {
    }

    public static String of(RiftTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        int seat = t.prompt().seat();
        return switch (Option.kind(option)) {
            case Choice.PASS -> "pass";
            case Choice.END_TURN -> "end turn";
            case Choice.PLAY -> "play " + name(t, a, seat);
            case Choice.ACTIVATE -> activation(t, a, b, seat);
            case Choice.MOVE -> "move " + name(t, a, seat) + " to " + place(t, b, seat);
            case Choice.MOVE_SEVERAL -> "move several to " + place(t, a, seat);
            case Choice.HIDE -> "hide " + name(t, a, seat) + " at battlefield " + (b + 1);
            case Choice.PAY -> "pay";
            case Choice.DECLINE -> "decline";
            case Choice.PICK -> "choose " + name(t, a, seat);
            case Choice.DONE -> "done";
            case Choice.LOCATION -> "to " + place(t, a, seat);
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.ASSIGN -> "assign " + b + " to " + name(t, a, seat);
            case Choice.BATTLEFIELD -> "battlefield " + (a + 1);
            case Choice.SEAT -> "choose player " + seat(a);
            case Choice.ITEM -> "choose " + item(t, a, seat);
            case Choice.NUMBER -> Integer.toString(a);
            case Choice.MODE -> "mode " + (a + 1);
            case Choice.ON_TOP -> "put " + name(t, a, seat) + " on top";
            case Choice.KEEP -> "keep";
            case Choice.YIELD -> "let teammate act";
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    public static String seat(int seat) {
        return seat == Table.NONE ? "nobody" : String.valueOf((char) ('A' + seat));
    }

    private static String activation(RiftTable t, int card, int ability, int seat) {
        if (t.def(card).isRune()) {
            return (ability == BasicRune.FOR_ENERGY ? "exhaust " : "recycle ") + name(t, card, seat);
        }
        return "activate " + name(t, card, seat) + (t.def(card).activated().length > 1 ? " " + (ability + 1) : "");
    }

    private static String item(RiftTable t, int id, int seat) {
        for (int i = 0; i < t.waitingCount(); i++) {
            if ((short) t.waiting(i).id() == (short) id) {
                return ability(t, t.waiting(i), seat);
            }
        }
        for (int i = 0; i < t.chainSize(); i++) {
            if ((short) t.item(i).id() == (short) id) {
                return ability(t, t.item(i), seat);
            }
        }
        return "ability " + id;
    }

    private static String ability(RiftTable t, ChainItem item, int seat) {
        int nth = 1;
        boolean several = false;
        for (int i = 0; i < t.waitingCount(); i++) {
            ChainItem w = t.waiting(i);
            if (w.id() != item.id() && w.source().card() == item.source().card()) {
                several = true;
                nth += w.id() < item.id() ? 1 : 0;
            }
        }
        return "ability of " + name(t, item.source().card(), seat) + (several ? " (" + nth + ")" : "");
    }

    /** base, battlefield 1: as a player of this seat calls a location. */
    public static String place(RiftTable t, int zone, int seat) {
        int b = t.battlefieldOf(zone);
        if (b != Table.NONE) {
            return "battlefield " + (b + 1);
        }
        return t.isBase(zone) && t.spec(zone).seat() != seat ? seat(t.spec(zone).seat()) + "'s base"
                : t.spec(zone).name();
    }

    /** What a seat calls a card: its name, numbered among the cards of that name the seat can see. */
    public static String name(RiftTable t, int card, int seat) {
        if (card == Table.NONE) {
            return "nothing";
        }
        Labels labels = t.labels();
        if (labels != null && !labels.of(card).isEmpty()) {
            return labels.of(card);
        }
        if (!sees(t, seat, card)) {
            return "a card";
        }
        String name = t.def(card).name();
        int nth = 1;
        boolean several = false;
        for (int c = 0; c < t.pieceCount(); c++) {
            if (c != card && t.piece(c).face() == t.piece(card).face()
                    && (labels != null ? labels.of(c).isEmpty() : sees(t, seat, c) && isShown(t, c))) {
                several = true;
                nth += c < card ? 1 : 0;
            }
        }
        return several && isShown(t, card) ? name + "#" + nth : name;
    }

    /** Cards that lie in a deck or have left the game do not count for numbering. */
    private static boolean isShown(RiftTable t, int card) {
        int zone = t.piece(card).zone();
        return t.spec(zone).privacy() != Privacy.SECRET;
    }

    private static boolean sees(RiftTable t, int seat, int card) {
        return seat == Table.NONE ? t.spec(t.piece(card).zone()).privacy() == Privacy.PUBLIC
                : Sight.sees(t, seat, card);
    }
}
