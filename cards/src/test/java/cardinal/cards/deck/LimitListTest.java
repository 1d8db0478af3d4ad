package cardinal.cards.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of banned and restricted cards: which rows hold when and where, and what is wrong with a file. */
class LimitListTest {
    private static final String TABLE = """
            # a list of our own
            card\tlimit\tfrom\tto\tregion\tsource
            Lull\t0\t2026-03-01\t2026-05-31\t\tSpring list
            Candle Squire\t1
            """;

    private static List<String> heldOn(List<CardLimit> rows, String day) {
        return LimitList.inForce(rows, LocalDate.parse(day), "").stream().map(CardLimit::card).toList();
    }

    @Test
    void aRowHoldsFromItsFirstDayToItsLast() {
        List<CardLimit> rows = LimitList.read("list", TABLE);
        assertThat(rows).hasSize(2);
        assertThat(heldOn(rows, "2026-02-28")).containsExactly("Candle Squire");
        assertThat(heldOn(rows, "2026-03-01")).containsExactly("Lull", "Candle Squire");
        assertThat(heldOn(rows, "2026-05-31")).containsExactly("Lull", "Candle Squire");
        assertThat(heldOn(rows, "2026-06-01")).containsExactly("Candle Squire");
    }

    @Test
    void jsonSaysTheSame() {
        assertThat(LimitList.read("list", """
                [{"card": "Lull", "limit": 0, "from": "2026-03-01", "to": "2026-05-31", "source": "Spring list"},
                 {"card": "Candle Squire", "limit": 1, "region": null}]
                """)).isEqualTo(LimitList.read("list", TABLE));
    }

    @Test
    void regionsAreAskedForAndKeptApart() {
        List<CardLimit> rows = LimitList.read("list", "card\tlimit\tregion\nLull\t0\tNorth\nMuster\t1\tSouth\nPyre\t2");
        LocalDate day = LocalDate.parse("2026-01-01");
        assertThat(LimitList.inForce(rows, day, "north")).extracting(CardLimit::card).containsExactly("Lull", "Pyre");
        assertThat(LimitList.inForce(rows, day, "South")).extracting(CardLimit::card)
                .containsExactly("Muster", "Pyre");
        assertThatThrownBy(() -> LimitList.inForce(rows, day, "")).isInstanceOf(BadInput.class)
                .hasMessageContaining("--region: North, South");
        assertThatThrownBy(() -> LimitList.inForce(rows, day, "West")).isInstanceOf(BadInput.class)
                .hasMessageContaining("\"West\"");
    }

    @Test
    void theNewerRowReplacesTheOlderAndOfOneDayTheStricter() {
        CardLimit always = new CardLimit("Lull", 0, null, null, "", "");
        CardLimit later = new CardLimit("Lull", 2, LocalDate.parse("2026-01-01"), null, "", "");
        CardLimit stricter = new CardLimit("Lull", 1, LocalDate.parse("2026-01-01"), null, "", "");
        assertThat(later.replaces(always)).isTrue();
        assertThat(always.replaces(later)).isFalse();
        assertThat(stricter.replaces(later)).isTrue();
        assertThat(later.replaces(stricter)).isFalse();
    }

    @Test
    void allThatIsWrongIsSaidAtOnce() {
        assertThatThrownBy(() -> LimitList.read("list", """
                card\tlimit\tfrom\tto
                \t1
                Lull\tmany
                Lull\t-1
                Muster\t1\t1 March
                Pyre\t1\t2026-03-02\t2026-03-01
                Pyre\t1\t\t\tNorth
                """)).isInstanceOf(BadInput.class).hasMessage("""
                list:2: a row needs a card: its name or number
                list:3: limit is how many copies are allowed, 0 for a banned card, not "many"
                list:4: limit is how many copies are allowed, 0 for a banned card, not "-1"
                list:5: from is a day like 2026-07-16, not "1 March"
                list:6: it ends on 2026-03-01, before it begins on 2026-03-02
                list:7: 5 cells under 4 headings""");
        assertThatThrownBy(() -> LimitList.read("list", "card\tlimt\nLull\t1"))
                .hasMessageContaining("there is no column \"limt\"; did you mean \"limit\"?");
        assertThatThrownBy(() -> LimitList.read("list", "")).hasMessageContaining("the file is empty");
        assertThatThrownBy(() -> LimitList.read("list", "[3]")).hasMessageContaining("list, row 1: a row is an object");
        assertThatThrownBy(() -> LimitList.read("list", "[{")).hasMessageContaining("this is not JSON");
    }
}
