package cardinal.ufs.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;
import cardinal.ufs.table.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditionsTest {

    @Test
    void editions_go_by_their_documents() {
        assertThat(Editions.all()).extracting(Edition::id).containsExactly("ufs-2010", "ufs-2019", "universus");
        assertThat(Editions.of("universus").hasBlitz()).isTrue();
        assertThatThrownBy(() -> Editions.of("ufs-2015")).hasMessageContaining("ufs-2019");
    }

    @Test
    @Clauses({"ufs-2010:2.9.1.6", "ufs-2010:2.9.2.7", "ufs-2010:2.9.3.6", "ufs-2010:4.8.6"})
    void in_2010_the_check_comes_before_the_costs() {
        List<String> steps = Editions.of("ufs-2010").order(Play.STEPS).clauses();
        assertThat(steps).containsSubsequence("E.4.2", "E.4.7", "E.4.8", "E.4.4", "E.4.9", "E.4.10")
                .doesNotContain("E.4.3", "E.4.5");
    }

    @Test
    @Clauses({"ufs-2019:E.4.4", "ufs-2019:E.4.7", "ufs-2019:E.4.8"})
    void in_2019_costs_come_before_difficulty_and_check() {
        assertThat(Editions.of("ufs-2019").order(Play.STEPS).clauses())
                .containsSubsequence("E.4.2", "E.4.3", "E.4.4", "E.4.5", "E.4.7", "E.4.8", "E.4.9", "E.4.10");
    }

    @Test
    @Clauses({"universus:playing-a-card.5", "universus:playing-a-card.9", "universus:playing-a-card.11"})
    void in_universus_the_difficulty_comes_before_the_costs_and_the_check_after_them() {
        assertThat(Editions.of("universus").order(Play.STEPS).clauses()).containsSubsequence("E.4.2", "E.4.7", "E.4.3",
                "E.4.4", "E.4.5", "E.4.8");
    }

    @Test
    @Clauses({"universus:starting-the-game.5", "universus:starting-the-game.7", "ufs-2019:E.1.2", "ufs-2019:E.1.6",
        "ufs-2010:5.5"})
    void openings_are_ordered_by_their_documents() {
        assertThat(Editions.of("ufs-2019").order(Opening.STEPS).clauses()).containsSubsequence("E.1.2", "E.1.6",
                "E.1.7");
        assertThat(Editions.of("universus").order(Opening.STEPS).clauses()).containsSubsequence("E.1.6", "E.1.2",
                "E.1.7");
        assertThat(Editions.of("ufs-2010").order(Opening.STEPS).clauses()).containsSubsequence("E.1.7", "E.1.8",
                "E.1.5");
    }

    @Test
    @Clauses({"ufs-2019:E.2", "universus:pause-conditions.3"})
    void pause_conditions_are_ordered_by_their_documents() {
        assertThat(Editions.of("ufs-2019").order(Pause.STEPS).clauses()).containsSubsequence("E.2.4", "E.2.5", "E.2.6",
                "E.2.7");
        assertThat(Editions.of("universus").order(Pause.STEPS).clauses())
                .containsSubsequence("E.2.6", "E.2.6", "E.2.5", "E.2.5.1", "E.2.7")
                .doesNotContain("E.2.4");
    }

    @Test
    @Clauses({"ufs-2010:2.9.0.5", "ufs-2019:K.3.18", "universus:desperation-definition.3"})
    void desperation_begins_at_another_point_in_2010() {
        assertThat(Editions.of("ufs-2010").atDesperation(10, 21)).isFalse();
        assertThat(Editions.of("ufs-2010").atDesperation(9, 21)).isTrue();
        assertThat(Editions.of("ufs-2019").atDesperation(10, 21)).isTrue();
        assertThat(Editions.of("universus").atDesperation(11, 21)).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:I.2.1", "ufs-2010:2.14.2", "universus:keyword-ability.2"})
    void keywords_grant_what_their_edition_says() {
        KeywordUse flash = new KeywordUse.Granting(List.of(), Keyword.FLASH, Amount.of(0));
        KeywordUse ranged = new KeywordUse.Trait("Ranged");
        KeywordUse tension = new KeywordUse.Granting(List.of(), Keyword.TENSION, Amount.of(0));
        assertThat(granted("ufs-2010", flash)).isEmpty();
        assertThat(granted("ufs-2019", flash)).hasSize(1);
        assertThat(granted("ufs-2010", ranged)).hasSize(1);
        assertThat(granted("ufs-2019", ranged)).isEmpty();
        assertThat(granted("universus", tension)).extracting(AbilityDef::type).containsExactly(AbilityType.BLITZ);
        assertThat(granted("universus", tension)).isSameAs(granted("universus", tension));
    }

    private static List<AbilityDef> granted(String edition, KeywordUse keyword) {
        return Editions.of(edition).granted(keyword);
    }
}
