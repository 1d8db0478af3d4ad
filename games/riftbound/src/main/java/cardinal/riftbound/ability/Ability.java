package cardinal.riftbound.ability;

import cardinal.cards.text.Paragraph;
import cardinal.cards.text.Spoken;
import cardinal.riftbound.card.Keyword;
import java.util.List;

/** One paragraph of a card's rules text, of one of the structures of 358.1 (or a spell's instructions). */
public sealed interface Ability extends Paragraph {

    /** A line of keywords: "[Tank]", "[Assault 2], [Shield 2]". */
    @Spoken(value = Spoken.Manner.LIST, as = "keywords")
    record Keywords(List<KeywordValue> keywords) implements Ability {
    }

    /**
     * 375: "When ..., effect". condition is an "if" between trigger and effect, or a leading "While". deathknell: written as "[Deathknell] - effect".
     * nthEachTurn: "The first time ... each turn" is 1; 0 means every time. most: 383.3.e of 2026-07, "Once each turn, when ..." is 1; 0 means no limit.
     */
    record Triggered(boolean legion, Trigger when, int nthEachTurn, int most, Condition condition, boolean deathknell,
            Instruction effect)
            implements Ability {
        public Triggered(boolean legion, Trigger when, int nthEachTurn, Condition condition, boolean deathknell,
                Instruction effect) {
            this(legion, when, nthEachTurn, 0, condition, deathknell, effect);
        }
    }

    /** 369: "costs: effect". */
    record Activated(List<Cost> costs, Timing timing, boolean legion, Instruction effect) implements Ability {
    }

    /** When an activated ability may be used besides its controller's open turn (722, 729). */
    enum Timing {
        NORMAL, ACTION, REACTION
    }

    /** 360: a statement of fact, with its condition ("if", "while"); legion: "[Legion] - I cost [2] less." */
    record Passive(boolean legion, Condition condition, Fact fact) implements Ability {
    }

    /** 353.2: "As an additional cost to play me, kill a friendly unit." / "As you play me, you may ... as an additional cost. If you do, ...". */
    record AdditionalCost(boolean optional, List<Cost> costs, Reward reward) implements Ability {

        /** What the same paragraph promises for paying. */
        public sealed interface Reward {
            @Spoken(Spoken.Manner.SILENT)
            record Nothing() implements Reward {
            }

            /** "If you do, reduce my cost by [2]." */
            record CheaperBy(cardinal.riftbound.card.Price price) implements Reward {
            }

            /** "Reduce my cost by [Y] for each killed this way." */
            record CheaperForEach(cardinal.riftbound.card.Price price) implements Reward {
            }

            /** "If you do, ignore this spell's cost." */
            record IgnoreCost() implements Reward {
            }

            /** "If you do, I enter ready." */
            record EnterReady() implements Reward {
            }
        }
    }

    /**
     * 364: "If a friendly unit would die, ... instead." nextTimeOnly: "The next time ...". most: 371 of 2026-07, "Once each turn, if ..." is 1; 0 means
     * no limit.
     */
    record Replacement(Would would, boolean nextTimeOnly, int most, boolean may, List<Cost> costs, Instruction instead)
            implements Ability {
        public Replacement(Would would, boolean nextTimeOnly, boolean may, List<Cost> costs, Instruction instead) {
            this(would, nextTimeOnly, 0, may, costs, instead);
        }
    }

    /** 818, 820, 827, 829 of 2026-07: a keyword with a cost: "[Equip] [1][C]", "[Repeat] [2]", "[Reaction] \u2014 [Equip] [1]". */
    record KeywordCost(Keyword keyword, List<Cost> costs, Timing timing) implements Ability {
        public KeywordCost(Keyword keyword, List<Cost> costs) {
            this(keyword, costs, Timing.NORMAL);
        }

        /** 818.1.c.5, 827.1.c.4 of 2026-07: the same with another timing. */
        public KeywordCost at(Timing when) {
            return new KeywordCost(keyword, costs, when);
        }
    }

    /**
     * 727.1 of 2026-07: "[Level 3] \u2014 I have +1 [M]": an ability that rests until the condition its keyword stands for is met. instead: it takes
     * the place of the ability written before it, "[Level 6] \u2014 This costs [4] less instead."
     */
    record Dependent(Condition on, Ability ability, boolean instead) implements Ability {
    }

    /** 363.1: "[E]: Draw 1. Use this ability only while I'm at a battlefield.": when an activated ability may be used. */
    record UseOnly(Condition condition, Activated ability) implements Ability, Later {
    }

    /** 136 of 2026-07: an ability in the effect text of a card, which the object has that the card is attached to. */
    record EffectText(Ability ability) implements Ability {
    }

    /** A spell's instructions (151). */
    record Spell(Instruction effect) implements Ability {
    }
}
