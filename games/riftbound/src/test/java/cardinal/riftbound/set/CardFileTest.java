package cardinal.riftbound.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Supertype;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardFileTest {
    private static final String SCOUT =
            "{\"name\": \"Scout\", \"type\": \"Unit\", \"domains\": [\"Fury\"], \"energy\": 2, \"might\": 2}";

    @Test
    void ourOwnShapeIsRead() {
        CardData card = one("""
                [{"name": "Old Oak", "type": "Unit", "supertypes": ["Champion"], "domains": ["Body", "Order"], "energy": 5, "power": 1,
                  "might": 6, "tags": ["Plant"], "text": "[Tank]"}]""");
        assertThat(card).isEqualTo(new CardData("Old Oak", "", CardType.UNIT, List.of(Supertype.CHAMPION),
                List.of(Domain.BODY, Domain.ORDER), 5,
                1, 6, List.of("Plant"), "[Tank]"));
    }

    @Test
    void thePublicShapeIsReadWithNumbersAsText() {
        CardData card =
                one("""
                [{"name": "Old Oak", "publicCode": "XYZ-001/100", "setId": "XYZ", "domains": ["Body"], "cardTypes": ["Unit"],
                  "superTypes": ["Champion"], "energy": "5", "power": "", "might": "6", "tags": ["Plant"], "abilityText": "[Tank]"}]""");
        assertThat(card).isEqualTo(new CardData("Old Oak", "XYZ-001/100", CardType.UNIT, List.of(Supertype.CHAMPION),
                List.of(Domain.BODY), 5,
                -1, 6, List.of("Plant"), "[Tank]"));
    }

    @Test
    void aListMayStandInAnObject() {
        assertThat(RiftCards.LIBRARY.read("f.json", "{\"set\": \"Test\", \"cards\": [" + SCOUT + "]}")).hasSize(1);
    }

    @Test
    void aReprintIsTheSameCard() {
        assertThat(
                RiftCards.LIBRARY.read("f.json", "[" + SCOUT + ", " + SCOUT.replace("}", ", \"code\": \"B-2\"}") + "]"))
                .hasSize(1);
    }

    @Test
    void anEmptyListIsAFileWithoutCards() {
        assertThat(RiftCards.LIBRARY.read("f.json", "[]")).isEmpty();
    }

    @Test
    void brokenJsonIsShownWithLineAndColumn() {
        wrong("[\n  {\"name\": \"Scout\"\n   \"type\": \"Unit\"}\n]", "f.json:3:4", "not JSON");
    }

    @Test
    void anUnfinishedFileIsBrokenJson() {
        wrong("[" + SCOUT, "f.json:1:", "not JSON");
    }

    @Test
    void wordsAfterTheEndAreBrokenJson() {
        wrong("[" + SCOUT + "]\nand so on", "f.json:2:", "not JSON");
    }

    @Test
    void aFieldGivenTwiceIsBrokenJson() {
        wrong("[{\"name\": \"A\", \"name\": \"B\"}]", "f.json:1:", "not JSON", "name");
    }

    @Test
    void deepNestingIsRefusedWithoutHarm() {
        wrong("[".repeat(100_000), "f.json", "not JSON", "nesting");
    }

    @Test
    void anEmptyFileSaysWhatToWrite() {
        wrong("  \n", "f.json", "empty", "[]");
    }

    @Test
    void somethingOtherThanAListOfCardsSaysTheShape() {
        wrong("{\"deck\": []}", "f.json", "list of cards");
        wrong("\"Scout\"", "f.json", "list of cards");
        wrong("null", "f.json", "list of cards");
    }

    @Test
    void aCardThatIsNoObjectIsNamedByItsNumber() {
        wrong("[" + SCOUT + ", 7]", "f.json, card 2", "object with fields", "7");
        wrong("[null]", "f.json, card 1", "object with fields");
    }

    @Test
    void aCardWithoutANameIsNamedByItsNumber() {
        wrong("[" + SCOUT + ", {\"type\": \"Unit\", \"might\": 1}]", "f.json, card 2", "needs a name");
    }

    @Test
    void aCardWithoutATypeIsToldTheTypes() {
        wrong("[{\"name\": \"Scout\"}]", "f.json, card 1 (Scout)", "needs a type", "unit", "battlefield");
    }

    @Test
    void aWrongTypeOrDomainOrSupertypeGetsTheNearest() {
        wrong("[{\"name\": \"Scout\", \"type\": \"Unti\", \"might\": 1}]", "card 1 (Scout), field \"type\"", "Unti",
                "unit");
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"domains\": [\"Furry\"], \"might\": 1}]",
                "field \"domains\"", "Furry", "fury");
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"superTypes\": [\"Chmpion\"], \"might\": 1}]",
                "field \"superTypes\"", "champion");
    }

    @Test
    void aNumberThatIsNoneNamesItsField() {
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"energy\": \"two\", \"might\": 1}]",
                "card 1 (Scout), field \"energy\"", "whole number",
                "two");
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"might\": -1}]", "field \"might\"", "whole number", "-1");
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"might\": 1e99}]", "field \"might\"", "whole number");
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"might\": [1, 2]}]", "field \"might\"", "one value");
    }

    @Test
    void aUnitNeedsMight() {
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\"}]", "card 1 (Scout)", "Might");
    }

    @Test
    void anUnknownFieldIsNotSilentlyDropped() {
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"might\": 1, \"abilitytxt\": \"[Tank]\"}]",
                "field \"abilitytxt\"", "unknown key",
                "abilityText");
    }

    @Test
    void twoFieldsThatSayTheSameAreAContradiction() {
        wrong("[{\"name\": \"Scout\", \"type\": \"Unit\", \"might\": 1, \"text\": \"[Tank]\", \"abilityText\": \"\"}]",
                "card 1 (Scout)",
                "say the same");
    }

    @Test
    void twoDifferentCardsOfOneNameAreRefused() {
        wrong("[" + SCOUT + ", " + SCOUT.replace("2", "3") + "]", "f.json, card 2 (Scout)", "card 1 has the same name");
    }

    @Test
    void aFileThatIsMissingOrNoTextIsNamed(@TempDir Path folder) throws IOException {
        Path missing = folder.resolve("nothing.json");
        assertThatThrownBy(() -> RiftCards.LIBRARY.read(missing)).isInstanceOf(BadInput.class)
                .hasMessageContaining("nothing.json")
                .hasMessageContaining("no such file");
        Path bytes = Files.write(folder.resolve("bytes.json"), new byte[] {(byte) 0xff, (byte) 0xfe, (byte) 0x80});
        assertThatThrownBy(() -> RiftCards.LIBRARY.read(bytes)).isInstanceOf(BadInput.class)
                .hasMessageContaining("UTF-8");
    }

    private static CardData one(String json) {
        List<CardData> cards = RiftCards.LIBRARY.read("f.json", json);
        assertThat(cards).hasSize(1);
        return cards.getFirst();
    }

    private static void wrong(String json, String where, String... words) {
        assertThatThrownBy(() -> RiftCards.LIBRARY.read("f.json", json)).isInstanceOf(BadInput.class)
                .hasMessageContaining(where)
                .hasMessageContainingAll(words);
    }
}
