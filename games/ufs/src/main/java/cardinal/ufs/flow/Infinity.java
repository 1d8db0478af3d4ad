package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.UfsTable;

/** 2010, 11.13: the infinity symbol is one of the other twelve, which its player chooses, as long as the card is in play. */
final class Infinity {
    /** Of a card that is played or placed. */
    static final String OF_A_CARD = "11.13.1";
    /** Of a starting character. */
    static final String OF_A_CHARACTER = "11.13.2";

    private Infinity() {
    }

    /** Whether the edition has it chosen and nobody has done so yet. */
    static boolean isOpen(UfsTable t, int card) {
        return t.edition().choosesInfinity() && !t.is(card, Flag.FACE_DOWN | Flag.SYMBOL)
                && t.state(card).hasInfinity();
    }

    static void ask(UfsTable t, int seat, int symbols, String clause) {
        Prompt prompt = t.ask(seat, clause, Ask.CHOOSE, Purpose.NAME);
        for (Symbol s : Symbol.values()) {
            if ((symbols >> s.ordinal() & 1) != 0) {
                prompt.add(Choice.SYMBOL, s.ordinal());
            }
        }
    }

    static void take(UfsTable t, int card) {
        int symbol = Option.a(t.answer());
        t.states().alter(card, t.piece(card).with(Flag.SYMBOL, false).with(symbol + 1 << Flag.SYMBOL_SHIFT, true));
        t.states().renew(card, false);
    }
}
