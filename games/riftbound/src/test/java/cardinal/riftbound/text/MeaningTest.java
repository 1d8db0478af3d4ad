package cardinal.riftbound.text;

import static cardinal.riftbound.ability.Filter.Kind.ANYTHING;
import static cardinal.riftbound.ability.Filter.Kind.BATTLEFIELD;
import static cardinal.riftbound.ability.Filter.Kind.CARD;
import static cardinal.riftbound.ability.Filter.Kind.GEAR;
import static cardinal.riftbound.ability.Filter.Kind.RUNE;
import static cardinal.riftbound.ability.Filter.Kind.SPELL;
import static cardinal.riftbound.ability.Filter.Kind.UNIT;
import static cardinal.riftbound.ability.Filter.Place.AT_BATTLEFIELD;
import static cardinal.riftbound.ability.Filter.Place.AT_CHOSEN_BATTLEFIELD;
import static cardinal.riftbound.ability.Filter.Place.HERE;
import static cardinal.riftbound.ability.Filter.Place.IN_YOUR_BASE;
import static cardinal.riftbound.ability.Filter.Place.THERE;
import static cardinal.riftbound.ability.Filter.Place.YOUR_TRASH;
import static cardinal.riftbound.ability.Filter.Side.ENEMY;
import static cardinal.riftbound.ability.Filter.Side.FRIENDLY;
import static cardinal.riftbound.ability.Filter.Side.YOU_CONTROL;
import static cardinal.riftbound.ability.Instruction.Sequence.Joint.AND;
import static cardinal.riftbound.ability.Instruction.Sequence.Joint.SENTENCES;
import static cardinal.riftbound.ability.Instruction.Sequence.Joint.THEN;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Filter.Trait;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Selector.Count;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.verb.Channel;
import cardinal.riftbound.verb.Choose;
import cardinal.riftbound.verb.Deal;
import cardinal.riftbound.verb.Discard;
import cardinal.riftbound.verb.Draw;
import cardinal.riftbound.verb.Duel;
import cardinal.riftbound.verb.Establish;
import cardinal.riftbound.verb.Exhaust;
import cardinal.riftbound.verb.GiveKeywords;
import cardinal.riftbound.verb.GiveMight;
import cardinal.riftbound.verb.Heal;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.PlayIt;
import cardinal.riftbound.verb.PlayTokens;
import cardinal.riftbound.verb.Ready;
import cardinal.riftbound.verb.Recall;
import cardinal.riftbound.verb.ReturnToHand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentences and what they mean. */
class MeaningTest {
    private static final Condition ALWAYS = new Condition.Always();
    private static final Selector ME = new Selector.Self();
    private static final Selector IT = new Selector.It();
    private static final Filter ANY_UNIT = Filter.of(UNIT);
    private static final Filter FRIENDLY_UNIT = ANY_UNIT.side(FRIENDLY);
    private static final Filter ENEMY_UNIT = ANY_UNIT.side(ENEMY);
    private static final Instruction DRAW_1 = new Draw(Who.YOU, Amount.of(1));
    private static final Instruction DRAW_2 = new Draw(Who.YOU, Amount.of(2));

    private static void means(CardType type, String text, Ability... abilities) {
        assertThat(CardText.read(type, text)).isEqualTo(new Reading.Understood<>(List.of(abilities), text));
    }

    private static void unit(String text, Ability... abilities) {
        means(CardType.UNIT, text, abilities);
    }

    private static void spell(String text, Instruction effect) {
        means(CardType.SPELL, text, new Ability.Spell(effect));
    }

    private static Ability when(Trigger trigger, Instruction effect) {
        return new Ability.Triggered(false, trigger, 0, ALWAYS, false, effect);
    }

    private static Ability fact(Fact fact) {
        return new Ability.Passive(false, ALWAYS, fact);
    }

    private static Instruction sequence(Instruction.Sequence.Joint joint, Instruction... parts) {
        return new Instruction.Sequence(List.of(parts), joint);
    }

    private static Selector a(Filter filter) {
        return Selector.chosen(filter);
    }

    private static Selector all(Filter filter) {
        return new Selector.All(filter);
    }

    private static KeywordValue keyword(Keyword keyword, int value) {
        return new KeywordValue(keyword, value);
    }

    @Test
    void keywordLines() {
        unit("[Assault 2], [Tank]",
                new Ability.Keywords(List.of(keyword(Keyword.ASSAULT, 2), keyword(Keyword.TANK, 1))));
        unit("[Tank]\n[Shield]",
                new Ability.Keywords(List.of(keyword(Keyword.TANK, 1))),
                new Ability.Keywords(List.of(keyword(Keyword.SHIELD, 1))));
    }

    @Test
    void oneUnitAtABattlefieldIsAtAnyOfThemButAllUnitsAreAtOneThatIsChosen() {
        spell("Deal 7 to a unit at a battlefield.", new Deal(Amount.of(7), a(ANY_UNIT.at(AT_BATTLEFIELD))));
        spell("Deal 7 to all units at a battlefield.", new Deal(Amount.of(7), all(ANY_UNIT.at(AT_CHOSEN_BATTLEFIELD))));
        spell("Deal 7 to all units at battlefields.", new Deal(Amount.of(7), all(ANY_UNIT.at(AT_BATTLEFIELD))));
    }

    @Test
    void descriptions() {
        Filter filter = Filter.of(UNIT).side(FRIENDLY).another().at(HERE).with(Trait.Is.EXHAUSTED)
                .with(new Trait.Tagged("Wolf")).with(new Trait.MightAtMost(3));
        unit("When I die, ready another exhausted friendly Wolf unit with 3 [M] or less here.",
                when(new Trigger.Dies(new Trigger.Watch.Me()), new Ready(a(filter))));
        spell("Ready a Wolf.", new Ready(a(Filter.of(ANYTHING).with(new Trait.Tagged("Wolf")))));
        spell("Kill up to three enemy units.", new Kill(new Selector.Chosen(Count.upTo(3), ENEMY_UNIT)));
        spell("Kill two enemy units.", new Kill(new Selector.Chosen(Count.exactly(2), ENEMY_UNIT)));
        spell("Kill any number of gear.", new Kill(new Selector.Chosen(Count.ANY_NUMBER, Filter.of(GEAR))));
        spell("Kill any number of units at a battlefield with total Might 6 or less.",
                new Kill(new Selector.Group(Count.ANY_NUMBER, ANY_UNIT.at(AT_CHOSEN_BATTLEFIELD), 6)));
        spell("Ready your runes.", new Ready(all(Filter.of(RUNE).side(YOU_CONTROL))));
    }

    @Test
    void jointsNestFromAndToThenToSentences() {
        spell("Discard 1 and draw 1, then draw 2. Draw 1.", sequence(SENTENCES,
                sequence(THEN, sequence(AND, new Discard(Who.YOU, 1), DRAW_1), DRAW_2), DRAW_1));
    }

    @Test
    void youMayGovernsTheWholeSentence() {
        spell("You may discard 1, then draw 1. Draw 2.", sequence(SENTENCES,
                new Instruction.May(sequence(THEN, new Discard(Who.YOU, 1), DRAW_1)), DRAW_2));
    }

    @Test
    void triggers() {
        unit("When you play me, draw 1.", when(new Trigger.PlayMe(), DRAW_1));
        unit("When another friendly unit dies, draw 1.",
                when(new Trigger.Dies(new Trigger.Watch.Any(FRIENDLY_UNIT.another())), DRAW_1));
        unit("The first time I move each turn, draw 1.", new Ability.Triggered(false,
                new Trigger.Moves(new Trigger.Watch.Me(), Trigger.Moves.Where.ANYWHERE), 1, ALWAYS, false, DRAW_1));
        unit("[Deathknell] \u2014 Draw 1.",
                new Ability.Triggered(false, new Trigger.Dies(new Trigger.Watch.Me()), 0, ALWAYS, true, DRAW_1));
        unit("When I die, draw 1.", when(new Trigger.Dies(new Trigger.Watch.Me()), DRAW_1));
        unit("[Legion] \u2014 When you play me, draw 1.",
                new Ability.Triggered(true, new Trigger.PlayMe(), 0, ALWAYS, false, DRAW_1));
    }

    @Test
    void anIfAfterTheTriggerIsItsConditionAndAnIfAtTheEndBelongsToTheEffect() {
        Condition control = new Condition.AtLeast(1, Filter.of(GEAR).side(YOU_CONTROL));
        unit("When I attack, if you control a gear, draw 1.",
                new Ability.Triggered(false, new Trigger.Attacks(new Trigger.Watch.Me()), 0, control, false, DRAW_1));
        unit("When I attack, draw 1 if you control a gear.",
                when(new Trigger.Attacks(new Trigger.Watch.Me()),
                        new Instruction.If(control, DRAW_1, Instruction.If.NOTHING)));
        spell("If you control a gear, draw 1. Otherwise, draw 2.", new Instruction.If(control, DRAW_1, DRAW_2));
    }

    @Test
    void activatedAbilities() {
        Price oneAndFury = new Price(1, Price.power(Domain.FURY, 1).power());
        unit("[1][R], [E], kill another friendly unit here: [Reaction] \u2014 [Legion] \u2014 Draw 1.",
                new Ability.Activated(
                        List.of(new Cost.Pay(oneAndFury), new Cost.ExhaustMe(),
                                new Cost.Kill(FRIENDLY_UNIT.another().at(HERE))),
                        Ability.Timing.REACTION, true, DRAW_1));
    }

    @Test
    void costsInsideInstructions() {
        means(CardType.GEAR, "When you buff a friendly unit, you may pay [P] and exhaust this to heal it.", when(
                new Trigger.IsBuffed(new Trigger.Watch.Any(FRIENDLY_UNIT), true),
                new Instruction.PayTo(List.of(new Cost.Pay(Price.power(Domain.CHAOS, 1)), new Cost.ExhaustMe()), true,
                        new Heal(IT))));
    }

    @Test
    void facts() {
        unit("Other friendly units here have +1 [M].",
                fact(new Fact.Might(all(FRIENDLY_UNIT.another().at(HERE)), Amount.of(1), 1, 0)));
        unit("While I'm [Mighty], I have [Tank], [Ganking], and [Shield 2].", new Ability.Passive(false,
                new Condition.IAm(Trait.Is.MIGHTY), new Fact.Has(ME,
                        List.of(keyword(Keyword.TANK, 1), keyword(Keyword.GANKING, 1),
                                keyword(Keyword.SHIELD, 2)))));
        unit("Spells you play cost [1] less, to a minimum of [2].",
                fact(new Fact.CostChange(all(Filter.of(SPELL).side(YOU_CONTROL)), Price.energy(1), true, 2)));
        means(CardType.BATTLEFIELD, "Units here have -1 [M], to a minimum of 1 [M].",
                fact(new Fact.Might(all(ANY_UNIT.at(HERE)), Amount.of(1), -1, 1)));
    }

    @Test
    void additionalCosts() {
        unit("As an additional cost to play me, exhaust a friendly unit.",
                new Ability.AdditionalCost(false, List.of(new Cost.Exhaust(FRIENDLY_UNIT)),
                        new Ability.AdditionalCost.Reward.Nothing()));
        unit("As you play me, you may discard 2 as an additional cost. If you do, reduce my cost by [4].",
                new Ability.AdditionalCost(true, List.of(new Cost.Discard(2)),
                        new Ability.AdditionalCost.Reward.CheaperBy(Price.energy(4))));
    }

    @Test
    void replacements() {
        means(CardType.GEAR, "The next time a friendly unit would die, kill this instead. Recall it exhausted.",
                new Ability.Replacement(
                        new Would.Die(new Trigger.Watch.Any(FRIENDLY_UNIT)), true, false, List.of(),
                        sequence(SENTENCES, new Kill(ME), new Recall(IT, true))));
        means(CardType.LEGEND,
                "If a buffed friendly unit would die, you may pay [A], exhaust me, and spend its buff to heal it, exhaust it, "
                        + "and recall it instead.",
                new Ability.Replacement(new Would.Die(new Trigger.Watch.Any(FRIENDLY_UNIT.with(Trait.Is.BUFFED))),
                        false,
                        true,
                        List.of(new Cost.Pay(new Price(0, Price.lane(Price.ANY, 1))), new Cost.ExhaustMe(),
                                new Cost.SpendItsBuff()),
                        sequence(AND, new Heal(IT), new Exhaust(IT), new Recall(IT, false))));
        means(CardType.GEAR, "If an opponent would gain a point, draw 1 instead.",
                new Ability.Replacement(new Would.GainPoint(Would.Player.AN_OPPONENT), false, false, List.of(),
                        DRAW_1));
        means(CardType.GEAR, "The next time a player would gain control of a battlefield, you may draw 1 instead.",
                new Ability.Replacement(new Would.GainBattlefield(Would.Player.A_PLAYER), true, true, List.of(),
                        DRAW_1));
    }

    @Test
    void reflexiveAndDelayedTriggers() {
        spell("Deal 3 to a unit. If this kills it, do this: draw 1.",
                sequence(SENTENCES, new Deal(Amount.of(3), a(ANY_UNIT)),
                        new Instruction.DoThis(new Condition.ThisKillsIt(), 1, DRAW_1)));
        spell("Choose a unit. The next time it takes damage this turn, kill it.",
                sequence(SENTENCES, new Choose(a(ANY_UNIT)),
                        new Instruction.When(new Trigger.TakesDamage(new Trigger.Watch.It()), true, new Kill(IT))));
        spell("When you conquer this turn, draw 1.",
                new Instruction.When(new Trigger.Conquer(false, false), false, DRAW_1));
    }

    @Test
    void modesMayHaveSeveralSentences() {
        spell("Choose one \u2014 \u2022 Draw 1. Draw 2. \u2022 Draw 2.",
                new Instruction.OneOf(List.of(sequence(SENTENCES, DRAW_1, DRAW_2), DRAW_2)));
    }

    @Test
    void verbs() {
        spell("Choose a friendly unit and another friendly unit. They deal damage equal to their Mights to each other.",
                sequence(SENTENCES,
                        sequence(AND, new Choose(a(FRIENDLY_UNIT)), new Choose(a(FRIENDLY_UNIT.another()))),
                        new Duel(false)));
        spell("Choose a battlefield. Give enemy units there -2 [M] this turn, to a minimum of 1 [M].",
                sequence(SENTENCES,
                        new Choose(a(Filter.of(BATTLEFIELD))),
                        new GiveMight(all(ENEMY_UNIT.at(THERE)), Amount.of(2), -1, 1, Duration.THIS_TURN)));
        spell("Give a unit [Shield 4] and [Tank] this turn.", new GiveKeywords(a(ANY_UNIT),
                List.of(keyword(Keyword.SHIELD, 4), keyword(Keyword.TANK, 1)), Duration.THIS_TURN));
        spell("Heal a friendly unit in your base, then move it to a battlefield.", sequence(THEN,
                new Heal(a(FRIENDLY_UNIT.at(IN_YOUR_BASE))), new Move(IT, Move.Destination.A_BATTLEFIELD)));
        spell("Return a gear from your trash to your hand.", new ReturnToHand(a(Filter.of(GEAR).at(YOUR_TRASH))));
        spell("Kill a gear. Its owner channels 1 rune exhausted.",
                sequence(SENTENCES, new Kill(a(Filter.of(GEAR))), new Channel(Who.ITS_OWNER, 1, true)));
        spell("Opponents can't play cards this turn.",
                new Establish(new Fact.OpponentsCantPlay(Filter.of(CARD)), Duration.THIS_TURN));
        spell("Draw 1 for each [Mighty] unit you control.",
                new Draw(Who.YOU, new Amount.PerEach(1, ANY_UNIT.side(YOU_CONTROL).with(Trait.Is.MIGHTY))));
        unit("When you discard me, you may pay [1] to play me from your trash, ignoring my Power cost.", when(
                new Trigger.DiscardMe(),
                new Instruction.PayTo(List.of(new Cost.Pay(Price.energy(1))), true,
                        new PlayIt(new Selector.SelfFrom(YOUR_TRASH), PlayIt.Free.POWER, PlayIt.Where.ANYWHERE))));
        unit("When I hold, play two ready 3 [M] Wolf unit tokens with [Tank] here.", when(new Trigger.Hold(true, false),
                new PlayTokens(2, new Token(3, "Wolf", List.of(keyword(Keyword.TANK, 1))),
                        PlayTokens.Where.HERE, true)));
    }

    @Test
    void severalEvents() {
        Trigger.Watch me = new Trigger.Watch.Me();
        unit("When I attack or defend, draw 1.",
                when(new Trigger.AnyOf(List.of(new Trigger.Attacks(me), new Trigger.Defends(me))), DRAW_1));
        unit("When you play me and when I conquer, draw 1.",
                when(new Trigger.AnyOf(List.of(new Trigger.PlayMe(), new Trigger.Conquer(true, false))), DRAW_1));
        means(CardType.GEAR, "When this is played, discarded, or killed, draw 1.", when(
                new Trigger.AnyOf(List.of(new Trigger.PlayMe(), new Trigger.DiscardMe(), new Trigger.Dies(me))),
                DRAW_1));
        unit("When you play me to a battlefield, draw 1.",
                when(new Trigger.PlayMe(Trigger.PlayMe.To.BATTLEFIELD), DRAW_1));
        means(CardType.BATTLEFIELD, "When you defend here, draw 1.", when(new Trigger.YouFight(false, true), DRAW_1));
    }

    @Test
    void loopsOffersAndModesInASentence() {
        spell("For each friendly unit, ready it.", new Instruction.ForEach(FRIENDLY_UNIT, new Ready(IT)));
        spell("Discard 2. For each card discarded this way, draw 1.", sequence(SENTENCES, new Discard(Who.YOU, 2),
                new Instruction.ForEachDone(Instruction.ForEachDone.Deed.DISCARDED, DRAW_1)));
        spell("Kill a unit unless its controller has you draw 2.",
                new Instruction.UnlessHas(new Kill(a(ANY_UNIT)), Who.ITS_CONTROLLER, DRAW_2));
        spell("Draw 1 or draw 2.",
                new Instruction.OneOf(List.of(DRAW_1, DRAW_2), Instruction.OneOf.Style.OR));
        spell("Pay any amount of [1] to draw that many.",
                new Instruction.PayAnyTo(Price.energy(1), new Draw(Who.YOU, new Amount.ThatMuch())));
    }

    @Test
    void doThisGoesOnToTheEndOfTheText() {
        spell("Move an enemy unit. Do this: draw 1. Draw 2.", sequence(SENTENCES,
                new Move(a(ENEMY_UNIT), Move.Destination.ANY),
                new Instruction.DoThis(ALWAYS, 1, sequence(SENTENCES, DRAW_1, DRAW_2))));
    }

    @Test
    void eitherOfTwoDescriptions() {
        spell("Kill a unit at a battlefield or a gear.", new Kill(a(ANY_UNIT.at(AT_BATTLEFIELD).or(Filter.of(GEAR)))));
    }

    @Test
    void gearAndSpellsSayThisAndBattlefieldsSayNeither() {
        means(CardType.GEAR, "[E]: Kill this.",
                new Ability.Activated(List.of(new Cost.ExhaustMe()), Ability.Timing.NORMAL, false, new Kill(ME)));
        assertThat(CardText.read(CardType.GEAR, "[E]: Kill me.")).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(CardText.read(CardType.UNIT, "[E]: Kill this.")).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(CardText.read(CardType.BATTLEFIELD, "When you hold here, kill me."))
                .isInstanceOf(Reading.NotUnderstood.class);
    }

    @Test
    void onlySpellsHaveBareInstructions() {
        assertThat(CardText.read(CardType.UNIT, "Draw 1.")).isInstanceOf(Reading.NotUnderstood.class);
    }
}
