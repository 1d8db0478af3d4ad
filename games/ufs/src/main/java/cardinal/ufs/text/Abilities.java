package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Ability.Continuous;
import cardinal.ufs.ability.Ability.Played;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Paragraphs: played abilities (H.1) and continuous ones (H.6). */
final class Abilities {
    /** One paragraph of a text box. */
    public static final Syntax<Ability> PARAGRAPH = rule("paragraph", () -> either(played(), continuous()));

    /** An ability in quotes, which an effect grants. */
    static final Syntax<Ability> QUOTED = rule("quoted ability", () -> either(played(), continuous()));

    private record Head(String name, List<Restriction> restrictions, AbilityType type, List<Bracket> brackets,
            List<Instruction> cost) {
    }

    private record Body(Optional<When> condition, Instruction effect, List<PlayRestriction> afterwords) {
    }

    private Abilities() {
    }

    private static Syntax<Played> played() {
        return phrase("{}: {}", head(), body()).as(
                Played.class, Abilities::played,
                p -> new Head(p.name(), p.restrictions(), p.type(), p.brackets(), p.cost()),
                p -> new Body(p.condition(), p.effect(), p.afterwords()));
    }

    /** H.1.6.1: only responses have a condition, and they all have one; UniVersus, outwit.1: only responses can be Outwit abilities. */
    private static @Nullable Played played(Head head, Body body) {
        boolean response = head.type() == AbilityType.RESPONSE;
        boolean outwit = head.brackets().contains(Bracket.Word.OUTWIT);
        return response != body.condition().isPresent() || outwit && !response ? null
                : new Played(head.name(), head.restrictions(), head.type(), head.brackets(), head.cost(),
                        body.condition(), body.effect(), body.afterwords());
    }

    private static Syntax<Head> head() {
        Syntax<String> name = either(says("", ""), phrase("{} \u2014 ", name()).itself());
        Syntax<AbilityType> type = either(Arrays.stream(AbilityType.values()).map(t -> says(t.word(), t)).toList());
        Syntax<List<Bracket>> brackets = either(says("", List.of()), phrase(" [{}]", list(BRACKET, ", ")).itself());
        Syntax<List<Instruction>> cost =
                either(says("", List.of()), phrase(" {}", sentence(list(Instructions.COST, ", "))).itself());
        return phrase("{}{}{}{}{}", name, KeywordLine.RESTRICTIONS, type, brackets, cost)
                .as(Head.class, Head::new, Head::name, Head::restrictions, Head::type, Head::brackets, Head::cost);
    }

    private static final Syntax<Bracket> BRACKET = either(
            says("Once per turn", Bracket.Word.ONCE_PER_TURN), says("Twice per turn", Bracket.Word.TWICE_PER_TURN),
            says("Once per game", Bracket.Word.ONCE_PER_GAME),
            says("Once per enhance step", Bracket.Word.ONCE_PER_ENHANCE_STEP),
            says("Your turn", Bracket.Word.YOUR_TURN), says("Rival's turn", Bracket.Word.RIVALS_TURN),
            says("Your attack", Bracket.Word.YOUR_ATTACK),
            says("Rival's attack", Bracket.Word.RIVALS_ATTACK), says("Enhance step", Bracket.Word.ENHANCE_STEP),
            says("Tenacious", Bracket.Word.TENACIOUS),
            says("Outwit", Bracket.Word.OUTWIT), in("Hand", Zone.HAND), in("Card pool", Zone.CARD_POOL),
            in("Discard pile", Zone.DISCARD_PILE),
            in("Momentum", Zone.MOMENTUM), in("Stage", Zone.STAGE), in("Removed", Zone.REMOVED), in("Deck", Zone.DECK));

    private static Syntax<Bracket> in(String word, Zone zone) {
        return says(word, new Bracket.In(zone));
    }

    private static Syntax<Body> body() {
        Syntax<List<PlayRestriction>> after = many(phrase(" {}", sentence(AFTERWORD)).itself());
        return either(
                phrase("{}{}", Instructions.EFFECT, after).as(
                        Body.class, (effect, words) -> new Body(Optional.empty(), effect, words),
                        b -> b.condition().isPresent() ? null : b.effect(),
                        Body::afterwords),
                phrase("{}, {}{}", sentence(Instructions.WHEN), Instructions.GOING_ON, after).as(
                        Body.class, (when, effect, words) -> new Body(Optional.of(when), effect, words),
                        b -> b.condition().orElse(null), Body::effect,
                        Body::afterwords));
    }

    private static Syntax<Continuous> continuous() {
        return phrase("{}{}{}", KeywordLine.RESTRICTIONS, Instructions.EFFECT,
                many(phrase(" {}", sentence(AFTERWORD)).itself()))
                .as(Continuous.class,
                        (restrictions, effect, words) -> new Continuous(restrictions, Waiting.gathered(effect), words),
                        Continuous::restrictions, c -> Waiting.apart(c.effect()), Continuous::afterwords);
    }

    /** H.3.3. */
    private static final Syntax<PlayRestriction> AFTERWORD = rule("afterword", () -> either(
            says("playable while committed.", PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED),
            says("playable by either player.", PlayRestriction.Word.PLAYABLE_BY_EITHER_PLAYER),
            says("this ability cannot be cancelled.", PlayRestriction.Word.CANNOT_BE_CANCELLED),
            says("this enhance is playable any number of times this Enhance Step.",
                    PlayRestriction.Word.ANY_NUMBER_OF_TIMES),
            phrase("only playable if {}.", Conditions.CONDITION).as(PlayRestriction.OnlyIf.class,
                    PlayRestriction.OnlyIf::new,
                    PlayRestriction.OnlyIf::condition),
            phrase("only playable{}.", Periods.DURING).as(
                    PlayRestriction.OnlyDuring.class,
                    period -> period == Period.UNSAID ? null : new PlayRestriction.OnlyDuring(period),
                    PlayRestriction.OnlyDuring::period),
            says("only playable once per turn.", new PlayRestriction.OnlyTimes(1)),
            says("only playable twice per turn.", new PlayRestriction.OnlyTimes(2)),
            says("only 1 copy of this ability can be played per turn.", new PlayRestriction.OneCopy(Period.THIS_TURN)),
            says("only 1 copy of this ability can be played this turn.",
                    new PlayRestriction.OneCopy(Period.REST_OF_THIS_TURN)),
            says("only 1 copy of this ability can be played per attack.",
                    new PlayRestriction.OneCopy(Period.THIS_ATTACK)),
            cancel("{} {} to cancel this ability.", false, false), cancel("{} {} to cancel this effect.", false, true),
            cancel("{} {} to cancel this ability and destroy this card.", true, false),
            phrase("this effect cannot reduce {} below {} health.", Players.AFFECTED, digits()).as(
                    PlayRestriction.HealthFloor.class, (whose, n) -> new PlayRestriction.HealthFloor(whose, n, false),
                    floor -> floor.possessive() ? null : floor.whose(), PlayRestriction.HealthFloor::least),
            phrase("this effect cannot reduce {} health below {}.", Players.WHOSE, digits()).as(
                    PlayRestriction.HealthFloor.class, (whose, n) -> new PlayRestriction.HealthFloor(whose, n, true),
                    floor -> floor.possessive() ? floor.whose() : null,
                    PlayRestriction.HealthFloor::least)));

    private static Syntax<PlayRestriction> cancel(String words, boolean destroy, boolean effect) {
        Syntax<Who> may = either(says("your rival may", Who.RIVAL), says("they may", Who.THEY));
        return either(phrase(words, may, Instructions.seriesOfCosts()).as(
                PlayRestriction.MayCancel.class,
                (who, costs) -> costs.stream().allMatch(Subjects::isImperative)
                        ? new PlayRestriction.MayCancel(who, costs, destroy, effect) : null,
                it -> it.destroy() == destroy && it.effect() == effect ? it.who() : null,
                PlayRestriction.MayCancel::costs));
    }
}
