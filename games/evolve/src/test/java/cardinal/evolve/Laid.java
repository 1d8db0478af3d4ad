package cardinal.evolve;

import cardinal.cards.CardSet;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.flow.Turn;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import java.util.List;
import java.util.stream.IntStream;

/** A table laid out by hand in the main phase of A, with cards of one's own. */
final class Laid {
    private static final int POINTS = 10;

    final EvolveTable table;

    /** json: the cards of this table. */
    Laid(String json) {
        this(json, CardData.LEADERLESS);
    }

    /** leader: the leader of A. */
    Laid(String json, String leader) {
        this(pool(json), leader);
    }

    Laid(CardPool pool, String leader) {
        this(Editions.EVOLVE_1_8_0, pool, leader);
    }

    /** By the rules of an edition. */
    Laid(Edition edition, String json) {
        this(edition, pool(edition, json), CardData.LEADERLESS);
    }

    private Laid(Edition edition, CardPool pool, String leader) {
        table = Evolve.table(edition, Format.STANDARD, pool, 7);
        for (int seat = 0; seat < 2; seat++) {
            put(seat == 0 ? leader : CardData.LEADERLESS, seat, Zone.LEADER);
            table.setMaximum(seat, POINTS);
            table.setPlayPoints(seat, POINTS);
            table.setLeaderDefense(seat, CardData.LEADER_DEFENSE);
            for (int i = 0; i < POINTS; i++) {
                put("Blank", seat, Zone.DECK);
            }
        }
        table.setTurn(5);
        table.players().setTurnsTaken(0, 2);
        table.players().setTurnsTaken(1, 2);
    }

    static CardPool pool(String json) {
        return pool(Editions.EVOLVE_1_8_0, json);
    }

    private static CardPool pool(Edition edition, String json) {
        String all = "[{\"name\": \"Blank\", \"type\": \"Follower\", \"cost\": 20, \"attack\": 1, \"defense\": 1},"
                + json.strip().substring(1);
        CardSet<CardData, CardPool> set = EvolveCards.library(edition)
                .compile(EvolveCards.library(edition).read("laid.json", all));
        if (!set.unsupported().isEmpty()) {
            throw new IllegalArgumentException(set.unsupported().toString());
        }
        return set.pool();
    }

    int put(String name, int owner, Zone zone) {
        return table.create(table.pool().get(name), owner, zone.of(owner));
    }

    /** The match goes on from here. */
    Match<EvolveTable> begin() {
        table.push(Turn.inPhase(table, Phase.MAIN));
        return Match.on(new Evolve(table.edition(), table.pool()),
                new Setup(table.edition().id(), "standard", 7, List.of()), table);
    }

    /** Gives a command by its words. */
    static void choose(Match<EvolveTable> match, String command) {
        for (int i = 0; i < match.prompt().size(); i++) {
            if (match.command(i).equals(command)) {
                match.choose(i);
                return;
            }
        }
        throw new AssertionError(command + " is not among " + commands(match));
    }

    static List<String> commands(Match<EvolveTable> match) {
        return IntStream.range(0, match.prompt().size()).mapToObj(match::command).toList();
    }
}
