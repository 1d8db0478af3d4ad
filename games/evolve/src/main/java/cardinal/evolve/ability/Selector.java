package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** Which cards an instruction acts on. */
public sealed interface Selector {

    /** "this card", "this follower", "this amulet": with a type it holds only while the card has that type (5.24.3.1). */
    @Spoken(value = Spoken.Manner.THING, as = "this card")
    record This(Filter.Kind kind) implements Selector {
    }

    /** "the follower equipped with this card" (14.5.2.2.2 of version 1.24.1): what the card of the text is linked to. */
    @Spoken(value = Spoken.Manner.THING, as = "the follower equipped with this card")
    record Wearer() implements Selector {
    }

    /** "this card from your cemetery": the ability works there (10.3.4). */
    record ThisFrom(Filter.Place place) implements Selector {
    }

    /** "it", "them", "that follower", "the selected enemy": what the effect last selected or acted on, else what the trigger was about. */
    @Spoken(value = Spoken.Manner.THING, as = "it")
    record It(Word word) implements Selector {
        /** How it is said; every word refers to the same cards. */
        public enum Word {
            IT, THEM, THAT_CARD, THAT_FOLLOWER, THAT_AMULET, THAT_ENEMY, THOSE_CARDS, THOSE_FOLLOWERS, SELECTED_CARD,
            SELECTED_FOLLOWER,
            SELECTED_AMULET, SELECTED_ENEMY, SELECTED_FOLLOWERS, SUMMONED_TOKEN, SUMMONED_TOKENS, REVEALED_CARD,
            /** "the enemy follower": the attack target of Follower Strike. */
            ENEMY_FOLLOWER,
            /** "the amulet", "the follower": the card the trigger is about. */
            THE_AMULET, THE_FOLLOWER
        }
    }

    /** "the Serpent token": the cards of that name which the effect just created. */
    record TheToken(String name) implements Selector {
    }

    /** Left out after "instead": the same recipient as in the action replaced ("deal 3 damage instead"). */
    @Spoken(Spoken.Manner.SILENT)
    record Same() implements Selector {
    }

    /** "your leader". */
    record YourLeader() implements Selector {
    }

    /** "its leader", "that follower's leader", "their leader": the leader of the controller of what It means. */
    record LeaderOf(It.Word of) implements Selector {
    }

    /** "each enemy follower on the field", "your followers": everything that fits; nothing is selected. */
    @Spoken(Spoken.Manner.NOUN)
    record Each(Filter filter) implements Selector {
    }

    /** "2 cards from your cemetery", "a card from your hand", "an amulet on your field": the acting player picks while it is done. */
    @Spoken(Spoken.Manner.NOUN)
    record Pick(Count count, Filter filter) implements Selector {
    }

    /** "a random card in your hand" (5.18). */
    record Random(Count count, Filter filter) implements Selector {
    }

    /** "the top card of your deck", "the top 3 cards of your deck". */
    record TopOfDeck(Amount n) implements Selector {
    }

    /** "the top half of your deck (round up)". */
    record TopHalf() implements Selector {
    }

    /** "your hand" as a whole. */
    record Hand() implements Selector {
    }

    /** "the remaining cards": what is left of the cards looked at (5.10). */
    record Remaining() implements Selector {
    }

    /** "it and this follower", "this follower and your leader". */
    record Several(List<Selector> parts) implements Selector {
    }

    /** How many may be selected (10.6.2.3.1, 10.6.2.3.2). */
    sealed interface Count {
        /** "a", "2": exactly so many, or the card or ability cannot be played. */
        @Spoken(Spoken.Manner.HOLDER)
        record Exactly(Amount n) implements Count {
        }

        /** "up to 2". */
        record UpTo(Amount n) implements Count {
        }

        /** "any number of". */
        record AnyNumber() implements Count {
        }

        Count ONE = new Exactly(new Amount.Fixed(1));
    }

    /** Whether it means cards of the player who acts, without any word for what was named before. */
    default boolean isOwn() {
        return this instanceof This || this instanceof ThisFrom || this instanceof Pick || this instanceof TopOfDeck
                || this instanceof TopHalf || this instanceof Hand;
    }
}
