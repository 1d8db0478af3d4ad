package cardinal.evolve.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.verb.Draw;
import cardinal.evolve.verb.Race;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** 12, 14.2: which kind of ability each keyword and icon stands for. */
class KeywordFormsTest {

    private static List<Ability> read(CardType type, String text) {
        assertThat(CardText.read(type, text)).as(text).isInstanceOf(Reading.Understood.class);
        assertThat(CardText.read(Dialect.OF_1_24, type, text)).as(text).isEqualTo(CardText.read(type, text));
        return ((Reading.Understood<Ability>) CardText.read(type, text)).abilities();
    }

    private static Ability one(CardType type, String text) {
        assertThat(read(type, text)).hasSize(1);
        return read(type, text).getFirst();
    }

    @ParameterizedTest
    @Clauses({"12.1", "12.1.1"})
    @EnumSource(value = Keyword.class, names = {"QUICK", "SINGLE_DRIVE", "TWIN_DRIVE", "DRIVE", "STARTING_AMULET"},
            mode = EnumSource.Mode.EXCLUDE)
    void aKeywordAloneIsAnAbility(Keyword keyword) {
        assertThat(one(CardType.FOLLOWER, keyword.word() + ".")).isEqualTo(new Ability.Keywords(List.of(keyword)));
    }

    @ParameterizedTest
    @EnumSource(value = Keyword.class, names = {"SINGLE_DRIVE", "TWIN_DRIVE", "STARTING_AMULET"})
    void what_only_the_newer_document_knows_is_a_keyword_there(Keyword keyword) {
        String text = keyword.word() + ".";
        assertThat(CardText.read(CardType.FOLLOWER, text)).isInstanceOf(Reading.NotUnderstood.class);
        assertThat(CardText.read(Dialect.OF_1_24, CardType.FOLLOWER, text)).isInstanceOfSatisfying(
                Reading.Understood.class,
                read -> assertThat(read.abilities()).isEqualTo(List.of(new Ability.Keywords(List.of(keyword)))));
    }

    @Test
    @Clauses({"12.1.2"})
    void severalIconsBeforeOneProcess() {
        assertThat(one(CardType.FOLLOWER, "[fanfare][lastwords] Draw a card.")).isInstanceOfSatisfying(
                Ability.Automatic.class,
                ability -> assertThat(ability.when()).containsExactly(new Trigger.Fanfare(), new Trigger.LastWords()));
    }

    @Test
    @Clauses({"12.2.1", "12.2.1.1", "evolve-1.24:12.2.1.1"})
    void theEvolveIconIsAnActivatedAbility() {
        assertThat(one(CardType.FOLLOWER, "[evolve][cost2]: Evolve this follower.")).isInstanceOfSatisfying(
                Ability.Activated.class, ability -> {
                    assertThat(ability.kind()).isEqualTo(Ability.Kind.EVOLVE);
                    assertThat(ability.quick()).isFalse();
                    assertThat(ability.costs()).containsExactly(new Cost.Pay(Amount.of(2)));
                });
    }

    @Test
    @Clauses({"12.3.1", "12.3.2", "12.3.2.1", "12.3.3", "12.3.3.1", "evolve-1.24:12.3.2.1", "evolve-1.24:12.3.3.1"})
    void quickOfACardAndQuickOfAnAbility() {
        assertThat(read(CardType.SPELL, "[quick]\nDraw a card.").getFirst())
                .isEqualTo(new Ability.Keywords(List.of(Keyword.QUICK)));
        assertThat(one(CardType.FOLLOWER, "[q][act][cost1]: Draw a card."))
                .isInstanceOfSatisfying(Ability.Activated.class, ability -> assertThat(ability.quick()).isTrue());
        assertThat(one(CardType.FOLLOWER, "[act][cost1]: Draw a card."))
                .isInstanceOfSatisfying(Ability.Activated.class, ability -> assertThat(ability.quick()).isFalse());
    }

    @Test
    @Clauses({"12.4.2", "12.5.2", "12.6.2", "12.7.2", "14.2.4.2", "evolve-1.24:12.4.2", "evolve-1.24:12.5.2"})
    void triggersByIconAndByWord() {
        assertThat(trigger("[fanfare] Draw a card.")).isEqualTo(new Trigger.Fanfare());
        assertThat(trigger("[lastwords] Draw a card.")).isEqualTo(new Trigger.LastWords());
        assertThat(trigger("On Evolve: Draw a card.")).isEqualTo(new Trigger.OnEvolve());
        assertThat(trigger("On Race: Draw a card.")).isEqualTo(new Trigger.OnRace());
        assertThat(trigger("Strike: Draw a card.")).isEqualTo(new Trigger.Strike(Trigger.Strike.Target.ANY));
        assertThat(trigger("Follower Strike: Draw a card."))
                .isEqualTo(new Trigger.Strike(Trigger.Strike.Target.FOLLOWER));
        assertThat(trigger("Leader Strike, [cost1]: Draw a card."))
                .isEqualTo(new Trigger.Strike(Trigger.Strike.Target.LEADER));
    }

    private static Trigger trigger(String text) {
        Ability.Automatic ability = (Ability.Automatic) one(CardType.FOLLOWER, text);
        assertThat(ability.when()).hasSize(1);
        return ability.when().getFirst();
    }

    @Test
    @Clauses({"14.2.2.1", "14.2.2.2", "14.2.2.3", "evolve-1.24:14.2.2.2"})
    void eachServeIconServesTheCardOnce() {
        assertThat(one(CardType.FOLLOWER, "[serve][serve][cost1]: Race this follower 2 times.")).isInstanceOfSatisfying(
                Ability.Activated.class, ability -> {
                    assertThat(ability.kind()).isEqualTo(Ability.Kind.SERVE);
                    assertThat(ability.costs()).containsExactly(new Cost.Serve(2), new Cost.Pay(Amount.of(1)));
                    assertThat(ability.effect()).isEqualTo(new Race(new Selector.This(Filter.Kind.FOLLOWER), 2));
                });
        assertThat(one(CardType.FOLLOWER, "[serve][cost1]: Draw a card.")).isInstanceOfSatisfying(
                Ability.Activated.class,
                ability -> {
                    assertThat(ability.costs()).containsExactly(new Cost.Serve(1), new Cost.Pay(Amount.of(1)));
                    assertThat(ability.effect()).isEqualTo(new Draw(Amount.of(1), false));
                });
    }
}
