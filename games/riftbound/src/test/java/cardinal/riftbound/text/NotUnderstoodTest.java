package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.kernel.Clauses;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.edition.Editions;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotUnderstoodTest {

    private static Reading.NotUnderstood<Ability> notUnderstood(CardType type, String text) {
        return (Reading.NotUnderstood<Ability>) CardText.read(type, text);
    }

    @Test
    void theWordsThatCouldNotBeReadAreNamed() {
        Reading.NotUnderstood<Ability> reading =
                notUnderstood(CardType.UNIT, "[Tank]\nWhen I attack, sing a song.\nWhen I defend, draw 1, dancing.");
        assertThat(reading.unread()).containsExactly("sing a song.", "dancing.");
        assertThat(reading.why()).contains("\u00ABsing a song.\u00BB").contains("\u00ABdancing.\u00BB");
    }

    @Test
    void oneUnreadWordLeavesTheWholeCardNotUnderstood() {
        assertThat(notUnderstood(CardType.SPELL, "Draw 1.\nDraw one more.").unread()).containsExactly("one more.");
    }

    @Test
    void anotherWordingIsSuggested() {
        assertThat(notUnderstood(CardType.UNIT, "Units you control are Yordles.").why())
                .contains("would be written \"Your units are Yordles.\"");
    }

    @Test
    void aNumberTooManyOrAForeignKeywordIsNotRead() {
        for (String text : List.of("[Tank 2]", "[Assault 1]", "[Assault 02]", "[Flying]", "[Legion]", "Draw -1.",
                "[R][1]: Draw 1.")) {
            assertThat(CardText.read(CardType.UNIT, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    @Test
    void aWordThatPointsBackNeedsSomethingToPointAt() {
        assertThat(notUnderstood(CardType.SPELL, "Kill it.").why()).contains("\u00ABit\u00BB refers to nothing");
        assertThat(notUnderstood(CardType.UNIT, "When I attack, ready it.").unread()).containsExactly("it");
        assertThat(notUnderstood(CardType.SPELL, "Deal 2 to all units there.").unread()).containsExactly("there");
        assertThat(notUnderstood(CardType.SPELL, "Draw 1. If you do, draw 2.").unread()).containsExactly("If you do");
        assertThat(notUnderstood(CardType.SPELL, "Discard 2. For each unit killed this way, draw 1.").unread())
                .containsExactly("killed this way");
        assertThat(notUnderstood(CardType.SPELL, "They discard 2.").unread()).containsExactly("They discard");
        assertThat(CardText.read(CardType.SPELL, "Choose a gear. Kill it.")).isInstanceOf(Reading.Understood.class);
    }

    @Test
    void whatIsReadButCouldNotBeCarriedOutIsRefused() {
        for (String text : List.of("Buff a friendly ability.", "Deal 2 to a spell.", "Choose an ability. Ready it.",
                "Banish a spell or ability.",
                "Reveal the top 3 cards of your Main Deck. Choose a unit here from among them and banish it.",
                "Buff a unit from your trash.", "Kill a unit from your hand.",
                "Each player kills one of their units in your hand.", "Units here have +1 [M] this turn.",
                "Opponents can't play units here this turn.", "When you conquer here this turn, draw 1.",
                "For each friendly unit, deal 1 to an enemy unit.",
                "Choose a unit. Kill it unless each opponent pays [1].",
                "Counter an ability unless its controller pays [1].")) {
            assertThat(notUnderstood(CardType.SPELL, text).why()).as(text).contains("cannot be carried out");
        }
        for (String text : List.of("When you play a unit from your trash, draw 1.", "When a unit here moves, draw 1.",
                "When you recycle a damaged unit, draw 1.", "Units from your trash you play cost [1] less.",
                "Kill any number of friendly units: Draw 1.",
                "As an additional cost to play me, kill any number of friendly units.")) {
            assertThat(CardText.read(CardType.UNIT, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    /** A hand is private, so a trigger there would tell what is in it. */
    @Test
    @Clauses("riftbound-2026-07:385.1")
    void noTriggerWorksWhereNotEverybodyCanSeeItsCard() {
        assertThat(notUnderstood(CardType.UNIT, "When you conquer, you may play me from your hand.").why())
                .contains("cannot be carried out");
        assertThat(CardText.read(CardType.UNIT, "When you conquer, you may play me from your trash."))
                .isInstanceOf(Reading.Understood.class);
    }

    @Test
    void newerWordsThatCouldNotBeCarriedOutAreRefused() {
        refused(CardType.UNIT, "When you use an ability of an enemy gear, draw 1.",
                "When you use an ability of an exhausted gear, draw 1.",
                "When you use an ability of a gear here, draw 1.",
                "When you play me, take control of a spell until I leave the board.",
                "When you play a spell that chooses me and no other friendly unit, draw 1.",
                "When you play me, kill a unit that chooses me and no other friendly unit.",
                "When you play me, play that token and an additional copy of it.",
                "Once each turn, the first time I move each turn, draw 1.");
        refused(CardType.LEGEND, "As I enter, draw 1.");
        refused(CardType.SPELL, "As this enters, draw 1.",
                "Do two of the following: \u2022 Draw 1. \u2022 Ready a unit.");
    }

    private static void refused(CardType type, String... texts) {
        for (String text : texts) {
            assertThat(CardText.read(Editions.RIFTBOUND_2026, type, text)).as(text)
                    .isInstanceOf(Reading.NotUnderstood.class);
        }
    }

    @Test
    void whatPointsBackAtCardsOrPlayersNeedsThemBefore() {
        for (String text : List.of("Recycle the rest.", "Choose one of them.", "Recycle the revealed cards.",
                "Stun that unit.", "Ready your unit.", "Draw that many.", "Choose a card from their hand.",
                "Make new choices for it.", "They discard it.")) {
            assertThat(notUnderstood(CardType.SPELL, text).why()).as(text).contains("refers to nothing");
        }
    }

    @Test
    void noTextIsUnderstood() {
        assertThat(CardText.read(CardType.RUNE, "")).isEqualTo(new Reading.Understood<>(List.of(), ""));
        assertThat(CardText.read(CardType.UNIT, "(Nothing to see.)"))
                .isEqualTo(new Reading.Understood<>(List.of(), ""));
    }
}
