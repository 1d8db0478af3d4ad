package cardinal.catalog.evolve;

import cardinal.bots.BotKnowledge;
import cardinal.cards.CardFormat;
import cardinal.catalog.entry.Family;
import cardinal.catalog.events.GameEvents;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalView;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.Evolve;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Edition;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.RulesVersion;
import java.util.List;
import java.util.Optional;

/** Shadowverse: Evolve, as it is registered. */
public final class EvolveFamily implements Family<EvolveTable> {
    @Override
    public String id() {
        return "evolve";
    }

    @Override
    public String title() {
        return "Shadowverse: Evolve";
    }

    @Override
    public List<String> names() {
        return List.of("evolve", "evolve-1.24");
    }

    @Override
    public List<? extends Edition> editions() {
        return Editions.all();
    }

    /** The newer edition does not play all of its document yet. */
    @Override
    public Edition usual() {
        return editions().getFirst();
    }

    @Override
    public String rulesVersion() {
        return RulesVersion.of(Evolve.class);
    }

    @Override
    public Game<EvolveTable> game(Edition edition, Optional<CardSource> cards) {
        return new EvolveGame(Editions.of(edition.id()), cards);
    }

    @Override
    public Optional<CardFormat<?>> cardFormat() {
        return Optional.of(CardReader.FORMAT);
    }

    @Override
    public BotKnowledge<EvolveTable> knowledge() {
        return EvolveBotKnowledge.OF;
    }

    @Override
    public Picture<EvolveTable> picture(Match<EvolveTable> match, Viewpoint viewpoint, CardHandles handles) {
        return new EvolvePicture(match.table(), viewpoint, handles);
    }

    @Override
    public GameEvents<EvolveTable> events() {
        return new EvolveEvents();
    }

    @Override
    public View.Face print(Face face) {
        return EvolvePrint.face((CardDef) face);
    }

    @Override
    public TerminalView<EvolveTable> terminalView() {
        return new EvolveTerminalView();
    }
}
