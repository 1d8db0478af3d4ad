package cardinal.catalog.events;

import cardinal.catalog.view.View;
import cardinal.kernel.Event;
import cardinal.kernel.Piece;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a game says of its events. What lies where and how is compared by itself; here is what cannot be seen from that. */
public interface GameEvents<T extends Table> {

    /** What an event is; null where what changes with it tells all. */
    @Nullable Meaning meaning(T table, Event event);

    /** The id of the zone in which the view shows a card; empty where it shows none. */
    String zone(T table, int card, Piece piece);

    /** What is counted for a player, as the view does. */
    List<View.Stat> stats(T table, int seat);

    boolean isTurned(Piece piece);

    /** Whether the tally of a card is its damage. */
    boolean marksDamage();

    /** Whether what follows is told apart from what was done before. */
    default boolean opensGroup(T table, Event event) {
        return false;
    }

    /** Whether everybody is told what a player has answered to a question of this purpose, because no event of the game tells it. */
    default boolean tellsDecision(Purpose purpose) {
        return purpose == Purpose.MODE || purpose == Purpose.NAME || purpose == Purpose.AMOUNT;
    }

    /** What a remark is. */
    static Meaning of(Remark r) {
        HappeningKind kind = switch (r.topic()) {
            case TURN -> HappeningKind.TURN;
            case PHASE -> HappeningKind.PHASE;
            case PLAY -> HappeningKind.PLAY;
            case RESOLVE -> HappeningKind.RESOLVE;
            case TRIGGER -> HappeningKind.TRIGGER;
            case ATTACK -> HappeningKind.ATTACK;
            case MOVE -> HappeningKind.MOVE;
            case REVEAL -> HappeningKind.REVEAL;
            case CONTROL -> HappeningKind.CONTROL;
            case TURNED -> HappeningKind.READY_EXHAUST;
            case SHUFFLE -> HappeningKind.SHUFFLE;
            case CHOICE, PASS -> HappeningKind.CHOICE;
            case CONCEDE -> HappeningKind.CONCEDE;
            case SUM, RESOURCES, OTHER -> HappeningKind.VALUE;
        };
        Meaning plain = Meaning.of(kind, r.seat(), r.card());
        return switch (r.topic()) {
            case PASS -> plain.called("pass");
            case SUM, RESOURCES, OTHER -> plain.called("note");
            default -> plain;
        };
    }

    /** The kind of event by which a number of a player changes. */
    static HappeningKind kindOf(String stat) {
        return switch (stat) {
            case "defense", "vitality" -> HappeningKind.LIFE;
            case "points", "games" -> HappeningKind.POINTS;
            default -> HappeningKind.VALUE;
        };
    }
}
