package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** 105 to 109: the spaces of the table. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class ZonesTest {
    private final Edition edition;
    private final Laid laid;
    private final RiftTable t;

    ZonesTest(Edition edition) {
        this.edition = edition;
        laid = new Laid(edition);
        t = laid.table;
    }

    /** Where a unit or gear can be on the board: what the rules call locations. */
    private boolean isLocation(int zone) {
        return (t.zonesOf(Filter.Kind.UNIT) >>> zone & 1) != 0;
    }

    @Test
    @Clauses({"100", "105", "106", "106.1", "106.2", "106.2.a", "106.2.c", "106.3", "106.3.c", "106.4", "106.4.a",
        "106.4.e", "106.5", "106.5.b", "riftbound-2026-07:100", "riftbound-2026-07:105", "riftbound-2026-07:106",
        "riftbound-2026-07:107.1", "riftbound-2026-07:107.1.a", "riftbound-2026-07:107.2", "riftbound-2026-07:107.3",
        "riftbound-2026-07:107.4"})
    void the_board_and_its_locations() {
        Set<Integer> board = new HashSet<>();
        Set<Integer> locations = new HashSet<>();
        for (int seat = 0; seat < 2; seat++) {
            board.add(t.base(seat));
            board.add(t.legendZone(seat));
            locations.add(t.base(seat));
            board.add(t.battlefield(seat));
            locations.add(t.battlefield(seat));
            board.add(t.facedown(seat));
        }
        board.add(t.battlefieldZone());
        assertThat(board).hasSize(9);
        for (int zone = 0; zone < t.zones().count(); zone++) {
            assertThat(t.isBoard(zone)).as(t.spec(zone).name()).isEqualTo(board.contains(zone));
            assertThat(isLocation(zone)).as(t.spec(zone).name()).isEqualTo(locations.contains(zone));
        }
        assertThat(t.battlefieldOf(t.facedown(0))).as("a facedown zone is not the battlefield").isEqualTo(Table.NONE);
        assertThat(t.facedownOf(t.facedown(1))).isEqualTo(1);
    }

    @Test
    @Clauses({"107", "107.1.c", "107.2", "107.3", "107.4", "107.5.c", "107.6", "riftbound-2026-07:108",
        "riftbound-2026-07:108.2.a", "riftbound-2026-07:108.3", "riftbound-2026-07:108.4", "riftbound-2026-07:108.5",
        "riftbound-2026-07:108.6.a", "riftbound-2026-07:108.3.a", "riftbound-2026-07:108.4.a",
        "riftbound-2026-07:108.5.a", "riftbound-2026-07:108.7.a", "riftbound-2026-07:108.1", "riftbound-2026-07:108.2",
        "riftbound-2026-07:108.6"})
    void each_player_has_zones_off_the_board() {
        Set<Integer> zones = new HashSet<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int zone : new int[] {t.trash(seat), t.championZone(seat), t.deck(seat), t.runeDeck(seat),
                t.banishment(seat), t.hand(seat)}) {
                zones.add(zone);
                assertThat(t.isBoard(zone)).isFalse();
                assertThat(t.spec(zone).seat()).isEqualTo(seat);
            }
        }
        assertThat(zones).hasSize(12);
        assertThat(t.isBoard(t.chainZone())).isFalse();
        assertThat(t.spec(t.chainZone()).seat()).isEqualTo(Table.NONE);
    }

    @Test
    @Clauses({"127.1", "riftbound-2026-07:128.1"})
    void every_card_is_in_one_zone_at_every_moment() {
        Riftbound rules = new Riftbound(edition, StarterSet.pool(edition));
        Dice dice = new Dice(7);
        for (long seed = 0; seed < 5; seed++) {
            Match<RiftTable> match =
                    Match.start(rules, new Setup("riftbound", "duel", seed, StarterSet.decks().subList(0, 2)));
            while (!match.isOver()) {
                RiftTable played = match.table();
                int found = 0;
                for (int zone = 0; zone < played.zones().count(); zone++) {
                    for (int i = 0; i < played.size(zone); i++) {
                        assertThat(played.piece(played.cardAt(zone, i)).zone()).isEqualTo((short) zone);
                        found++;
                    }
                }
                assertThat(found).isEqualTo(played.pieceCount());
                match.choose(dice.below(match.prompt().size()));
            }
        }
    }

    @Test
    @Clauses({"141.4.a.1", "riftbound-2026-07:144.4.a.1"})
    void a_battlefield_with_units_of_two_other_players_is_closed() {
        RiftTable table = new RiftTable(edition, Mode.SKIRMISH, Laid.POOL, 7);
        int mine = table.create(Laid.card("Cub"), 0, table.base(0));
        table.create(Laid.card("Cub"), 1, table.battlefield(0));
        assertThat(Movement.mayStandardMove(table, mine, table.battlefield(0))).isTrue();
        table.create(Laid.card("Cub"), 2, table.battlefield(0));
        assertThat(Movement.mayStandardMove(table, mine, table.battlefield(0))).isFalse();
        assertThat(Movement.mayStandardMove(table, mine, table.battlefield(1))).isTrue();
        int there = table.create(Laid.card("Cub"), 0, table.battlefield(0));
        assertThat(Movement.mayStandardMove(table, there, table.base(0))).isTrue();
    }

    @Test
    @Clauses({"119", "120", "121", "123", "riftbound-2026-07:119", "riftbound-2026-07:121"})
    void every_kind_of_card_is_an_object_in_whatever_zone_it_is() {
        int[] objects = {laid.put("Cub", 0, t.hand(0)), laid.put("Tool", 0, t.trash(0)),
            laid.put("Fury Rune", 0, t.runeDeck(0)),
            laid.put("Sage", 1, t.legendZone(1)), t.battlefields().card(0)};
        Set<Integer> different = new HashSet<>();
        for (int object : objects) {
            different.add(object);
            assertThat(t.find(t.ref(object))).isEqualTo(object);
        }
        assertThat(different).hasSize(objects.length);
    }
}
