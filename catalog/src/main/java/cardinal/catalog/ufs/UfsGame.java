package cardinal.catalog.ufs;

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
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.scenario.ScenarioGame;
import cardinal.ufs.Ufs;
import cardinal.ufs.card.CardData;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.deck.DeckSheet;
import cardinal.ufs.deck.RandomDeck;
import cardinal.ufs.table.Edition;
import cardinal.ufs.scenario.UfsScenarioGame;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.set.UfsCards;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Optional;

/** One edition of UFS, as it is offered. */
final class UfsGame extends CardGame<UfsTable, CardData, CardDef, CardPool> {
    private final Edition edition;
    private final Once<Ufs> rules;
    private final String mode;

    UfsGame(Edition edition, Optional<CardSource> cards) {
        super(() -> UfsCards.library(edition), StarterSet.shipped(edition), cards);
        this.edition = edition;
        rules = new Once<>(() -> new Ufs(set().pool()));
        mode = Ufs.DUEL;
    }

    private UfsGame(UfsGame usual, String mode) {
        super(usual);
        edition = usual.edition;
        rules = usual.rules;
        this.mode = mode;
    }

    @Override
    public Ruleset<UfsTable> rules() {
        return rules.get();
    }

    @Override
    public String mode() {
        return mode;
    }

    @Override
    public List<String> modes() {
        return List.of(Ufs.DUEL, Ufs.MATCH);
    }

    @Override
    public boolean isSeries() {
        return mode.equals(Ufs.MATCH);
    }

    @Override
    public Game<UfsTable> in(String other) {
        return new UfsGame(this, Ufs.mode(edition.id(), other));
    }

    @Override
    public ScenarioGame<UfsTable> scenarios() {
        return new UfsScenarioGame(edition, hasOwn() ? Shelf.of(set().pool()) : StarterSet.shelf());
    }

    @Override
    protected ScenarioGame<UfsTable> sharing(CardPool pool) {
        return UfsScenarioGame.sharing(pool);
    }

    @Override
    protected TwinTables<UfsTable, CardData> twinTables() {
        return new UfsTwinTables();
    }

    @Override
    public List<Setup.DeckList> starters() {
        return StarterSet.decks(edition);
    }

    @Override
    public ReadDeck read(Setup.DeckList deck) {
        DeckSheet sheet = DeckParser.read(set(), deck);
        return ReadDeck.of(Copies.isForm(deck.lines()) ? DeckShape.COPIES : DeckShape.LIST, sheet.sections(),
                sheet.problems(), DeckParser.violations(sheet, edition.deckRules(), deck));
    }

    @Override
    protected DeckMaker<CardDef> maker(Draft<CardDef> cards) {
        return new RandomDeck(cards, edition.deckRules());
    }

    @Override
    public Workbench workbench() {
        return new UfsWorkbench();
    }

    @Override
    public UiHints<UfsTable> uiHints() {
        return new UfsUiHints();
    }
}
