package cardinal.bots;

import cardinal.evolve.Evolve;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.proving.RandomGames;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Mode;
import cardinal.ufs.Ufs;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.edition.Editions;
import java.util.ArrayList;
import java.util.List;

/** A game that bots play, with the decks we ship. */
public record Played<T extends Table>(RandomGames<T> games, String mode) {

    /** Every game; a new one is one line. */
    public static List<Played<?>> all() {
        List<Played<?>> all = new ArrayList<>();
        all.add(pairs(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks()));
        for (Edition edition : Editions.all()) {
            all.add(pairs(new Ufs(cardinal.ufs.set.StarterSet.pool(edition)), Ufs.DUEL,
                    cardinal.ufs.set.StarterSet.decks(edition)));
        }
        all.add(pairs(new Evolve(cardinal.evolve.set.StarterSet.pool()), "standard",
                cardinal.evolve.set.StarterSet.decks()));
        return all;
    }

    /** Every game in every mode the starter decks can be played in. */
    public static List<Played<?>> everyMode() {
        List<Played<?>> all = new ArrayList<>(all());
        Riftbound riftbound = new Riftbound(StarterSet.pool());
        for (Mode mode : Mode.ALL) {
            if (!mode.name().equals("duel")) {
                all.add(new Played<>(
                        RandomGames.rounds(riftbound, mode.name(), StarterSet.decks(mode), mode.seats()), mode.name()));
            }
        }
        for (Edition edition : Editions.all()) {
            all.add(pairs(new Ufs(cardinal.ufs.set.StarterSet.pool(edition)), Ufs.MATCH,
                    cardinal.ufs.set.StarterSet.decks(edition)));
        }
        return all;
    }

    private static <T extends Table> Played<T> pairs(Ruleset<T> rules, String mode, List<DeckList> decks) {
        return new Played<>(RandomGames.pairs(rules, mode, decks), mode);
    }

    @Override
    public String toString() {
        return games.rules().id() + " " + mode;
    }
}
