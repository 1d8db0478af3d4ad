package cardinal.ufs.ability;

import java.util.List;

/**
 * Which abilities: "a non-character enhance ability on a foundation that reduces the damage of an attack" (K.2.8, K.3.12). types empty: any.
 * on: NOTHING_SAID when no card is named. causing empty: any.
 */
public record AbilityFilter(
        boolean non, List<Trait> traits, List<AbilityType> types, Selector on, List<Result> causing, boolean article) {

    /** K.2.8: a result the ability could lead to. */
    public sealed interface Result {
        /** "discards your momentum", "commits or seals a card in your stage". */
        record Does(List<Act> acts, Selector cards) implements Result {
        }

        /** "reduces the speed or damage of your attack", "modifies the damage of an attack". */
        record Changes(Happening.Changes.Direction direction, List<cardinal.ufs.card.Property> properties,
                Selector card) implements Result {
        }

        /** "grants a speed bonus", "grants a damage penalty", "grants a speed bonus or penalty" (MODIFIED). */
        record Grants(cardinal.ufs.card.Property property, Happening.Changes.Direction direction) implements Result {
        }

        /** "adds any number of cards to their hand". */
        record Adds(Selector cards, Place to) implements Result {
        }

        /** "increases their health". */
        record Health(Who whose, boolean reduces) implements Result {
        }

        /** "adds 1 or more Debt counters". */
        record AddsCounters(String counter) implements Result {
        }

        /** "cancels an ability". */
        record Cancels() implements Result {
        }
    }
}
