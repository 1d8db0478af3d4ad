package cardinal.bots;

import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import java.util.List;

/**
 * What one seat may know of a game that has no view of its own: where cards lie, and its question. Which card an option is about is read
 * from its typed arguments.
 */
final class PlainView extends SeatView {
    private static final LearningFeatures NOTHING_MORE = new LearningFeatures() {
        @Override
        public List<String> playerNames() {
            return List.of();
        }

        @Override
        public double[] player(int player) {
            return new double[0];
        }

        @Override
        public List<String> cardNames() {
            return List.of();
        }

        @Override
        public double[] card(int card) {
            return new double[0];
        }
    };

    private final Match<?> match;

    PlainView(BotKnowledge<?> knowledge, Match<?> match, int seat) {
        super(knowledge, match, seat);
        this.match = match;
    }

    @Override
    protected int cardOf(long option) {
        return cardOf(match, option);
    }

    private static <T extends Table> int cardOf(Match<T> match, long option) {
        Ruleset<T> rules = match.rules();
        for (Answer.Argument argument : rules.answer(match.table(), option).arguments()) {
            if (argument instanceof Answer.OfCard about) {
                return about.card();
            }
        }
        return Table.NONE;
    }

    @Override
    protected long concealed(long option) {
        int card = cardOf(option);
        int a = Option.a(option) == card ? Table.NONE : Option.a(option);
        int b = Option.b(option) == card ? Table.NONE : Option.b(option);
        int c = Option.c(option) == card ? Table.NONE : Option.c(option);
        return Option.of(Option.kind(option), a, b, c);
    }

    /** Turns are counted by games that have them. */
    @Override
    public int turn() {
        return 0;
    }

    @Override
    public LearningFeatures learningFeatures() {
        return NOTHING_MORE;
    }
}
