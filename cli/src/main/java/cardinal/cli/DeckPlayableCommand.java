package cardinal.cli;

import cardinal.cards.CardReport;
import cardinal.cards.MissingWords;
import cardinal.cards.deck.Problem;
import cardinal.cards.deck.PublishedLists;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /**
     * What came of one deck.
     *
     * @param unsupported  cards whose text is not understood
     * @param unknown  lines whose card is not at hand
     * @param legal  whether nothing at all is wrong with it
     */
    private record Deck(String name, boolean playable, List<String> unsupported, List<String> unknown, boolean legal) {
    }

    /** What a tool reads. missing: its cards are the names of decks. */
    private record Answer(String game, int decks, int playable, int withUnknownCards, int legal,
            List<MissingWords> missing,
            List<Deck> all) {
    }

    DeckPlayableCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Game<?> game = cards.game(name, null);
        Map<String, CardReport> reports = new HashMap<>();
        game.reports().forEach(card -> reports.put(Wording.fold(card.name()), card));
        List<Deck> decks = new ArrayList<>();
        List<CardReport> gaps = new ArrayList<>();
        for (DeckList list : lists()) {
            Deck deck = deck(game.read(list), list.name());
            decks.add(deck);
            if (!deck.playable) {
                gaps.add(new CardReport(deck.name, false, deck.unsupported.stream()
                        .flatMap(card -> unread(reports, card)).distinct().toList(), ""));
            }
        }
        Answer answer = new Answer(game.rules().id(), decks.size(), count(decks.stream().filter(Deck::playable)),
                count(decks.stream().filter(deck -> deck.playable && !deck.unknown.isEmpty())),
                count(decks.stream().filter(Deck::legal)), MissingWords.of(gaps), decks);
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return answer.playable == answer.decks ? Main.OK : Main.FAILED;
    }

    private static int count(Stream<Deck> decks) {
        return (int) decks.count();
    }

    private static Stream<String> unread(Map<String, CardReport> reports, String card) {
        CardReport report = reports.get(Wording.fold(card));
        return report == null || report.unread().isEmpty() ? Stream.of(card) : report.unread().stream();
    }

    private List<DeckList> lists() {
        List<DeckList> all = new ArrayList<>();
        for (Path file : files) {
            if (String.valueOf(file).toLowerCase(Locale.ROOT).endsWith(".json")) {
                all.addAll(PublishedLists.read(file));
            } else {
                all.add(NamedDecks.read(file));
            }
        }
        if (all.isEmpty()) {
            throw new BadInput("there is no deck in these files");
        }
        return all;
    }

    private static Deck deck(ReadDeck read, String name) {
        List<String> unsupported =
                read.unread().stream().filter(Problem::unsupported).map(Problem::card).distinct().toList();
        List<String> unknown =
                read.unread().stream().filter(p -> !p.unsupported()).map(Problem::card).distinct().toList();
        return new Deck(name, unsupported.isEmpty(), unsupported, unknown, read.faults().isEmpty());
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
