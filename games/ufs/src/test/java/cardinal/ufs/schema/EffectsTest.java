package cardinal.ufs.schema;

import static cardinal.ufs.schema.Texts.ability;
import static cardinal.ufs.schema.Texts.sentences;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Op;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.MakeRule;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.SetValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The classes of effects (J.3; UniVersus: Effect Classes) as text and compiled abilities have them. */
class EffectsTest {

    private static AbilityDef compiled(String text) {
        return AbilityDef.of(ability(text));
    }

    private static boolean stands(AbilityDef ability, int lane) {
        return (ability.lanes() >> lane & 1) != 0;
    }

    @Test
    @Clauses({"ufs-2019:J.3", "ufs-2019:J.3.1", "universus:direct-effect", "universus:direct-effect.1",
        "universus:effect-classes", "universus:effect-classes.2", "universus:effects.21",
        "universus:effects.22"})
    void a_played_ability_has_an_immediate_effect_and_no_static_one() {
        AbilityDef played = compiled("Enhance: Draw 1 card. Your attack gets +1 damage.");
        assertThat(played.effect().ops()).hasSize(2).allMatch(Op.Do.class::isInstance);
        assertThat(played.parts()).isEmpty();
        assertThat(played.lanes()).isZero();
    }

    @Test
    @Clauses({"ufs-2019:J.2", "ufs-2019:J.2.1", "ufs-2019:H.6", "universus:static-effect", "universus:static-effect.1",
        "universus:continuous-ability.1"})
    void a_continuous_ability_has_a_static_effect_and_none_to_carry_out() {
        AbilityDef continuous = compiled("Your attacks get +1 damage.");
        assertThat(continuous.isPlayed()).isFalse();
        assertThat(continuous.effect().ops()).isEmpty();
        assertThat(continuous.parts()).hasSize(1);
    }

    @Test
    @Clauses({"ufs-2019:J.3.2", "universus:fired-effect", "universus:fired-effect.1", "universus:fired-effect.2"})
    void what_waits_for_an_event_is_a_fired_effect() {
        AbilityDef fired = compiled("After your attack resolves, draw 1 card.");
        assertThat(fired.parts()).singleElement().extracting(p -> p.leaf().getClass())
                .isEqualTo(Instruction.Fired.class);
        assertThat(fired.fires()).isEqualTo(1L << Kind.RESOLVED);
        assertThat(compiled("Your attacks get +1 damage.").fires()).isZero();
    }

    @Test
    @Clauses({"ufs-2019:J.3.3", "universus:modifier-effect", "universus:modifier-effect.1",
        "universus:modifier-effect.2"})
    void what_changes_states_is_a_modifier_effect() {
        AbilityDef modifier = compiled("Your attacks get +1 damage.");
        assertThat(modifier.ability().effect()).isInstanceOf(Modify.class);
        assertThat(stands(modifier, Kind.MODIFIES)).isTrue();
        assertThat(stands(modifier, Kind.RULES)).isFalse();
        assertThat(stands(modifier, Kind.DEFINES)).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:J.3.4"})
    void what_sets_values_is_a_definition_effect() {
        AbilityDef definition = compiled("While you are at desperation, this card's difficulty is 2.");
        assertThat(definition.parts()).singleElement().extracting(p -> p.leaf().getClass()).isEqualTo(SetValue.class);
        assertThat(stands(definition, Kind.DEFINES)).isTrue();
        assertThat(stands(definition, Kind.MODIFIES)).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:J.3.5", "universus:rule-effect", "universus:rule-effect.1", "universus:rule-effect.2"})
    void what_adds_a_rule_is_a_rule_effect() {
        AbilityDef rule = compiled("Your rival cannot play actions.");
        assertThat(rule.ability().effect()).isInstanceOf(MakeRule.class);
        assertThat(stands(rule, Kind.RULES)).isTrue();
        assertThat(stands(rule, Kind.MODIFIES)).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:J.3.1.5", "universus:direct-effect.3"})
    void an_immediate_effect_may_create_effects_of_any_class() {
        assertThat(compiled("Enhance: After this attack resolves, draw 1 card.").effect().ops()).singleElement()
                .isInstanceOf(Op.Fire.class);
        assertThat(sentences(ability("Form: Your next attack gets +1 damage."))).singleElement()
                .isInstanceOf(Modify.class);
        assertThat(sentences(ability("Form: Your rival cannot play actions this turn."))).singleElement()
                .isInstanceOf(MakeRule.class);
    }

    @Test
    @Clauses({"ufs-2019:J.3.3.3", "universus:gaining-abilities"})
    void a_modifier_may_grant_an_ability_that_creates_effects() {
        Modify modify =
                (Modify) ability("Your character gains \"Form Commit: Your next attack gets +1 damage.\"").effect();
        assertThat(modify.changes()).singleElement().isInstanceOf(Change.GainsAbility.class);
        assertThat(((Change.GainsAbility) modify.changes().getFirst()).ability()).isInstanceOf(Ability.Played.class);
    }

    @Test
    @Clauses({"ufs-2019:K.3.6", "ufs-2010:glossary.bonus", "ufs-2010:glossary.penalty", "universus:bonus",
        "universus:penalty"})
    void bonuses_add_penalties_subtract_and_setting_is_neither() {
        Modify bonus = (Modify) ability("Enhance: This attack gets +2 damage.").effect();
        Modify penalty = (Modify) ability("Enhance: This attack gets -2 damage.").effect();
        assertThat(((Change.Bonus) bonus.changes().getFirst()).minus()).isFalse();
        assertThat(((Change.Bonus) penalty.changes().getFirst()).minus()).isTrue();
        assertThat(ability("Enhance: Change this attack's damage to 3.").effect()).isInstanceOf(SetValue.class);
        assertThat(ability("Enhance: Switch this attack's speed and damage.").effect()).isNotInstanceOf(Modify.class);
    }

    @Test
    @Clauses({"universus:rival", "universus:rival.1", "universus:rival.2"})
    void the_rival_is_the_other_player() {
        assertThat(List.of(UfsTable.rival(0), UfsTable.rival(1))).containsExactly(1, 0);
        cardinal.ufs.verb.Affect destroy =
                (cardinal.ufs.verb.Affect) ability("Enhance: Destroy 1 rival foundation.").effect();
        assertThat(((Selector.Some) destroy.what()).filter().side()).isEqualTo(Filter.Side.RIVAL);
    }
}
