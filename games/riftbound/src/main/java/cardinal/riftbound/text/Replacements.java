package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability.Replacement;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.ability.Trigger;
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
            phrase("you would play a {}token", either(says("unit ", Filter.Kind.UNIT), says("gear ", Filter.Kind.GEAR))
                    .orElse(Filter.Kind.ANYTHING))
                    .as(Would.PlayToken.class, Would.PlayToken::new, Would.PlayToken::kind),
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

    /** What would happen, and how often that is replaced: whenever, the next time, or so many times each turn. */
    private record Occasion(Would would, boolean next, int most) {
        static Occasion of(Replacement replacement) {
            return new Occasion(replacement.would(), replacement.nextTimeOnly(), replacement.most());
        }
    }

    private static final Syntax<Occasion> OCCASION = rule("what is replaced, and how often", () -> either(
            phrase("{} {}", NEXT_TIME, WOULD).as(Occasion.class, (next, would) -> new Occasion(would, next, 0),
                    Occasion::next, Occasion::would),
            phrase("{} each turn, if {}", sentence(Numbers.TIMES), WOULD).as(Occasion.class,
                    (most, would) -> new Occasion(would, false, most), on -> on.most() > 0 ? on.most() : null,
                    Occasion::would)));

    static final Syntax<Replacement> REPLACEMENT = rule("replacement", () -> either(
            SKIP,
            phrase("{}, {}", SelfWords.self("As I enter", "As this enters", new Would.Enter()),
                    Instructions.text(phrase("{}.", Instructions.DEEDS).itself())).as(Replacement.class,
                            (enter, what) -> new Replacement(enter, false, false, List.of(), what),
                            as -> as.would() instanceof Would.Enter enter ? enter : null, Replacement::instead),
            phrase("{}, {}", OCCASION, Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class, (on, instead) -> of(on, false, List.of(), instead), Occasion::of,
                            Replacement::instead),
            phrase("{}, you may {}", OCCASION, Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class, (on, instead) -> of(on, true, List.of(), instead), Occasion::of,
                            Replacement::instead),
            phrase("{}, you may {} to {}", OCCASION, Costs.DEEDS,
                    Instructions.text(phrase("{} instead.", Instructions.DEEDS).itself()))
                    .as(Replacement.class, (on, costs, instead) -> of(on, true, costs, instead), Occasion::of,
                            Replacement::costs, Replacement::instead)));

    private static Replacement of(Occasion on, boolean may, List<Cost> costs, Instruction instead) {
        return new Replacement(on.would(), on.next(), on.most(), may, costs, instead);
    }

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
