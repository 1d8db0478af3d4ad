package cardinal.catalog.game;

import cardinal.cards.CardReport;
import cardinal.cards.Library;
import cardinal.cards.deck.DeckShape;
import cardinal.cards.deck.Violation;
import cardinal.cards.text.Mutations;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Face;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A game that is nothing but its rules: its decks are those it comes with, and no cards are read from files. */
public class PlainGame<T extends Table> implements Game<T> {
    private final Ruleset<T> rules;
    private final String mode;
    private final List<DeckList> starters;

    /** mode: the only one; starters: a deck for each seat at least. */
    public PlainGame(Ruleset<T> rules, String mode, List<DeckList> starters) {
        this.rules = rules;
        this.mode = mode;
        this.starters = List.copyOf(starters);
    }

    @Override
    public Ruleset<T> rules() {
        return rules;
    }

    @Override
    public String mode() {
        return mode;
    }

    @Override
    public List<String> modes() {
        return List.of(mode);
    }

    @Override
    public ScenarioGame<T> scenarios() {
        return new PlainScenarios<>(rules.id());
    }

    @Override
    public List<DeckList> starters() {
        return starters;
    }

    @Override
    public List<Violation> faults(DeckList deck) {
        return read(deck).faults();
    }

    @Override
    public Function<Dice, Optional<DeckList>> randomDecks() {
        return dice -> Optional.empty();
    }

    @Override
    public List<CardReport> reports() {
        return List.of();
    }

    @Override
    public Mutations.Findings mutations() {
        throw noCards();
    }

    @Override
    public List<Candidate> candidates() {
        return List.of();
    }

    /** Every line is a card. */
    @Override
    public ReadDeck read(DeckList deck) {
        List<ReadDeck.Card> cards = deck.lines().stream().map(String::strip).filter(line -> !line.isEmpty())
                .map(name -> new ReadDeck.Card(name, "")).toList();
        return new ReadDeck(DeckShape.LIST, Map.of("Deck", cards), List.of(), List.of());
    }

    @Override
    public Collection<? extends Face> faces() {
        return List.of();
    }

    @Override
    public Library<?, ?, ?> library() {
        throw noCards();
    }

    @Override
    public Trial trial(Map<String, String> card) {
        throw noCards();
    }

    @Override
    public Workbench workbench() {
        throw noCards();
    }

    @Override
    public UiHints<T> uiHints() {
        return new PlainUiHints<>();
    }

    private BadInput noCards() {
        return new BadInput("no cards of " + rules.id() + " are read from files");
    }
}
