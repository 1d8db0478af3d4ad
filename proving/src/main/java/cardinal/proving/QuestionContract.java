package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every question of random games says what it is about, and every option what it is: {@link QuestionPromises}. */
public abstract class QuestionContract<T extends Table> {
    private static final int MOST_COMPLAINTS = 25;

    private final int count;
    private final List<RandomGames<T>> games;

    /** @param count how many games are played of each of these: one for each mode or edition */
    @SafeVarargs
    protected QuestionContract(int count, RandomGames<T>... games) {
        this.count = count;
        this.games = List.of(games);
    }

    /** What a yes is called among the kinds of answer. */
    protected String yes() {
        return "yes";
    }

    /** Whether this question stems from a card's text, as the procedures in progress tell: then its source must be that card. */
    protected abstract boolean stemsFromCard(T table);

    @Test
    void every_question_says_what_it_is_about_and_every_option_what_it_is() {
        QuestionPromises<T> promises = new QuestionPromises<>(yes(), this::stemsFromCard);
        for (RandomGames<T> each : games) {
            each.atEveryQuestion(count,
                    (match, where) -> promises.check(match, each.setup().apply(0).mode() + ", " + where));
        }
        assertThat(promises.complaints().stream().limit(MOST_COMPLAINTS))
                .as("%d sorts of complaints, each with its first example", promises.complaints().size())
                .isEmpty();
    }
}
