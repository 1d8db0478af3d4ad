package cardinal.catalog.evolve;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.table.EvolveTable;
import java.util.function.IntUnaryOperator;

/** What counts in a game of Evolve. The weights follow from how games ended (docs/bots.md). */
public final class EvolveEvaluation {
    private static final int SHAKEN = 12;
    private static final int DANGER = 8;
    private static final int LAST_CARDS = 4;

    public static final Evaluation<EvolveTable> OF = Evaluation.of(
            new Feature<>("defense of the leader", 0.12, (t, seat) -> t.leaderDefense(seat)),
            new Feature<>("leader shaken", -0.05, (t, seat) -> Math.max(0, SHAKEN - t.leaderDefense(seat))),
            new Feature<>("leader in danger", -0.06, (t, seat) -> Math.max(0, DANGER - t.leaderDefense(seat))),
            new Feature<>("attack on the field", 0.18, (t, seat) -> followers(t, seat, t::attack)),
            new Feature<>("attack of whose turn it is", 0.08,
                    (t, seat) -> t.active() == seat ? followers(t, seat, t::attack) : 0),
            new Feature<>("enough attack to win this turn", 0.6, (t, seat) -> canWin(t, seat) ? 1 : 0),
            new Feature<>("defense on the field", 0.04, (t, seat) -> followers(t, seat, t::defense)),
            new Feature<>("defense of followers with Ward", 0.15,
                    (t, seat) -> followers(t, seat, card -> t.has(card, Keyword.WARD) ? t.defense(card) : 0)),
            new Feature<>("other cards on the field", 0.18,
                    (t, seat) -> t.size(Zone.FIELD.of(seat)) - followers(t, seat, card -> 1)),
            new Feature<>("cards in hand", 0.10, (t, seat) -> t.size(Zone.HAND.of(seat))),
            new Feature<>("cards in the EX area", 0.21, (t, seat) -> t.size(Zone.EX.of(seat))),
            new Feature<>("evolution points", 0.06, (t, seat) -> t.players().evolutionPoints(seat)),
            new Feature<>("play points of a turn", 0.3, (t, seat) -> t.players().maximum(seat)),
            new Feature<>("deck runs out", -0.5, (t, seat) -> Math.max(0, LAST_CARDS - t.size(Zone.DECK.of(seat)))));

    private EvolveEvaluation() {
    }

    private static boolean canWin(EvolveTable t, int seat) {
        return t.active() == seat
                && followers(t, seat, t::attack) >= t.leaderDefense(EvolveTable.opponent(seat));
    }

    /** The sum of something over a player's followers on the field. */
    private static int followers(EvolveTable t, int seat, IntUnaryOperator amount) {
        int sum = 0;
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            sum += t.isFollower(card) ? amount.applyAsInt(card) : 0;
        }
        return sum;
    }
}
