package cardinal.evolve.terms;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.scenario.EvolveScenarioGame;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Match;
import cardinal.scenario.ScenarioReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A table laid out by the words of a scenario, for what a scenario cannot ask. */
final class Situation {
    private static final Map<String, EvolveScenarioGame> GAMES = new ConcurrentHashMap<>();

    private final Match<EvolveTable> match;

    /** lines: the cards and the setup of a scenario. */
    Situation(String lines) {
        this(Editions.EVOLVE_1_8_0, lines);
    }

    /** The same by the rules of an edition. */
    Situation(Edition edition, String lines) {
        this(game(edition).begin(
                ScenarioReader.read("situation", "game: " + edition.id() + "\ntitle: a situation\n" + lines),
                (t, event) -> {
                }));
    }

    private static EvolveScenarioGame game(Edition edition) {
        return GAMES.computeIfAbsent(edition.id(), id -> new EvolveScenarioGame(edition, StarterSet.shelf(edition)));
    }

    private Situation(Match<EvolveTable> match) {
        this.match = match;
    }

    /** The same table with other luck: so many rolls of the dice later. */
    Situation later(int rolls) {
        Match<EvolveTable> copy = match.copy();
        for (int i = 0; i < rolls; i++) {
            copy.table().dice().below(2);
        }
        return new Situation(copy);
    }

    EvolveTable table() {
        return match.table();
    }

    /** The commands that are offered. */
    List<String> offered() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < match.prompt().size(); i++) {
            all.add(match.command(i));
        }
        return all;
    }

    /** Gives these commands one after the other. */
    Situation say(String... commands) {
        for (String command : commands) {
            int i = offered().indexOf(command);
            if (i < 0) {
                throw new AssertionError(command + " is not offered, but " + offered());
            }
            match.choose(i);
        }
        return this;
    }

    /** The names of the cards of a zone, the one at the bottom first. */
    List<String> names(Zone zone, int seat) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < table().size(zone.of(seat)); i++) {
            all.add(table().def(table().cardAt(zone.of(seat), i)).name());
        }
        return all;
    }

    /** The card so far from the top of a player's deck, beginning with 0. */
    int fromTop(int seat, int i) {
        int deck = Zone.DECK.of(seat);
        return table().cardAt(deck, table().size(deck) - 1 - i);
    }
}
