package cardinal.riftbound.rules;

import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Table;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
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
            case Choice.PLAY -> "play " + Naming.card(t, a, seat);
            case Choice.ACTIVATE -> activation(t, a, b, seat);
            case Choice.MOVE -> "move " + Naming.card(t, a, seat) + " to " + place(t, b, seat);
            case Choice.MOVE_SEVERAL -> "move several to " + place(t, a, seat);
            case Choice.HIDE -> "hide " + Naming.card(t, a, seat) + " at battlefield " + (b + 1);
            case Choice.PAY -> "pay";
            case Choice.DECLINE -> "decline";
            case Choice.PICK -> "choose " + Naming.card(t, a, seat);
            case Choice.DONE -> "done";
            case Choice.LOCATION -> "to " + place(t, a, seat);
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.ASSIGN -> "assign " + b + " to " + Naming.card(t, a, seat);
            case Choice.BATTLEFIELD -> "battlefield " + (a + 1);
            case Choice.SEAT -> "choose player " + Naming.seat(a);
            case Choice.ITEM -> "choose " + item(t, a, seat);
            case Choice.NUMBER -> Integer.toString(a);
            case Choice.MODE -> "mode " + (a + 1);
            case Choice.ON_TOP -> "put " + Naming.card(t, a, seat) + " on top";
            case Choice.KEEP -> "keep";
            case Choice.YIELD -> "let teammate act";
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    private static String activation(RiftTable t, int card, int ability, int seat) {
        if (t.def(card).isRune()) {
            return (ability == BasicRune.FOR_ENERGY ? "exhaust " : "recycle ") + Naming.card(t, card, seat);
        }
        return "activate " + Naming.card(t, card, seat)
                + (t.activated(card).length > 1 ? " " + (number(t, card, ability) + 1) : "");
    }

    private static int number(RiftTable t, int card, int ability) {
        CardDef.Actd[] all = t.activated(card);
        int place = 0;
        while (place < all.length - 1 && all[place].index() != ability) {
            place++;
        }
        return place;
    }

    private static String item(RiftTable t, int id, int seat) {
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            if ((short) t.chain().waiting(i).id() == (short) id) {
                return ability(t, t.chain().waiting(i), seat);
            }
        }
        for (int i = 0; i < t.chain().size(); i++) {
            if ((short) t.chain().item(i).id() == (short) id) {
                return ability(t, t.chain().item(i), seat);
            }
        }
        return "ability " + id;
    }

    private static String ability(RiftTable t, ChainItem item, int seat) {
        int nth = 1;
        boolean several = false;
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            ChainItem w = t.chain().waiting(i);
            if (w.id() != item.id() && w.source().card() == item.source().card()) {
                several = true;
                nth += w.id() < item.id() ? 1 : 0;
            }
        }
        return "ability of " + Naming.card(t, item.source().card(), seat) + (several ? " (" + nth + ")" : "");
    }

    /** base, battlefield 1: as a player of this seat calls a location. */
    public static String place(RiftTable t, int zone, int seat) {
        int b = t.battlefieldOf(zone);
        if (b != Table.NONE) {
            return "battlefield " + (b + 1);
        }
        return t.isBase(zone) && t.spec(zone).seat() != seat ? Naming.seat(t.spec(zone).seat()) + "'s base"
                : t.spec(zone).name();
    }
}
