package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Ability.DeckCondition;
import cardinal.evolve.ability.DeckRule;

/** 6.1.2: abilities about deck construction. */
final class DeckRules {
    static final Syntax<DeckCondition> CONDITION = rule("deck condition", () -> Syntax.<DeckRule>either(
            says("Your deck may contain any number of cards with this name.", new DeckRule.AnyNumber()),
            phrase("Your deck may contain up to {} cards with this name.", digits()).as(DeckRule.UpTo.class,
                    DeckRule.UpTo::new, DeckRule.UpTo::n),
            phrase("Your deck may contain only {} {} with this name.", digits(),
                    either(says("card", false), says("cards", true))).as(DeckRule.Only.class,
                            (n, several) -> several == n > 1 ? new DeckRule.Only(n) : null, DeckRule.Only::n,
                            only -> only.n() > 1),
            says("This card may be put into a deck of any class.", new DeckRule.AnyClass()),
            phrase("This card may be put into {} decks.", Traits.CRAFT).as(DeckRule.AlsoClass.class,
                    DeckRule.AlsoClass::new, DeckRule.AlsoClass::craft),
            phrase("Your deck may also contain {} cards.", Traits.CRAFT).as(DeckRule.Opens.class, DeckRule.Opens::new,
                    DeckRule.Opens::craft),
            phrase("Your main deck may contain up to {} cards.", digits()).as(DeckRule.MainDeckSize.class,
                    n -> new DeckRule.MainDeckSize(true, n), DeckRule.MainDeckSize::n),
            phrase("Your main deck may contain as few as {} cards.", digits()).as(DeckRule.MainDeckSize.class,
                    n -> new DeckRule.MainDeckSize(false, n), DeckRule.MainDeckSize::n),
            phrase("Your evolve deck may contain up to {} cards.", digits()).as(DeckRule.EvolveDeckSize.class,
                    DeckRule.EvolveDeckSize::new, DeckRule.EvolveDeckSize::n))
            .as(DeckCondition.class, DeckCondition::new, DeckCondition::rule));

    private DeckRules() {
    }
}
