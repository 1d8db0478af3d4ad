package cardinal.riftbound;

import cardinal.proving.QuestionContract;
import cardinal.proving.RandomGames;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.stream.Stream;

/** The questions of the later document keep the same promises, in every mode and with its own decks. */
class Questions2026Test extends QuestionContract<RiftTable> {
    private static final int GAMES = 12;
    private static final Edition EDITION = Editions.RIFTBOUND_2026;
    private static final Riftbound RULES = new Riftbound(EDITION, StarterSet.pool(EDITION));

    @SuppressWarnings({"unchecked", "rawtypes"})
    Questions2026Test() {
        super(GAMES, Stream.of("duel", "best-of-five", "skirmish", "war", "2v2").map(Questions2026Test::games)
                .toArray(RandomGames[]::new));
    }

    private static RandomGames<RiftTable> games(String name) {
        Mode mode = Mode.named(EDITION, name);
        return RandomGames.rounds(RULES, name, StarterSet.decks(EDITION, mode), mode.seats());
    }

    @Override
    protected boolean stemsFromCard(RiftTable table) {
        return QuestionsTest.OF_CARDS.contains(table.frame(table.depth() - 1).getClass().getSimpleName());
    }
}
