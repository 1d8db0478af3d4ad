package cardinal.evolve.card;

import cardinal.cards.Records;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.text.CardText;
import cardinal.evolve.text.Dialect;
import cardinal.kernel.Clauses;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** 2: the parts of a card, those that count and those that do not. */
class CardPartsTest {
    private static final Map<String, Object> PLAIN = Map.of("name", "Reed Piper", "type", "Follower", "class", "forest",
            "trait", "Pixie", "cost", 2, "attack", 1, "defense", 3, "text", "[fanfare] Summon a Fairy token.");

    private static CardData read(Map<String, ?> fields) {
        return CardReader.FORMAT.read(fields, key -> "card " + key);
    }

    private static CardData with(String field, Object value) {
        Map<String, Object> fields = new LinkedHashMap<>(PLAIN);
        fields.put(field, value);
        return read(fields);
    }

    private static CardData rules(CardData card) {
        return CardReader.FORMAT.withCode(card, "");
    }

    private static List<Ability> abilities(CardType type, String text) {
        assertThat(CardText.read(type, text)).as(text).isInstanceOf(Reading.Understood.class);
        assertThat(CardText.read(Dialect.OF_1_24, type, text)).as(text).isEqualTo(CardText.read(type, text));
        return ((Reading.Understood<Ability>) CardText.read(type, text)).abilities();
    }

    @Test
    @Clauses({"2.1", "2.2", "2.3", "2.3.1", "2.4", "2.5", "2.6", "2.7", "2.8", "evolve-1.24:2.2", "evolve-1.24:2.6"})
    void whatCounts() {
        CardData card = read(PLAIN);
        assertThat(card.name()).isEqualTo("Reed Piper");
        assertThat(card.cardClass()).isEqualTo(CardClass.FORESTCRAFT);
        assertThat(card.type()).isEqualTo(CardType.FOLLOWER);
        assertThat(card.traits()).containsExactly("Pixie");
        assertThat(card.cost()).isEqualTo(2);
        assertThat(card.attack()).isEqualTo(1);
        assertThat(card.defense()).isEqualTo(3);
        assertThat(card.text()).isEqualTo("[fanfare] Summon a Fairy token.");
    }

    @Test
    @Clauses({"2.9", "2.9.1", "2.9.2", "2.10", "2.10.1", "2.10.2", "2.11", "2.11.1", "2.11.2", "2.12", "2.12.1",
        "2.12.3", "evolve-1.24:2.9", "evolve-1.24:2.9.1", "evolve-1.24:2.9.2", "evolve-1.24:2.10",
        "evolve-1.24:2.10.1", "evolve-1.24:2.10.2", "evolve-1.24:2.12", "evolve-1.24:2.12.1", "evolve-1.24:2.12.2",
        "evolve-1.24:2.13", "evolve-1.24:2.13.1", "evolve-1.24:2.13.2", "evolve-1.24:2.11", "evolve-1.24:2.11.1",
        "evolve-1.24:2.11.2"})
    void whatDoesNotCount() {
        CardData plain = rules(read(PLAIN));
        Map<String, Object> others = Map.of("tokens", "Fairy", "artist", "Somebody", "illustrator", "Somebody", "image",
                "piper.png", "rarity", "Gold", "code", "X01-017", "set", "X01", "flavor", "The reeds remember.");
        others.forEach((field, value) -> assertThat(rules(with(field, value))).as(field).isEqualTo(plain));
    }

    @Test
    @Clauses({"2.12", "2.12.1", "2.12.2", "evolve-1.24:2.13", "evolve-1.24:2.13.1", "evolve-1.24:2.13.2.1"})
    void theUniverseCounts() {
        CardData card = with("universe", "Lantern Bay");
        assertThat(rules(card)).isNotEqualTo(rules(read(PLAIN)));
        assertThat(card.universe().name()).isEqualTo("Lantern Bay");
        assertThat(read(PLAIN).universe().isNone()).isTrue();
    }

    @Test
    @Clauses({"2.2.1", "2.2.2", "2.2.3", "evolve-1.24:2.2.2"})
    void everyClassHasAnIconThatTextsAskBy() {
        assertThat(CardClass.values()).hasSize(7);
        for (CardClass craft : CardClass.values()) {
            String text = "Destroy each " + craft.icon() + " follower on the field.";
            Filter.Trait.Craft asked = new Filter.Trait.Craft(craft);
            List<Object> found = new ArrayList<>();
            Records.visit(abilities(CardType.SPELL, text), part -> {
                if (part instanceof Filter.Trait.Craft) {
                    found.add(part);
                }
            });
            assertThat(found).as(text).containsExactly(asked);
            assertThat(with("class", craft.name().toLowerCase(Locale.ROOT)).cardClass()).isEqualTo(craft);
        }
    }

    @Test
    @Clauses({"2.3", "2.3.1", "2.3.2", "2.3.3", "2.3.3.1", "evolve-1.24:2.3.3.1", "evolve-1.24:2.3.2.1",
        "evolve-1.24:2.3.2.2", "evolve-1.24:2.3.2.3", "evolve-1.24:2.3.2.4"})
    void fourTypesAndTheSpecialOnes() {
        for (CardType type : List.of(CardType.LEADER, CardType.FOLLOWER, CardType.AMULET, CardType.SPELL)) {
            CardData card = with("type", type.name());
            assertThat(card.type()).isEqualTo(type);
            assertThat(card.evolved()).isFalse();
            assertThat(card.isMainDeckCard()).isEqualTo(type != CardType.LEADER);
        }
        CardData evolved = with("type", "Follower / Evolved");
        assertThat(evolved.type()).isEqualTo(CardType.FOLLOWER);
        assertThat(evolved.evolved()).isTrue();
        assertThat(evolved.isMainDeckCard()).isFalse();
        assertThat(evolved.isEvolveDeckCard()).isTrue();
        CardData token = with("type", "Follower / Token");
        assertThat(token.token()).isTrue();
        assertThat(token.isMainDeckCard()).isFalse();
    }

    @Test
    @Clauses({"2.6", "2.6.1", "evolve-1.24:2.6", "evolve-1.24:2.6.1"})
    void textHoldsAbilitiesAndOtherInformation() {
        List<Ability> all = abilities(CardType.FOLLOWER, """
                Ward.
                [fanfare] Draw a card.
                [act][cost1]: Draw a card.
                Your other followers have [attack]+1.
                Your deck may contain up to 6 cards with this name.""");
        assertThat(all).extracting(a -> a.getClass().getSimpleName()).containsExactly("Keywords", "Automatic",
                "Activated", "Passive", "DeckCondition");
    }

    @Test
    @Clauses({"2.6.2", "evolve-1.24:2.6.2"})
    void whatStandsInParenthesesDoesNothing() {
        String text = "Ward. [fanfare] Draw a card.";
        assertThat(abilities(CardType.FOLLOWER, "Ward. (Draw 2 cards.) [fanfare] Draw a card. (You win the game.)"))
                .isEqualTo(abilities(CardType.FOLLOWER, text));
        assertThat(abilities(CardType.FOLLOWER, "(Storm. Rush.)")).isEmpty();
    }

    @Test
    @Clauses({"2.7.1.1", "2.8.1.1", "evolve-1.24:2.7.1.1", "evolve-1.24:2.8.1.1"})
    void attackAndDefenseHaveIcons() {
        List<Gift.Stats> found = new ArrayList<>();
        Records.visit(abilities(CardType.FOLLOWER, "[fanfare] Give this follower [attack]+3/[defense]-1."), part -> {
            if (part instanceof Gift.Stats stats) {
                found.add(stats);
            }
        });
        assertThat(found).singleElement().satisfies(stats -> {
            assertThat(stats.attack().sign()).isEqualTo(1);
            assertThat(stats.defense().sign()).isEqualTo(-1);
        });
        assertThat(abilities(CardType.FOLLOWER, "[fanfare] Give this follower [attack]+1."))
                .isNotEqualTo(abilities(CardType.FOLLOWER, "[fanfare] Give this follower [defense]+1."));
    }

    @Test
    @Clauses({"2.1.1", "evolve-1.24:2.1.1"})
    void aCardIsKnownByItsName() {
        CardPool pool = EvolveCards.LIBRARY.compile(List.of(read(PLAIN), with("name", "Reed Drummer"))).pool();
        assertThat(pool.get("Reed Piper").data().name()).isEqualTo("Reed Piper");
        assertThat(pool.get("Reed Piper")).isNotSameAs(pool.get("Reed Drummer"));
        assertThat(pool.get("Reed Piper").isNamed("Reed Drummer")).isFalse();
    }

    @Test
    @Clauses({"2.13", "2.13.1", "2.13.2", "evolve-1.24:2.14.1"})
    void anAlternateNameMeansTheCardName() {
        CardPool pool = EvolveCards.LIBRARY.compile(List.of(with("alternateName", "Marsh Voice"),
                with("type", "Follower / Evolved"), with("name", "Reed Drummer"))).pool();
        assertThat(pool.get("Reed Piper").data().alternateName()).isEqualTo("Marsh Voice");
        assertThat(pool.isNamed(pool.get("Reed Piper"), "Marsh Voice")).isTrue();
        CardDef evolved = Objects.requireNonNull(pool.findEvolved("Reed Piper"));
        assertThat(evolved.data().alternateName()).isEmpty();
        assertThat(pool.isNamed(evolved, "Marsh Voice")).isTrue();
        assertThat(pool.isNamed(pool.get("Reed Drummer"), "Marsh Voice")).isFalse();
    }

    /** 6.1.2: in a game what is said about decks is no ability that anything listens to. */
    @Test
    @Clauses({"6.1.2"})
    void deckConditionsMeanNothingInTheGame() {
        CardPool pool = EvolveCards.LIBRARY.compile(List.of(with("text",
                "Your deck may contain up to 6 cards with this name."))).pool();
        CardDef card = pool.get("Reed Piper");
        assertThat(card.abilities()).hasSize(1);
        assertThat(card.passives()).isEmpty();
        assertThat(card.automatic()).isEmpty();
        assertThat(card.activated()).isEmpty();
        for (Zone zone : Zone.values()) {
            assertThat(card.listens(zone)).as("%s", zone).isZero();
        }
    }
}
