package cardinal.ufs.rules;

import cardinal.ufs.program.State;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** E.4.1.2: the symbols that a card has to have in common with the character and the card pool. */
public final class CommonSymbols {
    private CommonSymbols() {
    }

    /** E.4.1.2: one symbol that the card, the character and every card of the pool with symbols have in common. */
    public static boolean sharesSymbol(UfsTable t, int seat, int card) {
        return !t.edition().restrictsSymbolsAtPlay() || sharedSymbols(t, seat, card) != 0;
    }

    /** The symbols the card, the character and every card of the pool with symbols have in common, as bits. */
    public static int sharedSymbols(UfsTable t, int seat, int card) {
        return sharedSymbols(t, seat, card, t.edition().symbols(t.state(card)));
    }

    /** 2010, 11.13.1: the symbols its infinity symbol may stand for: any, unless the card has to share that one (8.1.2). */
    public static int choosableSymbols(UfsTable t, int seat, int card) {
        return sharedSymbols(t, seat, card, t.state(card).symbols()) != 0 ? State.EVERY_SYMBOL
                : sharedSymbols(t, seat, card);
    }

    private static int sharedSymbols(UfsTable t, int seat, int card, int symbols) {
        int common = symbols & t.edition().symbols(t.state(t.starter(seat)));
        int pool = Places.of(seat, Places.POOL);
        for (int i = 0; i < t.size(pool) && common != 0; i++) {
            int other = t.cardAt(pool, i);
            int has = t.edition().symbols(t.state(other));
            if (other != card && (has != 0 || t.edition().restrictsWithoutSymbols(t.piece(other)))) {
                common &= has;
            }
        }
        return common;
    }
}
