package cardinal.bots;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Table;
import cardinal.proving.RandomGames;
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

    @Override
    public String toString() {
        return games.rules().id() + " " + mode;
    }
}
