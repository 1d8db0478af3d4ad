package cardinal.evolve.flow;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;

/** 10.4.4, 12.2.3: paying play points, or one evolution point in lieu of one of them. */
final class PayPoints {
    private PayPoints() {
    }

    /** Asks which of the two. */
    static void ask(EvolveTable t, int seat, String clause, int points, boolean mayUsePoint) {
        Prompt prompt = t.ask(seat, clause, Ask.CHOOSE, Purpose.PAY);
        if (points <= t.players().playPoints(seat)) {
            prompt.add(Choice.PLAY_POINTS, points);
        }
        if (mayUsePoint && points > 0 && t.players().evolutionPoints(seat) > 0
                && points - 1 <= t.players().playPoints(seat)) {
            prompt.add(Choice.EVOLUTION_POINT, points - 1);
        }
    }

    /** Takes the answer. */
    static void take(EvolveTable t, int seat) {
        t.setPlayPoints(seat, t.players().playPoints(seat) - Option.a(t.answer()));
        if (Option.kind(t.answer()) == Choice.EVOLUTION_POINT) {
            t.players().setEvolutionPoints(seat, t.players().evolutionPoints(seat) - 1);
        }
    }
}
