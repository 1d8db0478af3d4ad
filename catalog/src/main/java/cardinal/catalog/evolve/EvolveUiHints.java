package cardinal.catalog.evolve;

import cardinal.catalog.game.UiHints;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Remark;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What people do in a game of Evolve without thinking, and what they may ask about. */
final class EvolveUiHints implements UiHints<EvolveTable> {
    private static final String QUICK = "quick";
    private static final String TURN = "turn";

    @Override
    public List<String> imaginable(EvolveTable t, int seat) {
        Set<String> commands = new LinkedHashSet<>(List.of("pass", "end turn"));
        for (Zone kind : List.of(Zone.HAND, Zone.EX)) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                commands.add("play " + Naming.card(t, t.cardAt(zone, i), seat));
            }
        }
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            String name = Naming.card(t, card, seat);
            for (CardDef.Activated a : t.face(card).activated()) {
                commands.add(switch (a.ability().kind()) {
                    case EVOLVE -> "evolve ";
                    case SERVE -> "serve ";
                    case ADVANCE -> "advance ";
                    case RIDE -> "ride ";
                    case ACT -> "activate ";
                } + name);
            }
            if (t.isFollower(card)) {
                attacks(t, seat, name, commands);
            }
        }
        return List.copyOf(commands);
    }

    private static void attacks(EvolveTable t, int seat, String name, Set<String> commands) {
        commands.add("attack leader with " + name);
        int enemies = Zone.FIELD.of(EvolveTable.opponent(seat));
        for (int i = 0; i < t.size(enemies); i++) {
            if (t.isFollower(t.cardAt(enemies, i))) {
                commands.add("attack " + Naming.card(t, t.cardAt(enemies, i), seat) + " with " + name);
            }
        }
    }

    @Override
    public boolean isPass(long option) {
        return Option.kind(option) == Choice.PASS;
    }

    @Override
    public boolean comesLast(long option) {
        return switch (Option.kind(option)) {
            case Choice.PASS, Choice.END_TURN, Choice.DONE, Choice.NO, Choice.DECLINE, Choice.RESERVED -> true;
            default -> false;
        };
    }

    /** What only repeats another line. */
    @Override
    public boolean isDetail(EvolveTable t, Event event) {
        return switch (event) {
            case Remark r -> r.topic() == Remark.Topic.SUM;
            case EvolveEvent.Selected s -> true;
            case EvolveEvent.Played p -> true;
            case EvolveEvent.AbilityPlayed a -> a.evolve();
            case EvolveEvent.PhaseBegan p -> true;
            default -> false;
        };
    }

    @Override
    public boolean makesResources(EvolveTable t, long option) {
        return false;
    }

    @Override
    public List<String> windows() {
        return List.of(QUICK);
    }

    /** 7.4.5, 8.4.7: in another player's turn one is asked to act only with Quick. */
    @Override
    public String window(EvolveTable t) {
        return t.prompt().isOpen() && t.prompt().seat() != t.active() ? QUICK : TURN;
    }
}
