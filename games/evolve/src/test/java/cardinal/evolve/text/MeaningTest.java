package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Noun;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Filter.Side;
import cardinal.evolve.ability.Filter.Trait;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Instruction.Sequence.Joint;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Selector.Count;
import cardinal.evolve.ability.Selector.It.Word;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Who;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.verb.AddToHand;
import cardinal.evolve.verb.Deal;
import cardinal.evolve.verb.Deal.Portion;
import cardinal.evolve.verb.Discard;
import cardinal.evolve.verb.Draw;
import cardinal.evolve.verb.Establish;
import cardinal.evolve.verb.Evolve;
import cardinal.evolve.verb.Give;
import cardinal.evolve.verb.LookAtTop;
import cardinal.evolve.verb.Put;
import cardinal.evolve.verb.Race;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What texts mean. */
class MeaningTest {
    private static final Selector IT = new Selector.It(Word.IT);
    private static final Selector THIS_CARD = new Selector.This(Kind.CARD);
    private static final Selector THIS_FOLLOWER = new Selector.This(Kind.FOLLOWER);
    private static final Draw DRAW = new Draw(Amount.of(1), false);

    private static List<Ability> read(CardType type, String text) {
        assertThat(CardText.read(type, text)).isInstanceOf(Reading.Understood.class);
        return ((Reading.Understood<Ability>) CardText.read(type, text)).abilities();
    }

    private static Instruction spell(String text) {
        return ((Ability.Spell) read(CardType.SPELL, text).getFirst()).effect();
    }

    private static Instruction and(Instruction... parts) {
        return new Instruction.Sequence(List.of(parts), Joint.AND);
    }

    private static Instruction sentences(Instruction... parts) {
        return new Instruction.Sequence(List.of(parts), Joint.SENTENCES);
    }

    private static Select anEnemyFollower() {
        return new Select(Count.ONE,
                new Filter(List.of(new Noun(Side.ENEMY, false, List.of(), Kind.FOLLOWER)), List.of(Place.FIELD)));
    }

    private static Deal deal(int n, Selector to) {
        return new Deal(List.of(new Portion(Amount.of(n), to)));
    }

    @Test
    @Clauses({"10.1.1.1.1", "12.2.1.1"})
    void activatedAbilities() {
        assertThat(read(CardType.FOLLOWER, "[evolve][cost01]: Evolve this follower.")).containsExactly(
                new Ability.Activated(false, Ability.Kind.EVOLVE, List.of(new Cost.Pay(Amount.of(1))),
                        new Evolve(THIS_FOLLOWER, List.of()), 0, Condition.ALWAYS));
        assertThat(read(CardType.AMULET,
                "[q][act][cost2], [engage], put this card into its owner's cemetery: Draw a card.")).containsExactly(
                        new Ability.Activated(true, Ability.Kind.ACT,
                                List.of(new Cost.Pay(Amount.of(2)), Cost.engageThis(), new Cost.Process(
                                        new Put(THIS_CARD, false, Destination.OWNERS_CEMETERY))),
                                DRAW, 0, Condition.ALWAYS));
    }

    @Test
    @Clauses({"14.2.2.2", "14.2.2.3"})
    void everyServeIconServesOnce() {
        assertThat(read(CardType.FOLLOWER, "[serve][serve][cost2]: Race this follower 2 times.")).containsExactly(
                new Ability.Activated(false, Ability.Kind.SERVE,
                        List.of(new Cost.Serve(2), new Cost.Pay(Amount.of(2))), new Race(THIS_FOLLOWER, 2), 0,
                        Condition.ALWAYS));
    }

    @Test
    @Clauses({"12.1.2"})
    void severalIconsAreSeveralAbilitiesWithOneProcess() {
        assertThat(read(CardType.FOLLOWER, "[fanfare][lastwords] Draw a card.")).containsExactly(new Ability.Automatic(
                List.of(new Trigger.Fanfare(), new Trigger.LastWords()), Ability.Turns.ANY, 0, DRAW));
    }

    @Test
    @Clauses({"12.6.2", "12.7.2", "10.4.7.2", "10.4.7.4"})
    void aCostGovernsTheRestOfItsParagraph() {
        Instruction effect = new Instruction.PayTo(
                List.of(new Cost.Process(
                        new Discard(new Selector.Pick(Count.ONE, Filter.of(Kind.CARD, Place.YOUR_HAND))))),
                sentences(DRAW, deal(1, new Selector.YourLeader())));
        for (String before : List.of("On Evolve, discard a card", "[fanfare] Discard a card")) {
            assertThat(((Ability.Automatic) read(CardType.FOLLOWER,
                    before + ": Draw a card. Deal 1 damage to your leader.")
                    .getFirst()).effect()).isEqualTo(effect);
        }
    }

    @Test
    @Clauses({"10.7.2.2"})
    void howOftenInWhoseTurn() {
        assertThat(read(CardType.FOLLOWER, "Once on each of your turns, when you play a spell, draw a card."))
                .containsExactly(new Ability.Automatic(
                        List.of(new Trigger.Played(Who.YOU, new Trigger.Watch.Any(Filter.of(Kind.SPELL)))),
                        Ability.Turns.YOURS, 1, DRAW));
    }

    @Test
    @Clauses({"5.13.1", "10.6.2.3"})
    void whatIsSelectedIsIt() {
        assertThat(spell("Select an enemy follower on the field and deal it 3 damage."))
                .isEqualTo(and(anEnemyFollower(), deal(3, IT)));
        assertThat(spell("Select an enemy follower on the field. Deal 6 damage to it and 2 damage to its leader."))
                .isEqualTo(sentences(anEnemyFollower(), new Deal(List.of(new Portion(Amount.of(6), IT),
                        new Portion(Amount.of(2), new Selector.LeaderOf(Word.IT))))));
    }

    @Test
    @Clauses({"13.2.1.2"})
    void insteadReplacesTheActionBefore() {
        assertThat(
                spell("Select an enemy follower on the field and deal it 1 damage. Combo (3): Deal 3 damage instead."))
                .isEqualTo(sentences(and(anEnemyFollower(), deal(1, IT)),
                        new Instruction.Instead(new Condition.Combo(3), deal(3, new Selector.Same()))));
    }

    /** A class condition reaches to the next one, or to the end. */
    @Test
    @Clauses({"13.3.3.2", "13.5.1.2"})
    void aClassConditionGovernsTheSentencesBehindIt() {
        assertThat(spell("Draw a card. Earth Rite: Select an enemy follower on the field. Deal it 2 damage."))
                .isEqualTo(sentences(DRAW, new Instruction.If(new Condition.EarthRite(1),
                        sentences(anEnemyFollower(), deal(2, IT)), Instruction.If.NOTHING)));
    }

    @Test
    void ifSelectGovernsWhatFollows() {
        assertThat(spell(
                "If Overflow is active for you, select an enemy follower on the field. Deal 1 damage to it and your leader."))
                .isEqualTo(new Instruction.If(new Condition.Overflow(),
                        sentences(anEnemyFollower(),
                                new Deal(List.of(new Portion(Amount.of(1),
                                        new Selector.Several(List.of(IT, new Selector.YourLeader())))))),
                        Instruction.If.NOTHING));
    }

    @Test
    @Clauses({"5.10.1"})
    void cardsLookedAt() {
        assertThat(spell(
                "Look at the top 4 cards of your deck. You may reveal a Wolf follower that costs 2 or less from among them "
                        + "and add it to your hand. Put the remaining cards on the bottom of your deck in any order."))
                .isEqualTo(
                        sentences(new LookAtTop(Amount.of(4), false),
                                new Instruction.May(new AddToHand(new Selector.Pick(Count.ONE, new Filter(
                                        List.of(new Noun(Side.ANY, false,
                                                List.of(new Trait.Labelled("Wolf"),
                                                        new Trait.Stat(Amount.Stat.COST, Compare.AT_MOST,
                                                                Amount.of(2))),
                                                Kind.FOLLOWER)),
                                        List.of(Place.AMONG_THEM))), true)),
                                new Put(new Selector.Remaining(), false, Destination.BOTTOM_IN_ANY_ORDER)));
    }

    @Test
    @Clauses({"5.26.1"})
    void gifts() {
        assertThat(spell(
                "Select an enemy follower on the field and give it [attack]-2/[defense]+X and Ward. X equals the number of cards in your hand."))
                .isEqualTo(sentences(
                        and(anEnemyFollower(), new Give(IT,
                                List.of(new Gift.Stats(new Gift.Change(-1, Amount.of(2)),
                                        new Gift.Change(1, new Amount.X())),
                                        new Gift.Word(Keyword.WARD)),
                                Duration.LASTING)),
                        new Instruction.LetX(new Amount.NumberOf(Filter.of(Kind.CARD, Place.YOUR_HAND)))));
    }

    @Test
    @Clauses({"5.17.1.1", "5.17.2", "5.17.3.1"})
    void options() {
        Instruction options = spell(
                "Choose one of the following. NC (10): Choose up to 2 instead. (1) Draw a card. (2) Each opponent discards a card.");
        assertThat(options).isEqualTo(new Instruction.OneOf(new Instruction.OneOf.ChooseCount(false, Amount.of(1)),
                List.of(new Instruction.OneOf.Raise(new Condition.Necrocharge(10),
                        new Instruction.OneOf.ChooseCount(true, Amount.of(2)))),
                List.of(DRAW, new Instruction.By(Who.EACH_OPPONENT,
                        new Discard(new Selector.Pick(Count.ONE, Filter.of(Kind.CARD, Place.YOUR_HAND)))))));
    }

    @Test
    @Clauses({"10.2.1.3.3", "10.2.1.2"})
    void statements() {
        assertThat(read(CardType.FOLLOWER,
                "Spellchain (5): This card costs 3 less to play. SC (10): It costs 6 less instead."))
                .containsExactly(new Ability.Passive(new Condition.Spellchain(5), Ability.Turns.ANY, cheaper(3),
                        List.of(new Ability.Passive.Tier(new Condition.Spellchain(10), cheaper(6)))));
        assertThat(spell("For the rest of this turn, your leader doesn't take ability damage."))
                .isEqualTo(new Establish(
                        new Fact.TakesNoDamage(new Selector.YourLeader(), Trigger.Damage.ABILITY), Duration.THIS_TURN));
    }

    private static Fact cheaper(int n) {
        return new Fact.CostToPlay(THIS_CARD, new Fact.CostChange.Less(Amount.of(n)), false);
    }
}
