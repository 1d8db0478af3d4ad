package cardinal.riftbound;

import cardinal.kernel.Frame;
import cardinal.proving.QuestionContract;
import cardinal.proving.RandomGames;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.Set;

/** In every mode each question says what it is about, and each option what it is. */
class QuestionsTest extends QuestionContract<RiftTable> {
    private static final int GAMES = 50;
    /** Procedures that carry out, play or pay for what a card says. */
    static final Set<String> OF_CARDS = Set.of("Effect", "Finalize", "Payment", "PayCost", "Pick",
            "PlayersPick",
            "Regroup", "SplitDamage", "ChooseSeat", "DiscardCards", "LookAtCards", "RecycleFromTrash", "RecycleRunes",
            "Deaths", "Hide");

    @SuppressWarnings({"unchecked", "rawtypes"})
    QuestionsTest() {
        super(GAMES, Mode.ALL.stream().map(QuestionsTest::games).toArray(RandomGames[]::new));
    }

    private static RandomGames<RiftTable> games(Mode mode) {
        return RandomGames.rounds(Starters.RULES, mode.name(), StarterSet.decks(mode), mode.seats());
    }

    @Override
    protected boolean stemsFromCard(RiftTable table) {
        Frame<?> asking = table.frame(table.depth() - 1);
        return OF_CARDS.contains(asking.getClass().getSimpleName());
    }
}
