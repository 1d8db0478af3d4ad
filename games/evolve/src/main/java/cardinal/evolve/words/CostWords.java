package cardinal.evolve.words;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Selector;
import java.util.List;

/** Costs in the words of players, where a text has icons. */
final class CostWords {
    private CostWords() {
    }

    /** "pay 2 play points and engage this card". */
    static String of(List<Cost> costs) {
        List<String> parts = costs.stream().map(CostWords::of).toList();
        return parts.size() < 2 ? String.join("", parts)
                : String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    static String of(Cost cost) {
        return switch (cost) {
            case Cost.Pay p -> "pay " + points(p.points());
            case Cost.Engage e -> "engage "
                    + (e.what() instanceof Selector.This ? "this card" : Phrases.selector(e.what()).orElse("a card"));
            case Cost.Serve s -> s.times() == 1 ? "serve this card" : "serve this card " + s.times() + " times";
            case Cost.DrivePoint d -> "put a Drive Point of your evolve deck into your drive zone";
            case Cost.Lesson l -> "banish " + (l.n() == 1 ? "a Magic Item" : l.n() + " Magic Items")
                    + " of your EX area";
            case Cost.EarthRite e -> e.n() == 1 ? "remove a Stack counter from one of your amulets"
                    : "remove " + e.n() + " Stack counters from one of your amulets";
            case Cost.Process p -> Phrases.deed(p.verb()).orElse("pay its cost");
        };
    }

    private static String points(Amount amount) {
        return amount instanceof Amount.Fixed fixed ? points(fixed.n())
                : amount instanceof Amount.Times times ? times.n() + " times X play points" : "X play points";
    }

    static String points(int n) {
        return n == 1 ? "1 play point" : n + " play points";
    }
}
