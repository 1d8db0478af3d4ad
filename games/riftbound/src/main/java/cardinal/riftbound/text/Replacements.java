package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability.Replacement;
import java.util.List;

/** 366.1: "If a friendly unit would die, kill this instead. Recall it exhausted." */
final class Replacements {
    private static final Syntax<Boolean> NEXT_TIME = either(says("The next time", true), says("If", false));

    static final Syntax<Replacement> REPLACEMENT = rule("replacement", () -> either(
            phrase("{} {}, {}", NEXT_TIME, Triggers.watched("would die", "would die"),
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class,
                            (next, who, instead) -> new Replacement(who, next, false, List.of(), instead),
                            Replacement::nextTimeOnly, Replacement::wouldDie, Replacement::instead),
            phrase("{} {}, you may {}", NEXT_TIME, Triggers.watched("would die", "would die"),
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class, (next, who, instead) -> new Replacement(who, next, true, List.of(), instead),
                            Replacement::nextTimeOnly, Replacement::wouldDie, Replacement::instead),
            phrase("{} {}, you may {} to {}", NEXT_TIME, Triggers.watched("would die", "would die"), Costs.DEEDS,
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class,
                            (next, who, costs, instead) -> new Replacement(who, next, true, costs, instead),
                            Replacement::nextTimeOnly, Replacement::wouldDie, Replacement::costs,
                            Replacement::instead)));

    private Replacements() {
    }
}
