package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Happening.Changes.Direction;
import cardinal.ufs.ability.Happening.Changes.Wording;
import cardinal.ufs.ability.Happening.Checks.Result;
import cardinal.ufs.ability.Happening.PhaseTurns;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Property;
import java.util.List;
import java.util.Optional;

/** Happenings that are not about playing or moving cards: checks, health, changed values, phases. */
final class Moments {
    private Moments() {
    }

    static Syntax<Happening> of(Tense tense) {
        return either(
                resolution(tense), checks(tense), values(tense), health(tense), counters(tense), others(tense),
                tense == Tense.PRESENT ? phases() : either(List.<Syntax<Happening>>of()));
    }

    private static Syntax<Happening> resolution(Tense tense) {
        return either(
                phrase("{} " + tense.third("resolves", "resolved"), Selectors.SUBJECT)
                        .as(Happening.Resolves.class, Happening.Resolves::new, Happening.Resolves::attack),
                phrase("{} " + tense.third("resolves", "resolved"), AbilityWords.AN)
                        .as(Happening.AbilityResolves.class, Happening.AbilityResolves::new,
                                Happening.AbilityResolves::ability),
                phrase("{} " + tense.passive(false, "attacked"), Selectors.SUBJECT)
                        .as(Happening.IsAttacked.class, Happening.IsAttacked::new, Happening.IsAttacked::backup),
                phrase("the zone of {} " + tense.passive(false, "changed"), Selectors.ONE)
                        .as(Happening.ZoneChanges.class, Happening.ZoneChanges::new, Happening.ZoneChanges::attack));
    }

    private static Syntax<Happening> checks(Tense tense) {
        return either(
                check(tense.active("make a check", "makes a check", "made a check"), Result.MADE),
                check(tense.active("pass a check", "passes a check", "passed a check"), Result.PASSED),
                check(tense.active("fail a check", "fails a check", "failed a check"), Result.FAILED),
                tense != Tense.PRESENT ? either(List.<Syntax<Happening>>of())
                        : either(ended(Players.doing("pass the check", "passes the check"), Result.PASSED_IT),
                                ended(Players.doing("fail the check", "fails the check"), Result.FAILED_IT)),
                phrase("{} {}{}", tense.active("check", "checks", "checked"), Selectors.ONE, Checks.PURPOSE).as(
                        Happening.ChecksCard.class, Happening.ChecksCard::new, Happening.ChecksCard::who,
                        Happening.ChecksCard::card,
                        Happening.ChecksCard::purpose),
                phrase("{} a {}{}{}", tense.active("check", "checks", "checked"), Traits.PRINTED, Numbers.LIMIT,
                        Checks.PURPOSE).as(
                                Happening.ChecksNumber.class, Happening.ChecksNumber::new, Happening.ChecksNumber::who,
                                Happening.ChecksNumber::printed,
                                Happening.ChecksNumber::number, Happening.ChecksNumber::purpose));
    }

    /** "your rival passes the check": the one that was spoken of. */
    private static Syntax<Happening.Checks> ended(Syntax<Who> who, Result result) {
        return who.as(Happening.Checks.class,
                player -> new Happening.Checks(player, result, new Happening.Purpose.Unsaid()),
                checks -> checks.result() == result ? checks.who() : null);
    }

    private static Syntax<Happening.Checks> check(Syntax<Who> who, Result result) {
        return phrase("{}{}", who, Checks.PURPOSE).as(
                Happening.Checks.class, (player, purpose) -> new Happening.Checks(player, result, purpose),
                checks -> checks.result() == result ? checks.who() : null, Happening.Checks::purpose);
    }

    private static final Syntax<Property> CHANGED = either(
            says("damage", Property.DAMAGE), says("speed", Property.SPEED), says("difficulty", Property.DIFFICULTY));

    private static final Syntax<List<Property>> CHANGED_LIST =
            either(Syntax.list(CHANGED, " and "), Syntax.seriesOfSeveral(CHANGED, "or"));

    private static Syntax<Happening> values(Tense tense) {
        return either(
                given(tense.third("receives", "received"), Wording.RECEIVES, Direction.BONUS, "bonus"),
                given(tense.third("receives", "received"), Wording.RECEIVES, Direction.PENALTY, "penalty"),
                given(tense.third("gets", "gotten"), Wording.GETS, Direction.BONUS, "bonus"),
                given(tense.third("gets", "gotten"), Wording.GETS, Direction.PENALTY, "penalty"),
                passive(tense, "reduced", Direction.REDUCED), passive(tense, "increased", Direction.INCREASED),
                passive(tense, "modified", Direction.MODIFIED),
                active(tense.active("reduce", "reduces", "reduced"), Direction.REDUCED),
                active(tense.active("increase", "increases", "increased"), Direction.INCREASED),
                active(tense.active("modify", "modifies", "modified"), Direction.MODIFIED));
    }

    private static Syntax<Happening.Changes> given(String verb, Wording wording, Direction direction, String noun) {
        Syntax<Optional<Limit>> size = maybe(phrase(" of {}", Numbers.LIMIT).itself());
        return phrase("{} " + verb + " a {} " + noun + "{}{}", Selectors.SUBJECT, CHANGED_LIST, size, Happenings.CAUSE)
                .as(
                        Happening.Changes.class,
                        (card, properties, limit, cause) -> new Happening.Changes(Who.NOBODY, card, direction,
                                properties, limit, cause, wording),
                        changes -> changes.wording() == wording && changes.direction() == direction ? changes.card()
                                : null,
                        Happening.Changes::properties, Happening.Changes::size, Happening.Changes::cause);
    }

    private static Syntax<Happening.Changes> passive(Tense tense, String participle, Direction direction) {
        return phrase("the {} of {} " + tense.passive(false, participle) + "{}", CHANGED_LIST, Selectors.ONE,
                Happenings.CAUSE).as(
                        Happening.Changes.class,
                        (properties, card, cause) -> new Happening.Changes(Who.NOBODY, card, direction, properties,
                                Optional.empty(), cause,
                                Wording.PASSIVE),
                        changes -> changes.wording() == Wording.PASSIVE && changes.direction() == direction
                                ? changes.properties() : null,
                        Happening.Changes::card, Happening.Changes::cause);
    }

    private static Syntax<Happening.Changes> active(Syntax<Who> who, Direction direction) {
        return phrase("{} the {} of {}{}", who, CHANGED_LIST, Selectors.ONE, Happenings.CAUSE).as(
                Happening.Changes.class,
                (player, properties, card, cause) -> new Happening.Changes(player, card, direction, properties,
                        Optional.empty(), cause,
                        Wording.ACTIVE),
                changes -> changes.wording() == Wording.ACTIVE && changes.direction() == direction ? changes.by()
                        : null,
                Happening.Changes::properties, Happening.Changes::card, Happening.Changes::cause);
    }

    private static Syntax<Happening> health(Tense tense) {
        return either(
                health(tense.active("gain", "gains", "gained"), false),
                health(tense.active("lose", "loses", "lost"), true));
    }

    private static Syntax<Happening.Health> health(Syntax<Who> who, boolean loses) {
        return phrase("{} {}health{}", who, Happenings.maybeLimit(), Happenings.CAUSE).as(
                Happening.Health.class, (player, limit, cause) -> new Happening.Health(player, loses, limit, cause),
                health -> health.loses() == loses ? health.who() : null, Happening.Health::size,
                Happening.Health::cause);
    }

    private static Syntax<Happening> counters(Tense tense) {
        return either(
                counter(tense.active("add", "adds", "added"), "to", false),
                counter(tense.active("remove", "removes", "removed"), "from", true));
    }

    private static Syntax<Happening.CountersChange> counter(Syntax<Who> who, String preposition, boolean removes) {
        return phrase("{} {} counters " + preposition + " {}{}", who, countersOf(), Selectors.ONE, Happenings.CAUSE).as(
                Happening.CountersChange.class,
                (player, some, on, cause) -> new Happening.CountersChange(player, removes, some.limit(), some.name(),
                        on, cause),
                change -> change.removes() == removes ? change.who() : null,
                change -> new Counters(change.count(), change.counter()),
                Happening.CountersChange::on, Happening.CountersChange::cause);
    }

    private record Counters(Limit limit, String name) {
    }

    private static Syntax<Counters> countersOf() {
        return either(
                phrase("{} {}", Numbers.LIMIT, Words.KEYWORD).as(Counters.class, Counters::new, Counters::limit,
                        Counters::name),
                Numbers.LIMIT.as(Counters.class, limit -> new Counters(limit, ""),
                        c -> c.name().isEmpty() ? c.limit() : null));
    }

    private static Syntax<Happening> others(Tense tense) {
        return either(
                tense.active("cycle", "cycles", "cycled").as(Happening.Cycles.class, Happening.Cycles::new,
                        Happening.Cycles::who),
                tense.active("level up", "levels up", "leveled up").as(Happening.LevelsUp.class,
                        Happening.LevelsUp::new, Happening.LevelsUp::who),
                phrase("{} " + tense.third("transforms", "transformed") + " into {}", Selectors.SUBJECT, Words.QUOTED)
                        .as(Happening.Transforms.class, Happening.Transforms::new, Happening.Transforms::card,
                                Happening.Transforms::into),
                phrase("{} " + tense.third("transforms", "transformed"), Selectors.SUBJECT).as(
                        Happening.Transforms.class, card -> new Happening.Transforms(card, ""),
                        transforms -> transforms.into().isEmpty() ? transforms.card() : null));
    }

    private static final Syntax<Phase> PHASE = either(
            says("Start Phase", Phase.START_PHASE), says("Ready Step", Phase.READY_STEP),
            says("Review Step", Phase.REVIEW_STEP),
            says("Draw Step", Phase.DRAW_STEP), says("Combat Phase", Phase.COMBAT_PHASE),
            says("Enhance Step", Phase.ENHANCE_STEP),
            says("Block Step", Phase.BLOCK_STEP), says("Damage Step", Phase.DAMAGE_STEP),
            says("End Phase", Phase.END_PHASE),
            says("turn", Phase.TURN));

    static final Syntax<Who> PHASE_OWNER = either(
            says("your", Who.YOU), says("your rival's", Who.RIVAL), says("the", Who.NOBODY), says("this", Who.SAME),
            says("each player's", Who.EACH));

    /** Whose phase is skipped. */
    static final Syntax<Who> OWNER =
            either(says("your", Who.YOU), says("your rival's", Who.RIVAL), says("the", Who.NOBODY));

    static Syntax<Phase> phase() {
        return PHASE;
    }

    private static Syntax<Happening> phases() {
        return either(
                turns("{} {} begins", false, PhaseTurns.Wording.VERB),
                turns("{} {} ends", true, PhaseTurns.Wording.VERB),
                turns("the start of {} {}", false, PhaseTurns.Wording.NOUN),
                turns("the end of {} {}", true, PhaseTurns.Wording.NOUN),
                says("the game begins", new Happening.GameBegins(false)),
                says("the start of the game", new Happening.GameBegins(true)),
                turns("{} {}", false, PhaseTurns.Wording.BARE),
                phrase("the {} of {}", PHASE, Selectors.ONE).as(
                        Happening.StepOf.class, Happening.StepOf::new, Happening.StepOf::step,
                        Happening.StepOf::attack));
    }

    private static Syntax<PhaseTurns> turns(String words, boolean ends, PhaseTurns.Wording wording) {
        return phrase(words, PHASE_OWNER, PHASE).as(
                PhaseTurns.class, (whose, phase) -> new PhaseTurns(whose, phase, ends, wording),
                turns -> turns.ends() == ends && turns.wording() == wording ? turns.whose() : null, PhaseTurns::phase);
    }
}
