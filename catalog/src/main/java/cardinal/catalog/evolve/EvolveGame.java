package cardinal.catalog.evolve;

import cardinal.cards.Once;
import cardinal.cards.Shelf;
import cardinal.cards.deck.Copies;
import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.DeckShape;
import cardinal.cards.deck.Draft;
import cardinal.catalog.game.CardGame;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.catalog.game.TwinTables;
import cardinal.catalog.game.UiHints;
import cardinal.catalog.game.Workbench;
import cardinal.evolve.Evolve;
import cardinal.evolve.card.CardData;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.deck.DeckSheet;
import cardinal.evolve.deck.RandomDeck;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.scenario.EvolveScenarioGame;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import java.util.Optional;

/** One edition of Shadowverse: Evolve, as it is offered. */
final class EvolveGame extends CardGame<EvolveTable, CardData, CardDef, CardPool> {
    private final Edition edition;
    private final Once<Evolve> rules;
    private final Format format;

    EvolveGame(Edition edition, Optional<CardSource> cards) {
        super(() -> EvolveCards.library(edition), StarterSet.shipped(edition), cards);
        this.edition = edition;
        rules = new Once<>(() -> new Evolve(edition, set().pool()));
        format = Format.STANDARD;
    }

    private EvolveGame(EvolveGame usual, Format format) {
        super(usual);
        edition = usual.edition;
        rules = usual.rules;
        this.format = format;
    }

    @Override
    public Ruleset<EvolveTable> rules() {
        return rules.get();
    }

    @Override
    public String mode() {
        return format.title();
    }

    @Override
    public List<String> modes() {
        return edition.formats().stream().map(Format::title).toList();
    }

    @Override
    public Game<EvolveTable> in(String other) {
        return new EvolveGame(this, Format.named(other, edition.formats()));
    }

    @Override
    public ScenarioGame<EvolveTable> scenarios() {
        return new EvolveScenarioGame(edition, hasOwn() ? Shelf.of(set().pool()) : StarterSet.shelf(edition));
    }

    @Override
    protected ScenarioGame<EvolveTable> sharing(CardPool pool) {
        return EvolveScenarioGame.sharing(edition, pool);
    }

    @Override
    protected TwinTables<EvolveTable, CardData> twinTables() {
        return new EvolveTwinTables(edition.dialect());
    }

    @Override
    public List<Setup.DeckList> starters() {
        return StarterSet.shipped(edition).decks();
    }

    @Override
    public ReadDeck read(Setup.DeckList deck) {
        DeckSheet sheet = DeckParser.read(set(), deck);
        return ReadDeck.of(Copies.isForm(deck.lines()) ? DeckShape.COPIES : DeckShape.LIST, sheet.sections(),
                sheet.problems(), DeckParser.violations(edition, sheet, deck, format));
    }

    @Override
    protected DeckMaker<CardDef> maker(Draft<CardDef> cards) {
        return new RandomDeck(cards, edition, format);
    }

    @Override
    public Workbench workbench() {
        return new EvolveWorkbench();
    }

    @Override
    public UiHints<EvolveTable> uiHints() {
        return new EvolveUiHints();
    }
}
