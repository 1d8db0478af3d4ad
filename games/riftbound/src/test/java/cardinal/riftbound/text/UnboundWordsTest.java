package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each word that points at something, after each beginning of a text: where nothing was named for it, the text is refused. */
class UnboundWordsTest {
    /** What a beginning names. */
    private enum Names {
        IT, PLAYER, THERE, SHOWN, DID, KILLED, DISCARDED, RECYCLED, BUFF_SPENT, PAID
    }

    /** A beginning; the words that follow go on in the middle of a sentence or begin a new one. */
    private record Beginning(CardType speaker, String words, boolean goesOn, Set<Names> names) {
    }

    /** A sentence that points at something. */
    private record Pointing(String words, Names at) {
        String after(Beginning beginning) {
            String sentence = beginning.goesOn() ? words : words.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                    + words.substring(1);
            return beginning.words() + sentence;
        }
    }

    private static final List<Beginning> BEGINNINGS = List.of(
            spell("", EnumSet.noneOf(Names.class)),
            spell("Draw 1. ", EnumSet.noneOf(Names.class)),
            spell("Channel 1 rune. ", EnumSet.noneOf(Names.class)),
            spell("Each player draws 1. ", EnumSet.noneOf(Names.class)),
            spell("Choose a unit. ", EnumSet.of(Names.IT)),
            spell("Kill a gear. ", EnumSet.of(Names.IT, Names.KILLED)),
            spell("Deal 2 to a unit an opponent controls. ", EnumSet.of(Names.IT)),
            spell("Discard 1. ", EnumSet.of(Names.IT, Names.DISCARDED)),
            spell("Recycle 2 from your trash. ", EnumSet.of(Names.RECYCLED)),
            spell("Spend any number of buffs. ", EnumSet.of(Names.IT, Names.BUFF_SPENT, Names.PAID)),
            spell("Kill a unit. Discard 1. ", EnumSet.of(Names.IT, Names.DISCARDED)),
            spell("Choose an opponent. ", EnumSet.of(Names.PLAYER)),
            spell("Choose a battlefield. ", EnumSet.of(Names.IT, Names.THERE)),
            spell("Move a friendly unit to a battlefield. ", EnumSet.of(Names.IT, Names.THERE)),
            spell("Reveal the top 3 cards of your Main Deck. ", EnumSet.of(Names.IT, Names.SHOWN)),
            spell("You may draw 1. ", EnumSet.of(Names.DID)),
            spell("Play a 1 [M] Recruit unit token into your base. ", EnumSet.noneOf(Names.class)),
            unit("At the end of your turn, ", EnumSet.noneOf(Names.class)),
            unit("At the end of each turn, ", EnumSet.noneOf(Names.class)),
            unit("At the start of each player's Beginning Phase, ", EnumSet.of(Names.PLAYER)),
            unit("When you play me, ", EnumSet.noneOf(Names.class)),
            unit("When I attack, ", EnumSet.noneOf(Names.class)),
            unit("When I die, ", EnumSet.noneOf(Names.class)),
            unit("When you conquer, ", EnumSet.of(Names.THERE)),
            unit("When you hold, ", EnumSet.of(Names.THERE)),
            unit("When you attack, ", EnumSet.noneOf(Names.class)),
            unit("When another friendly unit dies, ", EnumSet.of(Names.IT)),
            unit("When an enemy unit attacks, ", EnumSet.of(Names.IT)),
            unit("When you stun an enemy unit, ", EnumSet.of(Names.IT)),
            unit("When you choose a unit an opponent controls, ", EnumSet.of(Names.IT)),
            unit("When you play a unit, ", EnumSet.of(Names.IT)),
            unit("When an opponent plays a spell, ", EnumSet.of(Names.IT, Names.PLAYER)),
            unit("When a player plays a unit, ", EnumSet.of(Names.IT, Names.PLAYER)),
            unit("When you gain a point, ", EnumSet.noneOf(Names.class)),
            unit("[1]: ", EnumSet.noneOf(Names.class), false),
            unit("Kill me: ", EnumSet.noneOf(Names.class), false));

    private static final List<Pointing> WORDS = List.of(
            new Pointing("kill it.", Names.IT), new Pointing("ready it.", Names.IT),
            new Pointing("recall them.", Names.IT),
            new Pointing("banish it.", Names.IT), new Pointing("give it +1 [M] this turn.", Names.IT),
            new Pointing("its controller draws 1.", Names.IT), new Pointing("its owner draws 1.", Names.IT),
            new Pointing("deal damage equal to its Might to a unit.", Names.IT),
            new Pointing("give a friendly unit +[M] equal to its Might this turn.", Names.IT),
            new Pointing("they draw 1.", Names.PLAYER), new Pointing("that player discards 1.", Names.PLAYER),
            new Pointing("deal 1 to all units there.", Names.THERE),
            new Pointing("recycle the rest.", Names.SHOWN), new Pointing("choose one of them.", Names.SHOWN),
            new Pointing("for each unit killed this way, draw 1.", Names.KILLED),
            new Pointing("for each card discarded this way, draw 1.", Names.DISCARDED),
            new Pointing("for each card recycled this way, draw 1.", Names.RECYCLED),
            new Pointing("for each buff spent, draw 1.", Names.BUFF_SPENT),
            new Pointing("deal that much damage to a unit.", Names.PAID),
            new Pointing("draw that many.", Names.PAID));

    private static Beginning spell(String words, Set<Names> names) {
        return new Beginning(CardType.SPELL, words, false, names);
    }

    private static Beginning unit(String words, Set<Names> names) {
        return unit(words, names, true);
    }

    private static Beginning unit(String words, Set<Names> names, boolean goesOn) {
        return new Beginning(CardType.UNIT, words, goesOn, names);
    }

    private static Reading<?> read(CardType type, String text) {
        return CardText.read(type, text);
    }

    @Test
    void a_word_without_something_to_point_at_is_refused_and_named() {
        List<String> accepted = new ArrayList<>();
        int cases = 0;
        for (Beginning beginning : BEGINNINGS) {
            for (Pointing word : WORDS) {
                if (!beginning.names().contains(word.at())) {
                    cases++;
                    String text = word.after(beginning);
                    if (read(beginning.speaker(), text) instanceof Reading.NotUnderstood<?> refused) {
                        assertThat(refused.why()).as(text).contains("\u00AB");
                    } else {
                        accepted.add(text);
                    }
                }
            }
        }
        System.out.println("Riftbound, unbound words: " + cases + " texts without an antecedent");
        assertThat(accepted).isEmpty();
    }

    @Test
    void what_was_named_can_be_pointed_at() {
        List<String> refused = new ArrayList<>();
        int cases = 0;
        for (Beginning beginning : BEGINNINGS) {
            for (Pointing word : WORDS) {
                boolean twice = beginning.names().contains(Names.DISCARDED) && word.at() == Names.IT
                        || word.words().startsWith("give a friendly") || word.at() == Names.DID;
                if (beginning.names().contains(word.at()) && !twice) {
                    cases++;
                    if (read(beginning.speaker(), word.after(beginning)) instanceof Reading.NotUnderstood<?> why) {
                        refused.add(word.after(beginning) + " -> " + why.why());
                    }
                }
            }
        }
        System.out.println("Riftbound, unbound words: " + cases + " texts with an antecedent");
        assertThat(refused).isEmpty();
    }

    @Test
    void a_spell_and_a_legend_are_nowhere_and_only_a_unit_has_other_units() {
        for (CardType type : List.of(CardType.SPELL, CardType.LEGEND)) {
            String before = type == CardType.SPELL ? "" : "[E]: ";
            for (String text : List.of("Deal 1 to all units here.", "Move a friendly unit to here.",
                    "Play a 1 [M] Recruit unit token here.", "Ready a unit at another location.")) {
                assertThat(read(type, before + text)).as(type + " " + text).isInstanceOf(Reading.NotUnderstood.class);
            }
        }
        for (String text : List.of("Stun another unit.", "Kill all other units.", "Kill another gear.")) {
            assertThat(read(CardType.SPELL, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
            assertThat(read(CardType.BATTLEFIELD, "When you conquer here, " + lower(text))).as(text)
                    .isInstanceOf(Reading.NotUnderstood.class);
        }
        assertThat(read(CardType.GEAR, "[E]: Stun another unit.")).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(read(CardType.GEAR, "[E]: Kill another gear.")).isInstanceOf(Reading.Understood.class);
        assertThat(read(CardType.SPELL, "Stun a unit. Stun another unit.")).isInstanceOf(Reading.Understood.class);
    }

    private static String lower(String text) {
        return text.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
