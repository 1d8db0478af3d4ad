package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Happening.As;
import cardinal.ufs.ability.Happening.Blocks;
import cardinal.ufs.ability.Happening.Cause;
import cardinal.ufs.ability.Happening.DamageLimit;
import cardinal.ufs.ability.Happening.DealsDamage;
import cardinal.ufs.ability.Happening.Does;
import cardinal.ufs.ability.Happening.Goes;
import cardinal.ufs.ability.Happening.IsBlocked;
import cardinal.ufs.ability.Happening.Nth;
import cardinal.ufs.ability.Happening.Plays;
import cardinal.ufs.ability.Happening.PlaysAbility;
import cardinal.ufs.ability.Happening.TakesDamage;
import cardinal.ufs.ability.Happening.Target;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait.Is;
import cardinal.ufs.ability.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What happens, in the present ("you play an attack") and in the perfect ("you have played an attack"). Response conditions, fired effects and
 * conditions about the past use the same phrases.
 */
final class Happenings {
    /** "you play an attack". */
    public static final Syntax<Happening> PRESENT = rule("happening", () -> happening(Tense.PRESENT));

    /** "you have played an attack". */
    public static final Syntax<Happening> PERFECT = rule("happened", () -> happening(Tense.PERFECT));

    /** "your rival has not taken damage". */
    public static final Syntax<Happening> NOT_PERFECT = rule("not happened", () -> happening(Tense.NOT_PERFECT));

    /** "you played an attack". */
    public static final Syntax<Happening> PAST = rule("happened once", () -> happening(Tense.PAST));

    /** "you did not play an attack". */
    public static final Syntax<Happening> NOT_PAST = rule("did not happen", () -> happening(Tense.NOT_PAST));

    /** "this card would be destroyed": what is replaced or comes before. */
    public static final Syntax<Happening> WOULD = rule("would happen", () -> happening(Tense.WOULD));

    private Happenings() {
    }

    private static Syntax<Happening> happening(Tense tense) {
        List<Syntax<? extends Happening>> all = new ArrayList<>();
        all.add(plays(tense));
        all.add(abilities(tense));
        all.add(blocks(tense));
        all.add(damage(tense));
        all.add(does(tense));
        all.add(goes(tense));
        all.add(SeveralHappened.of(tense));
        all.add(Moments.of(tense));
        return either(all);
    }

    // Cards are played.

    private record Way(As as, Place from, boolean notFrom) {
        static final Way UNSAID = new Way(As.UNSAID, Place.UNSAID, false);
    }

    private static final Syntax<Way> WAY = either(
            says(" as a block", new Way(As.BLOCK, Place.UNSAID, false)),
            says(" as a reversal", new Way(As.REVERSAL, Place.UNSAID, false)),
            says(" as an attack", new Way(As.ATTACK, Place.UNSAID, false)),
            says(" as a form", new Way(As.FORM, Place.UNSAID, false)),
            phrase(" from anywhere other than {}", Places.PLACE).as(
                    Way.class, place -> new Way(As.UNSAID, place, true), way -> way.notFrom() ? way.from() : null),
            phrase(" from {}", Places.PLACE).as(
                    Way.class, place -> new Way(As.UNSAID, place, false),
                    way -> way.notFrom() || !way.from().isSaid() ? null : way.from()))
            .orElse(Way.UNSAID);

    private static Way way(Plays plays) {
        return new Way(plays.as(), plays.from(), plays.notFrom());
    }

    private static Syntax<Happening> plays(Tense tense) {
        return either(
                plays(tense, tense.active("play", "plays", "played"), false),
                plays(tense, tense.active("try to play", "tries to play", "tried to play"), true),
                phrase("{} " + tense.passive(false, "played") + "{}", Selectors.SUBJECT, WAY).as(
                        Plays.class,
                        (card, way) -> new Plays(Who.NOBODY, card, way.as(), false, way.from(), way.notFrom(), Nth.ANY),
                        plays -> plays.who() == Who.NOBODY ? plays.card() : null, Happenings::way),
                nth(tense));
    }

    private static Syntax<Plays> plays(Tense tense, Syntax<Who> who, boolean tries) {
        return phrase("{} {}{}", who, Selectors.OBJECT, WAY).as(
                Plays.class,
                (player, card, way) -> saidTwice(card, way) || tense == Tense.PRESENT && isNeverOne(card) ? null
                        : new Plays(player, card, way.as(), tries, way.from(), way.notFrom(), Nth.ANY),
                plays -> plays.tries() == tries && plays.nth().equals(Nth.ANY) ? plays.who() : null, Plays::card,
                Happenings::way);
    }

    /** "a card from your removed pile": there the place belongs to the card. */
    private static boolean saidTwice(Selector card, Way way) {
        return card instanceof Selector.Some && way.from().isSaid() && !way.notFrom();
    }

    /** "2 or more attacks": cards are played one by one, so that no event is of several. */
    private static boolean isNeverOne(Selector card) {
        return card instanceof Selector.Some some && some.count().n() instanceof Amount.Fixed(int n)
                && !some.count().allows(1, n);
    }

    /** "your rival plays their third attack or greater this turn". */
    private static Syntax<Plays> nth(Tense tense) {
        Syntax<Selector> what = either(phrase("{}", Nouns.ONE).as(
                Selector.Some.class, filter -> new Selector.Some(Limit.exactly(1), false, filter),
                Selector.Some::filter));
        return either(
                phrase("{} {} {} {}{}", tense.active("play", "plays", "played"), says("their", true), Numbers.ORDINAL,
                        what, orGreater()).as(
                                Plays.class,
                                (who, _, n, card, greater) -> new Plays(who, card, As.UNSAID, false, Place.UNSAID,
                                        false,
                                        new Nth(n, greater.orGreater(), greater.period())),
                                plays -> plays.nth().n() > 0 ? plays.who() : null,
                                plays -> plays.who() == Who.YOU ? null : true,
                                plays -> plays.nth().n(), Plays::card,
                                plays -> new Nth(0, plays.nth().orGreater(), plays.nth().period())),
                phrase("you play your {} {}{}", Numbers.ORDINAL, what, orGreater()).as(
                        Plays.class,
                        (n, card, greater) -> new Plays(Who.YOU, card, As.UNSAID, false, Place.UNSAID, false,
                                new Nth(n, greater.orGreater(), greater.period())),
                        plays -> plays.nth().n() > 0 ? plays.nth().n() : null, Plays::card,
                        plays -> new Nth(0, plays.nth().orGreater(), plays.nth().period())));
    }

    /** " or greater this turn", " this turn". */
    static Syntax<Nth> orGreater() {
        return phrase("{}{}", says(" or greater", true).orElse(false), Periods.SINCE.orElse(Period.UNSAID)).as(
                Nth.class, (greater, period) -> new Nth(0, greater, period), Nth::orGreater, Nth::period);
    }

    // Abilities are played.

    private static Syntax<Happening> abilities(Tense tense) {
        return either(
                phrase("{} {}", tense.active("play", "plays", "played"), AbilityWords.AN).as(
                        PlaysAbility.class, (who, ability) -> new PlaysAbility(who, ability, Nth.ANY),
                        plays -> plays.nth().equals(Nth.ANY) ? plays.who() : null, PlaysAbility::ability),
                phrase("{} their {} {}", tense.active("play", "plays", "played"), Numbers.ORDINAL, AbilityWords.PLAIN)
                        .as(
                                PlaysAbility.class,
                                (who, n, ability) -> who == Who.YOU ? null
                                        : new PlaysAbility(who, ability, new Nth(n, false, Period.UNSAID)),
                                plays -> plays.nth().n() > 0 ? plays.who() : null, plays -> plays.nth().n(),
                                PlaysAbility::ability),
                repeats(tense),
                phrase("{} an option for {}", tense.active("choose", "chooses", "chose"), AbilityWords.AN).as(
                        Happening.ChoosesOption.class, Happening.ChoosesOption::new, Happening.ChoosesOption::who,
                        Happening.ChoosesOption::ability),
                phrase("{} " + tense.passive(false, "played"), AbilityWords.AN).as(
                        PlaysAbility.class, ability -> new PlaysAbility(Who.NOBODY, ability, Nth.ANY),
                        plays -> plays.who() == Who.NOBODY ? plays.ability() : null),
                own(tense));
    }

    /** "your rival plays the same ability on the same card for the second time or greater this turn". */
    private static Syntax<Happening.RepeatsAbility> repeats(Tense tense) {
        return phrase("{} the same {} on the same {} for the {} time{}", tense.active("play", "plays", "played"),
                AbilityWords.PLAIN, Nouns.noun(false), Numbers.ORDINAL, orGreater()).as(
                        Happening.RepeatsAbility.class,
                        (who, ability, on, n, more) -> new Happening.RepeatsAbility(who, ability, on,
                                new Nth(n, more.orGreater(), more.period())),
                        Happening.RepeatsAbility::who, Happening.RepeatsAbility::ability,
                        Happening.RepeatsAbility::on, repeats -> repeats.nth().n(),
                        repeats -> new Nth(0, repeats.nth().orGreater(), repeats.nth().period()));
    }

    /** "you play this attack's Stun ability". */
    private static Syntax<PlaysAbility> own(Tense tense) {
        return phrase("{} this {}'s {} ability", tense.active("play", "plays", "played"),
                either(says("card", true), says("attack", false)), Words.KEYWORD)
                .as(PlaysAbility.class, Happenings::ofThis, PlaysAbility::who, Happenings::saysCard,
                        Happenings::keyword);
    }

    private static PlaysAbility ofThis(Who who, boolean card, String word) {
        Selector on = card ? Selector.THIS_CARD : Selector.THIS_ATTACK;
        return new PlaysAbility(who,
                new cardinal.ufs.ability.AbilityFilter(false, List.of(new cardinal.ufs.ability.Trait.Word(word)),
                        List.of(), on,
                        List.of(), false),
                Nth.ANY);
    }

    private static @Nullable Boolean saysCard(PlaysAbility plays) {
        Selector on = plays.ability().on();
        return on.equals(Selector.THIS_CARD) ? Boolean.TRUE : on.equals(Selector.THIS_ATTACK) ? Boolean.FALSE : null;
    }

    private static @Nullable String keyword(PlaysAbility plays) {
        return plays.ability().traits().size() == 1
                && plays.ability().traits().getFirst() instanceof cardinal.ufs.ability.Trait.Word word
                        ? word.word() : null;
    }

    // Blocks.

    private static Syntax<Happening> blocks(Tense tense) {
        return either(
                block(tense.active("block", "blocks", "blocked"), Is.BLOCKED, false),
                block(tense.active("completely block", "completely blocks", "completely blocked"),
                        Is.COMPLETELY_BLOCKED, false),
                block(tense.active("partially block", "partially blocks", "partially blocked"), Is.PARTIALLY_BLOCKED,
                        false),
                block(tense.active("try to block", "tries to block", "tried to block"), Is.BLOCKED, true),
                tense != Tense.PRESENT ? either(List.<Syntax<Happening>>of())
                        : phrase("{} {}", Players.doing("do not try to block", "does not try to block"),
                                Selectors.CURRENT_ATTACK).as(Happening.DoesNotTry.class, Happening.DoesNotTry::new,
                                        Happening.DoesNotTry::who, Happening.DoesNotTry::attack),
                status(tense, "blocked", Is.BLOCKED, false),
                status(tense, "completely blocked", Is.COMPLETELY_BLOCKED, false),
                status(tense, "partially blocked", Is.PARTIALLY_BLOCKED, false),
                status(tense, "not blocked", Is.BLOCKED, true),
                status(tense, "not completely blocked", Is.COMPLETELY_BLOCKED, true));
    }

    private static Syntax<Blocks> block(Syntax<Who> who, Is how, boolean tries) {
        Syntax<Selector> attack = either(says("", Happening.NOTHING_SAID), phrase(" {}", Selectors.ONE).itself());
        Syntax<Selector> with = either(says("", Happening.NOTHING_SAID), phrase(" with {}", Selectors.ONE).itself());
        return phrase("{}{}{}", who, attack, with).as(
                Blocks.class, (player, what, card) -> new Blocks(player, tries, how, what, card),
                blocks -> blocks.tries() == tries && blocks.how() == how ? blocks.who() : null, Blocks::attack,
                Blocks::with);
    }

    private static Syntax<IsBlocked> status(Tense tense, String word, Is how, boolean not) {
        Syntax<Selector> by = either(says("", Happening.NOTHING_SAID), phrase(" by {}", Selectors.ONE).itself());
        return phrase("{} " + tense.passive(false, word) + "{}", Selectors.SUBJECT, by).as(
                IsBlocked.class, (attack, card) -> new IsBlocked(attack, how, not, card),
                is -> is.how() == how && is.not() == not ? is.attack() : null, IsBlocked::by);
    }

    // Damage.

    private static final Syntax<DamageLimit> HOW_MUCH = either(
            says("damage", new DamageLimit.Any()),
            phrase("{} damage", Numbers.LIMIT).as(DamageLimit.Some.class, DamageLimit.Some::new,
                    DamageLimit.Some::limit),
            says("more than its printed damage", new DamageLimit.ThanPrinted(true)),
            says("less than its printed damage", new DamageLimit.ThanPrinted(false)));

    static final Syntax<Target> TO = either(
            says(" to a character", Target.A_CHARACTER), says(" to your character", Target.YOUR_CHARACTER),
            says(" to a backup", Target.A_BACKUP), says(" to this backup", Target.THIS_BACKUP),
            says(" to you", Target.YOU), says(" to your rival", Target.YOUR_RIVAL)).orElse(Target.UNSAID);

    private static Syntax<Happening> damage(Tense tense) {
        Syntax<Selector> from = either(says("", Happening.NOTHING_SAID), phrase(" from {}", Selectors.ONE).itself());
        Syntax<Selector> by = either(says("", Happening.NOTHING_SAID), phrase(" by {}", Selectors.ONE).itself());
        return either(
                phrase("{} " + tense.third("deals", "dealt") + " {}{}", Selectors.SUBJECT, HOW_MUCH, TO).as(
                        DealsDamage.class, (attack, limit, to) -> new DealsDamage(attack, false, limit, to),
                        deals -> deals.no() ? null : deals.attack(), DealsDamage::limit, DealsDamage::to),
                phrase("{} " + tense.third("deals", "dealt") + " no damage{}", Selectors.SUBJECT, TO).as(
                        DealsDamage.class, (attack, to) -> new DealsDamage(attack, true, new DamageLimit.Any(), to),
                        deals -> deals.no() ? deals.attack() : null, DealsDamage::to),
                phrase("{} {}{}", tense.active("deal", "deals", "dealt"), HOW_MUCH, TO).as(
                        Happening.PlayerDeals.class, (who, limit, to) -> new Happening.PlayerDeals(who, limit, to),
                        deals -> deals.who(), deals -> deals.limit(),
                        deals -> deals.to()),
                phrase("{} {}{}", tense.active("take", "takes", "taken"), HOW_MUCH, from).as(
                        TakesDamage.class, (who, limit, attack) -> new TakesDamage(who, false, limit, attack),
                        takes -> takes.dealt() ? null : takes.who(), TakesDamage::limit, TakesDamage::from),
                phrase("{} {}{}", tense.active("are dealt", "is dealt", "been dealt"), HOW_MUCH, by).as(
                        TakesDamage.class, (who, limit, attack) -> new TakesDamage(who, true, limit, attack),
                        takes -> takes.dealt() ? takes.who() : null, TakesDamage::limit, TakesDamage::from));
    }

    // Acts on cards.

    static final Syntax<Cause> CAUSE = either(
            says(" due to your effect", Cause.YOUR_EFFECT), says(" by your effect", Cause.BY_YOUR_EFFECT),
            says(" due to your rival's effect", Cause.RIVALS_EFFECT),
            says(" due to a rival effect", Cause.A_RIVAL_EFFECT),
            says(" by a rival effect", Cause.BY_A_RIVAL_EFFECT), says(" due to rival effects", Cause.RIVAL_EFFECTS),
            says(" by rival effects", Cause.BY_RIVAL_EFFECTS), says(" due to their effect", Cause.THEIR_EFFECT),
            says(" due to an effect", Cause.AN_EFFECT),
            says(" due to your non-character effect", Cause.YOUR_NON_CHARACTER_EFFECT),
            says(" due to your rival's non-character effect", Cause.RIVALS_NON_CHARACTER_EFFECT),
            says(" due to their non-character effect", Cause.THEIR_NON_CHARACTER_EFFECT),
            says(" due to a non-character effect", Cause.A_NON_CHARACTER_EFFECT),
            says(" due to a stun effect", Cause.A_STUN_EFFECT),
            says(" to pay a cost", Cause.PAYING_A_COST), says(" to pass a check", Cause.PASSING_A_CHECK),
            says(" to pass a check to play a block", Cause.PASSING_A_CHECK_TO_BLOCK),
            says(" to pass the check to play this card", Cause.PASSING_THE_CHECK_FOR_THIS)).orElse(Cause.UNSAID);

    private static final List<Acts> ACTS = List.of(
            Acts.COMMIT, Acts.READY, Acts.FLIP, Acts.UNFLIP, Acts.SEAL, Acts.UNSEAL, Acts.FREEZE, Acts.DESTROY,
            Acts.SACRIFICE, Acts.DISCARD,
            Acts.REMOVE, Acts.CLEAR, Acts.SPEND, Acts.REVEAL, Acts.REVIEW, Acts.MILL, Acts.DRAW, Acts.BUILD,
            Acts.TRANSFORM);

    /** "to your momentum", when cards are added. */
    private static final Syntax<Place> TO_PLACE = phrase(" to {}", Places.PLACE).itself();

    private static Syntax<Happening> does(Tense tense) {
        List<Syntax<? extends Happening>> all = new ArrayList<>();
        for (Acts act : ACTS) {
            all.add(active(tense.active(act.base(), act.third(), act.participle()), List.of(act.act())));
            all.add(passive(tense, act.participle(), List.of(act.act())));
        }
        all.add(suffers(tense));
        all.add(added(tense));
        all.add(pair(tense, Acts.DESTROY, Acts.FLIP));
        all.add(pair(tense, Acts.DISCARD, Acts.SACRIFICE));
        all.add(pair(tense, Acts.DISCARD, Acts.REMOVE));
        all.add(pair(tense, Acts.CHECK, Acts.MILL));
        all.add(pair(tense, Acts.COMMIT, Acts.SEAL));
        all.add(pair(tense, Acts.COMMIT, Acts.FLIP));
        all.add(pair(tense, Acts.COMMIT, Acts.DESTROY));
        all.add(pair(tense, Acts.DESTROY, Acts.REMOVE));
        all.add(pair(tense, Acts.BUILD, Acts.UNFLIP));
        return either(all);
    }

    private static Syntax<Happening> pair(Tense tense, Acts one, Acts other) {
        List<Act> acts = List.of(one.act(), other.act());
        return either(active(tense.active(one.base() + " or " + other.base(), one.third() + " or " + other.third(),
                one.participle() + " or " + other.participle()), acts));
    }

    /** "1 or more of your foundations are committed, frozen, or sealed". */
    private static Syntax<Happening> suffers(Tense tense) {
        Syntax<List<Act>> acts = Syntax.seriesOfSeveral(
                either(ACTS.stream().map(act -> Syntax.says(act.participle(), act.act())).toList()), "or");
        return either(
                suffers("{} " + tense.passive(false, "{}") + "{}", Selectors.SUBJECT, acts),
                suffers("{} " + tense.passive(true, "{}") + "{}", Selectors.SUBJECTS, acts));
    }

    private static Syntax<Does> suffers(String words, Syntax<Selector> cards, Syntax<List<Act>> several) {
        return phrase(words, cards, several, CAUSE).as(
                Does.class,
                (card, acts, cause) -> new Does(Who.NOBODY, acts, card, true, Place.UNSAID, Place.UNSAID, cause),
                does -> does.passive() ? does.cards() : null, does -> does.acts().size() > 1 ? does.acts() : null,
                Does::cause);
    }

    private static Syntax<Does> active(Syntax<Who> who, List<Act> acts) {
        return phrase("{} {}{}{}", who, Selectors.OBJECT, FROM, CAUSE).as(
                Does.class,
                (player, cards, from, cause) -> isPlaced(cards, from) ? null
                        : new Does(player, acts, cards, false, from, Place.UNSAID, cause),
                does -> !does.passive() && does.acts().equals(acts) ? does.who() : null, Does::cards, Does::from,
                Does::cause);
    }

    /** " from your hand", after one known card; a described card has its place in the description. */
    private static final Syntax<Place> FROM = either(says("", Place.UNSAID), Places.FROM);

    private static boolean isPlaced(Selector cards, Place from) {
        return from.isSaid() && !(cards instanceof Selector.This) && !(cards instanceof Selector.It)
                && !(cards instanceof Selector.That);
    }

    private static Syntax<Does> passive(Tense tense, String participle, List<Act> acts) {
        return either(
                phrase("{} " + tense.passive(false, participle) + "{}{}", Selectors.SUBJECT, FROM, CAUSE).as(
                        Does.class,
                        (card, from, cause) -> isPlaced(card, from) ? null
                                : new Does(Who.NOBODY, acts, card, true, from, Place.UNSAID, cause),
                        does -> does.acts().equals(acts) ? does.cards() : null, Does::from, Does::cause),
                phrase("{} " + tense.passive(true, participle) + "{}", Selectors.SUBJECTS, CAUSE).as(
                        Does.class,
                        (card, cause) -> new Does(Who.NOBODY, acts, card, true, Place.UNSAID, Place.UNSAID, cause),
                        does -> does.acts().equals(acts) ? does.cards() : null, Does::cause));
    }

    /** "you add 1 or more cards to your hand", "1 or more cards are added to your momentum". */
    private static Syntax<Happening> added(Tense tense) {
        List<Act> add = List.of(Act.ADD);
        return either(
                phrase("{} {}{}{}", tense.active("add", "adds", "added"), Selectors.OBJECT, TO_PLACE, CAUSE).as(
                        Does.class,
                        (who, cards, to, cause) -> new Does(who, add, cards, false, Place.UNSAID, to, cause),
                        does -> does.passive() || !does.acts().equals(add) ? null : does.who(), Does::cards, Does::to,
                        Does::cause),
                phrase("{} " + tense.passive(false, "added") + "{}{}", Selectors.SUBJECT, TO_PLACE, CAUSE).as(
                        Does.class,
                        (cards, to, cause) -> new Does(Who.NOBODY, add, cards, true, Place.UNSAID, to, cause),
                        does -> does.acts().equals(add) ? does.cards() : null, Does::to, Does::cause),
                phrase("{} " + tense.passive(true, "added") + "{}{}", Selectors.SUBJECTS, TO_PLACE, CAUSE).as(
                        Does.class,
                        (cards, to, cause) -> new Does(Who.NOBODY, add, cards, true, Place.UNSAID, to, cause),
                        does -> does.acts().equals(add) ? does.cards() : null, Does::to, Does::cause));
    }

    /** "a card enters your discard pile from your hand", "this card leaves your stage". */
    private static Syntax<Happening> goes(Tense tense) {
        Syntax<Place> from = either(says("", Place.UNSAID), Places.after(" from ", Place.Preposition.FROM));
        return either(
                phrase("{} " + tense.third("enters", "entered") + " {}{}{}", Selectors.SUBJECT, Places.PLACE, from,
                        CAUSE).as(
                                Goes.class, (card, place, origin, cause) -> new Goes(card, false, place, origin, cause),
                                goes -> goes.leaves() ? null : goes.card(), Goes::place, Goes::from, Goes::cause),
                phrase("{} " + tense.third("leaves", "left") + " {}{}", Selectors.SUBJECT, Places.PLACE, CAUSE).as(
                        Goes.class, (card, place, cause) -> new Goes(card, true, place, Place.UNSAID, cause),
                        goes -> goes.leaves() ? goes.card() : null, Goes::place, Goes::cause),
                phrase("{} " + tense.plural("leave", "left") + " {}{}", Selectors.SUBJECTS,
                        Places.PLACE, CAUSE).as(
                                Goes.class, (card, place, cause) -> new Goes(card, true, place, Place.UNSAID, cause),
                                goes -> goes.leaves() ? goes.card() : null, Goes::place, Goes::cause));
    }

    static Syntax<Optional<Limit>> maybeLimit() {
        return Syntax.maybe(phrase("{} ", Numbers.LIMIT).itself());
    }
}
