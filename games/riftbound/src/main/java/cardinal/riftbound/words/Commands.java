package cardinal.riftbound.words;

import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Flow;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
            case Choice.PLAY -> "play " + Naming.card(t, a, seat)
                    + (t.piece(a).zone() == t.trash(seat) && Flow.count(t.def(a)) > 1 ? " " + (b + 1) : "");
            case Choice.ACTIVATE -> activation(t, a, b, seat);
            case Choice.MOVE -> "move " + Naming.card(t, a, seat) + " to " + place(t, b, seat);
            case Choice.MOVE_SEVERAL -> "move several to " + place(t, a, seat);
            case Choice.HIDE -> "hide " + Naming.card(t, a, seat) + " at battlefield " + (b + 1);
            case Choice.PAY -> "pay";
            case Choice.DECLINE -> "decline";
            case Choice.TAKE_BACK -> "take back";
            case Choice.PICK -> "choose " + among(t, option, seat);
            case Choice.DONE -> "done";
            case Choice.LOCATION -> "to " + place(t, a, seat);
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.ASSIGN -> "assign " + b + " to " + Naming.card(t, a, seat);
            case Choice.BATTLEFIELD -> "battlefield " + (a + 1);
            case Choice.SEAT -> "choose player " + Naming.seat(a);
            case Choice.ITEM -> "choose " + item(t, a, seat);
            case Choice.NUMBER -> Integer.toString(a);
            case Choice.MODE -> mode(t, a);
            case Choice.ON_TOP -> "put " + among(t, option, seat) + " on top";
            case Choice.NAME -> "name " + t.pool().nameable(Named.values()[b]).get(a);
            case Choice.KEEP -> "keep";
            case Choice.YIELD -> "let teammate act";
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    /** A card among the options; those that this seat cannot tell apart by their names are numbered as they are offered. */
    private static String among(RiftTable t, long option, int seat) {
        int card = Option.a(option);
        if (isOwnOutside(t, card, seat)) {
            return t.def(card).name();
        }
        String name = Naming.card(t, card, seat);
        int nth = 0;
        int alike = 0;
        for (int i = 0; i < t.prompt().size(); i++) {
            long other = t.prompt().option(i);
            if (Option.kind(other) == Option.kind(option) && mayBeAlike(t, seat, card, Option.a(other))
                    && Naming.card(t, Option.a(other), seat).equals(name)) {
                alike++;
                nth = other == option ? alike : nth;
            }
        }
        return alike > 1 ? name + " (" + nth + ")" : name;
    }

    /** 459.5: the battlefields of one's own that wait outside the game; no two have the same name (103.4.c). */
    private static boolean isOwnOutside(RiftTable t, int card, int seat) {
        return t.piece(card).zone() == t.nowhere() && t.piece(card).owner() == seat
                && t.def(card).type() == CardType.BATTLEFIELD;
    }

    private static boolean mayBeAlike(RiftTable t, int seat, int card, int other) {
        boolean sees = Sight.sees(t, seat, card);
        return card == other || sees == Sight.sees(t, seat, other)
                && (!sees || t.piece(card).face().name().equals(t.piece(other).face().name()));
    }

    /** A mode by its words, numbered where two say the same. */
    private static String mode(RiftTable t, int mode) {
        if (!(t.cause().ability() instanceof Program program) || mode >= program.modeCount()) {
            return "mode " + (mode + 1);
        }
        QuestionWords words = new QuestionWords(t);
        String said = words.say(program.instructionOfMode(mode));
        int nth = 1;
        boolean several = false;
        for (int i = 0; i < program.modeCount(); i++) {
            if (i != mode && program.instructionOfMode(i).equals(program.instructionOfMode(mode))) {
                several = true;
                nth += i < mode ? 1 : 0;
            }
        }
        return several ? said + " (" + nth + ")" : said;
    }

    private static String activation(RiftTable t, int card, int ability, int seat) {
        if (t.def(card).isRune()) {
            return (ability == BasicRune.FOR_ENERGY ? "exhaust " : "recycle ") + Naming.card(t, card, seat);
        }
        return "activate " + Naming.card(t, card, seat)
                + (ActivatedAbilities.of(t, card).length > 1 ? " " + (number(t, card, ability) + 1) : "");
    }

    private static int number(RiftTable t, int card, int ability) {
        CardDef.Activated[] all = ActivatedAbilities.of(t, card);
        int place = 0;
        while (place < all.length - 1 && all[place].index() != ability) {
            place++;
        }
        return place;
    }

    private static String item(RiftTable t, int id, int seat) {
        ChainItem item = itemOf(t, id);
        if (item == null) {
            return "ability " + id;
        }
        int nth = placeAmongItsOwn(t, item) + 1;
        boolean several = nth > 1 || siblings(t, item).anyMatch(other -> other.id() != item.id());
        return "ability of " + Naming.card(t, item.source().card(), seat) + (several ? " (" + nth + ")" : "");
    }

    /** The waiting trigger or the item on the chain with this number; null when there is none. */
    static @Nullable ChainItem itemOf(RiftTable t, int id) {
        return Stream.concat(waiting(t), chained(t)).filter(item -> (short) item.id() == (short) id).findFirst()
                .orElse(null);
    }

    /** How many abilities of the same object came before it, of those that wait or are on the chain with it. */
    static int placeAmongItsOwn(RiftTable t, ChainItem item) {
        return (int) siblings(t, item).filter(other -> other.id() < item.id()).count();
    }

    private static Stream<ChainItem> siblings(RiftTable t, ChainItem item) {
        boolean waits = waiting(t).anyMatch(other -> other.id() == item.id());
        return (waits ? waiting(t) : chained(t)).filter(ChainItem::isAbility)
                .filter(other -> other.source().card() == item.source().card());
    }

    private static Stream<ChainItem> waiting(RiftTable t) {
        return IntStream.range(0, t.chain().waitingCount()).mapToObj(t.chain()::waiting);
    }

    private static Stream<ChainItem> chained(RiftTable t) {
        return IntStream.range(0, t.chain().size()).mapToObj(t.chain()::item);
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
