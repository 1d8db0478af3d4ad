package cardinal.evolve.ability;

import cardinal.cards.text.Paragraph;
import cardinal.cards.text.Spoken;
import cardinal.evolve.card.Keyword;
import java.util.List;

/** One paragraph of a card's text: an ability of one of the four types of 10.1.1, or a row of keywords. */
public sealed interface Ability extends Paragraph {

    /** 12: "Rush. Assail. Ward."; Quick alone stands as an icon. */
    @Spoken(value = Spoken.Manner.LIST, as = "keywords")
    record Keywords(List<Keyword> keywords) implements Ability {
    }

    /**
     * 10.1.1.1: "[act][cost2], [engage]: effect".
     *
     * @param quick        12.3.3: it may be played in the opponent's quick windows too
     * @param kind         whether it is an evolve (12.2) or serve (14.2.2) ability, of which one is played in a turn (8.3.2)
     * @param timesPerTurn "This ability can be activated once per turn."; 0: as often as it can be paid
     * @param onlyIf       "This ability can be activated if ..."
     */
    record Activated(boolean quick, Kind kind, List<Cost> costs, Instruction effect, int timesPerTurn,
            Condition onlyIf) implements Ability {
    }

    /** What the icon before the colon says. */
    enum Kind {
        ACT, EVOLVE, SERVE,
        /** 12.16 of version 1.24.1: advanced activation. */
        ADVANCE,
        /** 14.4.9 there. */
        RIDE;

        /** 8.3.2: of these and evolve abilities one is played in a turn, and an evolution point may stand for a play point. */
        public boolean isLikeEvolving() {
            return this != ACT;
        }
    }

    /**
     * 10.1.1.2: "when(ever) event, effect", and the keywords Fanfare, Last Words, On Evolve, Strike and On Race.
     * Several triggers denote as many separate abilities (12.1.2). A cost before the effect is a {@link Instruction.PayTo}.
     *
     * @param turns        "During your turn, whenever ..."
     * @param timesPerTurn 10.7.2.2: how often it becomes pending in a turn; 0: always
     */
    record Automatic(List<Trigger> when, Turns turns, int timesPerTurn, Instruction effect) implements Ability {
    }

    /** In whose turns something holds. */
    enum Turns {
        ANY, YOURS, OPPONENTS
    }

    /**
     * 10.1.1.3: a statement that holds while the ability is valid (10.3).
     *
     * @param turns   "during your turn"
     * @param instead what is stated instead under further conditions: "SC (10): It costs 6 less instead."
     */
    record Passive(Condition condition, Turns turns, Fact fact, List<Tier> instead) implements Ability {
        /** A stronger statement and its condition; the last one that holds counts. */
        public record Tier(Condition condition, Fact fact) {
        }
    }

    /**
     * 10.4.7.3: "When playing this card, discard 3 cards: This card costs 6 less to play." One of the ways is taken, and all that it says is
     * done.
     *
     * @param must "As an additional cost to play this card, discard a card.": it cannot be played without
     */
    record WhenPlaying(List<List<Cost>> ways, Fact fact, boolean must) implements Ability {
        /** An additional cost by which nothing else is stated. */
        public static final Fact NOTHING = new Fact.All(List.of());
    }

    /** "You may play this card for 5 more play points." (10.6.2.2.1); see {@link Condition.PlayedForMore}. */
    record PlayForMore(int more) implements Ability {
    }

    /** 10.2.1.3: "When this card would leave the field, banish it instead." may: the controller may leave it. */
    record Replacement(Trigger would, Turns turns, boolean may, Instruction instead) implements Ability {
    }

    /** 14.5.1 of version 1.24.1: an ability with the keyword Union Burst; invalid in decks of no or another universe. */
    record UnionBurst(Ability of) implements Ability {
    }

    /** 10.1.1.4: the text on a spell. */
    record Spell(Instruction effect) implements Ability {
    }

    /** 6.1.2: overrides a condition of deck construction, and is invalid once the game starts. */
    record DeckCondition(DeckRule rule) implements Ability {
    }
}
