package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.text.Reading;
import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.verb.Add;
import cardinal.riftbound.verb.Buff;
import cardinal.riftbound.verb.GiveMight;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.PlayTokens;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** 130 to 136, 157, 178: what stands on cards. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class CardFacesTest {
    private final Edition edition;

    CardFacesTest(Edition edition) {
        this.edition = edition;
    }

    private List<Ability> read(CardType type, String text) {
        return CardText.read(edition, type, text) instanceof Reading.Understood<Ability> understood
                ? understood.abilities()
                : List.of();
    }

    private Ability one(CardType type, String text) {
        assertThat(read(type, text)).as(text).hasSize(1);
        return read(type, text).getFirst();
    }

    private CardDef card(String json) {
        List<CardData> cards = RiftCards.library(edition).read("test.json", "[" + json + "]");
        return Laid.pool(edition, cards).get(cards.getFirst().name());
    }

    // ---- 053: how cards speak of themselves --------------------------------------------------------------

    @Test
    @Clauses({"050", "053", "053.1", "053.2", "053.3", "riftbound-2026-07:050"})
    void units_and_legends_say_me_gear_and_spells_say_this_battlefields_say_here() {
        Selector me = new Selector.Self();
        assertThat(one(CardType.UNIT, "[1]: Buff me.")).isEqualTo(one(CardType.LEGEND, "[1]: Buff me."));
        assertThat(((Ability.Activated) one(CardType.UNIT, "[1]: Buff me.")).effect()).isEqualTo(new Buff(me));
        assertThat(((Ability.Activated) one(CardType.GEAR, "[1]: Kill this.")).effect()).isEqualTo(new Kill(me));
        assertThat(read(CardType.SPELL, "This costs [1] less.")).hasSize(1);
        assertThat(read(CardType.BATTLEFIELD, "Units here have +1 [M].")).hasSize(1);
        assertThat(read(CardType.GEAR, "[1]: Buff me.")).isEmpty();
        assertThat(read(CardType.SPELL, "Buff me.")).isEmpty();
        assertThat(read(CardType.UNIT, "[1]: Kill this.")).isEmpty();
        assertThat(read(CardType.BATTLEFIELD, "When you conquer here, ready me.")).isEmpty();
    }

    // ---- 131: names ----------------------------------------------------------------------------------------

    @Test
    @Clauses({"131", "131.1", "riftbound-2026-07:132", "riftbound-2026-07:132.1"})
    void a_name_is_one_card() {
        String cub = "{\"name\": \"Cub\", \"type\": \"Unit\", \"energy\": 1, \"might\": 2}";
        assertThat(RiftCards.library(edition).read("test.json", "[" + cub + ", " + cub + "]")).hasSize(1);
        assertThatThrownBy(
                () -> RiftCards.library(edition).read("test.json", "[" + cub + ", " + cub.replace("2", "3") + "]"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Cub");
        assertThatThrownBy(() -> RiftCards.library(edition).read("test.json", "[{\"type\": \"Gear\"}]"))
                .isInstanceOf(BadInput.class);
    }

    @Test
    @Clauses({"131.4", "riftbound-2026-07:132.4"})
    void short_name_and_subtitle_are_the_name_together() {
        CardPool pool = Laid.pool(edition, RiftCards.library(edition).read("test.json", """
                [{"name": "Ari, Wanderer", "type": "Champion Unit", "energy": 1, "might": 2, "tags": ["Ari"]},
                 {"name": "Ari, Homecoming", "type": "Champion Unit", "energy": 3, "might": 4, "tags": ["Ari"]}]"""));
        assertThat(pool.get("Ari, Wanderer")).isNotSameAs(pool.get("Ari, Homecoming"));
        assertThat(pool.get("Ari, Wanderer").name()).isEqualTo("Ari, Wanderer");
        assertThat(pool.find("Ari")).isNull();
    }

    // ---- 132: categories -----------------------------------------------------------------------------------

    @Test
    @Clauses({"132.1", "132.2", "132.7", "132.7.a", "132.7.b", "132.8", "132.8.b", "riftbound-2026-07:133.1",
        "riftbound-2026-07:133.7", "riftbound-2026-07:133.7.a", "riftbound-2026-07:133.7.b",
        "riftbound-2026-07:133.8.b"})
    void a_card_has_a_type_and_may_have_supertypes_before_and_tags_after_it() {
        CardDef champion =
                card("{\"name\": \"Ari\", \"type\": \"Champion Unit\", \"might\": 2, \"tags\": [\"Ari\", \"Fae\"]}");
        assertThat(champion.type()).isEqualTo(CardType.UNIT);
        assertThat(champion.is(Supertype.CHAMPION)).isTrue();
        assertThat(champion.is(Supertype.SIGNATURE)).isFalse();
        assertThat(champion.tags()).containsExactlyInAnyOrder("Ari", "Fae");
        CardDef legend = card("{\"name\": \"Lady of Fae\", \"type\": \"Legend\", \"tags\": [\"Ari\"]}");
        assertThat(legend.tags()).containsExactly("Ari");
        assertThat(card(
                "{\"name\": \"Ari's Kiss\", \"type\": \"Signature Spell\", \"tags\": [\"Ari\"], \"text\": \"Draw 1.\"}")
                .is(Supertype.SIGNATURE)).isTrue();
        assertThat(card("{\"name\": \"Ari's Orb\", \"type\": \"Signature Gear\", \"tags\": [\"Ari\"]}")
                .is(Supertype.SIGNATURE)).isTrue();
        assertThat(card("{\"name\": \"Plain\", \"type\": \"Unit\", \"might\": 1}").tags()).isEmpty();
    }

    @Test
    @Clauses({"132.4.a", "132.4.a.2", "132.4.b", "132.5.a", "132.5.a.1", "138.2", "143.2", "147", "154", "154.1",
        "154.1.a", "164", "168"})
    void only_units_and_gear_are_permanents_and_only_they_and_spells_are_main_deck_cards() {
        Map<CardType, Boolean> permanent = new EnumMap<>(CardType.class);
        Map<CardType, Boolean> mainDeck = new EnumMap<>(CardType.class);
        for (CardType type : CardType.values()) {
            permanent.put(type, type.isPermanent());
            mainDeck.put(type, type.isMainDeck());
        }
        assertThat(permanent)
                .isEqualTo(Map.of(CardType.UNIT, true, CardType.GEAR, true, CardType.SPELL, false, CardType.RUNE, false,
                        CardType.BATTLEFIELD, false, CardType.LEGEND, false));
        assertThat(mainDeck)
                .isEqualTo(Map.of(CardType.UNIT, true, CardType.GEAR, true, CardType.SPELL, true, CardType.RUNE, false,
                        CardType.BATTLEFIELD, false, CardType.LEGEND, false));
    }

    // ---- 133: domains --------------------------------------------------------------------------------------

    @Test
    @Clauses({"133", "133.2", "133.2.a", "133.2.b", "133.2.c", "133.2.d", "133.2.e", "133.2.f", "134.2.e.4",
        "riftbound-2026-07:134", "riftbound-2026-07:134.2", "riftbound-2026-07:134.2.a", "riftbound-2026-07:134.2.b",
        "riftbound-2026-07:134.2.c", "riftbound-2026-07:134.2.d", "riftbound-2026-07:134.2.e",
        "riftbound-2026-07:134.2.f", "riftbound-2026-07:135.2.e.4"})
    void each_domain_has_a_shorthand_that_is_read_and_written() {
        Map<String,
                Domain> shorthands = Map.of("[R]", Domain.FURY, "[G]", Domain.CALM, "[B]", Domain.MIND, "[O]",
                        Domain.BODY, "[P]", Domain.CHAOS,
                        "[Y]", Domain.ORDER);
        assertThat(Domain.values()).hasSize(6);
        shorthands.forEach((symbol, domain) -> {
            String text = symbol + ": Draw 1.";
            Ability.Activated ability = (Ability.Activated) one(CardType.GEAR, text);
            assertThat(ability.costs()).containsExactly(new Cost.Pay(Price.power(domain, 1)));
            assertThat(CardText.print(CardType.GEAR, ability)).contains(text);
        });
    }

    @Test
    @Clauses({"133.1", "169", "riftbound-2026-07:134.1", "riftbound-2026-07:176"})
    void a_card_has_no_domain_one_or_several() {
        assertThat(card("{\"name\": \"Stone\", \"type\": \"Gear\"}").data().domains()).isEmpty();
        assertThat(card("{\"name\": \"Ember\", \"type\": \"Gear\", \"domains\": [\"Fury\"]}").data().domains())
                .containsExactly(Domain.FURY);
        assertThat(card("{\"name\": \"Queen\", \"type\": \"Legend\", \"domains\": [\"Fury\", \"Order\"]}").data()
                .domains())
                .containsExactly(Domain.FURY, Domain.ORDER);
        assertThatThrownBy(() -> card("{\"name\": \"Odd\", \"type\": \"Gear\", \"domains\": [\"Light\"]}"))
                .isInstanceOf(BadInput.class);
    }

    // ---- 134: rules text -------------------------------------------------------------------------------------

    @Test
    @Clauses({"134", "134.1", "134.2", "134.2.a", "134.2.a.1", "134.2.a.2", "134.2.b", "134.2.b.1",
        "riftbound-2026-07:135", "riftbound-2026-07:135.1", "riftbound-2026-07:135.2", "riftbound-2026-07:135.2.a",
        "riftbound-2026-07:135.2.a.1", "riftbound-2026-07:135.2.a.2"})
    void each_paragraph_is_an_ability_and_any_card_may_have_one() {
        List<Ability> two = read(CardType.UNIT, "When I attack, draw 1.\n[1]: Buff me.");
        assertThat(two).hasSize(2);
        assertThat(two.get(0)).isInstanceOf(Ability.Triggered.class);
        assertThat(two.get(1)).isInstanceOf(Ability.Activated.class);
        assertThat(one(CardType.SPELL, "Draw 1.")).isInstanceOf(Ability.Spell.class);
        for (CardType type : List.of(CardType.UNIT, CardType.GEAR, CardType.LEGEND, CardType.BATTLEFIELD,
                CardType.SPELL)) {
            assertThat(one(type, "When you conquer, draw 1.")).as(type.word()).isInstanceOf(Ability.Triggered.class);
        }
        assertThat(read(CardType.UNIT, "Draw 1.")).as("a bare instruction is only on spells").isEmpty();
    }

    @Test
    @Clauses({"134.3", "riftbound-2026-07:135.3"})
    void rules_text_may_be_blank() {
        assertThat(CardText.read(edition, CardType.UNIT, "")).isEqualTo(new Reading.Understood<>(List.of(), ""));
        assertThat(card("{\"name\": \"Plain\", \"type\": \"Unit\", \"might\": 1}").abilities()).isEmpty();
    }

    @Test
    @Clauses({"134.2.c", "134.2.c.1", "134.2.c.2", "134.2.d", "134.2.d.1", "134.2.d.2", "134.2.d.3",
        "riftbound-2026-07:135.2.c", "riftbound-2026-07:135.2.c.2", "riftbound-2026-07:135.2.d",
        "riftbound-2026-07:135.2.d.1", "riftbound-2026-07:135.2.d.2", "riftbound-2026-07:135.2.d.3"})
    void reminder_text_in_parentheses_changes_nothing() {
        List<Ability> plain = read(CardType.UNIT, "[Tank]\n[Deathknell] \u2014 Draw 1.");
        assertThat(plain).hasSize(2);
        assertThat(read(CardType.UNIT,
                "[Tank] (Damage goes to me first.)\n[Deathknell] \u2014 Draw 1. (When I die, get the effect.)"))
                .isEqualTo(plain);
        assertThat(read(CardType.UNIT, "[Tank] (Quite another reminder.)\n[Deathknell] \u2014 Draw 1."))
                .isEqualTo(plain);
        Ability.Triggered dies = (Ability.Triggered) one(CardType.UNIT, "[Deathknell] \u2014 Draw 1.");
        Ability.Triggered longer = (Ability.Triggered) one(CardType.UNIT, "When I die, draw 1.");
        assertThat(dies.when()).isEqualTo(longer.when());
        assertThat(dies.effect()).isEqualTo(longer.effect());
    }

    @Test
    @Clauses({"134.2.e", "134.2.e.1", "134.2.e.2", "riftbound-2026-07:135.2.e", "riftbound-2026-07:135.2.e.1",
        "riftbound-2026-07:135.2.e.2"})
    void the_exhaust_symbol_in_both_shorthands() {
        Ability.Activated ability = (Ability.Activated) one(CardType.UNIT, "[E]: Draw 1.");
        assertThat(ability.costs()).containsExactly(new Cost.ExhaustMe());
        assertThat(one(CardType.UNIT, "[T]: Draw 1.")).isEqualTo(ability);
    }

    @Test
    @Clauses({"134.2.e.1", "134.2.e.3", "riftbound-2026-07:135.2.e.1", "riftbound-2026-07:135.2.e.3"})
    void the_might_symbol_in_both_shorthands() {
        Ability.Spell spell = (Ability.Spell) one(CardType.SPELL, "Give a unit +2 [M] this turn.");
        assertThat(spell.effect()).isInstanceOf(GiveMight.class);
        assertThat(one(CardType.SPELL, "Give a unit +2 [S] this turn.")).isEqualTo(spell);
    }

    @Test
    @Clauses({"134.2.e.5", "134.2.e.6"})
    void any_power_and_own_power_have_shorthands() {
        assertThat(((Ability.Activated) one(CardType.GEAR, "[A]: Draw 1.")).costs())
                .containsExactly(new Cost.Pay(new Price(0, Price.lane(Price.ANY, 1))));
        assertThat(((Ability.Activated) one(CardType.GEAR, "[C]: Draw 1.")).costs())
                .containsExactly(new Cost.Pay(new Price(0, Price.lane(Price.OWN, 1))));
    }

    @Test
    @Clauses({"135", "136", "riftbound-2026-07:138", "riftbound-2026-07:139"})
    void flavor_and_picture_are_no_part_of_a_card_in_play() {
        String plain = "{\"name\": \"Cub\", \"type\": \"Unit\", \"energy\": 1, \"might\": 2}";
        String printed = plain.replace("}",
                ", \"flavor\": \"Draw 1. Ari was here.\", \"image\": \"cub.png\", \"artist\": \"Ari\"}");
        assertThat(RiftCards.library(edition).read("test.json", "[" + printed + "]"))
                .isEqualTo(RiftCards.library(edition).read("test.json", "[" + plain + "]"));
    }

    @Test
    @Clauses({"181.3.e", "riftbound-2026-07:190.3.d"})
    void no_text_can_speak_of_a_contested_battlefield() {
        for (String text : List.of("Kill all units at a contested battlefield.",
                "Deal 2 to a unit at a contested battlefield.",
                "If a battlefield is contested, draw 1.")) {
            assertThat(CardText.read(edition, CardType.SPELL, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
        assertThat(read(CardType.SPELL, "Deal 2 to a unit at a battlefield.")).as("without the word it is understood")
                .hasSize(1);
    }

    // ---- runes and tokens ------------------------------------------------------------------------------------

    @Test
    @Clauses({"157", "157.1", "157.2", "157.2.a", "157.2.b", "157.2.b.1", "161", "riftbound-2026-07:164",
        "riftbound-2026-07:164.1", "riftbound-2026-07:168"})
    void six_basic_runes_with_the_same_two_abilities() {
        CardPool pool = new CompiledPool(edition);
        assertThat(pool.all()).extracting(CardDef::name).containsExactly("Fury Rune", "Calm Rune", "Mind Rune",
                "Body Rune", "Chaos Rune", "Order Rune");
        for (Domain domain : Domain.values()) {
            CardDef rune = pool.get(domain.title() + " Rune");
            assertThat(rune.type()).isEqualTo(CardType.RUNE);
            assertThat(rune.data().domains()).containsExactly(domain);
            assertThat(rune.activated()).hasSize(2);
            Ability.Activated energy = rune.activated()[BasicRune.FOR_ENERGY].ability();
            assertThat(energy).isEqualTo(new Ability.Activated(List.of(new Cost.ExhaustMe()), Ability.Timing.REACTION,
                    false, new Add(Price.energy(1))));
            Ability.Activated power = rune.activated()[BasicRune.FOR_POWER].ability();
            assertThat(power).isEqualTo(new Ability.Activated(List.of(new Cost.RecycleMe()), Ability.Timing.REACTION,
                    false, new Add(Price.power(domain, 1))));
        }
    }

    @Test
    @Clauses({"132.7.c", "170", "176.1.b", "176.1.c", "176.2.a", "176.2.b", "178", "178.1", "178.2",
        "riftbound-2026-07:185.1", "riftbound-2026-07:179", "riftbound-2026-07:187.2"})
    void tokens_have_might_and_tags_but_no_domain_and_no_cost() {
        CardPool pool = new CompiledPool(edition);
        CardDef recruit = pool.token(token("Play a 1 [M] Recruit unit token."));
        assertThat(recruit.type()).isEqualTo(CardType.UNIT);
        assertThat(recruit.is(Supertype.TOKEN)).isTrue();
        assertThat(recruit.might()).isEqualTo(1);
        assertThat(recruit.tags()).containsExactly("Recruit");
        assertThat(recruit.data().domains()).isEmpty();
        assertThat(recruit.data().energy()).as("none is given").isNegative();
        assertThat(recruit.keywords()).isZero();
        CardDef sprite = pool.token(token("Play a 3 [M] Sprite unit token with [Temporary]."));
        assertThat(sprite.might()).isEqualTo(3);
        assertThat(sprite.tags()).containsExactly("Fae");
        assertThat(sprite.has(Keyword.TEMPORARY)).isTrue();
        assertThat(sprite.data().domains()).isEmpty();
        assertThat(pool.find("Recruit")).as("no token is a card of the pool").isNull();
    }

    private Token token(String text) {
        Ability.Spell spell = (Ability.Spell) one(CardType.SPELL, text);
        return ((PlayTokens) spell.effect()).token();
    }
}
