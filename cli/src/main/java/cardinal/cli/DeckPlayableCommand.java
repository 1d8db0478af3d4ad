package cardinal.cli;

import cardinal.arena.PlayableDecks;
import cardinal.cards.MissingWords;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says of many decks at once which can be played, and what keeps the others from it. */
@Command(name = "playable", header = "Say of many decks which can be played, and which sentences block how many.",
        description = {"",
            "A file is one deck in any form, or JSON with many: a list of {\"name\": ..., \"main\": [[3, \"Name\", \"OGN-007\"]]}",
            "with the parts legend, champ, leader, char, main, evo, runes, bf, side. A deck can be played if the text of all of its",
            "cards is understood; cards that are not at hand are counted apart, and so is what deck building forbids.",
            ""})
final class DeckPlayableCommand implements Callable<Integer> {
    private static final int SHOWN = 25;
    private final Io io;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with decks.")
    List<Path> files = List.of();

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).", defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    @Mixin
    CardChoice cards = new CardChoice();

    /** What a tool reads. missing: its cards are the names of decks. */
    private record Answer(String game, int decks, int playable, int withUnknownCards, int legal,
            List<MissingWords> missing,
            List<PlayableDecks.Deck> all) {
    }

    DeckPlayableCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Game<?> game = cards.game(name, null);
        PlayableDecks all = PlayableDecks.of(game, NamedDecks.many(files));
        List<PlayableDecks.Deck> decks = all.decks();
        Answer answer =
                new Answer(game.rules().id(), decks.size(), count(decks.stream().filter(PlayableDecks.Deck::playable)),
                        count(decks.stream().filter(deck -> deck.playable() && !deck.unknown().isEmpty())),
                        count(decks.stream().filter(PlayableDecks.Deck::legal)), all.missing(), decks);
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return answer.playable == answer.decks ? Main.OK : Main.FAILED;
    }

    private static int count(Stream<PlayableDecks.Deck> decks) {
        return (int) decks.count();
    }

    private void print(Answer a) {
        a.missing.stream().limit(SHOWN).forEach(words -> io.out().println("unlocks " + words.unlocks() + " of "
                + words.cards().size() + (words.cards().size() == 1 ? " deck: «" : " decks: «") + words.words() + "»"));
        if (a.missing.size() > SHOWN) {
            io.out().println("and " + (a.missing.size() - SHOWN) + " more sentences: --json lists them all");
        }
        io.out().println(a.playable + " of " + a.decks + " decks can be played (" + a.playable * 100 / a.decks + "%)"
                + (a.withUnknownCards == 0 ? ""
                        : ", " + a.withUnknownCards + " of them but for cards that are not at hand")
                + "; " + a.legal + " of them legal as they are");
    }
}
