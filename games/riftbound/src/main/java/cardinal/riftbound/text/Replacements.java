package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability.Replacement;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.TurnPart;
import cardinal.riftbound.card.CardType;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** 366.1: "If a friendly unit would die, kill this instead. Recall it exhausted." */
public final class Replacements {
    private static final Syntax<Boolean> NEXT_TIME = either(says("The next time", true), says("If", false));

    private static final Syntax<Would.Player> PLAYER = either(
            says("you", Would.Player.YOU), says("an opponent", Would.Player.AN_OPPONENT),
            says("a player", Would.Player.A_PLAYER));

    /** What would happen: "a friendly unit would die", "you would gain a point". */
    static final Syntax<Would> WOULD = rule("replaced event", () -> either(
            Triggers.watched("would die", "would die").as(Would.Die.class, Would.Die::new, Would.Die::who),
            phrase("{} would gain a point", PLAYER)
                    .as(Would.GainPoint.class, Would.GainPoint::new, gain -> gain.byConquering() ? null : gain.who()),
            phrase("a combat where {} the {} ends in a tie", either(
                    says("you are", Would.Player.YOU), says("an opponent is", Would.Player.AN_OPPONENT),
                    says("a player is", Would.Player.A_PLAYER)),
                    either(says("attacker", true), says("defender", false)))
                    .as(Would.Tie.class, Would.Tie::new, Would.Tie::who, Would.Tie::attacker),
            phrase("{} would gain control of a battlefield", PLAYER)
                    .as(Would.GainBattlefield.class, Would.GainBattlefield::new, Would.GainBattlefield::who)));

    /** 443.1.a of 2026-07: an event that can be skipped: "it would die", "it would move". */
    static final Syntax<Would> SKIPPED = rule("skipped event", () -> either(
            WOULD.as(Would.class, Replacements::skipped, Replacements::skipped),
            says("it would move", new Would.Move())));

    /** 443.1.b of 2026-07: "Skip your Draw Phase." */
    private static final Syntax<Replacement> SKIP =
            spoken(Set.of(CardType.UNIT, CardType.GEAR, CardType.LEGEND, CardType.BATTLEFIELD),
                    either(skip("Skip your {}.", Would.Player.YOU),
                            skip("Your opponents skip their {}.", Would.Player.AN_OPPONENT),
                            skip("Players skip their {}.", Would.Player.A_PLAYER)));

    static final Syntax<Replacement> REPLACEMENT = rule("replacement", () -> either(
            SKIP,
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

    /** 443.1.a.2 of 2026-07: a part of this player's turn. */
    public static Syntax<Would.Begin> part(Would.Player whose) {
        return either(Arrays.stream(TurnPart.values())
                .map(part -> says(part.word(), new Would.Begin(whose, part))).toList());
    }

    /** A turn is skipped once; who skipped all of them would take none any more. */
    private static Syntax<Replacement> skip(String words, Would.Player whose) {
        return phrase(words, part(whose)).as(Replacement.class,
                begin -> begin.part() == TurnPart.TURN ? null
                        : new Replacement(begin, false, false, List.of(), Instruction.If.NOTHING),
                r -> r.would() instanceof Would.Begin begin && begin.whose() == whose
                        && r.instead().equals(Instruction.If.NOTHING) ? begin : null);
    }

    /** 440.1.a.2: what a tie does is a recall by a cleanup, which nobody would call a tie that is skipped. */
    private static @Nullable Would skipped(Would event) {
        return event instanceof Would.Tie || event instanceof Would.Move ? null : event;
    }
}
