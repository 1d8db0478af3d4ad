package cardinal.bots;

import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.RandomGames;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/**
 * A game that bots play, with the decks we ship.
 *
 * @param kind  which cards may stand for each other
 */
record Played<T extends Table>(RandomGames<T> games, HiddenCards.Kind<T> kind) {

    /** Every game; a new one is one line. */
    static List<Played<?>> all() {
        return List.of(new Played<>(RandomGames.pairs(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks()),
                Played::riftbound));
    }

    private static int riftbound(RiftTable t, int card) {
        return t.piece(card).zone() == t.nowhere() ? HiddenCards.FIXED
                : t.def(card).isRune() ? 1 : t.def(card).type().isMainDeck() ? 0 : HiddenCards.FIXED;
    }

    @Override
    public String toString() {
        return games.rules().id();
    }
}
