package cardinal.riftbound.deck.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Deck codes are what the sites of players write, and come back as they went. */
class DeckCodeTest {
    private static final List<String> SETS = List.of("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD", "CDN");
    private static final List<String> VARIANTS = List.of("", "a", "s", "b");

    private static DeckCode.Entry entry(String number, int copies) {
        return new DeckCode.Entry(CardNumber.of(number), copies);
    }

    private static DeckCode deck(List<DeckCode.Entry> main, List<DeckCode.Entry> side, String champion,
            String... legends) {
        return DeckCode.of(main, side, champion.isEmpty() ? Optional.empty() : Optional.of(CardNumber.of(champion)),
                Arrays.stream(legends).map(CardNumber::of).toList());
    }

    private static void isWritten(DeckCode deck, int version, String code) {
        assertThat(deck.version()).isEqualTo(version);
        assertThat(DeckCodeWriter.write(deck)).isEqualTo(code);
        assertThat(DeckCodeReader.read(code)).isEqualTo(deck);
    }

    @Test
    void codesAreThoseThatOtherProgramsWrite() {
        isWritten(deck(List.of(entry("OGN-007", 3), entry("OGN-089", 2), entry("OGN-004", 1)), List.of(), ""), 3,
                "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA");
        isWritten(deck(List.of(entry("OGN-007", 7), entry("OGN-089", 5), entry("OGN-012", 3), entry("OGN-039", 2),
                entry("OGN-013", 1)), List.of(entry("OGN-022", 2), entry("OGN-088", 1)), "OGN-012"), 3,
                "CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWABAAAAY");
        isWritten(deck(List.of(entry("SFD-R02", 3), entry("UNL-R05a", 2), entry("OGN-007", 3), entry("OGN-089", 1)),
                List.of(entry("OGN-022", 2)), "OGN-007"), 4,
                "CQAAAAAAAAAAAAAAAIAQAAAAA4AQGAABAIAQCBABAECQCAIAAAAFSAABAEAAAAAWAAAQAAAAA4");
        isWritten(deck(List.of(entry("VEN-097", 20)), List.of(entry("VEN-050", 4)), ""), 5,
                "CUAACFABAECQAYIBAQAQCBIAGIAA");
        isWritten(deck(List.of(entry("VEN-001", 3), entry("VEN-SP1", 3), entry("VEN-SP2", 3)), List.of(), ""), 5,
                "CUAQCAYBAMCQAAABAIAQEAQAAA");
    }

    @Test
    void additionalLegendsStandAtTheEnd() {
        isWritten(deck(List.of(entry("OGN-004", 3), entry("OGN-009", 3), entry("OGN-013", 1)), List.of(), "", "OGN-280",
                "OGN-288", "OGN-292"), 6, "CYAAEAYBAIAAABAJAEAQCAAABUAAAAYAACMAEAAAUABAAAFEAI");
        isWritten(deck(List.of(entry("OGN-004", 3), entry("OGN-009", 3), entry("OGN-103", 3), entry("OGN-013", 1)),
                List.of(entry("OGN-022", 2), entry("OGN-024", 2)), "OGN-103", "OGN-280", "OGN-288a", "VEN-292"), 6,
                "CYAAEAYBAMAAABAJM4AQCAIAAAGQCAQBAIAAAFQYAEAAAZYDAAAJQAQAAGQAEBIAUQBA");
        isWritten(deck(List.of(entry("OGN-004", 3), entry("SFD-R02", 3)), List.of(), "", "OGN-280", "OGN-288",
                "OGN-292"), 6, "CYAQCAYCAEAAAAAEAEBQAAICAAAAGAAAACMAEAAAACQAEAAAACSAE");
        isWritten(deck(List.of(entry("VEN-097", 20), entry("VEN-001", 3)), List.of(entry("VEN-050", 4)), "VEN-001",
                "VEN-SP1", "OGN-280", "RAD-005"), 6,
                "CYAQEFABAECQAADBAMAQCBIAAAAQCBABAECQAABSAECQAAABAMCQAAQBAAAABGACAYAAABI");
    }

    @Test
    void anOldCodeWithoutChampionIsRead() {
        DeckCode deck = DeckCodeReader.read("CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAA"
                + "BX3QDGACUABKIAQAAEBQAAAWDBOQCAQAABMHE");
        assertThat(deck.version()).isEqualTo(2);
        assertThat(deck.champion()).isEmpty();
        assertThat(deck.main()).hasSize(21).startsWith(entry("OGN-007", 7), entry("OGN-089", 5));
        assertThat(deck.sideboard()).containsExactly(entry("OGN-022", 2), entry("OGN-024", 2), entry("OGN-093", 2),
                entry("OGN-088", 1), entry("OGN-114", 1));
    }

    @Test
    void everyDeckComesBackInEveryVersion() {
        SplittableRandom dice = new SplittableRandom(20_26);
        for (int i = 0; i < 4000; i++) {
            int version = 1 + i % 6;
            DeckCode deck = any(dice, version);
            String code = DeckCodeWriter.write(deck);
            assertThat(DeckCodeReader.read(code)).as(code).isEqualTo(deck);
            assertThat(DeckCodeReader.read(code.toLowerCase(java.util.Locale.ROOT) + "==")).isEqualTo(deck);
        }
    }

    private static DeckCode any(SplittableRandom dice, int version) {
        List<DeckCode.Entry> main = entries(dice, version, version >= 5 ? 300 : 12);
        Optional<CardNumber> champion = version < 3 || dice.nextBoolean() ? Optional.empty()
                : Optional.of(number(dice, version));
        List<CardNumber> legends = new ArrayList<>();
        for (int n = version < 6 ? 0 : dice.nextInt(4); n > 0; n--) {
            legends.add(number(dice, version));
        }
        return new DeckCode(version, main,
                version < 2 ? List.of() : entries(dice, version, version >= 5 ? 40 : 3), champion, legends);
    }

    private static List<DeckCode.Entry> entries(SplittableRandom dice, int version, int most) {
        List<DeckCode.Entry> entries = new ArrayList<>();
        for (int n = dice.nextInt(30); n > 0; n--) {
            CardNumber card = number(dice, version);
            if (entries.stream().noneMatch(e -> e.card().equals(card))) {
                entries.add(new DeckCode.Entry(card, 1 + dice.nextInt(most)));
            }
        }
        return entries;
    }

    private static CardNumber number(SplittableRandom dice, int version) {
        int letters = version >= 5 ? dice.nextInt(3) : version == 4 ? dice.nextInt(2) : 0;
        return new CardNumber(SETS.get(dice.nextInt(SETS.size())), CardNumber.Prefix.values()[letters],
                1 + dice.nextInt(dice.nextBoolean() ? 300 : 9999), VARIANTS.get(dice.nextInt(VARIANTS.size())));
    }

    @Test
    void numbersAreReadInEverySpelling() {
        assertThat(List.of("ogn-7", "OGN-007", "OGN-007/298", "OGN-007-1")).map(n -> CardNumber.of(n).toString())
                .containsOnly("OGN-007");
        assertThat(CardNumber.of("OGN-007*")).isEqualTo(CardNumber.of("OGN-007s"));
        assertThat(CardNumber.of("OGN-007-2")).isEqualTo(CardNumber.of("OGN-007a"));
        assertThat(CardNumber.of("ven-sp01").toString()).isEqualTo("VEN-SP1");
        assertThat(CardNumber.of("OGN-007a").entry()).isEqualTo("OGN-007-2");
    }

    private static void isRefused(String code, String... words) {
        assertThatThrownBy(() -> DeckCodeReader.read(code)).isInstanceOf(BadInput.class)
                .hasMessageContainingAll(words);
    }

    private static String bytes(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return Base32.encode(all);
    }

    /** Twelve numbers of copies without cards, then what is given. */
    private static int[] empty(int version, int... rest) {
        int[] bytes = new int[13 + rest.length];
        bytes[0] = 0x10 | version;
        System.arraycopy(rest, 0, bytes, 13, rest.length);
        return bytes;
    }

    @Test
    void whatIsNoCodeIsRefusedWithItsPlace() {
        isRefused("", "byte 1", "the version");
        isRefused("CMAAA1AA", "letter 6", "«1»", "A to Z");
        isRefused("CMAAA-AA", "letter 6", "«-»");
        isRefused("C", "letter 1", "whole byte");
        isRefused(bytes(0x21), "byte 1", "format is 2");
        isRefused(bytes(0x10), "version is 0");
        isRefused(bytes(0x17, 0, 0, 0, 0), "version is 7", "1 to 6");
        isRefused(bytes(0x11, 0, 0, 0), "byte 5", "cut off");
        isRefused(bytes(0x11, 1, 1, 0), "byte 5", "a variant", "cut off");
        isRefused(bytes(0x11, 1, 1, 99, 0, 7), "byte 4", "no set number 99");
        isRefused(bytes(0x11, 1, 1, 0, 9, 7), "byte 5", "no variant number 9");
        isRefused(bytes(0x11, 1, 0, 0, 0), "byte 3", "cards in a group is 0");
        isRefused(bytes(0x11, 1, 1, 0, 0, 0), "byte 6", "number of a card is 0");
        isRefused(bytes(0x11, 1, 1, 0, 0, 0x87, 0x00), "byte 6", "more than it needs");
        isRefused(bytes(0x11, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F), "byte 2", "too large");
        isRefused(bytes(0x11, 0xFF, 0xFF, 0x7F), "byte 2", "between 0 and 1000");
        isRefused(bytes(empty(1, 0)), "byte 14", "1 more byte follows");
        isRefused(bytes(empty(1, 1, 2, 3)), "3 more bytes follow");
        isRefused(bytes(empty(3, 0, 0, 0, 2)), "whether there is a champion is 2");
        isRefused(bytes(empty(3, 0, 0, 0, 1, 0)), "a variant", "cut off");
        isRefused(bytes(0x14, 1, 1, 0, 0, 2, 7), "the letters of a card is 2", "0 and 1");
        isRefused(bytes(0x15, 2), "whether numbers have letters is 2");
        isRefused(bytes(0x15, 0, 1, 0), "a number of copies is 0");
        isRefused(bytes(0x15, 0, 2, 3, 0, 3), "a number of copies is 3", "1 and 2");
        isRefused(bytes(0x16, 0, 0, 0, 0), "byte 6", "the number of additional legends", "cut off");
        isRefused(bytes(0x16, 0, 0, 0, 0, 1, 0), "a variant", "cut off");
        isRefused(bytes(0x16, 0, 0, 0, 0, 0, 0), "1 more byte follows");
        isRefused("C".repeat(20_000), "at most 10000");
    }

    /** Whatever the bytes are, the answer is a deck or a complaint. */
    @Test
    void noGarbageBreaksTheReader() {
        SplittableRandom dice = new SplittableRandom(7);
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            int[] some = new int[1 + dice.nextInt(40)];
            Arrays.setAll(some, n -> dice.nextInt(3) == 0 ? dice.nextInt(256) : dice.nextInt(3));
            some[0] = 0x10 | dice.nextInt(8);
            try {
                DeckCode deck = DeckCodeReader.read(bytes(some));
                assertThat(DeckCodeReader.read(DeckCodeWriter.write(deck))).isEqualTo(deck);
                read++;
            } catch (BadInput e) {
                assertThat(e).hasMessageContaining("deck code, ");
            }
        }
        assertThat(read).isPositive();
    }

    @Test
    void aVersionThatCannotSayItIsRefused() {
        DeckCode deck = deck(List.of(entry("OGN-007", 3)), List.of(entry("OGN-022", 1)), "OGN-007");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck.in(1))).hasMessageContaining("no sideboard");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck.in(2))).hasMessageContaining("no chosen champion");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck.in(7))).hasMessageContaining("1 to 6");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck(List.of(), List.of(), "", "OGN-280").in(5)))
                .hasMessageContaining("no additional legends");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck(List.of(entry("OGN-R07", 3)), List.of(), "").in(3)))
                .hasMessageContaining("numbers with letters");
        assertThatThrownBy(() -> DeckCodeWriter.write(deck(List.of(entry("OGN-007", 13)), List.of(), "").in(4)))
                .hasMessageContaining("at most 12").hasMessageContaining("OGN-007");
    }
}
