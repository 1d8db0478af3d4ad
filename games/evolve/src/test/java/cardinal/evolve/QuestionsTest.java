package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Answer;
import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.kernel.Setup;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What players are asked, word for word. */
class QuestionsTest {
    private static final String CARDS = """
            [{"name": "Crossing", "type": "Spell", "cost": 1,
              "text": "Choose one of the following. (1) Draw a card. (2) Deal 2 damage to each enemy leader."},
             {"name": "Bargain", "type": "Spell", "cost": 1,
              "text": "You may give your leader [defense]-1. If you do, draw 2 cards."},
             {"name": "Tax", "type": "Spell", "cost": 1, "text": "Draw a card, then discard 2 cards."},
             {"name": "Spark", "type": "Spell", "cost": 1,
              "text": "[quick]\\nSelect an enemy follower on the field and deal it 1 damage."},
             {"name": "Feast", "type": "Follower", "cost": 5, "attack": 3, "defense": 3,
              "text": "When playing this card, discard 2 cards: This card costs 3 less to play."},
             {"name": "Toll", "type": "Follower", "cost": 1, "attack": 1, "defense": 1,
              "text": "[fanfare] Discard a card: Draw 2 cards.\\n[fanfare] Give your leader [defense]+1."},
             {"name": "Grunt", "type": "Follower", "cost": 1, "attack": 1, "defense": 1},
             {"name": "Sentry", "type": "Follower", "cost": 1, "attack": 1, "defense": 1, "text": "Ward."}]""";

    private static Match<EvolveTable> playing(String card, String... hand) {
        Laid laid = new Laid(CARDS);
        laid.put(card, 0, Zone.HAND);
        for (String other : hand) {
            laid.put(other, 0, Zone.HAND);
        }
        laid.put("Grunt", 1, Zone.FIELD);
        laid.put("Sentry", 1, Zone.FIELD);
        Match<EvolveTable> match = laid.begin();
        Laid.choose(match, "play " + card);
        return match;
    }

    private static List<Answer> answers(Match<EvolveTable> match) {
        return IntStream.range(0, match.prompt().size()).mapToObj(match::answer).toList();
    }

    private static List<String> words(Match<EvolveTable> match) {
        return answers(match).stream().map(Answer::words).toList();
    }

    @Test
    void a_modal_card_offers_the_words_of_its_modes() {
        Match<EvolveTable> match = playing("Crossing");
        Question question = match.question();
        assertThat(question.purpose()).isEqualTo(Purpose.MODE);
        assertThat(question.words()).isEqualTo("Which of these do you choose?");
        assertThat(question.sentence())
                .isEqualTo("Choose one of the following. (1) Draw a card. (2) Deal 2 damage to each enemy leader.");
        assertThat(words(match)).containsExactly("draw a card", "deal 2 damage to each enemy leader");
        assertThat(answers(match)).extracting(Answer::meaning).containsExactly("mode mode:0", "mode mode:1");
        assertThat(answers(match)).extracting(Answer::effect).containsExactly("Draw a card.",
                "Deal 2 damage to each enemy leader.");
    }

    @Test
    void a_may_says_what_yes_does() {
        Match<EvolveTable> match = playing("Bargain");
        Question question = match.question();
        assertThat(question.ask()).isEqualTo(Ask.YES_NO);
        assertThat(question.purpose()).isEqualTo(Purpose.MAY);
        assertThat(question.words()).isEqualTo("Give your leader -1 defense?");
        assertThat(question.part()).isEqualTo("You may give your leader [defense]-1.");
        assertThat(answers(match)).containsExactly(
                new Answer("yes", List.of(), "yes", "give your leader -1 defense"),
                new Answer("no", List.of(), "no", "do not give your leader -1 defense"));
    }

    @Test
    void a_discard_counts_the_cards() {
        Match<EvolveTable> match = playing("Tax", "Grunt", "Grunt", "Sentry");
        assertThat(match.question().purpose()).isEqualTo(Purpose.DISCARD);
        assertThat(match.question().words()).isEqualTo("Discard 2 cards (1 of 2)");
        assertThat(match.question().part()).isEqualTo("discard 2 cards.");
        match.choose(0);
        assertThat(match.question().words()).isEqualTo("Discard 2 cards (2 of 2)");
    }

    @Test
    void a_target_is_asked_for_as_the_text_describes_it() {
        Match<EvolveTable> match = playing("Spark");
        Question question = match.question();
        assertThat(question.purpose()).isEqualTo(Purpose.TARGET);
        assertThat(question.words()).isEqualTo("Select an enemy follower on the field");
        assertThat(question.part()).isEqualTo("Select an enemy follower on the field");
        assertThat(question.sentence())
                .isEqualTo("Select an enemy follower on the field and deal it 1 damage.");
        assertThat(match.table().def(question.source().card()).name()).isEqualTo("Spark");
    }

    @Test
    void an_additional_cost_says_what_is_paid() {
        Match<EvolveTable> match = playing("Feast", "Grunt", "Grunt", "Sentry");
        Question question = match.question();
        assertThat(question.purpose()).isEqualTo(Purpose.PAY_EXTRA);
        assertThat(question.words()).isEqualTo("Discard 2 cards as you play Feast?");
        assertThat(question.sentence())
                .isEqualTo("When playing this card, discard 2 cards: This card costs 3 less to play.");
        assertThat(answers(match)).extracting(Answer::effect).containsExactly("discard 2 cards as you play Feast",
                "do not pay");
        Laid.choose(match, "pay");
        assertThat(match.question().words()).isEqualTo("Discard 2 cards (1 of 2)");
        assertThat(match.question().part()).isEqualTo("discard 2 cards");
    }

    @Test
    void the_cost_of_an_ability_says_what_it_is_paid_for() {
        Match<EvolveTable> match = playing("Toll", "Grunt", "Sentry");
        Laid.choose(match, "resolve ability of Toll (1)");
        assertThat(match.question().words()).isEqualTo("Discard a card to draw 2 cards?");
        assertThat(match.question().sentence()).isEqualTo("[fanfare] Discard a card: Draw 2 cards.");
        assertThat(match.question().part()).isEqualTo("Discard a card");
    }

    @Test
    void waiting_abilities_are_told_apart_by_their_texts() {
        Match<EvolveTable> match = playing("Toll", "Grunt", "Sentry");
        assertThat(match.question().purpose()).isEqualTo(Purpose.ORDER_ABILITIES);
        assertThat(match.question().words()).isEqualTo("Which ability goes first?");
        assertThat(match.question().source().isNone()).isTrue();
        assertThat(words(match)).containsExactly("resolve ability of Toll (1)", "resolve ability of Toll (2)");
        assertThat(answers(match)).extracting(Answer::effect).containsExactly(
                "[fanfare] Discard a card: Draw 2 cards.", "[fanfare] Give your leader [defense]+1.");
    }

    @Test
    void an_opening_hand_is_kept_or_changed() {
        Match<EvolveTable> match = Match.start(Starters.RULES, new Setup("evolve", "standard", 3,
                List.of(StarterSet.deck("thicket"), StarterSet.deck("vanguard"))));
        assertThat(match.question().words()).isEqualTo("Who goes first?");
        match.choose(0);
        assertThat(match.question().purpose()).isEqualTo(Purpose.MULLIGAN);
        assertThat(match.question().words())
                .isEqualTo("Keep these cards, or put them all at the bottom of your deck and draw four new ones?");
        assertThat(words(match)).containsExactly("keep", "redraw");
        match.choose(1);
        assertThat(match.question().words()).isEqualTo("Which card goes to the bottom of the deck next? (4 left)");
    }

    @Test
    void a_window_says_what_opened_it() {
        Laid laid = new Laid(CARDS);
        laid.put("Grunt", 0, Zone.FIELD);
        laid.put("Sentry", 0, Zone.FIELD);
        laid.put("Spark", 1, Zone.HAND);
        Match<EvolveTable> match = laid.begin();
        assertThat(match.question().words()).isEqualTo("Your turn: what do you do?");
        Laid.choose(match, "attack leader with Grunt");
        assertThat(match.question().purpose()).isEqualTo(Purpose.RESPOND);
        assertThat(match.question().words())
                .isEqualTo("Grunt attacks your leader: play something with Quick, or pass");
        assertThat(match.question().sentence()).isEmpty();
    }

    @Test
    void every_kind_of_option_has_a_word_of_its_own() throws IllegalAccessException {
        Set<String> words = new HashSet<>();
        for (Field kind : Choice.class.getFields()) {
            if (Modifier.isStatic(kind.getModifiers())) {
                assertThat(words.add(Choice.word(kind.getInt(null)))).as(kind.getName()).isTrue();
            }
        }
        assertThat(words).hasSize(Arrays.asList(Choice.class.getFields()).size()).doesNotContain("");
    }
}
