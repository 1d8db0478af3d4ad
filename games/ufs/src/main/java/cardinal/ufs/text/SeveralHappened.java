package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Condition.Happened;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Happening.Blocks;
import cardinal.ufs.ability.Happening.Checks.Result;
import cardinal.ufs.ability.Happening.DamageLimit;
import cardinal.ufs.ability.Happening.DealsDamage;
import cardinal.ufs.ability.Happening.Goes;
import cardinal.ufs.ability.Happening.IsBlocked;
import cardinal.ufs.ability.Happening.Nth;
import cardinal.ufs.ability.Happening.Plays;
import cardinal.ufs.ability.Happening.Target;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait.Is;
import cardinal.ufs.ability.Who;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What has happened to several cards, one after the other: "2 or more attacks have been played". One event has but one of them, so that
 * nothing can wait for it; conditions count it.
 */
final class SeveralHappened {
    private SeveralHappened() {
    }

    static Syntax<Happening> of(Tense tense) {
        if (tense == Tense.PRESENT || tense == Tense.WOULD) {
            return either(List.<Syntax<Happening>>of());
        }
        return either(
                phrase("{} " + tense.passive(true, "played"), Selectors.COUNTED).as(
                        Plays.class,
                        cards -> new Plays(Who.NOBODY, cards, Happening.As.UNSAID, false, Place.UNSAID, false, Nth.ANY),
                        plays -> plays.who() == Who.NOBODY && plays.card() instanceof Selector.Some some ? some : null),
                blocked(tense, "blocked", Is.BLOCKED), blocked(tense, "completely blocked", Is.COMPLETELY_BLOCKED),
                blocked(tense, "partially blocked", Is.PARTIALLY_BLOCKED),
                blocks(tense.active("block", "blocks", "blocked"), Is.BLOCKED),
                blocks(tense.active("completely block", "completely blocks", "completely blocked"),
                        Is.COMPLETELY_BLOCKED),
                blocks(tense.active("partially block", "partially blocks", "partially blocked"), Is.PARTIALLY_BLOCKED),
                phrase("{} " + tense.plural("deal", "dealt") + " damage{}", Selectors.COUNTED, Happenings.TO).as(
                        DealsDamage.class, (cards, to) -> new DealsDamage(cards, false, new DamageLimit.Any(), to),
                        deals -> deals.attack() instanceof Selector.Some some && !deals.no() ? some : null,
                        deals -> deals.limit() instanceof DamageLimit.Any ? deals.to() : null),
                phrase("{} " + tense.plural("resolve", "resolved"), Selectors.COUNTED).as(
                        Happening.Resolves.class, Happening.Resolves::new,
                        resolves -> resolves.attack() instanceof Selector.Some some ? some : null),
                phrase("{} " + tense.plural("enter", "entered") + " {}{}", Selectors.COUNTED, Places.PLACE,
                        Happenings.CAUSE).as(
                                Goes.class, (cards, place, cause) -> new Goes(cards, false, place, Place.UNSAID, cause),
                                goes -> !goes.leaves() && goes.card() instanceof Selector.Some some ? some : null,
                                Goes::place, Goes::cause));
    }

    private static Syntax<IsBlocked> blocked(Tense tense, String word, Is how) {
        return phrase("{} " + tense.passive(true, word), Selectors.COUNTED).as(
                IsBlocked.class, cards -> new IsBlocked(cards, how, false),
                is -> is.how() == how && is.equals(new IsBlocked(is.attack(), how, false))
                        && is.attack() instanceof Selector.Some some ? some : null);
    }

    private static Syntax<Blocks> blocks(Syntax<Who> who, Is how) {
        return phrase("{} {}", who, Selectors.COUNTED).as(
                Blocks.class, (player, cards) -> new Blocks(player, false, how, cards, Happening.NOTHING_SAID),
                blocks -> !blocks.tries() && blocks.how() == how ? blocks.who() : null,
                blocks -> blocks.attack() instanceof Selector.Some some
                        && blocks.with().equals(Happening.NOTHING_SAID) ? some : null);
    }

    // How often something has happened.

    static Syntax<Happened> times() {
        return either(
                checks("made", Result.MADE), checks("passed", Result.PASSED), checks("failed", Result.FAILED),
                phrase("{} {} {}{}", Players.having("played"), Numbers.LIMIT, AbilityWords.SEVERAL, Periods.SINCE).as(
                        Happened.class,
                        (who, times, abilities, period) -> new Happened(
                                new Happening.PlaysAbility(who, abilities, Nth.ANY), period, false, Optional.of(times)),
                        happened -> happened.not() || happened.past()
                                || !(happened.what() instanceof Happening.PlaysAbility plays)
                                || plays.ability().article() ? null : plays.who(),
                        SeveralHappened::number,
                        happened -> happened.what() instanceof Happening.PlaysAbility plays ? plays.ability() : null,
                        Happened::period),
                phrase("{} {} times{}", Happenings.PERFECT, Numbers.LIMIT, Periods.SINCE).as(
                        Happened.class,
                        (what, times, period) -> isOnce(what)
                                ? new Happened(what, period, false, Optional.of(times)) : null,
                        happened -> happened.not() || happened.past() || !isOnce(happened.what()) ? null
                                : happened.what(),
                        SeveralHappened::number, Happened::period));
    }

    /** Cards that went together are not told from others in the past: so often "2 or more cards" were moved is not known. */
    static boolean isGroup(Happening what) {
        return !(what instanceof Happening.Checks) && !isOnce(what);
    }

    /** What can be said to have happened so many times: one event, of which no number is said. */
    static boolean isOnce(Happening what) {
        return switch (what) {
            case Happening.Checks c -> false;
            case Happening.PlaysAbility p -> p.nth().equals(Nth.ANY);
            case Plays p -> p.nth().equals(Nth.ANY) && isOne(p.card());
            case Happening.Does d -> isOne(d.cards());
            case Goes g -> isOne(g.card());
            case Blocks b -> isOne(b.attack()) && isOne(b.with());
            case IsBlocked b -> isOne(b.attack());
            case DealsDamage d -> isOne(d.attack());
            case Happening.Resolves r -> isOne(r.attack());
            default -> true;
        };
    }

    private static boolean isOne(Selector cards) {
        return !(cards instanceof Selector.Some some) || some.article() || some.count().equals(Limit.exactly(1));
    }

    private static @Nullable Limit number(Happened happened) {
        return happened.times().orElse(null);
    }

    private static Syntax<Happened> checks(String word, Result result) {
        return phrase("{} {} checks{}{}", Players.having(word), Numbers.LIMIT, Checks.PURPOSE, Periods.SINCE).as(
                Happened.class,
                (who, times, purpose, period) -> new Happened(new Happening.Checks(who, result, purpose), period, false,
                        Optional.of(times)),
                happened -> !happened.not() && happened.what() instanceof Happening.Checks checks
                        && checks.result() == result ? checks.who() : null,
                SeveralHappened::number,
                happened -> happened.what() instanceof Happening.Checks checks ? checks.purpose() : null,
                Happened::period);
    }
}
