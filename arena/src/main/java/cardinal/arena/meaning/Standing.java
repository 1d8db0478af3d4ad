package cardinal.arena.meaning;

import cardinal.catalog.game.TwinTables;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;

/**
 * What players can tell of a table, in one number: what is asked, where every card is and how it lies, the numbers of the game. What an
 * ability says is no part of it, so that a card and its twin are told apart by what they do.
 */
final class Standing {
    private long hash = 0xcbf29ce484222325L;

    private Standing() {
    }

    static <T extends Table> long of(T table, TwinTables<T, ?> tables) {
        Standing standing = new Standing();
        standing.hash = coarse(table, tables);
        Prompt prompt = table.prompt();
        for (int i = 0; prompt.isOpen() && i < prompt.size(); i++) {
            standing.add(prompt.option(i));
        }
        return standing.hash;
    }

    /** The same but for which answers there are: without a paragraph the others of its card are counted differently. */
    static <T extends Table> long coarse(T table, TwinTables<T, ?> tables) {
        Standing standing = new Standing();
        standing.question(table);
        for (int card = 0; card < table.pieceCount(); card++) {
            standing.piece(table.piece(card));
        }
        for (int zone = 0; zone < table.zones().count(); zone++) {
            standing.add(table.zones().size(zone));
            for (int i = 0; i < table.zones().size(zone); i++) {
                standing.add(table.zones().get(zone, i));
            }
        }
        standing.add(table.dice().state());
        standing.add(table.seatsIn());
        tables.tell(table, standing::add);
        return standing.hash;
    }

    private void question(Table table) {
        Outcome outcome = table.outcome();
        add(outcome == null ? -1 : outcome.winners());
        Prompt prompt = table.prompt();
        if (prompt.isOpen()) {
            add(prompt.seat());
            add(prompt.ask().ordinal());
            add(prompt.purpose().ordinal());
            add(prompt.size());
        }
    }

    private void piece(Piece piece) {
        add(piece.face().name().hashCode());
        add(piece.owner());
        add(piece.controller());
        add(piece.zone());
        add(piece.flags());
        add(piece.marks());
        add(piece.counters());
        add(piece.known());
        add(piece.host());
    }

    private void add(long n) {
        long z = hash ^ n;
        z = (z ^ z >>> 32) * 0xd6e8feb86659fd93L;
        hash = z ^ z >>> 29;
    }
}
