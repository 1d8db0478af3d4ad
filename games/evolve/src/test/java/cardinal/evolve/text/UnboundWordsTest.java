package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Words that refer to something, in every place of a text: refused with the words where there is nothing they could mean, else read. */
class UnboundWordsTest {
    /**
     * A sentence with a word that refers to something.
     *
     * @param words  the words that are quoted where it refers to nothing
     * @param before  a sentence that gives it something
     */
    private record Reference(String sentence, String words, String before) {
    }

    private static final String SELECT = "Select an enemy follower on the field and deal it 1 damage.";
    private static final String SELECT_TWO = "Select 2 enemy followers on the field and deal them 1 damage.";
    private static final String LOOK = "Look at the top 3 cards of your deck.";
    private static final List<Reference> REFERENCES = List.of(
            new Reference("Destroy it.", "it", SELECT),
            new Reference("Give it Ward.", "it", SELECT),
            new Reference("Deal 2 damage to its leader.", "it", SELECT),
            new Reference("Its controller draws a card.", "it", SELECT),
            new Reference("If it costs 2 or less, draw a card.", "it", SELECT),
            new Reference("If it's a follower, draw a card.", "it", SELECT),
            new Reference("Give them Ward.", "them", SELECT_TWO),
            new Reference("Destroy that card.", "that card", SELECT),
            new Reference("Destroy that follower.", "that follower", SELECT),
            new Reference("Destroy that amulet.", "that amulet", "Select an amulet on the field."),
            new Reference("Deal 1 damage to that enemy.", "that enemy", SELECT),
            new Reference("Destroy those cards.", "those cards", "Select 2 cards on the field."),
            new Reference("Destroy those followers.", "those followers", SELECT_TWO),
            new Reference("Destroy the selected card.", "selected card", SELECT),
            new Reference("Destroy the selected follower.", "selected follower", SELECT),
            new Reference("Destroy the selected amulet.", "selected amulet", "Select an amulet on the field."),
            new Reference("Deal 1 damage to the selected enemy.", "selected enemy", SELECT),
            new Reference("Destroy the selected followers.", "selected followers", SELECT_TWO),
            new Reference("Give the summoned token Ward.", "summoned token", "Summon a Knight token."),
            new Reference("Give the summoned tokens Ward.", "summoned tokens", "Summon 2 Knight tokens."),
            new Reference("Give the Knight token Ward.", "the Knight token", "Summon a Knight token."),
            new Reference("Deal 1 damage to that follower's leader.", "that follower", SELECT),
            new Reference("Draw X cards. X equals the selected follower's attack.", "selected follower", SELECT),
            new Reference("Put the remaining cards into your cemetery.", "the remaining cards", LOOK),
            new Reference("Add a card from among them to your hand.", "from among them", LOOK),
            new Reference("Draw X cards. X equals the number of cards discarded.", "discarded",
                    "Discard up to 3 cards."),
            new Reference("Draw X cards. X equals the number of cards banished.", "banished",
                    "Banish up to 2 cards in your cemetery."),
            new Reference("Draw X cards. X equals the number of cards destroyed.", "destroyed",
                    "Destroy each follower on the field."),
            new Reference("Draw X cards. X equals the number of cards returned.", "returned",
                    "Return each follower on your field to its owner's hand."),
            new Reference("Draw X cards. X equals the number of cards revealed.", "revealed",
                    "Reveal the top 2 cards of your deck."),
            new Reference("Draw X cards. X equals the number of cards selected.", "selected", SELECT),
            new Reference("Deal X damage to each enemy leader. X equals the number of cards drawn.", "drawn",
                    "Draw up to 2 cards."),
            new Reference("Draw X cards. X equals the result of the roll.", "the result of the roll", "Roll a die."),
            new Reference("If you roll a 2, draw a card.", "you roll", "Roll a die."),
            new Reference("If you do, draw a card.", "you do", "You may discard a card."),
            new Reference("If you discarded a spell, draw a card.", "discarded", "Discard a card."),
            new Reference("If you revealed a spell, draw a card.", "revealed", "Reveal the top card of your deck."),
            new Reference("If at least 2 cards were banished by this ability, draw a card.", "banished",
                    "Banish up to 2 cards in your cemetery."),
            new Reference("If a follower was destroyed by this ability, draw a card.", "destroyed",
                    "Destroy each follower on the field."),
            new Reference("They draw a card.", "they", "Each opponent discards a card."),
            new Reference("Destroy each other enemy follower on the field.", "other", SELECT),
            new Reference("Draw X cards. X equals the number of other enemy followers on the field.", "other", SELECT),
            new Reference("If there is another enemy follower on the field, draw a card.", "other", SELECT),
            new Reference("Select another enemy follower on the field and destroy it.", "other", SELECT));

    /** Where a text can stand in which nothing was named yet; %s: the text, the second time with a small letter. */
    private static final List<String> PLACES = List.of(
            "%s", "[act][cost1]: %s", "At the start of your end phase, %s", "When you recover play points, %s",
            "When you shuffle your deck, %s", "When there are no cards in your hand, %s",
            "Draw a card. %s", "[act][engage]: Draw a card. %s");
    /** 10.7.5: a delayed trigger holds one sentence; it knows what was named before it, not what was done. */
    private static final String LATER = "At the start of your next main phase, %s";

    private static Reading<Ability> read(String place, String text) {
        boolean sentence = place.startsWith("%s") || place.contains(": %s") || place.contains(". %s");
        String words = sentence ? text : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
        boolean spell = place.startsWith("%s") || place.startsWith("Draw") || place.equals(LATER);
        return CardText.read(spell ? CardType.SPELL : CardType.FOLLOWER, place.formatted(words));
    }

    @Test
    void a_word_that_can_mean_nothing_is_refused_with_the_words() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String place : PLACES) {
            for (Reference reference : REFERENCES) {
                if (isBound(place, reference)) {
                    continue;
                }
                cases++;
                Reading<Ability> reading = read(place, reference.sentence());
                if (!(reading instanceof Reading.NotUnderstood<Ability> not)
                        || !not.why().contains("\u00AB" + reference.words() + "\u00BB refers to nothing")) {
                    wrong.add(place + " | " + reference.sentence() + " | " + reading);
                }
            }
        }
        for (Reference reference : REFERENCES) {
            cases++;
            if (!(read(LATER, reference.sentence()) instanceof Reading.NotUnderstood<Ability>)) {
                wrong.add(LATER + " | " + reference.sentence());
            }
        }
        System.out.println("evolve, unbound words refused: " + cases + " cases");
        assertThat(wrong).isEmpty();
    }

    /** Drawing is doing something, and names cards drawn. */
    private static boolean isBound(String place, Reference reference) {
        return place.contains("Draw a card. %s")
                && (reference.words().equals("you do") || reference.words().equals("drawn"));
    }

    @Test
    void with_something_to_mean_it_is_read() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String place : PLACES) {
            for (Reference reference : REFERENCES) {
                cases++;
                Reading<Ability> reading = read(place, reference.before() + " " + reference.sentence());
                if (!(reading instanceof Reading.Understood<Ability>)) {
                    wrong.add(place + " | " + reference.before() + " " + reference.sentence() + " | " + reading);
                }
            }
        }
        System.out.println("evolve, bound words read: " + cases + " cases");
        assertThat(wrong).isEmpty();
    }

    @Test
    void what_only_some_events_know_is_refused_elsewhere() {
        for (String event : List.of("Strike:", "[lastwords]", "On Evolve:", "[act][cost1]:")) {
            for (String sentence : List.of("If this card was put onto the field from your EX area, draw a card.",
                    "If this card was put onto the field from anywhere other than your hand, draw a card.")) {
                assertThat(CardText.read(CardType.FOLLOWER, event + " " + sentence)).as(event + " " + sentence)
                        .isInstanceOf(Reading.NotUnderstood.class);
            }
        }
        assertThat(CardText.read(CardType.FOLLOWER,
                "When a follower you control attacks, if it's the 3rd you've played this turn, draw a card."))
                .isInstanceOf(Reading.NotUnderstood.class);
        assertThat(CardText.read(CardType.SPELL, "Destroy each other follower on the field."))
                .isInstanceOf(Reading.NotUnderstood.class);
        assertThat(CardText.read(CardType.FOLLOWER, "[fanfare] Destroy each other follower on the field."))
                .isInstanceOf(Reading.Understood.class);
    }
}
