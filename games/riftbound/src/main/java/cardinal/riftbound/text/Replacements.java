package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability.Replacement;
import cardinal.riftbound.ability.Would;
import java.util.List;

/** 366.1: "If a friendly unit would die, kill this instead. Recall it exhausted." */
final class Replacements {
    private static final Syntax<Boolean> NEXT_TIME = either(says("The next time", true), says("If", false));

    private static final Syntax<Would.Player> PLAYER = either(
            says("you", Would.Player.YOU), says("an opponent", Would.Player.AN_OPPONENT),
            says("a player", Would.Player.A_PLAYER));

    /** What would happen: "a friendly unit would die", "you would gain a point". */
    static final Syntax<Would> WOULD = rule("replaced event", () -> either(
            Triggers.watched("would die", "would die").as(Would.Die.class, Would.Die::new, Would.Die::who),
            phrase("{} would gain a point", PLAYER)
                    .as(Would.GainPoint.class, Would.GainPoint::new, Would.GainPoint::who),
            phrase("a combat where {} the {} ends in a tie", either(
                    says("you are", Would.Player.YOU), says("an opponent is", Would.Player.AN_OPPONENT),
                    says("a player is", Would.Player.A_PLAYER)),
                    either(says("attacker", true), says("defender", false)))
                    .as(Would.Tie.class, Would.Tie::new, Would.Tie::who, Would.Tie::attacker),
            phrase("{} would gain control of a battlefield", PLAYER)
                    .as(Would.GainBattlefield.class, Would.GainBattlefield::new, Would.GainBattlefield::who)));

    static final Syntax<Replacement> REPLACEMENT = rule("replacement", () -> either(
            phrase("{} {}, {}", NEXT_TIME, WOULD,
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class,
                            (next, would, instead) -> new Replacement(would, next, false, List.of(), instead),
                            Replacement::nextTimeOnly, Replacement::would, Replacement::instead),
            phrase("{} {}, you may {}", NEXT_TIME, WOULD,
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class,
                            (next, would, instead) -> new Replacement(would, next, true, List.of(), instead),
                            Replacement::nextTimeOnly, Replacement::would, Replacement::instead),
            phrase("{} {}, you may {} to {}", NEXT_TIME, WOULD, Costs.DEEDS,
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class,
                            (next, would, costs, instead) -> new Replacement(would, next, true, costs, instead),
                            Replacement::nextTimeOnly, Replacement::would, Replacement::costs,
                            Replacement::instead)));

    private Replacements() {
    }
}
