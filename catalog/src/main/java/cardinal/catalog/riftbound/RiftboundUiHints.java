package cardinal.catalog.riftbound;

import cardinal.catalog.game.UiHints;
import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What people do in a game of Riftbound without thinking, and what they may ask about. */
final class RiftboundUiHints implements UiHints<RiftTable> {
    private static final String CHAIN = "chain";
    private static final String SHOWDOWN = "showdown";
    private static final String TURN = "turn";

    @Override
    public List<String> imaginable(RiftTable t, int seat) {
        Set<String> commands = new LinkedHashSet<>(List.of("pass", "end turn"));
        for (int zone : new int[] {t.hand(seat), t.championZone(seat)}) {
            for (int i = 0; i < t.size(zone); i++) {
                commands.add("play " + Naming.card(t, t.cardAt(zone, i), seat));
            }
        }
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.isUnitOnBoard(card) && t.controller(card) == seat) {
                String unit = Naming.card(t, card, seat);
                for (int b = 0; b < t.battlefields().count(); b++) {
                    commands.add("move " + unit + " to battlefield " + (b + 1));
                }
                commands.add("move " + unit + " to base");
            }
        }
        return List.copyOf(commands);
    }

    @Override
    public boolean isPass(long option) {
        return Option.kind(option) == Choice.PASS;
    }

    @Override
    public boolean comesLast(long option) {
        return switch (Option.kind(option)) {
            case Choice.PASS, Choice.END_TURN, Choice.YIELD, Choice.DECLINE, Choice.TAKE_BACK, Choice.DONE -> true;
            default -> false;
        };
    }

    /** Making and using up runes, and what only repeats another line. */
    @Override
    public boolean isDetail(RiftTable t, Event event) {
        return switch (event) {
            case Remark r -> switch (r.topic()) {
                case RESOURCES, PASS, SUM -> true;
                case TURNED -> t.def(r.card()).isRune();
                default -> false;
            };
            case RiftEvent.Attacked a -> true;
            case RiftEvent.Defended d -> true;
            case RiftEvent.Recycled r -> t.def(r.card()).isRune();
            case RiftEvent.Readied r -> true;
            case RiftEvent.Played p -> true;
            case RiftEvent.Beginning b -> true;
            case RiftEvent.Ending e -> true;
            default -> false;
        };
    }

    @Override
    public boolean makesResources(RiftTable t, long option) {
        return Option.kind(option) == Choice.ACTIVATE
                && t.def(Option.a(option)).activated()[Option.b(option)].program().adds();
    }

    @Override
    public List<String> windows() {
        return List.of(CHAIN, SHOWDOWN);
    }

    @Override
    public String window(RiftTable t) {
        return t.isClosed() ? CHAIN : t.fight().showdown() != Table.NONE ? SHOWDOWN : TURN;
    }
}
