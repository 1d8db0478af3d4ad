package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A prohibition, a condition of its own and a change of its cost, against every way a card comes to be played. */
class WaysToPlayTest {
    private static final int PRINTED = 3;

    /**
     * A way a card comes to be played.
     *
     * @param from  where it is before
     * @param command  what its player says
     * @param base  what it costs before anything is changed
     * @param quick  whether it is on the opponent's turn
     */
    private record Way(String name, Zone from, String command, int base, boolean quick) {
    }

    private static final List<Way> WAYS = List.of(
            new Way("hand", Zone.HAND, "play Card", PRINTED, false),
            new Way("EX area", Zone.EX, "play Card", PRINTED, false),
            new Way("Quick from the hand", Zone.HAND, "play Card", PRINTED, true),
            new Way("Quick from the EX area", Zone.EX, "play Card", PRINTED, true),
            new Way("effect, cemetery, 0", Zone.CEMETERY, "activate Grave", 0, false),
            new Way("effect, cemetery, 2", Zone.CEMETERY, "activate Tomb", 2, false),
            new Way("effect, EX area, 0", Zone.EX, "activate Shelf", 0, false),
            new Way("effect, deck, 0", Zone.DECK, "activate Font", 0, false),
            new Way("effect, opponent's turn, 0", Zone.CEMETERY, "activate Crypt", 0, true));

    /**
     * What stands in the way of it, or changes what it costs.
     *
     * @param own  a text of the card itself
     * @param mine  a text of an amulet of its player
     * @param theirs  a text of an amulet of the opponent
     * @param forbids  whether it cannot be played at all
     * @param sets  the value it sets the cost to, or -1
     * @param more  how much more it costs
     */
    private record Obstacle(String own, String mine, String theirs, boolean forbids, int sets, int more) {
    }

    private static Obstacle costs(String own, String mine, String theirs, int sets, int more) {
        return new Obstacle(own, mine, theirs, false, sets, more);
    }

    private static List<Obstacle> obstacles(String kind) {
        return List.of(
                costs("", "", "", -1, 0),
                new Obstacle("This card can only be played if there is a follower named Nobody on your field.", "", "",
                        true, -1, 0),
                costs("This card can only be played if there is an amulet on your field.", "", "", -1, 0),
                new Obstacle("", "You can't play " + kind + "s.", "", true, -1, 0),
                new Obstacle("", "", "Opponents can't play " + kind + "s.", true, -1, 0),
                new Obstacle("", "", "Opponents can't play cards.", true, -1, 0),
                costs("", "", "You can't play cards.", -1, 0),
                costs("", "Opponents can't play cards.", "", -1, 0),
                costs("", "Any " + kind + " you play costs 2 less.", "", -1, -2),
                costs("", "", "Any " + kind + " an opponent plays costs 2 more.", -1, 2),
                costs("", "The 1st " + kind + " you play each turn costs 1 less.", "", -1, -1),
                costs("This card costs 1 less to play.", "", "", -1, -1),
                costs("This card costs 4 more to play.", "", "", -1, 4),
                costs("This card costs 1 to play.", "", "", 1, 0),
                costs("This card costs 5 to play.", "", "Any card an opponent plays costs 1 more.", 5, 1),
                costs("This card costs 1 less to play.", "Any card you play costs 1 less.",
                        "Any card an opponent plays costs 3 more.", -1, 1));
    }

    private static final List<String> KINDS = List.of("follower", "amulet", "spell");

    private static String cards(String kind, Obstacle o) {
        String once = " This ability can be activated once per turn.";
        String text = ("[quick]\\n" + o.own + (kind.equals("spell") ? "\\nGive your leader [defense]+1." : "")).strip();
        return """
                [{"name": "Card", "type": "%s", "cost": %d, "attack": 1, "defense": 1, "text": "%s"},
                 {"name": "Mine", "type": "Amulet", "cost": 20, "text": "%s"},
                 {"name": "Theirs", "type": "Amulet", "cost": 20, "text": "%s"},
                 {"name": "Biter", "type": "Follower", "cost": 20, "attack": 1, "defense": 9},
                 {"name": "Grave", "type": "Amulet", "cost": 20, "text": "[act][cost0]: Select a card in your cemetery and play it for 0 play points.%s"},
                 {"name": "Tomb", "type": "Amulet", "cost": 20, "text": "[act][cost0]: Select a card in your cemetery and play it for 2 play points.%s"},
                 {"name": "Shelf", "type": "Amulet", "cost": 20, "text": "[act][cost0]: Select a card in your EX area and play it for 0 play points.%s"},
                 {"name": "Font", "type": "Amulet", "cost": 20, "text": "[act][cost0]: Reveal the top card of your deck. Play it for 0 play points.%s"},
                 {"name": "Crypt", "type": "Amulet", "cost": 20, "text": "[q][act][cost0]: Select a card in your cemetery and play it for 0 play points.%s"}]"""
                .formatted(kind, PRINTED, text, o.mine, o.theirs, once, once, once, once, once);
    }

    /** By the document: 1.3.1 and 1.3.3 forbid the act itself; 10.10.2.4: a value first, then more and less; 10.4.4: it must be paid. */
    private static int expected(Way way, Obstacle o, int points) {
        if (o.forbids) {
            return -1;
        }
        int least = Integer.MAX_VALUE;
        boolean set = way.base != PRINTED;
        for (int value : o.sets < 0 ? new int[] {way.base} : set ? new int[] {way.base, o.sets} : new int[] {o.sets}) {
            least = Math.min(least, Math.max(0, value + o.more));
        }
        return least <= points ? least : -1;
    }

    /** What was paid, or -1 if the card was not played. */
    private static int played(Way way, CardPool pool, int points) {
        Laid laid = new Laid(pool, CardData.LEADERLESS);
        int seat = way.quick ? 1 : 0;
        laid.put("Mine", seat, Zone.FIELD);
        laid.put("Theirs", 1 - seat, Zone.FIELD);
        laid.put("Biter", 0, Zone.FIELD);
        if (way.command.startsWith("activate ")) {
            laid.put(way.command.substring("activate ".length()), seat, Zone.FIELD);
        }
        laid.put("Card", seat, way.from);
        laid.table.setMaximum(seat, Math.max(1, points));
        laid.table.setPlayPoints(seat, points);
        Match<EvolveTable> match = laid.begin();
        if (way.quick) {
            Laid.choose(match, "attack leader with Biter");
        }
        if (!Laid.commands(match).contains(way.command)) {
            return -1;
        }
        Laid.choose(match, way.command);
        while (match.prompt().isOpen() && Laid.commands(match).getFirst().startsWith("pay ")) {
            match.choose(0);
        }
        EvolveTable t = match.table();
        boolean was = t.players().played(seat) == 1;
        return was ? points - t.players().playPoints(seat) : -1;
    }

    @Test
    @Clauses({"10.6.2.1.2", "1.3.1", "1.3.3", "10.10.2.4", "10.4.4"})
    void everyWayMeetsTheSameRequirements() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String kind : KINDS) {
            for (Obstacle o : obstacles(kind)) {
                CardPool pool = Laid.pool(cards(kind, o));
                for (Way way : WAYS) {
                    for (int points = 0; points <= 8; points += points < 4 ? 1 : 2) {
                        cases++;
                        int found = played(way, pool, points);
                        if (found != expected(way, o, points)) {
                            wrong.add(way.name + ", " + kind + ", " + o + ", " + points + " points: paid " + found
                                    + ", expected " + expected(way, o, points));
                        }
                    }
                }
            }
        }
        System.out.println("evolve, ways to play against obstacles: " + cases + " cases");
        assertThat(wrong).isEmpty();
    }

    /** 12.2, 5.15, 1.3.3: evolving by its ability and by an effect, allowed and forbidden. */
    @Test
    @Clauses({"1.3.3", "12.2.2", "5.15.1"})
    void evolvingIsForbiddenHoweverItComesAbout() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String command : List.of("evolve Pup", "play Rise", "activate Nest")) {
            for (String text : List.of("", "This follower can't evolve.")) {
                for (String mine : List.of("", "Each follower on your field can't evolve.")) {
                    for (String theirs : List.of("", "Each enemy follower on the field can't evolve.")) {
                        cases++;
                        boolean may = text.isEmpty() && mine.isEmpty() && theirs.isEmpty();
                        if (evolves(command, text, mine, theirs) != may) {
                            wrong.add(command + " | " + text + " | " + mine + " | " + theirs);
                        }
                    }
                }
            }
        }
        System.out.println("evolve, ways to evolve: " + cases + " cases");
        assertThat(wrong).isEmpty();
    }

    private static boolean evolves(String command, String text, String mine, String theirs) {
        Laid laid = new Laid(
                """
                [{"name": "Pup", "type": "Follower", "cost": 2, "attack": 1, "defense": 1, "text": "[evolve][cost1]: Evolve this follower.%s"},
                 {"name": "Pup", "type": "Follower / Evolved", "attack": 3, "defense": 3},
                 {"name": "Mine", "type": "Amulet", "cost": 20, "text": "%s"},
                 {"name": "Theirs", "type": "Amulet", "cost": 20, "text": "%s"},
                 {"name": "Nest", "type": "Amulet", "cost": 20, "text": "[act][cost1]: Select a follower on your field and evolve it."},
                 {"name": "Rise", "type": "Spell", "cost": 1, "text": "Select a follower on your field and evolve it."}]"""
                        .formatted(text.isEmpty() ? "" : "\\n" + text, mine, theirs));
        laid.put("Mine", 0, Zone.FIELD);
        laid.put("Nest", 0, Zone.FIELD);
        laid.put("Theirs", 1, Zone.FIELD);
        laid.put("Rise", 0, Zone.HAND);
        int pup = laid.put("Pup", 0, Zone.FIELD);
        laid.put("Pup (evolved)", 0, Zone.EVOLVE_DECK);
        Match<EvolveTable> match = laid.begin();
        if (!Laid.commands(match).contains(command)) {
            return false;
        }
        Laid.choose(match, command);
        while (match.prompt().isOpen() && Laid.commands(match).getFirst().startsWith("pay ")) {
            match.choose(0);
        }
        return match.table().evolvedCard(pup) != EvolveTable.NONE;
    }
}
