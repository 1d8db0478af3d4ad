package cardinal.evolve.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CardReaderTest {

    private static CardData read(Map<String, ?> fields) {
        return CardReader.FORMAT.read(fields, key -> "card " + key);
    }

    @Test
    @Clauses({"2.1.1", "2.2.1", "2.4.1", "2.5.1", "2.7.1", "2.8.1"})
    void aFollowerAsPeopleWriteIt() {
        CardData card = read(Map.of("cardNo", "X-1", "name", "Moon Page", "type", "base", "cardType", "Follower",
                "class",
                "forest", "trait", "Elf / Princess", "cost", "2", "attack", "1", "defense", "3", "effect", "Ward."));
        assertThat(card).isEqualTo(new CardData("Moon Page", "", "X-1", CardClass.FORESTCRAFT, Universe.NONE,
                CardType.FOLLOWER, false, false, List.of("Elf", "Princess"), 2, 1, 3, "Ward."));
    }

    @Test
    @Clauses({"2.3.3.1", "5.15.2", "12.2.2.1"})
    void anEvolvedCardHasTheNameOfItsBaseAndNoCost() {
        CardData card =
                read(Map.of("name", "Moon Page Evolved", "cardType", "Follower / Evolved", "attack", 3, "defense", 3,
                        "cost", 2));
        assertThat(card.name()).isEqualTo("Moon Page");
        assertThat(card.evolved()).isTrue();
        assertThat(card.cost()).isNegative();
        assertThat(CardReader.FORMAT.key(card)).isEqualTo("Moon Page Evolved");
    }

    @Test
    @Clauses({"2.8.3.1"})
    void aLeaderHasTwentyDefenseUnlessItSaysOtherwise() {
        assertThat(read(Map.of("name", "A", "type", "Leader", "defense", "-")).defense()).isEqualTo(20);
        assertThat(read(Map.of("name", "A", "type", "Leader", "defense", 25)).defense()).isEqualTo(25);
    }

    @Test
    @Clauses({"evolve-1.24:14.5.2.1.1", "evolve-1.24:2.3.2"})
    void equipmentIsATypeOfTokens() {
        CardData card =
                read(Map.of("name", "Crown TOKEN", "type", "token", "cardType", "Equipment / Token", "cost", 2));
        assertThat(card.type()).isEqualTo(CardType.EQUIPMENT);
        assertThat(card.name()).isEqualTo("Crown");
        assertThatThrownBy(() -> read(Map.of("name", "Crown", "type", "Equipment", "cost", 2)))
                .isInstanceOf(BadInput.class).hasMessageContaining("token");
    }

    @Test
    void tokensAndUniverses() {
        CardData card = read(Map.of("name", "Imp TOKEN", "type", "token", "cardType", "Spell / Token", "cost", 0,
                "universe", "stage"));
        assertThat(card.name()).isEqualTo("Imp");
        assertThat(card.token()).isTrue();
        assertThat(card.universe()).isEqualTo(Universe.STAGE);
    }

    @Test
    void whatIsMissingOrWrongIsSaid() {
        assertThatThrownBy(() -> read(Map.of("name", "A", "type", "Follower", "cost", 1))).isInstanceOf(BadInput.class)
                .hasMessageContaining("attack and defense");
        assertThatThrownBy(() -> read(Map.of("name", "A", "type", "Spell"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("needs a cost");
        assertThatThrownBy(() -> read(Map.of("name", "A", "type", "Spell", "cost", 1, "class", "forst")))
                .isInstanceOf(BadInput.class).hasMessageContaining("forst").hasMessageContaining("forest");
        assertThatThrownBy(() -> read(Map.of("name", "A", "type", "Sorcery", "cost", 1))).isInstanceOf(BadInput.class)
                .hasMessageContaining("sorcery");
        assertThatThrownBy(() -> read(Map.of("name", "A", "type", "Spell", "cots", 1))).isInstanceOf(BadInput.class)
                .hasMessageContaining("cots");
    }
}
