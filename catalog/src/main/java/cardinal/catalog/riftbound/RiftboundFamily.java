package cardinal.catalog.riftbound;

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
import cardinal.kernel.Edition;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.RulesVersion;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.card.CardReader;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import java.util.Optional;

/** Riftbound, as it is registered. */
public final class RiftboundFamily implements Family<RiftTable> {
    @Override
    public String id() {
        return "riftbound";
    }

    @Override
    public String title() {
        return "Riftbound";
    }

    @Override
    public List<String> names() {
        return List.of("riftbound", "riftbound-2026-07");
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
        return RulesVersion.of(Riftbound.class);
    }

    @Override
    public Game<RiftTable> game(Edition edition, Optional<CardSource> cards) {
        return new RiftboundGame(Editions.of(edition.id()), cards);
    }

    @Override
    public Optional<CardFormat<?>> cardFormat() {
        return Optional.of(CardReader.FORMAT);
    }

    @Override
    public BotKnowledge<RiftTable> knowledge() {
        return RiftboundBotKnowledge.OF;
    }

    @Override
    public Picture<RiftTable> picture(Match<RiftTable> match, Viewpoint viewpoint, CardHandles handles) {
        return new RiftboundPicture(match.table(), viewpoint, handles);
    }

    @Override
    public GameEvents<RiftTable> events() {
        return new RiftboundEvents();
    }

    @Override
    public View.Face print(Face face) {
        return RiftboundPrint.face((CardDef) face);
    }

    @Override
    public TerminalView<RiftTable> terminalView() {
        return new RiftboundTerminalView();
    }
}
