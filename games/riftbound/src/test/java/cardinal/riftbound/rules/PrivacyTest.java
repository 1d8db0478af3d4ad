package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Privacy;
import cardinal.kernel.Setup;
import cardinal.kernel.Sight;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.words.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** 108, 127 to 129: who sees what. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class PrivacyTest {
    private final Edition edition;
    private final Laid laid;
    private final RiftTable t;

    PrivacyTest(Edition edition) {
        this.edition = edition;
        laid = new Laid(edition);
        t = laid.table;
    }

    private String view(int seat) {
        return String.join("\n", View.of(t, seat));
    }

    private void onlySeenBy(int seat, int card) {
        assertThat(Sight.sees(t, seat, card)).isTrue();
        assertThat(Sight.sees(t, 1 - seat, card)).isFalse();
    }

    private void seenByAll(int card) {
        assertThat(Sight.sees(t, 0, card)).isTrue();
        assertThat(Sight.sees(t, 1, card)).isTrue();
    }

    private void seenByNobody(int card) {
        assertThat(Sight.sees(t, 0, card)).isFalse();
        assertThat(Sight.sees(t, 1, card)).isFalse();
    }

    @Test
    @Clauses({"107.6.c", "107.6.d", "127", "127.2", "127.4", "128", "128.3", "riftbound-2026-07:108.7.c",
        "riftbound-2026-07:108.7.e", "riftbound-2026-07:128", "riftbound-2026-07:128.2", "riftbound-2026-07:128.4",
        "riftbound-2026-07:129"})
    void a_hand_is_seen_by_its_owner_and_counted_by_all() {
        int mine = laid.put("Spark", 0, t.hand(0));
        int theirs = laid.put("Ogre", 1, t.hand(1));
        laid.put("Ogre", 1, t.hand(1));
        onlySeenBy(0, mine);
        onlySeenBy(1, theirs);
        assertThat(view(0)).contains("hand: Spark").contains("hand: 2 hidden cards").contains("B: points 0, hand 2")
                .doesNotContain("Ogre");
        assertThat(view(1)).contains("A: points 0, hand 1").contains("hand: Ogre").doesNotContain("Spark");
    }

    @Test
    @Clauses({"103.2.e", "107.3.b", "107.3.c", "107.4.b", "107.4.c", "127.2", "127.3", "128.3",
        "riftbound-2026-07:108.4.d", "riftbound-2026-07:108.4.c", "riftbound-2026-07:108.5.c",
        "riftbound-2026-07:108.5.d", "riftbound-2026-07:128.2"})
    void decks_are_seen_by_nobody_not_even_their_owner() {
        int card = laid.put("Ogre", 0, t.deck(0));
        int rune = laid.put("Fury Rune", 0, t.runeDeck(0));
        seenByNobody(card);
        seenByNobody(rune);
        assertThat(view(0)).contains("deck 1, rune deck 1").doesNotContain("Ogre").doesNotContain("Fury Rune");
        assertThat(view(1)).doesNotContain("Ogre").doesNotContain("Fury Rune");
        assertThat(t.spec(t.deck(0)).privacy()).isEqualTo(Privacy.SECRET);
        assertThat(t.spec(t.runeDeck(1)).privacy()).isEqualTo(Privacy.SECRET);
    }

    @Test
    @Clauses({"107.1.f", "107.5.f", "127.2", "127.5", "129", "129.2", "129.5", "129.6", "riftbound-2026-07:108.2.d",
        "riftbound-2026-07:108.6.e", "riftbound-2026-07:128.2", "riftbound-2026-07:130", "riftbound-2026-07:130.2",
        "riftbound-2026-07:130.5"})
    void trash_and_banishment_are_seen_by_all_to_the_bottom_of_the_pile() {
        for (String name : List.of("Cub", "Tool", "Spark")) {
            seenByAll(laid.put(name, 0, t.trash(0)));
        }
        seenByAll(laid.put("Ogre", 1, t.banishment(1)));
        for (int seat = 0; seat < 2; seat++) {
            assertThat(view(seat)).contains("trash: Cub; Tool; Spark").contains("banished: Ogre");
        }
    }

    @Test
    @Clauses({"107.1.e", "107.5.e", "riftbound-2026-07:108.2.c", "riftbound-2026-07:108.6.d",
        "riftbound-2026-07:108.7.d"})
    void the_order_of_trash_banishment_and_hand_changes_no_choice() {
        Laid other = new Laid(edition);
        List<Integer> there = new ArrayList<>();
        for (String name : List.of("Cub", "Tool", "Spark")) {
            there.add(laid.put(name, 0, t.trash(0)));
            other.put(name, 0, other.table.trash(0));
        }
        RiftTable shuffled = other.table;
        for (int i = 0; i < 3; i++) {
            shuffled.place(shuffled.trash(0), i, there.get(2 - i));
        }
        assertThat(shuffled.cardAt(shuffled.trash(0), 0)).isNotEqualTo(t.cardAt(t.trash(0), 0));
        Filter cards = Filter.of(Filter.Kind.CARD).at(Filter.Place.YOUR_TRASH);
        Scope mine = new Scope(t.battlefields().card(0), 0, -1);
        int a = -1;
        for (int n = 0; n <= 3; n++) {
            int next = Filters.next(t, cards, mine, a + 1);
            assertThat(Filters.next(shuffled, cards, mine, a + 1)).isEqualTo(next);
            a = next;
        }
        assertThat(t.spec(t.trash(0)).ordered()).isFalse();
        assertThat(t.spec(t.banishment(0)).ordered()).isFalse();
        assertThat(t.spec(t.hand(0)).ordered()).isFalse();
        assertThat(t.spec(t.deck(0)).ordered()).isTrue();
    }

    @Test
    @Clauses({"108", "108.1", "108.2", "127.5", "129.5", "138.1.a.2", "143.1.a.2", "riftbound-2026-07:109",
        "riftbound-2026-07:109.1", "riftbound-2026-07:109.2", "riftbound-2026-07:130.5",
        "riftbound-2026-07:141.1.a.2", "riftbound-2026-07:148.1.a.2"})
    void objects_on_the_board_and_their_states_are_seen_by_all() {
        int cub = laid.put("Cub", 0, t.base(0));
        t.put(cub, t.piece(cub).withMarks(1).withCounter(Flag.BUFF, 1).with(Flag.STUNNED, true));
        int tool = laid.put("Tool", 1, t.base(1));
        t.set(tool, Flag.EXHAUSTED, true);
        int ogre = laid.put("Ogre", 1, t.battlefield(0));
        int sage = laid.put("Sage", 0, t.legendZone(0));
        int rune = laid.put("Fury Rune", 0, t.base(0));
        for (int card : new int[] {cub, tool, ogre, sage, rune, t.battlefields().card(1)}) {
            seenByAll(card);
        }
        for (int seat = 0; seat < 2; seat++) {
            assertThat(view(seat)).contains("Cub 3[M], damage 1, buffed, stunned").contains("Tool, exhausted")
                    .contains("units: Ogre of B 6[M]")
                    .contains("legend: Sage").contains("Fury Rune").contains("battlefield 2: Old Mill");
        }
    }

    @Test
    @Clauses({"127.4", "128.4", "riftbound-2026-07:128.4"})
    void a_facedown_card_is_seen_by_its_controller_even_if_another_owns_it() {
        int snare = laid.put("Snare", 0, t.facedown(1));
        t.put(snare, t.piece(snare).withController(1));
        onlySeenBy(1, snare);
        assertThat(view(1)).contains("facedown: Snare of B");
        assertThat(view(0)).contains("facedown: a card of B").doesNotContain("Snare");
        int own = laid.put("Snare", 0, t.facedown(0));
        onlySeenBy(0, own);
    }

    @Test
    @Clauses({"129.4", "127.5", "108", "riftbound-2026-07:130.4", "riftbound-2026-07:109"})
    void a_card_that_is_played_shows_its_face_at_once() {
        Riftbound rules = new Riftbound(edition, StarterSet.pool(edition));
        int shown = 0;
        cardinal.kernel.Dice dice = new cardinal.kernel.Dice(4);
        for (long seed = 0; seed < 10; seed++) {
            Match<RiftTable> match =
                    Match.start(rules, new Setup("riftbound", "duel", seed, StarterSet.decks().subList(2, 4)));
            while (!match.isOver()) {
                int i = dice.below(match.prompt().size());
                long option = match.prompt().option(i);
                int watcher = 1 - match.prompt().seat();
                boolean hidden =
                        Option.kind(option) == Choice.PLAY && !Sight.sees(match.table(), watcher, Option.a(option));
                match.choose(i);
                if (hidden && match.table().piece(Option.a(option)).zone() != match.table().hand(1 - watcher)) {
                    assertThat(Sight.sees(match.table(), watcher, Option.a(option))).isTrue();
                    shown++;
                }
            }
        }
        assertThat(shown).isGreaterThan(50);
    }
}
