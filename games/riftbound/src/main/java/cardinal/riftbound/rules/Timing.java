package cardinal.riftbound.rules;

import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 307 to 310: when a card may be played or an ability activated. */
final class Timing {
    /** Permission that a card or ability has: 0 none, 1 Action, 2 Reaction (which includes Action, 729.1.b). */
    public static final int NORMAL = 0;
    public static final int ACTION = 1;
    public static final int REACTION = 2;

    /** Somebody wants to do something with this permission. */
    public record Attempt(int seat, int permission) {
    }

    /** What must hold, with its clauses; also the answer to "why not?". */
    public static final List<Requirement<RiftTable, Attempt>> REQUIREMENTS = List.of(
            new Requirement<>("309.1.a", "a chain exists, so only cards and abilities with Reaction can be used",
                    (t, a) -> !t.isClosed() || a.permission() == REACTION),
            new Requirement<>("308.1.a",
                    "a showdown is in progress, so only cards and abilities with Action or Reaction can be used",
                    (t, a) -> t.fight().showdown() == Table.NONE || a.permission() >= ACTION),
            new Requirement<>("310.1.a", "without Action or Reaction it can be used only on your own turn",
                    (t, a) -> a.permission() >= ACTION || isTheirTurn(t, a.seat())),
            new Requirement<>("312.2.a", "in a Neutral Open State only the turn player has priority",
                    (t, a) -> !t.isNeutralOpen() || isTheirTurn(t, a.seat())),
            new Requirement<>("316.1", "it is not the Action Phase yet",
                    (t, a) -> t.isClosed() || t.fight().showdown() != Table.NONE || t.phase() == Phase.ACTION));

    private Timing() {
    }

    /** 316.2.b, 316.2.b.1: the turn is the turn player's and their teammates'. */
    static boolean isTheirTurn(RiftTable t, int seat) {
        return t.friends(t.turnPlayer(), seat);
    }

    public static boolean allows(RiftTable t, int seat, int permission) {
        if (t.isClosed()) {
            return permission == REACTION;
        }
        if (t.fight().showdown() != Table.NONE) {
            return permission >= ACTION;
        }
        return isTheirTurn(t, seat) && t.phase() == Phase.ACTION;
    }

    /** 722, 729, 727.6: the permission of a card; a facedown card has Reaction. */
    public static int of(CardDef def, boolean facedown) {
        return facedown || def.has(Keyword.REACTION) || def.has(Keyword.QUICK_DRAW) ? REACTION
                : def.has(Keyword.ACTION) ? ACTION : NORMAL;
    }

    /** What a keyword permits. */
    static int of(Keyword keyword) {
        return keyword == Keyword.REACTION ? REACTION : keyword == Keyword.ACTION ? ACTION : NORMAL;
    }

    public static int of(Ability.Activated ability) {
        return switch (ability.timing()) {
            case NORMAL -> NORMAL;
            case ACTION -> ACTION;
            case REACTION -> REACTION;
        };
    }
}
