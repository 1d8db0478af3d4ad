package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardType;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotUnderstoodTest {

    private static Reading.NotUnderstood<Ability> notUnderstood(CardType type, String text) {
        assertThat(CardText.read(type, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        return (Reading.NotUnderstood<Ability>) CardText.read(type, text);
    }

    @Test
    void theWordsThatCouldNotBeReadAreNamed() {
        Reading.NotUnderstood<Ability> reading =
                notUnderstood(CardType.FOLLOWER, "Ward.\n[fanfare] Sing a song.\nStrike: Draw a card, dancing.");
        assertThat(reading.unread()).hasSize(2);
        assertThat(reading.why()).contains("Sing a song.").contains("dancing.");
    }

    @Test
    void oneUnreadWordLeavesTheWholeCardNotUnderstood() {
        notUnderstood(CardType.SPELL, "Draw a card. Draw one more.");
        notUnderstood(CardType.FOLLOWER, "[fanfare] Draw a big card.");
    }

    @Test
    void aFollowerHasNoBareInstructions() {
        notUnderstood(CardType.FOLLOWER, "Draw a card.");
        assertThat(CardText.read(CardType.SPELL, "Draw a card.")).isInstanceOf(Reading.Understood.class);
    }

    @Test
    void anUnknownIconOrNumberIsNotRead() {
        for (String text : List.of("[fly] Draw a card.", "Flying.", "[fanfare] Draw -1 cards.",
                "[fanfare] Draw 02 cards.",
                "[evolve][cost]: Evolve this follower.", "[fanfare] Draw 1 cards.", "Combo (x): Draw a card.")) {
            notUnderstood(CardType.FOLLOWER, text);
        }
    }

    @Test
    void aWordThatPointsBackNeedsSomethingToPointAt() {
        assertThat(notUnderstood(CardType.SPELL, "Destroy it.").why()).contains("\u00ABit\u00BB refers to nothing");
        notUnderstood(CardType.FOLLOWER, "[fanfare] Give them Storm.");
        notUnderstood(CardType.FOLLOWER, "It has Storm.");
    }

    @Test
    @Clauses({"2.7", "2.8"})
    void a_number_that_a_card_does_not_have_is_neither_changed_nor_asked_for() {
        for (String text : List.of("Change each enemy leader's attack to 10.",
                "Give each amulet on your field [attack]+1.", "Give your leader [attack]+1/[defense]+1.",
                "Select up to 2 amulets with 3 attack or less in your cemetery and put them onto your field.",
                "Select a spell with 2 defense in your cemetery and add it to your hand.")) {
            assertThat(notUnderstood(CardType.SPELL, text).why()).contains("cannot be carried out");
        }
        for (String text : List.of("Change each enemy leader's defense to 10.",
                "Select up to 2 amulets that cost 3 or less in your cemetery and put them onto your field.",
                "Give each card on your field [attack]+1.")) {
            assertThat(CardText.read(CardType.SPELL, text)).as(text).isInstanceOf(Reading.Understood.class);
        }
    }

    @Test
    @Clauses({"5.2.1.2"})
    void anXNeedsItsDefinition() {
        assertThat(notUnderstood(CardType.SPELL, "Draw X cards.").why()).contains("X is not defined");
        assertThat(notUnderstood(CardType.SPELL, "Draw a card. X equals the number of cards in your hand.").why())
                .contains("X is defined but not used");
    }

    @Test
    void noTextIsUnderstood() {
        assertThat(CardText.read(CardType.FOLLOWER, "")).isEqualTo(new Reading.Understood<>(List.of(), ""));
        assertThat(CardText.read(CardType.FOLLOWER, "(Nothing to see.)"))
                .isEqualTo(new Reading.Understood<>(List.of(), ""));
    }
}
