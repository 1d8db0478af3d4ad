package cardinal.ufs;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Answer;
import cardinal.kernel.Ask;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.kernel.Ref;
import cardinal.scenario.ScenarioReader;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.words.Narrator;
import cardinal.ufs.scenario.UfsScenarioGame;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the questions and options of some situations say exactly. */
class QuestionsTest {
    private static final String ASSET = "type: asset, symbols: [fire], difficulty: 1, check: 5, text: ";

    /** A match with these cards that nobody sees but in the texts below; setup as in scenario files. */
    private static Match<UfsTable> match(Edition edition, String cards, String setup) {
        String file = "game: " + edition.id() + "\ntitle: t\ncards:\n" + cards + "setup:\n" + setup;
        return new UfsScenarioGame(StarterSet.pool(edition)).begin(ScenarioReader.read("t.yaml", file),
                (UfsTable t, Event e) -> {
                });
    }

    private static String asset(String name, String text) {
        return "  - {name: " + name + ", " + ASSET + "\"" + text + "\"}\n";
    }

    private static void choose(Match<UfsTable> match, String command) {
        match.choose(commands(match).indexOf(command));
    }

    private static List<String> commands(Match<UfsTable> match) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < match.prompt().size(); i++) {
            all.add(match.command(i));
        }
        return all;
    }

    private static String source(Match<UfsTable> match) {
        Ref source = match.question().source();
        return source.isNone() ? "" : match.table().piece(source.card()).face().name();
    }

    @Test
    void a_discard_says_how_many_and_marks_the_instruction_in_the_text_of_its_card() {
        Match<UfsTable> match = match(Editions.UNIVERSUS, asset("Toss", "Form Commit: Discard 2 cards. Draw 1 card."),
                "  A: {hand: 4, stage: [Toss]}\n  B: {hand: 4}\n");
        assertThat(match.question().words()).isEqualTo("Your turn: what do you do?");
        assertThat(match.question().purpose()).isEqualTo(Purpose.TURN);
        assertThat(match.question().source()).isEqualTo(Ref.NONE);
        choose(match, "use Toss form");
        Question question = match.question();
        assertThat(question.purpose()).isEqualTo(Purpose.DISCARD);
        assertThat(question.words()).isEqualTo("Discard 2 cards (1 of 2)");
        assertThat(source(match)).isEqualTo("Toss");
        assertThat(question.sentence()).isEqualTo("Form Commit: Discard 2 cards. Draw 1 card.");
        assertThat(question.part()).isEqualTo("Discard 2 cards");
        match.choose(0);
        assertThat(match.question().words()).isEqualTo("Discard 2 cards (2 of 2)");
    }

    @Test
    void who_may_do_something_reads_what_a_yes_does() {
        Match<UfsTable> match =
                match(Editions.UFS_2019, asset("Offer", "Form Commit: Your rival may discard 1 card to draw 2 cards."),
                        "  A: {hand: 4, stage: [Offer]}\n  B: {hand: 4}\n");
        choose(match, "use Offer form");
        Question question = match.question();
        assertThat(question.seat()).isEqualTo(1);
        assertThat(question.ask()).isEqualTo(Ask.YES_NO);
        assertThat(question.purpose()).isEqualTo(Purpose.PAY_EXTRA);
        assertThat(question.words()).isEqualTo("Discard 1 card to draw 2 cards?");
        assertThat(question.sentence()).isEqualTo("F Commit: Your opponent may discard 1 card to draw 2 cards.");
        assertThat(match.answer(0).effect()).isEqualTo("discard 1 card to draw 2 cards");
        assertThat(match.answer(1).effect()).isEqualTo("do not discard 1 card to draw 2 cards");
        choose(match, "yes");
        assertThat(match.question().words()).isEqualTo("Discard 1 card");
        assertThat(match.question().purpose()).isEqualTo(Purpose.PAY);
    }

    @Test
    void a_may_is_asked_in_the_words_of_the_card() {
        Match<UfsTable> match = match(Editions.UNIVERSUS, asset("Gift", "Form Commit: You may draw 1 card."),
                "  A: {hand: 4, stage: [Gift]}\n  B: {hand: 4}\n");
        choose(match, "use Gift form");
        assertThat(match.question().words()).isEqualTo("Draw 1 card?");
        assertThat(match.question().purpose()).isEqualTo(Purpose.MAY);
        assertThat(match.question().part()).isEqualTo("You may draw 1 card");
        assertThat(match.answer(0)).isEqualTo(new Answer("yes", List.of(), "yes", "draw 1 card"));
    }

    @Test
    void the_ways_a_text_offers_are_called_by_their_words() {
        Match<UfsTable> match =
                match(Editions.UNIVERSUS, asset("Fork", "Form Commit: Draw 1 card or gain 2 health."),
                        "  A: {hand: 4, stage: [Fork]}\n  B: {hand: 4}\n");
        choose(match, "use Fork form");
        assertThat(match.question().purpose()).isEqualTo(Purpose.MODE);
        assertThat(match.question().words()).isEqualTo("Which one: draw 1 card or gain 2 health");
        assertThat(commands(match)).containsExactly("draw 1 card", "gain 2 health");
        assertThat(match.answer(1).arguments()).containsExactly(new Answer.OfMode(1, "gain 2 health"));
        assertThat(match.answer(1).meaning()).isEqualTo("mode mode:1");
    }

    @Test
    void a_choice_of_sign_is_called_by_what_it_comes_to() {
        Match<UfsTable> match =
                match(Editions.UNIVERSUS, asset("Scale", "Form Commit: Your next check gets +2 or -2.")
                        + asset("Pan", "Form Commit: Draw 1 card."),
                        "  A: {hand: [Pan], stage: [Scale]}\n  B: {hand: 4}\n");
        choose(match, "use Scale form");
        choose(match, "play Pan");
        assertThat(match.question().words()).isEqualTo("Which one: your next check gets +2 or -2");
        assertThat(commands(match)).containsExactly("-2", "+2");
        assertThat(match.answer(0).arguments()).containsExactly(new Answer.OfMode(0, "-2"));
    }

    @Test
    void what_an_ability_is_to_affect_is_a_target() {
        Match<UfsTable> match =
                match(Editions.UNIVERSUS, asset("Seal", "Form Commit: Seal 1 rival foundation."),
                        "  A: {hand: 4, stage: [Seal]}\n  B: {hand: 4, foundations: 2}\n");
        choose(match, "use Seal form");
        assertThat(match.question().purpose()).isEqualTo(Purpose.TARGET);
        assertThat(match.question().words()).isEqualTo("Seal 1 rival foundation");
        assertThat(commands(match)).hasSize(2).allMatch(words -> words.startsWith("choose Foundation"));
        assertThat(match.answer(0).arguments()).singleElement().isInstanceOf(Answer.OfCard.class);
    }

    @Test
    void effects_that_wait_are_told_apart_by_their_texts() {
        Match<UfsTable> match = match(Editions.UNIVERSUS,
                asset("Toss", "Form Commit: Discard 1 card.")
                        + asset("Clerk", "Whenever you discard 1 or more cards, gain 1 health.")
                        + asset("Mourner", "Whenever you discard 1 or more cards, lose 1 health."),
                "  A: {hand: 1, stage: [Toss, Clerk, Mourner]}\n  B: {hand: 4}\n");
        choose(match, "use Toss form");
        assertThat(match.question().purpose()).isEqualTo(Purpose.ORDER_ABILITIES);
        assertThat(match.question().words()).isEqualTo("Which of your effects goes first?");
        assertThat(match.question().source()).isEqualTo(Ref.NONE);
        assertThat(commands(match)).containsExactly("choose effect of Clerk", "choose effect of Mourner");
        assertThat(match.answer(0).effect()).isEqualTo("Whenever you discard 1 or more cards, gain 1 health.");
    }

    @Test
    void an_additional_cost_is_paid_for_the_card_that_demands_it() {
        Match<UfsTable> match = match(Editions.UFS_2019,
                asset("Gift", "Form Commit: Draw 1 card.")
                        + asset("Toss", "Form Commit: Discard 1 card.")
                        + asset("Toll", "Your rival must discard 1 card as an additional cost to play assets."),
                "  A: {hand: [Gift, Toss, Toss]}\n  B: {hand: 4, stage: [Toll]}\n");
        choose(match, "play Gift");
        assertThat(match.question().purpose()).isEqualTo(Purpose.PAY);
        assertThat(match.question().seat()).isZero();
        assertThat(match.question().words()).isEqualTo("Discard 1 card");
        assertThat(source(match)).isEqualTo("Toll");
    }

    @Test
    void a_window_says_what_happened() {
        Match<UfsTable> match = match(Editions.UNIVERSUS,
                asset("Gift", "Form Commit: Draw 1 card.")
                        + asset("Envy", "Response Commit: After your rival draws 1 or more cards, gain 1 health."),
                "  A: {hand: 4, stage: [Gift]}\n  B: {hand: 4, stage: [Envy]}\n");
        choose(match, "use Gift form");
        assertThat(match.question().purpose()).isEqualTo(Purpose.RESPOND);
        assertThat(match.question().seat()).isEqualTo(1);
        assertThat(match.question().source()).isEqualTo(Ref.NONE);
        assertThat(match.question().words()).isEqualTo("Your opponent draws a card: respond, or pass");
        assertThat(commands(match)).containsExactly("pass", "use Envy response");
    }

    @Test
    void an_opening_hand_is_kept_or_changed() {
        Match<UfsTable> match = Starters.UFS_2019.start(0);
        while (match.prompt().purpose() != Purpose.MULLIGAN) {
            match.choose(0);
        }
        assertThat(match.question().words()).isEqualTo("Keep this hand, or change it?");
        assertThat(commands(match)).containsExactly("keep", "mulligan");
        assertThat(match.question().sentence()).isEmpty();
    }

    @Test
    void every_kind_of_option_has_a_word_of_its_own() throws IllegalAccessException {
        List<String> words = new ArrayList<>();
        for (Field field : Choice.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getType() == int.class) {
                words.add(Choice.word(field.getInt(null)));
            }
        }
        assertThat(words).hasSizeGreaterThan(20).doesNotHaveDuplicates().allMatch(word -> !word.isBlank());
    }

    @Test
    void the_log_says_what_was_chosen_of_the_ways_a_text_offers() {
        List<String> log = new ArrayList<>();
        String file = "game: universus\ntitle: t\ncards:\n"
                + asset("Fork", "Form Commit: Choose 1: • Draw 1 card. • Gain 2 health.")
                + "setup:\n  A: {hand: 4, stage: [Fork]}\n  B: {hand: 4}\n";
        Match<UfsTable> match = new UfsScenarioGame(StarterSet.pool(Editions.UNIVERSUS))
                .begin(ScenarioReader.read("t.yaml", file), (UfsTable t, Event e) -> {
                    if (e instanceof UfsEvent.OptionChosen) {
                        log.add(Narrator.tell(t, 1, e).bare());
                    }
                });
        choose(match, "use Fork form");
        match.choose(1);
        assertThat(log).containsExactly("A chooses \"gain 2 health\" for the Form ability of Fork");
    }
}
