package cardinal.bots.evolve;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Zone;

/** What counts in a game of Evolve. */
public final class EvolveEvaluation {
    public static final Evaluation<EvolveTable> OF = Evaluation.of(
            new Feature<>("defense of the leader", 0.10, (t, seat) -> t.players().defense(seat)),
            new Feature<>("leader in danger", -0.12, EvolveEvaluation::danger),
            new Feature<>("attack on the field", 0.13, EvolveEvaluation::attack),
            new Feature<>("defense on the field", 0.07, EvolveEvaluation::defense),
            new Feature<>("followers with Ward", 0.15, EvolveEvaluation::wards),
            new Feature<>("cards on the field", 0.12, (t, seat) -> t.size(Zone.FIELD.of(seat))),
            new Feature<>("cards in hand", 0.18, (t, seat) -> t.size(Zone.HAND.of(seat))),
            new Feature<>("cards in the EX area", 0.12, (t, seat) -> t.size(Zone.EX.of(seat))),
            new Feature<>("evolution points", 0.15, (t, seat) -> t.players().evolutionPoints(seat)),
            new Feature<>("deck runs out", -0.5, (t, seat) -> Math.max(0, 4 - t.size(Zone.DECK.of(seat)))));

    private static final int SAFE = 8;

    private EvolveEvaluation() {
    }

    private static double danger(EvolveTable t, int seat) {
        return Math.max(0, SAFE - t.players().defense(seat));
    }

    private static double attack(EvolveTable t, int seat) {
        int sum = 0;
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            sum += t.isFollower(card) ? t.attack(card) : 0;
        }
        return sum;
    }

    private static double defense(EvolveTable t, int seat) {
        int sum = 0;
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            sum += t.isFollower(card) ? t.defense(card) : 0;
        }
        return sum;
    }

    private static double wards(EvolveTable t, int seat) {
        int n = 0;
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            n += t.isFollower(card) && t.has(card, Keyword.WARD) ? 1 : 0;
        }
        return n;
    }
}
