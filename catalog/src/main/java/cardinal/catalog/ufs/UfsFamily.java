package cardinal.catalog.ufs;

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
import cardinal.ufs.Ufs;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardReader;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Optional;

/** The editions of UFS, as they are registered. */
public final class UfsFamily implements Family<UfsTable> {
    @Override
    public String id() {
        return "ufs";
    }

    @Override
    public String title() {
        return "UFS and UniVersus";
    }

    @Override
    public List<String> names() {
        return List.of("ufs-2010", "ufs-2019", "universus");
    }

    @Override
    public List<? extends Edition> editions() {
        return Editions.all();
    }

    @Override
    public String rulesVersion() {
        return RulesVersion.of(Ufs.class);
    }

    @Override
    public Game<UfsTable> game(Edition edition, Optional<CardSource> cards) {
        return new UfsGame(Editions.of(edition.id()), cards);
    }

    @Override
    public Optional<CardFormat<?>> cardFormat() {
        return Optional.of(CardReader.FORMAT);
    }

    @Override
    public BotKnowledge<UfsTable> knowledge() {
        return UfsBotKnowledge.OF;
    }

    @Override
    public Picture<UfsTable> picture(Match<UfsTable> match, Viewpoint viewpoint, CardHandles handles) {
        return new UfsPicture(match, viewpoint, handles);
    }

    @Override
    public GameEvents<UfsTable> events() {
        return new UfsEvents();
    }

    @Override
    public View.Face print(Face face) {
        return UfsPrint.face((CardDef) face);
    }

    @Override
    public TerminalView<UfsTable> terminalView() {
        return new UfsTerminalView();
    }
}
