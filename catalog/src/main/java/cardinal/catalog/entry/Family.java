package cardinal.catalog.entry;

import cardinal.bots.BotKnowledge;
import cardinal.cards.CardFormat;
import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.PlainEvents;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.PlainTerminalView;
import cardinal.catalog.terminal.TerminalView;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.PlainPicture;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Edition;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.List;
import java.util.Optional;

/**
 * A family of games: editions that share a table. All that terminal, page, bots and arena need to know of it; what a family does not say is
 * answered plainly, so that a new one needs only its rules.
 *
 * @param <T> the table of the family
 */
public interface Family<T extends Table> {

    /** A short name; its rules stand in the package {@code cardinal.} and this name. */
    String id();

    /** What people call it. */
    String title();

    /** From the oldest document to the newest; each is offered everywhere as soon as it is in this list. */
    List<? extends Edition> editions();

    /** The names of the editions, in the same order. A family that knows them by heart answers without making any edition. */
    default List<String> names() {
        return editions().stream().map(Edition::id).toList();
    }

    /** Where card files and decks do not say which edition they are for, it is this one: the newest, unless the family says another. */
    default Edition usual() {
        return editions().getLast();
    }

    /** The version of its rules, told without reading any card. */
    default String rulesVersion() {
        return game(usual(), Optional.empty()).rules().version();
    }

    /** An edition as a game, in its usual mode. cards: where further cards are. */
    Game<T> game(Edition edition, Optional<CardSource> cards);

    /** How the family's card files are told from others; nothing where cards are not read from files. */
    default Optional<CardFormat<?>> cardFormat() {
        return Optional.empty();
    }

    /** What bots know of it. */
    default BotKnowledge<T> knowledge() {
        return BotKnowledge.plain();
    }

    /** What some eyes see of a match. handles: the viewer's names for cards. */
    default Picture<T> picture(Match<T> match, Viewpoint viewpoint, CardHandles handles) {
        return new PlainPicture<>(match, viewpoint, handles);
    }

    /** What its events are. */
    default GameEvents<T> events() {
        return new PlainEvents<>();
    }

    /** What is printed on a card. */
    default View.Face print(Face face) {
        return PlainPicture.print(face);
    }

    /** How it looks at a terminal. */
    default TerminalView<T> terminalView() {
        return new PlainTerminalView<>();
    }
}
