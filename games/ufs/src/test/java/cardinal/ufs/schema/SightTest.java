package cardinal.ufs.schema;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Setup;
import cardinal.ufs.Ufs;
import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.words.View;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the views of the two players show of the zones. */
class SightTest {
    private static final Moving DOWN = new Moving(Act.ADD, 0, Cause.RULES, Moving.Facing.DOWN);
    private static final Moving UP = new Moving(Act.ADD, 0, Cause.RULES, Moving.Facing.UP);
    private static final Moving USUAL = new Moving(Act.ADD, 0, Cause.RULES, Moving.Facing.USUAL);

    private static UfsTable table(Edition edition) {
        List<Setup.DeckList> decks = StarterSet.decks(edition);
        return new Ufs(StarterSet.pool(edition))
                .start(new Setup(edition.id(), Ufs.DUEL, 1, List.of(decks.get(0), decks.get(1))));
    }

    /** Moves the top card of A's deck to another zone of A's. */
    private static int put(UfsTable t, int place, Moving how) {
        int card = t.zones().top(Places.of(0, Places.DECK));
        t.relocate(card, Places.of(0, place), how, true);
        return card;
    }

    private static String line(UfsTable t, int seat, String title) {
        return View.of(t, seat).stream().filter(l -> l.startsWith("  " + title + ": ")).findFirst().orElse("");
    }

    private static String name(UfsTable t, int card) {
        return t.def(card).name();
    }

    @Test
    @Clauses({"ufs-2010:4.6.3", "ufs-2010:4.7.2", "ufs-2019:D.3.1.3", "ufs-2019:D.4.1.2", "universus:deck.2",
        "universus:hand~2.3", "ufs-2010:4.7.1", "ufs-2019:D.4.1.1"})
    void how_many_cards_hands_and_decks_have_is_open_but_not_which() {
        for (Edition edition : Editions.all()) {
            UfsTable t = table(edition);
            int first = put(t, Places.HAND, USUAL);
            put(t, Places.HAND, USUAL);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(View.of(t, seat)).anySatisfy(l -> assertThat(l).startsWith("A: ")
                        .contains(", hand " + t.size(0, Places.HAND) + ", deck " + t.size(0, Places.DECK)));
                assertThat(line(t, seat, "known in deck")).isEmpty();
            }
            assertThat(line(t, 0, "hand")).contains(name(t, first));
            assertThat(line(t, 1, "hand")).isEqualTo("  hand: " + t.size(0, Places.HAND) + " hidden cards");
        }
    }

    @Test
    @Clauses({"ufs-2010:4.2.4", "ufs-2019:D.4.2.1.1"})
    void momentum_shows_backs_in_their_order_and_their_number() {
        for (Edition edition : Editions.all()) {
            UfsTable t = table(edition);
            int first = put(t, Places.MOMENTUM, USUAL);
            int second = put(t, Places.MOMENTUM, USUAL);
            String hidden = "  momentum: a card; a card";
            assertThat(line(t, 1, "momentum")).isEqualTo(hidden);
            if (edition == Editions.UNIVERSUS) {
                assertThat(line(t, 0, "momentum")).contains(name(t, first), name(t, second)).doesNotContain("a card");
            } else {
                assertThat(line(t, 0, "momentum")).isEqualTo(hidden);
            }
        }
    }

    @Test
    @Clauses({"ufs-2010:4.3.1.1", "ufs-2019:C.2.1", "universus:public.2", "ufs-2010:4.8.5"})
    void open_cards_are_named_to_both() {
        for (Edition edition : Editions.all()) {
            UfsTable t = table(edition);
            for (int place : new int[] {Places.STAGE, Places.POOL, Places.DISCARD, Places.REMOVED, Places.TRANSIT}) {
                String name = name(t, put(t, place, UP));
                assertThat(View.of(t, 0)).as(edition.id() + Places.name(place)).anyMatch(l -> l.contains(name));
                assertThat(View.of(t, 1)).as(edition.id() + Places.name(place)).anyMatch(l -> l.contains(name));
            }
        }
    }

    @Test
    @Clauses({"universus:face-down-cards-in-the-stage-or-card-pool.4", "universus:stage.6",
        "universus:face-down-cards-in-the-stage-or-card-pool.2"})
    void cards_that_came_face_down_stay_apart() {
        UfsTable t = table(Editions.UNIVERSUS);
        int first = put(t, Places.STAGE, DOWN);
        int second = put(t, Places.STAGE, DOWN);
        assertThat(t.is(first, Flag.TURNED) && t.is(second, Flag.TURNED)).isTrue();
        t.put(second, t.piece(second).with(Flag.COMMITTED, true));
        String rivals = line(t, 1, "stage");
        assertThat(rivals).contains("a card, face down; a card, face down, committed")
                .doesNotContain(name(t, first)).doesNotContain(name(t, second));
        assertThat(line(t, 0, "stage")).contains(name(t, first), name(t, second)).doesNotContain("a card");
    }
}
