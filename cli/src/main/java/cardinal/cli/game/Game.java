package cardinal.cli.game;

import cardinal.arena.CardTrials;
import cardinal.cards.CardReport;
import cardinal.cards.Library;
import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A game as the command needs it. */
public interface Game<T extends Table> {

    Ruleset<T> rules();

    /** The mode of play: the usual one, unless another was asked for. */
    String mode();

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

    /** The decks that come with Cardinal. */
    List<Setup.DeckList> starters();

    /** All that keeps a deck from being played; empty for a legal one. */
    List<Violation> faults(Setup.DeckList deck);

    /** Legal decks by chance, of the imported cards where some are; nothing where the cards make none. */
    Function<Dice, Optional<Setup.DeckList>> randomDecks();

    /** What came of reading the imported cards; without any, those of the starter set. */
    List<CardReport> reports();

    /** The imported cards that can be played, with decks for each. */
    List<CardTrials.Candidate> candidates();

    /** How its cards are read from files and understood. */
    Library<?, ?, ?> library();

    Desk<T> desk();
}
