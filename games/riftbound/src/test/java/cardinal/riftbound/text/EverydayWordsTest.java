package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plain English is read as the words of the cards that mean the same, and every row of the table is needed. */
class EverydayWordsTest {
    private record Line(CardType type, String written, String read) {
    }

    private static final List<Line> LINES = List.of(
            new Line(CardType.SPELL, "Draw two cards.", "Draw 2."),
            new Line(CardType.SPELL, "Each player discards a card.", "Each player discards 1."),
            new Line(CardType.SPELL, "Each opponent discards 2 cards of their choice.", "Each opponent discards 2."),
            new Line(CardType.SPELL, "Channel a rune.", "Channel 1 rune."),
            new Line(CardType.UNIT, "When I hold, you draw 2.", "When I hold, draw 2."),
            new Line(CardType.SPELL, "An opponent discards 1.", "Choose an opponent. They discard 1."),
            new Line(CardType.SPELL, "Ready 2 of your runes.", "Ready two of your runes."),
            new Line(CardType.SPELL, "Recycle all cards from your trash.", "Recycle all cards in your trash."),
            new Line(CardType.SPELL, "Recycle your hand, then draw 4.", "Recycle all cards in your hand, then draw 4."),
            new Line(CardType.UNIT, "When a friendly unit is killed, buff me.", "When a friendly unit dies, buff me."),
            new Line(CardType.UNIT, "When I conquer a battlefield, draw 1.", "When I conquer, draw 1."),
            new Line(CardType.UNIT, "When an enemy unit attacks here, deal 1 to it.",
                    "When an enemy unit here attacks, deal 1 to it."),
            new Line(CardType.SPELL, "Deal 3 to an enemy unit. If it dies, draw 1.",
                    "Deal 3 to an enemy unit. If this kills it, do this: draw 1."),
            new Line(CardType.SPELL, "Give each friendly unit +1 [M] this turn.",
                    "Give friendly units +1 [M] this turn."),
            new Line(CardType.SPELL, "Give a unit [Tank] and +2 [M] this turn.",
                    "Give a unit [Tank] this turn and give it +2 [M] this turn."),
            new Line(CardType.SPELL, "Give a friendly unit +2 [M] and [Ganking] this turn.",
                    "Give a friendly unit +2 [M] this turn and give it [Ganking] this turn."),
            new Line(CardType.UNIT, "Recycle a rune: Buff me.", "Recycle one of your runes: Buff me."),
            new Line(CardType.UNIT, "As an additional cost to play me, recycle a rune.",
                    "As an additional cost to play me, recycle one of your runes."),
            new Line(CardType.SPELL, "Prevent all combat damage to units this turn.",
                    "Prevent all combat damage this turn."),
            new Line(CardType.SPELL,
                    "Choose two friendly units. Each deals damage equal to its Might to an enemy unit.",
                    "Choose two friendly units. They deal damage equal to their Might to an enemy unit."),
            new Line(CardType.SPELL, "Destroy a gear.", "Kill a gear."),
            new Line(CardType.SPELL, "Ready all your units.", "Ready your units."),
            new Line(CardType.UNIT, "When you play me, move an enemy unit to my location.",
                    "When you play me, move an enemy unit to here."),
            new Line(CardType.SPELL, "Move all enemy units at a battlefield to their base.",
                    "Move all enemy units at a battlefield to base."),
            new Line(CardType.SPELL, "If you control 3 or more units, draw 2.",
                    "If you control three or more units, draw 2."),
            new Line(CardType.SPELL, "If you have no cards in hand, draw 2.",
                    "If you have 0 or fewer cards in your hand, draw 2."),
            new Line(CardType.UNIT, "When I hold, gain a point.", "When I hold, you score 1 point."),
            new Line(CardType.UNIT, "Whenever you play a spell, buff me.", "When you play a spell, buff me."),
            new Line(CardType.UNIT, "When I'm killed, draw 1.", "When I die, draw 1."),
            new Line(CardType.UNIT, "Other friendly units get +1 [M].", "Other friendly units have +1 [M]."),
            new Line(CardType.SPELL, "An enemy unit gets -2 [M] this turn.", "Give an enemy unit -2 [M] this turn."),
            new Line(CardType.SPELL, "Set a unit's Might to 1 this turn.", "The Might of a unit becomes 1 this turn."),
            new Line(CardType.UNIT, "I cost 1 less for each card in your trash.",
                    "I cost [1] less for each card in your trash."),
            new Line(CardType.UNIT, "Exhaust me: Draw 1.", "[E]: Draw 1."),
            new Line(CardType.UNIT, "Pay 2, exhaust: Draw 1.", "[2], [E]: Draw 1."),
            new Line(CardType.GEAR, "Exhaust this: Add 1 energy.", "[E]: [Add] [1]."),
            new Line(CardType.SPELL, "Return an enemy unit to hand.", "Return an enemy unit to its owner's hand."),
            new Line(CardType.SPELL, "Play a 1 [M] Recruit unit token at your base.",
                    "Play a 1 [M] Recruit unit token into your base."),
            new Line(CardType.SPELL, "Put a unit from your trash into your hand.",
                    "Return a unit from your trash to your hand."),
            new Line(CardType.SPELL, "Choose one: Draw 1; or deal 2 to a unit.",
                    "Choose one — • Draw 1. • Deal 2 to a unit."));

    private static List<Ability> abilities(CardType type, String text) {
        return CardText.read(type, text) instanceof Reading.Understood<Ability> read ? read.abilities() : List.of();
    }

    @Test
    void both_wordings_are_read_as_the_same_ability() {
        for (Line line : LINES) {
            assertThat(CardText.normalise(line.written())).isEqualTo(line.read()).isNotEqualTo(line.written());
            assertThat(CardText.normalise(line.read())).isEqualTo(line.read());
            assertThat(abilities(line.type(), line.read())).as(line.read()).isNotEmpty()
                    .isEqualTo(abilities(line.type(), line.written()));
        }
    }

    @Test
    void every_row_has_a_sentence() {
        List<Integer> unused = new ArrayList<>();
        Normaliser notation = Notation.folds(TextRules.BASE);
        for (int i = 0; i < EverydayWords.TABLE.size(); i++) {
            Fold row = EverydayWords.TABLE.get(i);
            if (LINES.stream().map(line -> notation.normalise(line.written()))
                    .allMatch(text -> row.apply(text).equals(text))) {
                unused.add(i);
            }
        }
        assertThat(unused).isEmpty();
    }

    /** With a number, player, place or the like exchanged it means something else or nothing. */
    @Test
    void another_word_in_what_is_written_is_another_meaning() {
        List<String> holes = new ArrayList<>();
        for (Line line : LINES) {
            List<Ability> meant = abilities(line.type(), line.written());
            for (String mutant : Mutations.of(line.written(), WordKinds.ALL)) {
                if (meant.equals(abilities(line.type(), mutant))) {
                    holes.add(mutant);
                }
            }
        }
        assertThat(holes).isEmpty();
    }

    /** What only sounds alike: played is not entering, a turn starts before its Beginning Phase. */
    @Test
    void what_only_sounds_alike_is_not_understood() {
        for (String text : List.of("When I enter the board, draw 1.", "At the start of your turn, draw 1.",
                "When I move to a battlefield, deal 1 to a unit there.",
                "Ready up to two of your units.")) {
            assertThat(CardText.read(CardType.UNIT, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
    }
}
