package cardinal.bots;

import cardinal.evolve.Evolve;
import cardinal.evolve.card.CardType;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.RandomGames;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import cardinal.ufs.Ufs;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that bots play, with the decks we ship.
 *
 * @param kind  which cards may stand for each other
 */
record Played<T extends Table>(RandomGames<T> games, HiddenCards.Kind<T> kind) {

    /** Every game; a new one is one line. */
    static List<Played<?>> all() {
        List<Played<?>> all = new ArrayList<>();
        all.add(new Played<>(RandomGames.pairs(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks()),
                Played::riftbound));
        for (Edition edition : Editions.all()) {
            all.add(new Played<>(RandomGames.pairs(new Ufs(cardinal.ufs.set.StarterSet.pool(edition)), Ufs.DUEL,
                    cardinal.ufs.set.StarterSet.decks(edition)), Played::ufs));
        }
        all.add(new Played<>(RandomGames.pairs(new Evolve(cardinal.evolve.set.StarterSet.pool()), "standard",
                cardinal.evolve.set.StarterSet.decks()), Played::evolve));
        return all;
    }

    /** Main deck and evolve deck; leaders and tokens are what they are. */
    private static int evolve(EvolveTable t, int card) {
        boolean fixed = t.isToken(card) || t.def(card).type() == CardType.LEADER || t.zone(card) == Zone.NOWHERE;
        return fixed ? HiddenCards.FIXED : t.def(card).data().isEvolveDeckCard() ? 1 : 0;
    }

    private static int ufs(UfsTable t, int card) {
        return t.place(card) == Places.NOWHERE || t.is(card, Flag.STARTER) || t.def(card).isToken() ? HiddenCards.FIXED
                : 0;
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
