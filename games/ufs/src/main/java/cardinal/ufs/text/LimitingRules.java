package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Who;
import java.util.Optional;

/** Rules about what comes next and about blocks: the next form, block modifiers, how many of a card's abilities. */
final class LimitingRules {
    private LimitingRules() {
    }

    static Syntax<Rule> all() {
        return either(
                nextForm("{} {} as their next form or pass", false),
                nextForm("{} {} as their next form or end their Combat Phase", true),
                phrase("{} block modifiers get {}", Players.WHOSE, Changes.SIGNED).as(
                        Rule.ModifiesBlocks.class,
                        (whose, by) -> new Rule.ModifiesBlocks(whose, Optional.empty(), by.minus(), by.amount()),
                        rule -> rule.attack().isEmpty() ? rule.whose() : null, LimitingRules::by),
                phrase("{} block modifier to block {} gets {}", Players.WHOSE, Selectors.KNOWN, Changes.SIGNED).as(
                        Rule.ModifiesBlocks.class,
                        (whose, attack, by) -> new Rule.ModifiesBlocks(whose, Optional.of(attack), by.minus(),
                                by.amount()),
                        Rule.ModifiesBlocks::whose, rule -> rule.attack().orElse(null), LimitingRules::by),
                phrase("you may play only {} of this card's abilities during each Enhance Step", digits()).as(
                        Rule.OnlyOwnAbilities.class, Rule.OnlyOwnAbilities::new, Rule.OnlyOwnAbilities::n));
    }

    private static Changes.Signed by(Rule.ModifiesBlocks rule) {
        return new Changes.Signed(rule.minus(), rule.by());
    }

    private static Syntax<Rule.NextFormIs> nextForm(String words, boolean ends) {
        return phrase(words, Players.doing("must play", "must play"), article(Nouns.ONE)).as(
                Rule.NextFormIs.class,
                (who, what) -> who == Who.RIVAL || who == Who.THEY ? new Rule.NextFormIs(who, what, ends) : null,
                rule -> rule.ends() == ends ? rule.who() : null, Rule.NextFormIs::what);
    }
}
