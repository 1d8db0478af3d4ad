package cardinal.evolve.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.Evolve;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.words.View;
import cardinal.kernel.Clauses;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 4: which zones there are, who sees what lies in them, and where the order counts. */
class ZonesTest {
    private static final CardPool POOL = EvolveCards.LIBRARY.pool().get();
    private static final CardDef CARD = POOL.get("Dragon");
    private static final int A = 0;
    private static final int B = 1;
    private static final Set<Zone> OWN = EnumSet.complementOf(EnumSet.of(Zone.RESOLUTION, Zone.NOWHERE));
    /** 4.14 to 4.16 of version 1.24.1: always empty by the base document. */
    private static final int LATER = 3;
    private static final Set<Zone> PUBLIC = EnumSet.of(Zone.LEADER, Zone.FIELD, Zone.EX, Zone.CEMETERY, Zone.BANISHED,
            Zone.RESOLUTION, Zone.EVOLVE_ZONE, Zone.RACE, Zone.DRIVE, Zone.TRIGGER, Zone.EQUIPMENT);
    private static final Set<Zone> OWNERS = EnumSet.of(Zone.HAND, Zone.EVOLVE_DECK);

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    private EvolveTable table() {
        EvolveTable t = Evolve.table(edition(), Format.STANDARD, POOL, 1);
        for (int seat = A; seat <= B; seat++) {
            t.create(POOL.get(CardData.LEADERLESS), seat, Zone.LEADER.of(seat));
        }
        return t;
    }

    @Test
    @Clauses({"4.1", "4.1.1", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.12", "4.13"})
    void everyPlayerHasOneOfEachZone() {
        assertThat(OWN).hasSize(10 + LATER);
        EvolveTable t = table();
        Set<Integer> numbers = new HashSet<>();
        for (Zone zone : OWN) {
            for (int seat = A; seat <= B; seat++) {
                assertThat(t.spec(zone.of(seat)).seat()).as("%s", zone).isEqualTo(seat);
                assertThat(Zone.at(zone.of(seat))).isEqualTo(zone);
                assertThat(numbers.add(zone.of(seat))).as("%s has a place of its own", zone).isTrue();
            }
        }
    }

    @Test
    @Clauses({"4.11", "4.11.1"})
    void theResolutionZoneIsShared() {
        assertThat(Zone.RESOLUTION.of(A)).isEqualTo(Zone.RESOLUTION.of(B));
        assertThat(table().spec(Zone.RESOLUTION.of(A)).seat()).isEqualTo(Table.NONE);
    }

    @Test
    @Clauses({"4.1.2", "4.2.3.1", "4.2.3.3", "4.3.2", "4.4.2", "4.8.1", "4.8.2", "4.9.2", "4.10.2", "4.11.2", "4.12.2",
        "4.13.2"})
    void everybodySeesWhatLiesInAPublicZone() {
        for (Zone zone : PUBLIC) {
            EvolveTable t = table();
            int card = t.create(CARD, A, zone.of(A));
            assertThat(zone.isPublic()).as("%s", zone).isTrue();
            assertThat(Sight.sees(t, A, card)).as("%s", zone).isTrue();
            assertThat(Sight.sees(t, B, card)).as("%s", zone).isTrue();
        }
    }

    @Test
    @Clauses({"4.1.2", "4.2.3.2", "4.2.3.3", "4.6.2", "4.7.1", "4.7.2"})
    void onlyTheirPlayerSeesHandAndEvolveDeck() {
        for (Zone zone : OWNERS) {
            EvolveTable t = table();
            int card = t.create(CARD, A, zone.of(A));
            assertThat(zone.isPublic()).as("%s", zone).isFalse();
            assertThat(Sight.sees(t, A, card)).as("%s", zone).isTrue();
            assertThat(Sight.sees(t, B, card)).as("%s", zone).isFalse();
            assertThat(String.join("\n", View.of(t, B))).doesNotContain(CARD.name());
            assertThat(String.join("\n", View.of(t, A))).contains(CARD.name());
        }
    }

    @Test
    @Clauses({"4.1.2", "4.5.2", "4.2.3.2"})
    void nobodySeesTheDeck() {
        EvolveTable t = table();
        int card = t.create(CARD, A, Zone.DECK.of(A));
        assertThat(Zone.DECK.isPublic()).isFalse();
        for (int seat = A; seat <= B; seat++) {
            assertThat(Sight.sees(t, seat, card)).isFalse();
            assertThat(String.join("\n", View.of(t, seat))).doesNotContain(CARD.name());
        }
    }

    @Test
    @Clauses({"4.2.3", "4.2.3.1", "4.2.3.2", "4.10.2"})
    void aBanishedCardThatLiesFacedownIsNotSeen() {
        EvolveTable t = table();
        int up = t.create(CARD, A, Zone.DECK.of(A));
        int down = t.create(CARD, A, Zone.DECK.of(A));
        t.move(up, Zone.BANISHED.of(A), Movement.BANISH.by(B));
        t.move(down, Zone.BANISHED.of(A), Movement.BANISH.by(B) | Movement.FACEDOWN);
        for (int seat = A; seat <= B; seat++) {
            assertThat(Sight.sees(t, seat, up)).isTrue();
            assertThat(Sight.sees(t, seat, down)).isFalse();
            assertThat(View.of(t, seat)).contains("  banished zone: Dragon; 1 hidden card");
        }
    }

    /** 4.6.2 with 11.6.1: cards that came back to it lie faceup. */
    @Test
    @Clauses({"4.2.3.1"})
    void whatLiesFaceupInAnEvolveDeckIsSeenByAll() {
        EvolveTable t = table();
        int card = t.create(CARD, A, Zone.EVOLVE_ZONE.of(A));
        t.move(card, Zone.EVOLVE_DECK.of(A), Movement.RULE.by(A));
        assertThat(t.is(card, Flag.FACE_UP)).isTrue();
        assertThat(Sight.sees(t, B, card)).isTrue();
    }

    @Test
    @Clauses({"4.1.2.1"})
    void everybodyMayCountEveryZone() {
        EvolveTable t = table();
        Map<Zone, Integer> many = Map.of(Zone.HAND, 3, Zone.DECK, 5, Zone.EVOLVE_DECK, 2);
        many.forEach((zone, n) -> {
            for (int i = 0; i < n; i++) {
                t.create(CARD, A, zone.of(A));
            }
        });
        assertThat(View.of(t, B)).contains(
                "A: defense 0, play points 0/0, evolution points 0, hand 3, deck 5, evolve deck 2");
        assertThat(View.of(t, B)).contains("  hand: 3 hidden cards", "  evolve deck: 2 hidden cards");
    }

    @Test
    @Clauses({"4.1.3", "4.3.2", "4.4.2", "4.5.2", "4.6.2", "4.7.2", "4.8.2", "4.9.2", "4.10.2", "4.11.2", "4.12.2",
        "4.13.2"})
    void onlyDeckAndResolutionZoneAreOrdered() {
        EvolveTable t = table();
        for (Zone zone : Zone.values()) {
            boolean ordered = zone == Zone.DECK || zone == Zone.RESOLUTION;
            assertThat(zone.isOrdered()).as("%s", zone).isEqualTo(ordered);
            assertThat(t.spec(zone.of(B)).ordered()).as("%s", zone).isEqualTo(ordered);
        }
    }

    @Test
    @Clauses({"4.11.2", "4.1.3"})
    void whatComesLaterLiesOnTop() {
        EvolveTable t = table();
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            cards.add(t.create(CARD, i % 2, Zone.HAND.of(i % 2)));
        }
        cards.forEach(card -> t.move(card, Zone.RESOLUTION.of(A), Movement.PLAY.by(t.controller(card))));
        for (int i = 0; i < 3; i++) {
            assertThat(t.cardAt(Zone.RESOLUTION.of(A), i)).isEqualTo(cards.get(i));
        }
        assertThat(t.controller(cards.get(1))).isEqualTo(B);
    }

    @Test
    @Clauses({"3.1.2", "4.1.4"})
    void theZoneSaysWhoControlsACard() {
        EvolveTable t = table();
        int card = t.create(CARD, A, Zone.FIELD.of(A));
        t.put(card, t.piece(card).with(Flag.ENGAGED, true).withMarks(2));
        t.move(card, Zone.FIELD.of(B), Movement.STEAL.by(B));
        assertThat(t.controller(card)).isEqualTo(B);
        assertThat(t.isEngaged(card)).isTrue();
        t.move(card, Zone.HAND.of(A), Movement.PUT.by(B));
        assertThat(t.controller(card)).isEqualTo(A);
        assertThat(t.isEngaged(card)).isFalse();
        assertThat((int) t.piece(card).marks()).isZero();
    }
}
