package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** "each player", "during", "first", "once per turn": with every player first, in every part of a turn, and after cards have changed zones. */
class QuantifiersTest {
    private static final String CARDS =
            """
            [{"name": "All Draw", "type": "Spell", "cost": 0, "text": "[quick]\\nEach player draws a card."},
             {"name": "All Drop", "type": "Spell", "cost": 0, "text": "[quick]\\nEach player discards a card."},
             {"name": "All Burn", "type": "Spell", "cost": 0, "text": "[quick]\\nDeal 5 damage to each leader."},
             {"name": "Foe Drop", "type": "Spell", "cost": 0, "text": "[quick]\\nEach opponent discards a card."},
             {"name": "Foe Draw", "type": "Spell", "cost": 0, "text": "[quick]\\nEach opponent draws a card."},
             {"name": "Nap", "type": "Spell", "cost": 2, "text": "[quick]\\nGive your leader [defense]+1."},
             {"name": "Well", "type": "Amulet", "cost": 0, "text": "Once per turn, when you play a spell, give your leader [defense]+10."},
             {"name": "Twins", "type": "Amulet", "cost": 0, "text": "2 times per turn, when you play a spell, give your leader [defense]+10."},
             {"name": "Shop", "type": "Amulet", "cost": 0, "text": "The 1st spell you play each turn costs 1 less."},
             {"name": "Lift", "type": "Spell", "cost": 0, "text": "Return each amulet on your field to its owner's hand."},
             {"name": "Day", "type": "Follower", "cost": 0, "attack": 1, "defense": 90, "text": "During your turn, this follower has [attack]+2."},
             {"name": "Night", "type": "Follower", "cost": 0, "attack": 1, "defense": 90, "text": "During an opponent's turn, this follower has [attack]+4."}]""";
    private static final CardPool POOL = Laid.pool(CARDS);

    private static Laid laid() {
        return new Laid(POOL, CardData.LEADERLESS);
    }

    /** A turn of A in which a seat plays a spell: A at once, B after an attack. */
    private static Match<EvolveTable> playing(Laid laid, int seat, String spell) {
        laid.put(spell, seat, Zone.HAND);
        laid.put("Day", 0, Zone.FIELD);
        Match<EvolveTable> match = laid.begin();
        if (seat == 1) {
            Laid.choose(match, "attack leader with Day");
        }
        Laid.choose(match, "play " + spell);
        return match;
    }

    @Test
    @Clauses({"1.3.4", "1.3.4.1", "1.2.2"})
    void eachPlayerDoesItWhoeverPlaysIt() {
        int cases = 0;
        for (int seat = 0; seat < 2; seat++) {
            for (int empty = 0; empty < 4; empty++) {
                Laid laid = laid();
                for (int one = 0; one < 2; one++) {
                    for (int i = laid.table.size(Zone.DECK.of(one)); i > 0 && (empty >> one & 1) != 0; i--) {
                        laid.table.move(laid.table.cardAt(Zone.DECK.of(one), 0), Zone.BANISHED.of(one), 0);
                    }
                }
                EvolveTable t = playing(laid, seat, "All Draw").table();
                cases++;
                assertThat(t.isOver()).as("seat %s, empty %s", seat, empty).isEqualTo(empty != 0);
                if (empty != 0) {
                    assertThat(Objects.requireNonNull(t.outcome()).winners()).as("seat %s, empty %s", seat, empty)
                            .isEqualTo(3 & ~empty);
                }
            }
            for (int low = 0; low < 4; low++) {
                Laid laid = laid();
                for (int one = 0; one < 2; one++) {
                    laid.table.setLeaderDefense(one, (low >> one & 1) != 0 ? 5 : 20);
                }
                EvolveTable t = playing(laid, seat, "All Burn").table();
                cases++;
                assertThat(t.isOver()).isEqualTo(low != 0);
                if (low != 0) {
                    assertThat(Objects.requireNonNull(t.outcome()).winners()).isEqualTo(3 & ~low);
                }
            }
        }
        System.out.println("evolve, each player: " + cases + " cases");
    }

    /** 1.3.4.1: the active player selects first, whoever's card it is. */
    @Test
    @Clauses("1.3.4.1")
    void theActivePlayerSelectsFirst() {
        for (int seat = 0; seat < 2; seat++) {
            Laid laid = laid();
            for (int one = 0; one < 2; one++) {
                laid.put("Lift", one, Zone.HAND);
                laid.put("Nap", one, Zone.HAND);
            }
            Match<EvolveTable> match = playing(laid, seat, "All Drop");
            assertThat(match.prompt().seat()).isZero();
            match.choose(0);
            assertThat(match.prompt().seat()).isEqualTo(1);
            match.choose(0);
            assertThat(match.table().size(Zone.HAND.of(0))).isEqualTo(1);
            assertThat(match.table().size(Zone.HAND.of(1))).isEqualTo(1);
        }
    }

    @Test
    @Clauses("3.1.2.4.1")
    void eachOpponentIsTheOtherOne() {
        for (int seat = 0; seat < 2; seat++) {
            Laid laid = laid();
            laid.put("Lift", 0, Zone.HAND);
            laid.put("Lift", 1, Zone.HAND);
            EvolveTable t = playing(laid, seat, "Foe Drop").table();
            assertThat(t.size(Zone.HAND.of(seat))).isEqualTo(1);
            assertThat(t.size(Zone.HAND.of(1 - seat))).isZero();
            Laid other = laid();
            EvolveTable u = playing(other, seat, "Foe Draw").table();
            assertThat(u.size(Zone.HAND.of(seat))).isZero();
            assertThat(u.size(Zone.HAND.of(1 - seat))).isEqualTo(1);
        }
    }

    /** 10.7.2.2: so often in every turn; a card that comes back is another card (4.1.4). */
    @Test
    @Clauses({"10.7.2.2", "4.1.4"})
    void oncePerTurn() {
        int cases = 0;
        for (String watcher : List.of("Well", "Twins")) {
            int most = watcher.equals("Well") ? 1 : 2;
            for (int spells = 0; spells <= 4; spells++) {
                Laid laid = laid();
                laid.put(watcher, 0, Zone.FIELD);
                for (int i = 0; i < 5; i++) {
                    laid.put("Nap", 0, Zone.HAND);
                }
                Match<EvolveTable> match = laid.begin();
                for (int i = 0; i < spells; i++) {
                    Laid.choose(match, Laid.commands(match).stream().filter(c -> c.startsWith("play Nap")).findFirst()
                            .orElseThrow());
                }
                cases++;
                assertThat(match.table().leaderDefense(0)).as(watcher + " " + spells)
                        .isEqualTo(20 + spells + 10 * Math.min(spells, most));
            }
            for (int before = 0; before <= 2; before++) {
                assertThat(afterComingBack(watcher, before)).as(watcher + " comes back after " + before)
                        .isEqualTo(20 + before + 3 + 10 * (Math.min(before + 1, most) + Math.min(3, most)));
                cases++;
            }
        }
        System.out.println("evolve, once and twice per turn: " + cases + " cases");
    }

    /** So many spells, one that returns the card to the hand, the card again, and three more spells. */
    private static int afterComingBack(String watcher, int before) {
        Laid laid = laid();
        laid.put(watcher, 0, Zone.FIELD);
        laid.put("Lift", 0, Zone.HAND);
        for (int i = 0; i < before + 3; i++) {
            laid.put("Nap", 0, Zone.HAND);
        }
        Match<EvolveTable> match = laid.begin();
        List<String> script = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            script.add("play Nap");
        }
        script.addAll(List.of("play Lift", "play " + watcher, "play Nap", "play Nap", "play Nap"));
        for (String command : script) {
            match.table().setPlayPoints(0, 10);
            Laid.choose(match, Laid.commands(match).stream().filter(c -> c.startsWith(command)).findFirst()
                    .orElseThrow(() -> new AssertionError(command + " is not among " + Laid.commands(match))));
        }
        return match.table().leaderDefense(0);
    }

    /** The 1st of a turn, of its player, whatever else was played; the next turn has its own. */
    @Test
    @Clauses({"10.10.2.4", "7.4.8"})
    void theFirstOfATurn() {
        Laid laid = laid();
        laid.put("Shop", 0, Zone.FIELD);
        laid.put("Shop", 1, Zone.FIELD);
        laid.put("Day", 0, Zone.HAND);
        for (int i = 0; i < 3; i++) {
            laid.put("Nap", 0, Zone.HAND);
            laid.put("Nap", 1, Zone.HAND);
        }
        Match<EvolveTable> match = laid.begin();
        List<Integer> paid = new ArrayList<>();
        for (int turn = 0; turn < 3; turn++) {
            int seat = turn % 2;
            for (int i = 0; i < (turn == 2 ? 1 : 2); i++) {
                int points = match.table().players().playPoints(seat);
                Laid.choose(match, Laid.commands(match).stream().filter(c -> c.startsWith("play Nap")).findFirst()
                        .orElseThrow());
                paid.add(points - match.table().players().playPoints(seat));
                if (turn == 0 && i == 0) {
                    Laid.choose(match, "play Day");
                }
            }
            Laid.choose(match, "end turn");
            while (match.table().active() == seat) {
                Laid.choose(match, "pass");
            }
        }
        assertThat(paid).containsExactly(1, 2, 1, 2, 1);
    }

    /** "during your turn" and "during an opponent's turn": at every question of two turns. */
    @Test
    @Clauses({"10.1.1.3", "7.1.1"})
    void duringATurn() {
        Laid laid = laid();
        int[] day = new int[2];
        int[] night = new int[2];
        for (int seat = 0; seat < 2; seat++) {
            day[seat] = laid.put("Day", seat, Zone.FIELD);
            night[seat] = laid.put("Night", seat, Zone.FIELD);
            for (int i = 0; i < 4; i++) {
                laid.put("Nap", seat, Zone.HAND);
            }
        }
        Match<EvolveTable> match = laid.begin();
        int cases = 0;
        for (int i = 0; i < 40 && !match.table().isOver(); i++) {
            EvolveTable t = match.table();
            for (int seat = 0; seat < 2; seat++) {
                cases++;
                boolean own = t.active() == seat;
                assertThat(t.attack(day[seat])).as(t.phase() + " " + i).isEqualTo(own ? 3 : 1);
                assertThat(t.attack(night[seat])).as(t.phase() + " " + i).isEqualTo(own ? 1 : 5);
            }
            List<String> offered = Laid.commands(match);
            assertThat(t.phase()).isNotEqualTo(Phase.PREPARATION);
            match.choose(i % 3 == 0 && offered.contains("end turn") ? offered.indexOf("end turn") : i % offered.size());
        }
        System.out.println("evolve, during a turn: " + cases + " cases");
    }
}
