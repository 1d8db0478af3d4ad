package cardinal.ufs.schema;

import static cardinal.ufs.schema.Texts.ability;
import static cardinal.ufs.schema.Texts.box;
import static cardinal.ufs.schema.Texts.played;
import static cardinal.ufs.schema.Texts.sentences;
import static cardinal.ufs.schema.Texts.unreadable;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.ability.CheckCost;
import cardinal.ufs.verb.Draw;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How abilities are written (H.1, H.3, H.4; 2010: 2.9 to 2.13; UniVersus: Played Ability, Brackets, Costs, Play Restrictions). */
class PlayedAbilityTest {
    private static final Instruction DRAW = new Draw(Who.YOU, Amount.of(1));

    @Test
    @Clauses({"ufs-2019:B.6.5", "ufs-2019:B.6.5.1", "ufs-2019:B.6.5.2", "ufs-2010:2.1.7", "ufs-2010:2.2.8",
        "ufs-2010:2.2.9", "ufs-2010:2.3.6", "ufs-2010:2.3.7",
        "ufs-2010:2.4.6", "ufs-2010:2.4.7", "ufs-2010:2.5.6", "ufs-2010:2.5.7", "ufs-2010:2.9.0.1", "ufs-2010:2.10.1",
        "universus:keyword", "universus:keyword.1",
        "universus:properties.11", "universus:properties.12", "universus:abilities"})
    void a_text_box_is_a_keyword_line_and_a_paragraph_for_each_ability() {
        CardText box = box(List.of("Punch", "Stun: 2"), "Enhance: Draw 1 card.\nYour attacks get +1 damage.");
        assertThat(box.keywords()).containsExactly(new KeywordUse.Trait("Punch"),
                new KeywordUse.Granting(List.of(), Keyword.STUN, Amount.of(2)));
        assertThat(box.abilities()).extracting(Object::getClass).containsExactly(Ability.Played.class,
                Ability.Continuous.class);
        assertThat(box(List.of(), "Punch - Stun: 2\nEnhance: Draw 1 card.\nYour attacks get +1 damage."))
                .as("keywords as the first line").isEqualTo(box);
        assertThat(box(List.of(), "")).isEqualTo(CardText.BLANK);
    }

    @Test
    @Clauses({"ufs-2019:H.1", "ufs-2019:H.1.1", "ufs-2019:H.1.2", "ufs-2019:H.1.3", "ufs-2019:H.1.4", "ufs-2019:H.1.5",
        "ufs-2019:H.1.6", "ufs-2019:H.1.7", "ufs-2010:2.9.0.2",
        "ufs-2010:2.12", "ufs-2010:2.13", "universus:played-ability", "universus:played-ability.2",
        "universus:played-ability.3", "universus:played-ability.4",
        "universus:played-ability.5", "universus:played-ability.6", "universus:played-ability.7", "universus:costs",
        "universus:costs.1"})
    void the_parts_of_a_played_ability_in_their_order() {
        Ability.Played p = played(
                "First Response [Once per turn] Commit, discard 1 momentum: After you draw 1 or more cards, draw 1 card. Playable while committed.");
        assertThat(p.restrictions()).containsExactly(Restriction.Word.FIRST);
        assertThat(p.type()).isEqualTo(AbilityType.RESPONSE);
        assertThat(p.brackets()).containsExactly(Bracket.Word.ONCE_PER_TURN);
        assertThat(p.cost()).containsExactly(new Affect(Who.YOU, Act.COMMIT, Selector.IMPLIED),
                new Affect(Who.YOU, Act.DISCARD, Selector.some(1, Filter.of(Noun.MOMENTUM))));
        assertThat(p.condition()).get().extracting(When::timing).isEqualTo(When.Timing.AFTER);
        assertThat(p.effect()).isEqualTo(DRAW);
        assertThat(p.afterwords()).containsExactly(PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED);
        unreadable("Response First [Once per turn]: After you draw 1 or more cards, draw 1 card.");
        unreadable("Enhance Commit [Once per turn: Draw 1 card.");
    }

    @Test
    @Clauses({"ufs-2019:H.1.2", "ufs-2019:H.2.1.1", "ufs-2019:H.2.2.1", "ufs-2019:H.2.3.1", "ufs-2019:H.2",
        "ufs-2019:H.2.1", "ufs-2019:H.2.2", "ufs-2019:H.2.3", "ufs-2010:2.9",
        "universus:played-ability.3", "universus:enhance-ability", "universus:form-ability",
        "universus:response-ability", "universus:blitz-ability"})
    void the_letter_or_word_tells_the_type() {
        Map<String, AbilityType> types = Map.of("E", AbilityType.ENHANCE, "Enhance", AbilityType.ENHANCE, "F",
                AbilityType.FORM, "Form", AbilityType.FORM);
        types.forEach((word, type) -> assertThat(played(word + ": Draw 1 card.").type()).as(word).isEqualTo(type));
        assertThat(played("R: After you draw 1 or more cards, draw 1 card.").type()).isEqualTo(AbilityType.RESPONSE);
        assertThat(played("Response: After you draw 1 or more cards, draw 1 card.").type())
                .isEqualTo(AbilityType.RESPONSE);
        assertThat(played("Blitz: Draw 1 card.").type()).isEqualTo(AbilityType.BLITZ);
        assertThat(AbilityType.values()).hasSize(4);
        unreadable("Q: Draw 1 card.");
    }

    @Test
    @Clauses({"ufs-2019:H.1.6", "ufs-2019:H.1.6.1"})
    void responses_and_only_responses_have_a_condition() {
        assertThat(played("R: Before you take damage from an unblocked attack, draw 1 card.").condition()).get()
                .extracting(When::timing).isEqualTo(When.Timing.BEFORE);
        unreadable("R: Draw 1 card.");
        Ability.Played enhance = played("E: After this attack resolves, draw 1 card.");
        assertThat(enhance.condition()).as("an effect that waits is no response condition").isEmpty();
        assertThat(enhance.effect()).isInstanceOf(Instruction.Fired.class);
    }

    @Test
    @Clauses({"ufs-2019:H.6", "ufs-2019:H.1.5", "ufs-2019:J.2.1", "universus:abilities.2",
        "universus:continuous-ability", "universus:continuous-ability.2"})
    void what_has_no_type_and_colon_is_continuous() {
        assertThat(ability("Your attacks get +1 damage.")).isInstanceOf(Ability.Continuous.class);
        assertThat(ability("After this card is destroyed, draw 1 card.")).isInstanceOf(Ability.Continuous.class);
        assertThat(ability("Enhance: Your attack gets +1 damage.")).isInstanceOf(Ability.Played.class);
    }

    @Test
    @Clauses({"ufs-2019:H.3", "ufs-2019:H.3.1", "universus:play-restrictions", "universus:play-restrictions.1",
        "universus:play-restrictions.18", "universus:play-restrictions.19",
        "universus:play-restrictions.25", "universus:deadlock", "universus:deadlock.1", "universus:combo.1",
        "universus:desperation-definition.1"})
    void restrictions_before_the_type() {
        assertThat(played("First F: Draw 1 card.").restrictions()).containsExactly(Restriction.Word.FIRST);
        assertThat(played("Combo E: Draw 1 card.").restrictions()).containsExactly(Restriction.Word.COMBO);
        assertThat(played("Deadlock E: Draw 1 card.").restrictions()).containsExactly(Restriction.Word.DEADLOCK);
        assertThat(played("Desperation E: Draw 1 card.").restrictions()).containsExactly(Restriction.Word.DESPERATION);
        assertThat(played("Mira Voss E: Draw 1 card.").restrictions())
                .containsExactly(new Restriction.Name(List.of("Mira Voss")));
        assertThat(played("Mira/Ada E: Draw 1 card.").restrictions())
                .containsExactly(new Restriction.Name(List.of("Mira", "Ada")));
        assertThat(played("{fire} E: Draw 1 card.").restrictions()).containsExactly(new Restriction.Has(Symbol.FIRE));
        assertThat(played("[EMB] E: Draw 1 card.").restrictions()).containsExactly(new Restriction.Mark("EMB"));
        assertThat(played("Desperation First E: Draw 1 card.").restrictions())
                .containsExactly(Restriction.Word.DESPERATION, Restriction.Word.FIRST);
    }

    @Test
    @Clauses({"ufs-2019:H.3.2", "ufs-2019:H.3.2.2", "universus:brackets", "universus:brackets.1",
        "universus:play-restrictions.10", "universus:play-restrictions.14", "universus:hand",
        "universus:hand.1", "universus:once-per-turn", "universus:once-per-turn.1", "universus:twice-per-turn",
        "universus:twice-per-turn.1", "universus:once-per-game",
        "universus:once-per-game.1"})
    void restrictions_in_brackets() {
        Map<String, Bracket> words = Map.ofEntries(
                Map.entry("Once per turn", Bracket.Word.ONCE_PER_TURN),
                Map.entry("Twice per turn", Bracket.Word.TWICE_PER_TURN),
                Map.entry("Once per game", Bracket.Word.ONCE_PER_GAME), Map.entry("Your turn", Bracket.Word.YOUR_TURN),
                Map.entry("Your attack", Bracket.Word.YOUR_ATTACK),
                Map.entry("Opponent's turn", Bracket.Word.RIVALS_TURN),
                Map.entry("Rival's turn", Bracket.Word.RIVALS_TURN),
                Map.entry("Opponent's attack", Bracket.Word.RIVALS_ATTACK),
                Map.entry("Rival's attack", Bracket.Word.RIVALS_ATTACK),
                Map.entry("Rival attack", Bracket.Word.RIVALS_ATTACK),
                Map.entry("Enhance Step", Bracket.Word.ENHANCE_STEP),
                Map.entry("Once per Enhance Step", Bracket.Word.ONCE_PER_ENHANCE_STEP),
                Map.entry("Tenacious", Bracket.Word.TENACIOUS), Map.entry("Hand", new Bracket.In(Zone.HAND)),
                Map.entry("Card Pool", new Bracket.In(Zone.CARD_POOL)),
                Map.entry("Discard Pile", new Bracket.In(Zone.DISCARD_PILE)),
                Map.entry("Momentum", new Bracket.In(Zone.MOMENTUM)));
        words.forEach((word, bracket) -> assertThat(played("E [" + word + "]: Draw 1 card.").brackets()).as(word)
                .containsExactly(bracket));
        assertThat(played("E [Hand, Once per turn] Discard this card: Draw 1 card.").brackets())
                .containsExactly(new Bracket.In(Zone.HAND), Bracket.Word.ONCE_PER_TURN);
        unreadable("E [Every third turn]: Draw 1 card.");
    }

    @Test
    @Clauses({"universus:outwit", "universus:outwit.1"})
    void outwit_is_a_bracket_of_responses() {
        Ability.Played outwit = played("Response [Outwit]: After your rival draws 1 or more cards, draw 1 card.");
        assertThat(outwit.brackets()).containsExactly(Bracket.Word.OUTWIT);
        assertThat(outwit.type()).isEqualTo(AbilityType.RESPONSE);
        unreadable("Enhance [Outwit]: Draw 1 card.");
    }

    @Test
    @Clauses({"ufs-2019:H.3.3", "universus:play-restrictions.2", "universus:effects.13", "universus:effects.14",
        "universus:effects.15", "universus:effects.16", "universus:effects.17",
        "universus:effects.18", "universus:effects.19"})
    void what_follows_the_effect_is_no_part_of_it() {
        assertThat(after("Playable while committed.")).isEqualTo(PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED);
        assertThat(after("Playable by either player.")).isEqualTo(PlayRestriction.Word.PLAYABLE_BY_EITHER_PLAYER);
        assertThat(after("This ability cannot be canceled.")).isEqualTo(PlayRestriction.Word.CANNOT_BE_CANCELLED);
        assertThat(after("This enhance is playable any number of times this Enhance Step."))
                .isEqualTo(PlayRestriction.Word.ANY_NUMBER_OF_TIMES);
        assertThat(after("Only playable if you are at desperation."))
                .isEqualTo(new PlayRestriction.OnlyIf(new Condition.At(Who.YOU, Restriction.Word.DESPERATION)));
        assertThat(after("Your rival may discard 1 card to cancel this ability."))
                .isInstanceOf(PlayRestriction.MayCancel.class)
                .extracting(a -> ((PlayRestriction.MayCancel) a).destroy()).isEqualTo(false);
        assertThat(after("Your opponent may discard 1 card to cancel this ability and destroy this card."))
                .isInstanceOf(PlayRestriction.MayCancel.class)
                .extracting(a -> ((PlayRestriction.MayCancel) a).destroy()).isEqualTo(true);
        assertThat(after("This effect cannot reduce your rival's health below 1."))
                .isInstanceOf(PlayRestriction.HealthFloor.class);
    }

    private static PlayRestriction after(String sentence) {
        Ability.Played p = played("E: Draw 1 card. " + sentence);
        assertThat(p.effect()).as(sentence).isEqualTo(DRAW);
        assertThat(p.afterwords()).hasSize(1);
        return p.afterwords().getFirst();
    }

    @Test
    @Clauses({"ufs-2019:H.4", "ufs-2019:H.4.1", "ufs-2019:H.4.1.1", "ufs-2019:H.4.1.2", "ufs-2019:H.4.1.3",
        "ufs-2019:H.4.1.4", "universus:costs.8", "universus:costs.9",
        "universus:costs.10", "universus:costs.11", "universus:costs.12"})
    void a_bare_word_in_a_cost_means_this_card() {
        Map<String, Act> words =
                Map.of("Commit", Act.COMMIT, "Destroy", Act.DESTROY, "Remove", Act.REMOVE, "Flip", Act.FLIP);
        words.forEach((word, act) -> {
            assertThat(played("E " + word + ": Draw 1 card.").cost()).as(word)
                    .containsExactly(new Affect(Who.YOU, act, Selector.IMPLIED));
            unreadable("E: Draw 1 card. " + word + ".");
        });
        assertThat(Selector.IMPLIED).as("the card itself").isEqualTo(new Selector.This(Noun.NOTHING));
    }

    @Test
    @Clauses({"ufs-2019:K.4.4", "universus:remove", "universus:remove.1", "universus:costs.11"})
    void to_remove_is_to_remove_from_the_game() {
        assertThat(ability("Enhance: Remove this card from the game."))
                .isEqualTo(ability("Enhance: Remove this card."));
        assertThat(sentences(ability("Enhance: Remove this card.")))
                .containsExactly(new Affect(Who.YOU, Act.REMOVE, Selector.THIS_CARD));
    }

    @Test
    @Clauses({"ufs-2019:H.4.2", "universus:costs.13"})
    void a_check_as_a_cost() {
        assertThat(played("E (4+): Draw 1 card.").cost()).containsExactly(new CheckCost(Amount.of(4)));
        assertThat(played("E Check 4: Draw 1 card.")).isEqualTo(played("E (4+): Draw 1 card."));
        assertThat(played("E Commit, (X+): Draw 1 card.").cost()).last().isEqualTo(new CheckCost(new Amount.X()));
    }

    @Test
    @Clauses({"ufs-2019:H.4.4", "ufs-2019:H.4.4.1", "universus:costs.5", "universus:costs.6", "universus:x",
        "universus:x.1", "universus:x.2", "universus:effects.9",
        "universus:effects.10"})
    void x_in_a_cost_may_be_defined_after_the_effect() {
        Ability.Played open = played("E Discard X momentum: Draw X cards.");
        assertThat(open.cost()).containsExactly(new Affect(Who.YOU, Act.DISCARD,
                new Selector.Some(new Limit(Limit.Than.EXACTLY, new Amount.X()), false, Filter.of(Noun.MOMENTUM))));
        assertThat(sentences(open)).noneMatch(Instruction.LetX.class::isInstance);
        Ability.Played defined =
                played("E Discard X momentum: Draw 1 card. X equals the number of attacks in your card pool.");
        assertThat(sentences(defined)).hasSize(2).last().isInstanceOf(Instruction.LetX.class);
        assertThat(sentences(defined).getFirst()).isEqualTo(DRAW);
    }

    @Test
    @Clauses({"universus:played-ability.8", "universus:bullets-in-abilities"})
    void bullets_are_options() {
        Ability.Played p = played("Enhance: Choose 1 \u2022 Draw 1 card. \u2022 Your attack gets +1 damage.");
        assertThat(p.effect()).isInstanceOf(Instruction.OneOf.class);
        assertThat(((Instruction.OneOf) p.effect()).options()).hasSize(2).first().isEqualTo(DRAW);
    }

    @Test
    @Clauses({"universus:abilities-with-names", "universus:abilities-with-names.1", "universus:abilities-with-names.2"})
    void a_named_ability_is_like_one_without_a_name() {
        Ability.Played named = played("Red \u2014 Enhance Commit: Draw 1 card.");
        Ability.Played plain = played("Enhance Commit: Draw 1 card.");
        assertThat(named.name()).isEqualTo("Red");
        assertThat(new Ability.Played("", named.restrictions(), named.type(), named.brackets(), named.cost(),
                named.condition(), named.effect(), named.afterwords()))
                .isEqualTo(plain);
        assertThat(cardinal.ufs.program.AbilityDef.of(named).keyword()).as("no keyword ability").isNull();
    }

    @Test
    @Clauses({"universus:instruction", "universus:instruction.1", "universus:effects", "universus:effects.1"})
    void costs_and_effects_are_series_of_instructions() {
        Ability.Played p = played("Enhance Commit, lose 1 health: Draw 1 card. Your attack gets +1 damage.");
        assertThat(p.cost()).hasSize(2);
        assertThat(sentences(p)).hasSize(2);
    }
}
