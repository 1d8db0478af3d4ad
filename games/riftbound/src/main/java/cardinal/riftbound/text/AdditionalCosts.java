package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability.AdditionalCost;
import cardinal.riftbound.ability.Ability.AdditionalCost.Reward;
import cardinal.riftbound.card.CardType;
import java.util.Set;

/** 353.2: "As an additional cost to play me, ..." and "As you play me, you may ... as an additional cost." */
final class AdditionalCosts {
    private static final Syntax<Reward> REWARD = either(
            phrase(" If you do, reduce {} by {}.", SelfWords.self("my cost", "this card's cost", true), Prices.PRICE)
                    .as(Reward.CheaperBy.class, (_, price) -> new Reward.CheaperBy(price), _ -> true,
                            Reward.CheaperBy::price),
            phrase(" Reduce {} by {} for each killed this way.", SelfWords.self("my cost", "this card's cost", true),
                    Prices.PRICE).as(Reward.CheaperForEach.class, (_, price) -> new Reward.CheaperForEach(price),
                            _ -> true, Reward.CheaperForEach::price),
            spoken(Set.of(CardType.SPELL), says(" If you do, ignore this spell's cost.", new Reward.IgnoreCost())),
            spoken(Set.of(CardType.GEAR), says(" If you do, ignore this gear's cost.", new Reward.IgnoreCost())),
            spoken(Set.of(CardType.UNIT), says(" If you do, ignore my cost.", new Reward.IgnoreCost())),
            SelfWords.self(" If you do, I enter ready.", " If you do, this enters ready.", new Reward.EnterReady()));

    static final Syntax<AdditionalCost> ADDITIONAL_COST = rule("additional cost", () -> either(
            phrase("As an additional cost to play {}, {}.", SelfWords.self("me", "this", true), Costs.DEEDS).as(
                    AdditionalCost.class, (_, costs) -> new AdditionalCost(false, costs, new Reward.Nothing()),
                    _ -> true,
                    AdditionalCost::costs),
            phrase("As you play {}, you may {} as an additional cost.{}", SelfWords.self("me", "this", true),
                    Costs.DEEDS,
                    REWARD.orElse(new Reward.Nothing()))
                    .as(AdditionalCost.class, (_, costs, reward) -> new AdditionalCost(true, costs, reward), _ -> true,
                            AdditionalCost::costs, AdditionalCost::reward)));

    private AdditionalCosts() {
    }
}
