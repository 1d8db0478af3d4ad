package cardinal.ufs.schema;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Privacy;
import cardinal.kernel.Setup;
import cardinal.ufs.Ufs;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The zones and who may look into them. */
class ZonesTest {
    private static final List<Integer> EIGHT =
            List.of(Places.DECK, Places.HAND, Places.POOL, Places.STAGE, Places.DISCARD, Places.REMOVED,
                    Places.MOMENTUM, Places.TRANSIT);

    private static UfsTable table(Edition edition) {
        List<Setup.DeckList> decks = StarterSet.decks(edition);
        return new Ufs(StarterSet.pool(edition))
                .start(new Setup(edition.id(), Ufs.DUEL, 1, List.of(decks.get(0), decks.get(1))));
    }

    @Test
    @Clauses({"ufs-2019:D.1", "ufs-2019:D.1.1", "ufs-2019:D.2.1", "ufs-2019:D.2.3", "ufs-2019:D.2.5", "ufs-2019:D.3.1",
        "ufs-2019:D.4.1", "ufs-2019:D.4.2", "ufs-2010:4.1",
        "ufs-2010:4.2", "ufs-2010:4.3", "ufs-2010:4.6", "ufs-2010:4.7", "ufs-2010:4.8", "universus:game-zones",
        "universus:game-zones.1", "universus:game-zones.2",
        "universus:game-zones.3", "universus:game-zones.4", "universus:game-zones.5", "universus:game-zones.6",
        "universus:game-zones.7", "universus:game-zones.8",
        "universus:game-zones.9", "universus:card-pool.1", "universus:deck.1", "universus:discard-pile.1",
        "universus:hand~2.1", "universus:momentum.1",
        "universus:removed-from-game.1", "universus:stage.1", "universus:transit-zone.1", "universus:zones.4",
        "universus:card-pool", "universus:deck", "universus:discard-pile", "universus:hand~2",
        "universus:momentum", "universus:removed-from-game", "universus:stage", "universus:transit-zone",
        "ufs-2010:glossary.momentum", "ufs-2010:glossary.staging-area"})
    void both_players_have_each_of_the_eight_zones() {
        for (Edition edition : Editions.all()) {
            UfsTable t = table(edition);
            for (int seat = 0; seat < 2; seat++) {
                int owner = seat;
                assertThat(EIGHT.stream().map(kind -> t.spec(Places.of(owner, kind)).name()))
                        .containsExactly("deck", "hand", "pool", "stage", "discard", "removed", "momentum", "transit");
                assertThat(EIGHT).allMatch(kind -> t.spec(Places.of(owner, kind)).seat() == owner);
            }
            assertThat(IntStream.range(0, EIGHT.size()).mapToObj(Places::name))
                    .as("and no other but that of tokens that are gone").hasSize(8);
            assertThat(Places.named("nowhere")).isEqualTo(EIGHT.size());
        }
    }

    @Test
    @Clauses({"universus:attack-stack.2", "universus:skill-tree.5"})
    void neither_the_attack_stack_nor_a_skill_tree_is_a_zone() {
        assertThat(Places.named("stack")).isNegative();
        assertThat(Places.named("tree")).isNegative();
        UfsTable t = table(Editions.UNIVERSUS);
        assertThat(IntStream.range(0, t.pieceCount())).as("every card is in one of the zones")
                .allMatch(card -> EIGHT.contains(Places.kind(t.piece(card).zone())));
    }

    @Test
    @Clauses({"ufs-2019:C.2", "ufs-2019:D.2", "ufs-2019:D.3", "ufs-2019:D.4", "universus:public", "universus:public.1",
        "universus:private", "universus:private.1", "universus:unknown",
        "universus:unknown.1", "universus:unknown.2"})
    void who_may_look_at_cards_that_lie_as_usual() {
        Map<Integer,
                Privacy> common = Map.of(Places.DECK, Privacy.SECRET, Places.HAND, Privacy.OWNER, Places.POOL,
                        Privacy.PUBLIC, Places.STAGE, Privacy.PUBLIC, Places.DISCARD,
                        Privacy.PUBLIC, Places.REMOVED, Privacy.PUBLIC);
        for (Edition edition : Editions.all()) {
            UfsTable t = table(edition);
            common.forEach((kind, privacy) -> assertThat(t.spec(Places.of(0, kind)).privacy())
                    .as(edition.id() + ", " + Places.name(kind)).isEqualTo(privacy));
        }
    }

    @Test
    @Clauses({"ufs-2019:D.4.2", "ufs-2010:4.2.2", "universus:momentum.3", "universus:private.2"})
    void momentum_is_unknown_but_in_universus_private() {
        assertThat(Editions.UFS_2010.privacy(Places.MOMENTUM)).isEqualTo(Privacy.SECRET);
        assertThat(Editions.UFS_2019.privacy(Places.MOMENTUM)).isEqualTo(Privacy.SECRET);
        assertThat(Editions.UNIVERSUS.privacy(Places.MOMENTUM)).isEqualTo(Privacy.OWNER);
    }

    @Test
    @Clauses({"ufs-2019:C.2.2.1", "ufs-2019:C.2.3.1", "ufs-2010:4.1.3", "ufs-2010:4.3.7", "universus:private.2"})
    void who_may_look_at_face_down_cards_of_public_zones() {
        assertThat(Editions.all()).allMatch(edition -> edition.faceDown(Places.STAGE) == Privacy.CONTROLLER);
        assertThat(Editions.UFS_2010.faceDown(Places.POOL)).isEqualTo(Privacy.SECRET);
        assertThat(Editions.UFS_2019.faceDown(Places.POOL)).isEqualTo(Privacy.SECRET);
        assertThat(Editions.UNIVERSUS.faceDown(Places.POOL)).isEqualTo(Privacy.CONTROLLER);
    }

    @Test
    @Clauses({"ufs-2019:D.4.2.1"})
    void card_pool_discard_pile_deck_and_momentum_have_an_order() {
        UfsTable t = table(Editions.UFS_2019);
        assertThat(EIGHT.stream().filter(kind -> t.spec(Places.of(1, kind)).ordered()))
                .contains(Places.DECK, Places.POOL, Places.DISCARD, Places.MOMENTUM)
                .doesNotContain(Places.HAND, Places.STAGE);
    }

    @Test
    @Clauses({"ufs-2010:4.0", "ufs-2010:glossary.card-pool", "universus:in-play", "universus:in-play.1"})
    void what_in_play_means() {
        assertThat(EIGHT.stream().filter(Editions.UFS_2010::isInPlay)).containsExactly(Places.POOL, Places.STAGE,
                Places.MOMENTUM);
        assertThat(EIGHT.stream().filter(Editions.UNIVERSUS::isInPlay)).containsExactly(Places.STAGE);
    }
}
