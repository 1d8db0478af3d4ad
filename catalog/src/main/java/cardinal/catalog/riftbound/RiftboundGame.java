package cardinal.catalog.riftbound;

import cardinal.cards.Once;
import cardinal.cards.Shelf;
import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.Draft;
import cardinal.cards.deck.Violation;
import cardinal.catalog.game.CardGame;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.catalog.game.TwinTables;
import cardinal.catalog.game.UiHints;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.deck.DeckForms;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.deck.DeckSheet;
import cardinal.riftbound.deck.RandomDeck;
import cardinal.riftbound.deck.Teams;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** One edition of Riftbound, as it is offered. */
final class RiftboundGame extends CardGame<RiftTable, CardData, CardDef, CardPool> {
    private final Edition edition;
    private final Once<Riftbound> rules;
    private final Mode mode;

    RiftboundGame(Edition edition, Optional<CardSource> cards) {
        super(() -> RiftCards.library(edition), StarterSet.shipped(edition), cards);
        this.edition = edition;
        rules = new Once<>(() -> new Riftbound(edition, set().pool()));
        mode = Mode.DUEL;
    }

    private RiftboundGame(RiftboundGame usual, Mode mode) {
        super(usual);
        edition = usual.edition;
        rules = usual.rules;
        this.mode = mode;
    }

    @Override
    public Ruleset<RiftTable> rules() {
        return rules.get();
    }

    @Override
    public String mode() {
        return mode.name();
    }

    @Override
    public List<String> modes() {
        return edition.modes().stream().map(Mode::name).toList();
    }

    @Override
    public boolean isSeries() {
        return mode.setPoints() > 1;
    }

    @Override
    public int seats() {
        return mode.seats();
    }

    @Override
    public Game<RiftTable> in(String other) {
        return new RiftboundGame(this, Mode.named(edition, other));
    }

    @Override
    public ScenarioGame<RiftTable> scenarios() {
        return new RiftScenarioGame(edition, hasOwn() ? Shelf.of(set().pool()) : StarterSet.shelf(edition));
    }

    @Override
    protected ScenarioGame<RiftTable> sharing(CardPool pool) {
        return RiftScenarioGame.sharing(edition, pool);
    }

    @Override
    protected TwinTables<RiftTable, CardData> twinTables() {
        return new RiftboundTwinTables(edition);
    }

    @Override
    public List<Setup.DeckList> starters() {
        return StarterSet.decks(edition, mode);
    }

    @Override
    public ReadDeck read(Setup.DeckList deck) {
        DeckSheet sheet = DeckParser.read(set(), deck);
        return ReadDeck.of(DeckForms.shape(deck.lines()), sheet.sections(),
                sheet.problems(), DeckParser.violations(edition, sheet, deck, mode));
    }

    @Override
    public List<Violation> clashes(List<Setup.DeckList> decks) {
        return mode.teams() ? Teams.violations(edition, mode, decks.stream()
                .map(deck -> DeckParser.parseLegal(edition, set().pool(), deck, mode)).toList()) : List.of();
    }

    @Override
    public String copies(Setup.DeckList deck) {
        return DeckForms.copies(DeckParser.read(set(), deck));
    }

    @Override
    public String code(Setup.DeckList deck, OptionalInt version) {
        return DeckForms.code(DeckParser.read(set(), deck), version);
    }

    @Override
    protected DeckMaker<CardDef> maker(Draft<CardDef> cards) {
        return new RandomDeck(edition, cards, mode);
    }

    @Override
    public Workbench workbench() {
        return new RiftboundWorkbench();
    }

    @Override
    public UiHints<RiftTable> uiHints() {
        return new RiftboundUiHints();
    }
}
