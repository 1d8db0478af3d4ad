package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.deck.Deck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** 104 to 118: a match from the first shuffle to the first turn. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class SetupTest {
    private final Edition edition;
    private final Riftbound rules;
    private static final List<Setup.DeckList> LISTS = StarterSet.decks().subList(0, 2);

    SetupTest(Edition edition) {
        this.edition = edition;
        rules = new Riftbound(edition, StarterSet.pool(edition));
    }

    private Match<RiftTable> start(long seed) {
        return Match.start(rules, new Setup("riftbound", "duel", seed, LISTS));
    }

    private Match<RiftTable> start(Mode mode, long seed) {
        return Match.start(rules,
                new Setup("riftbound", mode.name(), seed, StarterSet.decks().subList(0, mode.seats())));
    }

    private Deck deck(int seat) {
        return DeckParser.parse(edition, StarterSet.pool(edition), LISTS.get(seat));
    }

    private static List<String> names(RiftTable t, int zone) {
        return IntStream.range(0, t.size(zone)).mapToObj(i -> t.def(t.cardAt(zone, i)).name()).toList();
    }

    private static List<Integer> cards(RiftTable t, int zone) {
        return IntStream.range(0, t.size(zone)).mapToObj(i -> t.cardAt(zone, i)).toList();
    }

    /** The place of the first option of a kind, or -1. */
    private static int option(Match<RiftTable> match, int kind) {
        for (int i = 0; i < match.prompt().size(); i++) {
            if (Option.kind(match.prompt().option(i)) == kind) {
                return i;
            }
        }
        return -1;
    }

    private static Match<RiftTable> afterMulligans(Match<RiftTable> match) {
        while (match.prompt().clause().equals("117.1")) {
            match.choose(option(match, Choice.KEEP));
        }
        return match;
    }

    @Test
    @Clauses({"102", "103", "riftbound-2026-07:102", "riftbound-2026-07:103"})
    void every_player_brings_a_deck() {
        assertThatThrownBy(() -> Match.start(rules, new Setup("riftbound", "duel", 1, LISTS.subList(0, 1))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("2 decks");
        RiftTable t = start(1).table();
        for (int seat = 0; seat < 2; seat++) {
            for (int card = 0; card < t.pieceCount(); card++) {
                if (t.piece(card).owner() == seat && t.def(card).type() == CardType.LEGEND) {
                    assertThat(t.def(card)).isSameAs(deck(seat).legend());
                }
            }
        }
    }

    @Test
    @Clauses({"103.1.a", "103.2.a.1", "104", "106.5.a", "107.2.a", "110", "111", "112", "132.6", "132.6.b",
        "132.6.b.1", "167.1", "167.2", "riftbound-2026-07:103.1.a", "riftbound-2026-07:103.2.a.1",
        "riftbound-2026-07:104", "riftbound-2026-07:108.3.b", "riftbound-2026-07:110", "riftbound-2026-07:111",
        "riftbound-2026-07:112", "riftbound-2026-07:133.6", "riftbound-2026-07:133.6.b",
        "riftbound-2026-07:133.6.b.1", "riftbound-2026-07:174.2"})
    void legend_and_chosen_champion_lie_in_their_zones() {
        RiftTable t = start(5).table();
        for (int seat = 0; seat < 2; seat++) {
            assertThat(names(t, t.legendZone(seat))).containsExactly(deck(seat).legend().name());
            assertThat(names(t, t.championZone(seat))).containsExactly(deck(seat).champion().name());
            assertThat(t.piece(t.cardAt(t.legendZone(seat), 0)).owner()).isEqualTo((byte) seat);
            for (int zone : new int[] {t.deck(seat), t.runeDeck(seat), t.hand(seat)}) {
                assertThat(cards(t, zone)).noneMatch(card -> t.def(card).type() == CardType.LEGEND);
            }
        }
    }

    @Test
    @Clauses({"103.3.b", "107.3.a", "107.4.a", "114", "114.1", "114.2", "132.4", "132.5", "154.2",
        "riftbound-2026-07:103.3.b", "riftbound-2026-07:114", "riftbound-2026-07:114.1", "riftbound-2026-07:114.2",
        "riftbound-2026-07:133.4", "riftbound-2026-07:133.5"})
    void each_deck_is_in_its_zone_with_its_own_cards() {
        RiftTable t = start(5).table();
        for (int seat = 0; seat < 2; seat++) {
            List<String> main = new ArrayList<>(names(t, t.deck(seat)));
            main.addAll(names(t, t.hand(seat)));
            assertThat(main)
                    .containsExactlyInAnyOrderElementsOf(deck(seat).main().stream().map(c -> c.name()).toList());
            assertThat(names(t, t.runeDeck(seat)))
                    .containsExactlyInAnyOrderElementsOf(deck(seat).runes().stream().map(c -> c.name()).toList());
            assertThat(t.size(t.runeDeck(seat))).isEqualTo(12);
            assertThat(cards(t, t.deck(seat))).allMatch(card -> t.def(card).type().isMainDeck());
        }
    }

    @Test
    @Clauses({"114", "103.3.b", "riftbound-2026-07:114", "riftbound-2026-07:103.3.b"})
    void both_decks_are_shuffled_and_not_in_the_same_way() {
        Set<List<String>> mains = new HashSet<>();
        Set<List<String>> runes = new HashSet<>();
        int sameRuneOrders = 0;
        for (long seed = 0; seed < 40; seed++) {
            RiftTable t = start(seed).table();
            mains.add(names(t, t.deck(0)));
            runes.add(names(t, t.runeDeck(0)));
            sameRuneOrders += names(t, t.runeDeck(0)).equals(names(t, t.runeDeck(1))) ? 1 : 0;
        }
        assertThat(mains).hasSize(40);
        assertThat(runes).hasSizeGreaterThan(30);
        assertThat(sameRuneOrders).isLessThan(3);
    }

    @Test
    @Clauses({"106.3", "106.3.a", "106.3.b", "113", "113.1", "132.6.a", "132.6.a.1", "163.1", "163.2", "165", "181.1",
        "riftbound-2026-07:107.2", "riftbound-2026-07:107.2.a", "riftbound-2026-07:113", "riftbound-2026-07:113.1",
        "riftbound-2026-07:133.6.a", "riftbound-2026-07:170.2", "riftbound-2026-07:172"})
    void one_battlefield_of_each_player_is_on_the_board_and_nobodys() {
        Set<String> seen = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            RiftTable t = start(seed).table();
            assertThat(t.battlefields().count()).isEqualTo(Mode.DUEL.battlefields()).isEqualTo(2);
            assertThat(cards(t, t.battlefieldZone())).containsExactly(t.battlefields().card(0),
                    t.battlefields().card(1));
            for (int b = 0; b < 2; b++) {
                int card = t.battlefields().card(b);
                assertThat(t.piece(card).owner()).isEqualTo((byte) b);
                assertThat(deck(b).battlefields()).contains(t.def(card));
                assertThat(t.battlefields().controller(b)).isEqualTo(Table.NONE);
                seen.add(t.def(card).name());
            }
            assertThat(cards(t, t.nowhere())).hasSize(4).allMatch(card -> t.def(card).type() == CardType.BATTLEFIELD);
        }
        assertThat(seen).as("any of the three may be the one").hasSize(6);
    }

    @Test
    @Clauses({"115", "115.1.a", "riftbound-2026-07:115", "riftbound-2026-07:115.1.a"})
    void chance_decides_who_goes_first() {
        int first = 0;
        for (long seed = 0; seed < 400; seed++) {
            first += start(seed).table().first();
        }
        assertThat(first).isBetween(160, 240);
    }

    @Test
    @Clauses({"115.1", "115.1.b", "115.1.b.1", "115.1.c", "118", "riftbound-2026-07:115.1",
        "riftbound-2026-07:115.1.b", "riftbound-2026-07:115.1.b.1", "riftbound-2026-07:115.1.c",
        "riftbound-2026-07:118"})
    void the_first_player_begins_and_the_players_take_turns() {
        for (long seed = 0; seed < 10; seed++) {
            Match<RiftTable> match = afterMulligans(start(seed));
            int first = match.table().first();
            List<Integer> players = turnPlayers(match, 7);
            assertThat(players).containsExactly(first, 1 - first, first, 1 - first, first, 1 - first, first);
        }
    }

    /** Who has the first turns if everybody only passes. */
    private static List<Integer> turnPlayers(Match<RiftTable> match, int turns) {
        List<Integer> players = new ArrayList<>();
        while (players.size() < turns) {
            RiftTable t = match.table();
            if (t.phase() == Phase.ACTION && t.turn() == players.size() + 1) {
                players.add(t.turnPlayer());
            }
            int end = option(match, Choice.END_TURN);
            match.choose(end >= 0 ? end : Math.max(0, option(match, Choice.PASS)));
        }
        return players;
    }

    @Test
    @Clauses({"115.1.b", "115.1.c", "riftbound-2026-07:115.1.b", "riftbound-2026-07:115.1.c"})
    void with_three_players_play_goes_round_from_seat_to_seat() {
        for (long seed = 0; seed < 6; seed++) {
            Match<RiftTable> match = afterMulligans(start(Mode.SKIRMISH, seed));
            int first = match.table().first();
            assertThat(turnPlayers(match, 5)).containsExactly(first, (first + 1) % 3, (first + 2) % 3, first,
                    (first + 1) % 3);
        }
    }

    @Test
    @Clauses({"106.3.a", "113.1", "165", "riftbound-2026-07:107.2.a", "riftbound-2026-07:113.1",
        "riftbound-2026-07:172"})
    void the_mode_says_how_many_battlefields_there_are() {
        assertThat(start(Mode.SKIRMISH, 1).table().battlefields().count()).isEqualTo(3);
        RiftTable four = start(Mode.WAR, 1).table();
        assertThat(four.battlefields().count()).as("fewer than players").isEqualTo(3);
        assertThat(four.size(four.battlefieldZone())).isEqualTo(3);
    }

    @Test
    @Clauses({"115.2", "riftbound-2026-07:115.2"})
    void the_mode_gives_the_second_player_a_rune_more_on_their_first_turn() {
        Match<RiftTable> match = afterMulligans(start(3));
        List<Integer> channeled = new ArrayList<>();
        for (int turn = 1; turn <= 4; turn++) {
            RiftTable t = match.table();
            assertThat(t.turn()).isEqualTo(turn);
            channeled.add(12 - t.size(t.runeDeck(t.turnPlayer())));
            int before = t.turn();
            while (match.table().turn() == before) {
                int end = option(match, Choice.END_TURN);
                match.choose(end >= 0 ? end : Math.max(0, option(match, Choice.PASS)));
            }
        }
        assertThat(channeled).containsExactly(2, 3, 4, 5);
    }

    @Test
    @Clauses({"116", "117", "riftbound-2026-07:116", "riftbound-2026-07:117"})
    void four_cards_each_and_mulligans_in_turn_order() {
        for (long seed = 0; seed < 20; seed++) {
            Match<RiftTable> match = start(seed);
            RiftTable t = match.table();
            assertThat(t.size(t.hand(0))).isEqualTo(4);
            assertThat(t.size(t.hand(1))).isEqualTo(4);
            assertThat(match.prompt().clause()).isEqualTo("117.1");
            assertThat(match.prompt().seat()).isEqualTo(t.first());
            match.choose(option(match, Choice.KEEP));
            assertThat(match.prompt().clause()).isEqualTo("117.1");
            assertThat(match.prompt().seat()).isEqualTo(1 - t.first());
            match.choose(option(match, Choice.KEEP));
            assertThat(match.prompt().clause()).isNotEqualTo("117.1");
        }
    }

    @Test
    @Clauses({"117.1", "117.2", "117.3", "riftbound-2026-07:117.1", "riftbound-2026-07:117.2",
        "riftbound-2026-07:117.3"})
    void up_to_two_cards_are_set_aside_replaced_and_recycled() {
        for (int aside = 0; aside <= 2; aside++) {
            Match<RiftTable> match = start(11);
            RiftTable t = match.table();
            int seat = t.first();
            List<Integer> hand = cards(t, t.hand(seat));
            List<Integer> deck = cards(t, t.deck(seat));
            List<Integer> chosen = new ArrayList<>();
            for (int i = 0; i < aside; i++) {
                int pick = option(match, Choice.PICK);
                chosen.add(Option.a(match.prompt().option(pick)));
                match.choose(pick);
            }
            if (aside < 2) {
                match.choose(option(match, Choice.KEEP));
            }
            t = match.table();
            assertThat(match.prompt().seat()).as("no third card is asked for").isEqualTo(1 - seat);
            List<Integer> now = cards(t, t.hand(seat));
            List<Integer> expected = new ArrayList<>(hand);
            expected.removeAll(chosen);
            for (int i = 0; i < aside; i++) {
                expected.add(deck.get(deck.size() - 1 - i));
            }
            assertThat(now).as("as many from the top, never one just set aside")
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(cards(t, t.deck(seat)).subList(0, aside)).as("at the bottom")
                    .containsExactlyInAnyOrderElementsOf(chosen);
            assertThat(t.size(t.deck(seat))).isEqualTo(deck.size());
        }
    }

    @Test
    @Clauses({"124", "125", "163.2.b", "167.2.b", "132.6.b.1", "riftbound-2026-07:125", "riftbound-2026-07:126",
        "riftbound-2026-07:133.6.b.1"})
    void what_players_play_are_cards_of_their_own_decks_while_legends_and_battlefields_stay() {
        cardinal.kernel.Dice dice = new cardinal.kernel.Dice(77);
        int plays = 0;
        for (long seed = 0; seed < 12; seed++) {
            Match<RiftTable> match = start(seed);
            RiftTable first = match.table();
            List<Integer> battlefields = cards(first, first.battlefieldZone());
            List<Integer> legends = List.of(first.cardAt(first.legendZone(0), 0), first.cardAt(first.legendZone(1), 0));
            while (!match.isOver()) {
                int i = dice.below(match.prompt().size());
                long option = match.prompt().option(i);
                if (Option.kind(option) == Choice.PLAY) {
                    RiftTable t = match.table();
                    assertThat(t.piece(Option.a(option)).owner()).isEqualTo((byte) match.prompt().seat());
                    assertThat(t.def(Option.a(option)).type().isMainDeck()).isTrue();
                    plays++;
                }
                match.choose(i);
                RiftTable t = match.table();
                assertThat(cards(t, t.battlefieldZone())).isEqualTo(battlefields);
                assertThat(List.of(t.cardAt(t.legendZone(0), 0), t.cardAt(t.legendZone(1), 0))).isEqualTo(legends);
            }
        }
        assertThat(plays).isGreaterThan(100);
    }
}
