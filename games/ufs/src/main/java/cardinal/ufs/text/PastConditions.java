package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Condition.AttackWas;
import cardinal.ufs.ability.Condition.AttackWas.Fate;
import cardinal.ufs.ability.Condition.Happened;
import cardinal.ufs.ability.Condition.IsNth;
import cardinal.ufs.ability.Condition.TimesPlayed;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Happening.Nth;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import java.util.Optional;

/** Conditions about what has happened: "if you have played 2 attacks this turn", "if a card was discarded this way". */
final class PastConditions {
    private PastConditions() {
    }

    static Syntax<Condition> history() {
        Syntax<Period> since = Periods.SINCE.orElse(Period.UNSAID);
        return either(
                phrase("{}{}", Happenings.PERFECT, since).as(
                        Happened.class, (what, period) -> new Happened(what, period, false, Optional.empty()),
                        happened -> happened.past() || happened.not() || happened.times().isPresent() ? null
                                : happened.what(),
                        Happened::period),
                once(Happenings.PAST, false), once(Happenings.NOT_PAST, true),
                phrase("{}{}", Happenings.NOT_PERFECT, since).as(
                        Happened.class, (what, period) -> new Happened(what, period, true, Optional.empty()),
                        happened -> !happened.past() && happened.not() && happened.times().isEmpty() ? happened.what()
                                : null,
                        Happened::period),
                SeveralHappened.times(),
                attackWas("was blocked", Fate.BLOCKED, false), attackWas("was not blocked", Fate.BLOCKED, true),
                attackWas("was completely blocked", Fate.COMPLETELY_BLOCKED, false),
                attackWas("was not completely blocked", Fate.COMPLETELY_BLOCKED, true),
                attackWas("was partially blocked", Fate.PARTIALLY_BLOCKED, false),
                attackWas("dealt damage", Fate.DEALT_DAMAGE, false),
                attackWas("dealt no damage", Fate.DEALT_DAMAGE, true),
                nthAttack(),
                phrase("you have played this ability {} times{}", Numbers.LIMIT, Periods.SINCE).as(
                        Condition.PlayedTimes.class, Condition.PlayedTimes::new, Condition.PlayedTimes::times,
                        Condition.PlayedTimes::period),
                phrase("this is the {} time{} you have played this ability{}", Numbers.ORDINAL,
                        says(" or greater", true).orElse(false), since).as(
                                TimesPlayed.class, (n, greater, period) -> new TimesPlayed(new Nth(n, greater, period)),
                                times -> times.nth().n(),
                                times -> times.nth().orGreater(), times -> times.nth().period()));
    }

    /** "you played an attack this turn": the time is always said, but of changes: "it received a speed bonus". */
    private static Syntax<Happened> once(Syntax<Happening> what, boolean not) {
        return phrase("{}{}", what, Periods.SINCE.orElse(Period.UNSAID)).as(
                Happened.class,
                (happening, period) -> period == Period.UNSAID && !(happening instanceof Happening.Changes)
                        ? null : new Happened(happening, period, not, Optional.empty(), true),
                happened -> happened.past() && happened.not() == not ? happened.what() : null, Happened::period);
    }

    /** "your first attack this turn was not blocked". */
    private static Syntax<AttackWas> attackWas(String words, Fate fate, boolean not) {
        Syntax<Integer> which = either(says("last", 0), Numbers.ORDINAL);
        return phrase("{} {} attack{} " + words, Players.WHOSE, which,
                Periods.SINCE.orElse(Period.UNSAID)).as(
                        AttackWas.class, (whose, nth, period) -> new AttackWas(whose, nth, period, fate, not),
                        was -> was.fate() == fate && was.not() == not ? was.whose() : null, AttackWas::nth,
                        AttackWas::period);
    }

    /** "this is your rival's third attack or greater this Combat Phase". */
    private static Syntax<IsNth> nthAttack() {
        return either(nthAttack("this", false), nthAttack("it", true));
    }

    private static Syntax<IsNth> nthAttack(String subject, boolean it) {
        return either(
                phrase(subject + " is the {} {}{}", Numbers.ORDINAL, Nouns.ONE, Happenings.orGreater()).as(
                        IsNth.class,
                        (n, filter, rest) -> new IsNth(Who.NOBODY, new Nth(n, rest.orGreater(), rest.period()), filter,
                                it),
                        is -> is.it() == it && is.whose() == Who.NOBODY ? is.nth().n() : null, IsNth::of,
                        is -> new Nth(0, is.nth().orGreater(), is.nth().period())),
                phrase(subject + " is {} {} {}{}", Players.WHOSE, Numbers.ORDINAL, Nouns.ONE, Happenings.orGreater())
                        .as(
                                IsNth.class,
                                (whose, n, filter, rest) -> new IsNth(whose,
                                        new Nth(n, rest.orGreater(), rest.period()),
                                        filter, it),
                                is -> is.it() == it ? is.whose() : null,
                                is -> is.nth().n(), IsNth::of,
                                is -> new Nth(0, is.nth().orGreater(), is.nth().period())));
    }

    // What players just did.

    static Syntax<Condition> thisWay() {
        return either(java.util.Arrays.stream(Acts.values()).map(PastConditions::thisWay).toList());
    }

    private static Syntax<Condition> thisWay(Acts act) {
        return either(
                phrase("{} {} this way", Players.doing(act.past(), act.past()), article(Traits.WORD)).as(
                        Condition.DoneThisWay.class,
                        (who, word) -> new Condition.DoneThisWay(who, act.act(), keywordAlone(word), false),
                        done -> done.act() == act.act() && !done.none() ? done.who() : null,
                        done -> done.what() instanceof Selector.Some some && !some.filter().traits().isEmpty()
                                && some.equals(keywordAlone(some.filter().traits().getFirst()))
                                        ? some.filter().traits().getFirst() : null),
                phrase("{} {} this way", Players.doing(act.past(), act.past()), Selectors.SOME).as(
                        Condition.DoneThisWay.class,
                        (who, what) -> new Condition.DoneThisWay(who, act.act(), what, false),
                        done -> done.act() == act.act() && !done.none() ? done.who() : null,
                        done -> done.what() instanceof Selector.Some some ? some : null),
                phrase("{} was " + act.participle() + " this way", Selectors.SOME).as(
                        Condition.DoneThisWay.class,
                        what -> Conditions.isOne(what) ? new Condition.DoneThisWay(Who.NOBODY, act.act(), what, false)
                                : null,
                        done -> done.act() == act.act() && done.who() == Who.NOBODY && !done.none()
                                && done.what() instanceof Selector.Some some ? some : null),
                phrase("{} were " + act.participle() + " this way", Selectors.SOME).as(
                        Condition.DoneThisWay.class,
                        what -> Conditions.isOne(what) ? null
                                : new Condition.DoneThisWay(Who.NOBODY, act.act(), what, false),
                        done -> done.act() == act.act() && done.who() == Who.NOBODY && !done.none()
                                && done.what() instanceof Selector.Some some ? some : null),
                phrase("no {} were " + act.participle() + " this way", Nouns.SEVERAL).as(
                        Condition.DoneThisWay.class,
                        filter -> new Condition.DoneThisWay(Who.NOBODY, act.act(),
                                new Selector.All(Selector.All.Word.BARE, filter), true),
                        done -> done.act() == act.act() && done.none() && done.what() instanceof Selector.All all
                                ? all.filter() : null));
    }

    /** "a Spell". */
    private static Selector.Some keywordAlone(Trait word) {
        return new Selector.Some(Limit.exactly(1), true, Filter.of(Noun.NOTHING).with(word));
    }
}
