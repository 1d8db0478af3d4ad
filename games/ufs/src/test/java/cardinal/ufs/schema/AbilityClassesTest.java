package cardinal.ufs.schema;

import static cardinal.ufs.schema.Texts.ability;
import static cardinal.ufs.schema.Texts.keyword;
import static cardinal.ufs.schema.Texts.played;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Ref;
import cardinal.kernel.Setup;
import cardinal.ufs.Ufs;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.rules.AbilityFilters;
import cardinal.ufs.rules.Filters;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What texts call abilities and cards by: restrictions, keywords, types. */
class AbilityClassesTest {
    private static final UfsTable TABLE = new Ufs(StarterSet.pool(Editions.UFS_2019))
            .start(new Setup("ufs-2019", Ufs.DUEL, 1, StarterSet.decks(Editions.UFS_2019).subList(0, 2)));
    private static final Bindings NOBODY = Bindings.of(0, Ref.NONE, null, TABLE.mark(), 0);

    /** Whether text that speaks of "a ... ability" means this one. */
    private static boolean is(String words, AbilityDef ability) {
        Happening.PlaysAbility plays =
                (Happening.PlaysAbility) played("Response: After your rival plays " + words + " ability, draw 1 card.")
                        .condition().orElseThrow().what();
        AbilityFilter filter = plays.ability();
        return AbilityFilters.fits(TABLE, NOBODY, filter, 0, ability, 1);
    }

    private static AbilityDef text(String text) {
        return AbilityDef.of(ability(text));
    }

    private static AbilityDef of(String keyword) {
        return Editions.UFS_2019.granted(keyword(keyword)).getFirst();
    }

    @Test
    @Clauses({"ufs-2019:H.3.1.2.1", "ufs-2019:H.3.1.2.2", "universus:combo.7"})
    void a_combo_ability_is_one_so_restricted() {
        assertThat(is("a combo", text("Combo E: Draw 1 card."))).isTrue();
        assertThat(is("a combo", text("E: Draw 1 card."))).isFalse();
        assertThat(is("a combo", of("Combo (Punch)"))).as("not the keyword's own").isFalse();
    }

    @Test
    @Clauses({"ufs-2019:H.3.1.3.1"})
    void a_deadlock_ability() {
        assertThat(is("a deadlock", text("Deadlock E: Draw 1 card."))).isTrue();
        assertThat(is("a deadlock", text("Desperation E: Draw 1 card."))).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:H.3.1.4.1", "ufs-2019:H.3.1.4.2"})
    void a_desperation_ability_is_one_so_restricted_or_that_of_the_keyword() {
        assertThat(is("a desperation", text("Desperation E: Draw 1 card."))).isTrue();
        assertThat(is("a desperation", text("E: Draw 1 card."))).isFalse();
        assertThat(is("a desperation", of("Desperation: 2"))).isTrue();
    }

    @Test
    @Clauses({"ufs-2019:H.3.1.5.1"})
    void a_character_specific_ability() {
        assertThat(is("a character-specific", text("Mira Voss E: Draw 1 card."))).isTrue();
        assertThat(is("a character-specific", text("{fire} E: Draw 1 card."))).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:H.3.1.6.1"})
    void a_resource_only_ability() {
        assertThat(is("a resource-only", text("{fire} E: Draw 1 card."))).isTrue();
        assertThat(is("a symbol-specific", text("{fire} E: Draw 1 card."))).as("its name in 2010").isTrue();
        assertThat(is("a resource-only", text("Mira Voss E: Draw 1 card."))).isFalse();
    }

    @Test
    @Clauses({"ufs-2019:I.2.2", "universus:abilities-with-names.2", "universus:keyword-ability"})
    void keyword_abilities_bear_the_name_of_their_keyword() {
        assertThat(is("a Stun", of("Stun: 2"))).isTrue();
        assertThat(is("a Stun", of("Powerful: 2"))).isFalse();
        assertThat(is("a keyword", of("Powerful: 2"))).isTrue();
        assertThat(is("a keyword", text("E: Draw 1 card."))).isFalse();
        assertThat(is("a keyword", text("Red \u2014 Enhance: Draw 1 card."))).as("a name is no keyword").isFalse();
    }

    @Test
    void types_of_abilities() {
        assertThat(is("a response", of("Breaker: 1"))).isTrue();
        assertThat(is("an enhance", of("Breaker: 1"))).isFalse();
        assertThat(is("a form or enhance", text("F: Draw 1 card."))).isTrue();
    }

    private static Filter moved(String card) {
        Move move = (Move) ability("Enhance: Add 1 " + card + " from your discard pile to your hand.").effect();
        return ((Selector.Some) move.what()).filter();
    }

    @Test
    @Clauses({"ufs-2010:2.9.1.3", "ufs-2010:2.9.2.4", "ufs-2010:2.9.3.1", "ufs-2010:2.14.2.8.2"})
    void an_enhance_card_is_a_card_with_an_enhance_of_whatever_type() {
        assertThat(moved("enhance card").traits()).containsExactly(new Trait.HasAbility(AbilityType.ENHANCE));
        assertThat(moved("form card").traits()).containsExactly(new Trait.HasAbility(AbilityType.FORM));
        assertThat(moved("response card").traits()).containsExactly(new Trait.HasAbility(AbilityType.RESPONSE));
        assertThat(moved("enhance card").nouns()).as("no card type").containsExactly(Noun.CARD);
        UfsTable t = new Ufs(StarterSet.pool(Editions.UFS_2010))
                .start(new Setup("ufs-2010", Ufs.DUEL, 1, StarterSet.decks(Editions.UFS_2010).subList(0, 2)));
        int stunning = 0;
        for (CardDef def : List.copyOf(StarterSet.pool(Editions.UFS_2010).all())) {
            int card = t.create(def, 0, Places.of(0, Places.DISCARD));
            boolean stuns = def.front().keywords().stream()
                    .anyMatch(k -> k instanceof KeywordUse.Granting g && g.keyword() == Keyword.STUN);
            boolean says = def.data().text().lines().anyMatch(line -> line.matches("(?:E|.*\\bEnhance)\\b.*:.*"));
            stunning += stuns && !says ? 1 : 0;
            if (!def.split() && !def.isToken()
                    && def.front().keywords().stream().noneMatch(k -> k instanceof KeywordUse.Granting g
                            && List.of(Keyword.POWERFUL, Keyword.MULTIPLE).contains(g.keyword()))) {
                assertThat(Filters.fits(t, NOBODY, moved("enhance card").at(Place.UNSAID), card)).as(def.name())
                        .isEqualTo(says || stuns);
            }
        }
        assertThat(stunning).as("cards that are enhance cards by their keyword alone").isPositive();
    }

    @Test
    @Clauses({"ufs-2019:B.6.4.2"})
    void a_plus_two_block_is_a_block_modifier_of_two() {
        assertThat(moved("card with a +2 block").traits())
                .containsExactly(new Trait.With(Property.BLOCK_MODIFIER, false, Limit.exactly(2)));
        assertThat(State.faceDown(null).has(Property.BLOCK_MODIFIER)).isFalse();
    }
}
