package cardinal.bots;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Table;
import cardinal.proving.RandomGames;
import cardinal.proving.WhoSees;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** A game that bots play, with the decks we ship. */
public record Played<T extends Table>(RandomGames<T> games, String mode) {

    /** Every game in its usual mode. */
    public static List<Played<?>> all() {
        return Games.all().stream().<Played<?>>map(Played::pairs).toList();
    }

    /** Every game in every mode the starter decks can be played in. */
    public static List<Played<?>> everyMode() {
        List<Played<?>> all = new ArrayList<>(all());
        for (Game<?> game : Games.all()) {
            game.modes().stream().filter(mode -> !mode.equals(game.mode())).map(game::in)
                    .filter(in -> in.starters().stream().allMatch(deck -> in.faults(deck).isEmpty()))
                    .forEach(in -> all.add(rounds(in)));
        }
        return all;
    }

    private static <T extends Table> Played<T> pairs(Game<T> game) {
        return new Played<>(RandomGames.pairs(game.rules(), game.mode(), game.starters()), game.mode());
    }

    private static <T extends Table> Played<T> rounds(Game<T> game) {
        return new Played<>(RandomGames.rounds(game.rules(), game.mode(), game.starters(), game.seats()), game.mode());
    }

    /** Who may look at which card, as the game's document says. */
    public WhoSees<T> whoSees() {
        return WhoSees.of(games.rules().id(), Played::lying);
    }

    /** How a card lies, in the words of docs/who-sees-what.md. */
    private static String lying(Table table, int card) {
        return switch (table) {
            case EvolveTable t -> t.is(card, cardinal.evolve.table.Flag.FACE_DOWN) ? "facedown"
                    : t.is(card, cardinal.evolve.table.Flag.REVEALED) ? "revealed"
                    : t.is(card, cardinal.evolve.table.Flag.FACE_UP) ? "faceup" : "";
            case UfsTable t -> t.is(card, cardinal.ufs.table.Flag.REVEALED) ? "revealed"
                    : t.is(card, cardinal.ufs.table.Flag.FACE_DOWN) ? "facedown"
                    : t.is(card, cardinal.ufs.table.Flag.FACE_UP) && !Places.isPublic(t.place(card)) ? "faceup" : "";
            default -> "";
        };
    }

    @Override
    public String toString() {
        return games.rules().id() + " " + mode;
    }
}
