package cardinal.ufs.card;

import static cardinal.ufs.card.Cards.card;
import static cardinal.ufs.card.Cards.data;
import static cardinal.ufs.card.Cards.refused;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.State;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The resource symbols. */
class SymbolsTest {
    private static final int ALL_TWELVE = (1 << 12) - 1;

    private static CardData symbols(String words) {
        return data("\"name\": \"Patient Hands\", \"type\": \"foundation\", \"symbols\": [" + words + "]");
    }

    private static State printed(Edition edition, String words) {
        CardDef def =
                card(edition, "\"name\": \"Patient Hands\", \"type\": \"foundation\", \"symbols\": [" + words + "]");
        return State.printed(def, def.front());
    }

    @Test
    @Clauses({"ufs-2010:11.0", "ufs-2010:11.1", "ufs-2010:11.2", "ufs-2010:11.3", "ufs-2010:11.4", "ufs-2010:11.5",
        "ufs-2010:11.6", "ufs-2010:11.7", "ufs-2010:11.8",
        "ufs-2010:11.9", "ufs-2010:11.10", "ufs-2010:11.11", "ufs-2010:11.12", "universus:symbol", "universus:symbol.2",
        "universus:symbol.3", "universus:symbol.4",
        "universus:symbol.5", "universus:symbol.6", "universus:symbol.7", "universus:symbol.8", "universus:symbol.9",
        "universus:symbol.10", "universus:symbol.11",
        "universus:symbol.12", "universus:symbol.13", "universus:symbol.14"})
    void there_are_twelve() {
        List<String> twelve = List.of("air", "all", "chaos", "death", "earth", "evil", "fire", "good", "life", "order",
                "void", "water");
        assertThat(List.of(Symbol.values()).stream().map(s -> s.name().toLowerCase(Locale.ROOT)).toList())
                .isEqualTo(twelve);
        for (String symbol : twelve) {
            assertThat(symbols("\"" + symbol + "\"").symbols()).as("each alone, \"all\" too")
                    .containsExactly(Symbol.valueOf(symbol.toUpperCase(Locale.ROOT)));
        }
        refused("\"name\": \"Odd\", \"type\": \"asset\", \"symbols\": [\"metal\"]", "metal", "not a symbol");
    }

    @Test
    @Clauses({"ufs-2019:B.6.6", "ufs-2010:2.1.6", "ufs-2010:2.2.6", "ufs-2010:2.3.4", "ufs-2010:2.4.4",
        "ufs-2010:2.5.4", "universus:symbol.1", "universus:properties.16"})
    void cards_of_every_type_carry_symbols() {
        for (CardType type : CardType.values()) {
            String own = type == CardType.ATTACK ? ", \"attack_zone\": \"mid\", \"speed\": 1, \"damage\": 1" : "";
            assertThat(data("\"name\": \"Some Card\", \"type\": \"" + type
                    + "\", \"symbols\": [\"fire\", \"void\", \"order\"]" + own).symbols())
                    .containsExactly(Symbol.FIRE, Symbol.VOID, Symbol.ORDER);
        }
        assertThat(data("\"name\": \"Some Card\", \"type\": \"asset\", \"resources\": \"life, good\"").symbols())
                .containsExactly(Symbol.LIFE, Symbol.GOOD);
    }

    @Test
    @Clauses({"ufs-2010:11.13", "ufs-2019:B.6.6.2", "ufs-2019:B.6.6.2.1", "universus:symbol.2", "universus:infinity"})
    void infinity_stands_in_place_of_symbols_and_is_none() {
        CardData card = symbols("\"fire\", \"infinity\"");
        assertThat(card.infinity()).isTrue();
        assertThat(card.symbols()).containsExactly(Symbol.FIRE);
        assertThat(symbols("\"fire\"").infinity()).isFalse();
        assertThat(Symbol.values()).extracting(Symbol::name).doesNotContain("INFINITY");
    }

    @Test
    @Clauses({"ufs-2019:B.6.6.2.2"})
    void in_2019_infinity_grants_all_twelve_however_often_it_is_printed() {
        assertThat(Editions.UFS_2019.symbols(printed(Editions.UFS_2019, "\"infinity\""))).isEqualTo(ALL_TWELVE);
        assertThat(Editions.UFS_2019.symbols(printed(Editions.UFS_2019, "\"infinity\", \"infinity\"")))
                .isEqualTo(ALL_TWELVE);
        assertThat(Editions.UFS_2019.symbols(printed(Editions.UFS_2019, "\"air\""))).isEqualTo(1);
    }

    @Test
    @Clauses({"universus:infinity", "universus:infinity.1"})
    void in_universus_a_card_with_infinity_has_no_symbols() {
        assertThat(Editions.UNIVERSUS.symbols(printed(Editions.UNIVERSUS, "\"infinity\""))).isZero();
        assertThat(Editions.UNIVERSUS.symbols(printed(Editions.UNIVERSUS, "\"fire\", \"infinity\""))).isZero();
        assertThat(Editions.UNIVERSUS.symbols(printed(Editions.UNIVERSUS, "\"air\""))).isEqualTo(1);
    }

    @Test
    @Clauses({"universus:attuned-symbols", "universus:attuned-symbols.1"})
    void attuned_symbols_are_symbols_with_a_mark() {
        CardDef card = card(Editions.UNIVERSUS,
                "\"name\": \"Tuned\", \"type\": \"foundation\", \"symbols\": [\"fire\", \"death-attuned\"], \"attuned\": [\"air\"]");
        assertThat(card.attuned()).containsExactlyInAnyOrder(Symbol.DEATH, Symbol.AIR);
        assertThat(card.symbols()).containsExactlyInAnyOrder(Symbol.FIRE, Symbol.DEATH, Symbol.AIR);
        assertThat(symbols("\"fire\"").attuned()).isEmpty();
    }

    @Test
    @Clauses({"ufs-2019:B.6.8", "ufs-2019:B.6.9", "universus:set-icon", "universus:properties.4"})
    void universe_and_watermark_or_set_icon_are_kept() {
        CardDef card = card(Editions.UNIVERSUS,
                "\"name\": \"Marked\", \"type\": \"asset\", \"universe\": \"Nine Bells\", \"set_icon\": \"EMB\"");
        assertThat(card.marks()).containsExactlyInAnyOrder("Nine Bells", "EMB");
        assertThat(data("\"name\": \"Marked\", \"type\": \"asset\", \"watermark\": \"EMB\"").marks())
                .containsExactly("EMB");
        assertThat(data("\"name\": \"Marked\", \"type\": \"asset\"").marks()).isEmpty();
    }
}
