package cardinal.catalog.game;

import cardinal.cards.CardReport;
import cardinal.cards.Library;
import cardinal.cards.deck.Casual;
import cardinal.cards.deck.Violation;
import cardinal.cards.text.Mutations;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Face;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** A game as whoever offers it needs it: a terminal, a server, a simulation. */
public interface Game<T extends Table> {

    Ruleset<T> rules();

    /** The mode of play: the usual one, unless another was asked for. */
    String mode();

    /** All modes, the usual one first. */
    List<String> modes();

    /** Whether the mode plays several games, with sideboards where the rules have them. */
    default boolean isSeries() {
        return false;
    }

    /** How many players the mode has. */
    default int seats() {
        return 2;
    }

    /** The same game in another mode; its starter decks are what that mode wants. */
    default Game<T> in(String mode) {
        if (mode.equals(mode())) {
            return this;
        }
        throw new BadInput("there is no mode \"" + mode + "\" of " + rules().id() + "; there is " + mode());
    }

    ScenarioGame<T> scenarios();

    /** The decks that come with Cardinal, one for each seat at least. */
    List<Setup.DeckList> starters();

    /** All that keeps a deck from being played; empty for a legal one. */
    List<Violation> faults(Setup.DeckList deck);

    /** All that keeps these decks, each of them legal, from being played at one table, seat by seat; the last seats may be without one. */
    default List<Violation> clashes(List<Setup.DeckList> decks) {
        return List.of();
    }

    /** Legal decks by chance, of the imported cards where some are; nothing where the cards make none. */
    Function<Dice, Optional<Setup.DeckList>> randomDecks();

    /** What came of reading the imported cards; without any, those of the starter set. */
    List<CardReport> reports();

    /** The numbers of the printings of these cards, under the names that the reports give them. */
    default Map<String, List<String>> printings() {
        return Map.of();
    }

    /** What the texts of the imported cards do when something in them is exchanged. */
    Mutations.Findings mutations();

    /** The imported cards, to be played with other abilities than their own. */
    default Twins<T, ?> twins() {
        throw new BadInput("no cards of " + rules().id() + " are read from files");
    }

    /** The imported cards that can be played, with decks for each. */
    List<Candidate> candidates();

    /** A deck in whichever form it is written, with all that keeps it from being played. */
    ReadDeck read(Setup.DeckList deck);

    /** The deck as it is played casually: all of it that can be read, whatever rules of deck building it breaks. */
    default Setup.DeckList casual(Setup.DeckList deck) {
        return Casual.of(new Setup.DeckList(deck.name(), read(deck).lines()));
    }

    /** A deck as one entry for each copy. */
    default String copies(Setup.DeckList deck) {
        return String.join(" ", read(deck).sections().values().stream().flatMap(List::stream).map(card -> {
            if (card.number().isEmpty()) {
                throw new BadInput(card.name(), "this card has no number in a set, by which this form names cards");
            }
            return card.number();
        }).toList());
    }

    /** A deck as a code. version: of the form of codes; without one the usual for this deck. */
    default String code(Setup.DeckList deck, OptionalInt version) {
        throw new BadInput("there are no deck codes of " + rules().id() + "; take --as text or --as copies");
    }

    /** All cards that can be played with. */
    Collection<? extends Face> faces();

    /** How its cards are read from files and understood. */
    Library<?, ?, ?> library();

    /** What comes of reading a card that somebody wrote: its fields as in card files. */
    Trial trial(Map<String, String> card);

    Workbench workbench();

    UiHints<T> uiHints();
}
