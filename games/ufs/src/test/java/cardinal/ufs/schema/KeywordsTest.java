package cardinal.ufs.schema;

import static cardinal.ufs.schema.Texts.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.Cards;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which keywords each edition knows and what kind of ability each grants. */
class KeywordsTest {
    /** Every word of any edition that grants something somewhere, as a card prints it. */
    private static final List<String> PRINTED = List.of("Breaker: 2", "Mira Voss Only", "Combo (Punch)", "Deflect: 2",
            "Desperation: 2", "Echo", "Elusive", "EX: 2", "Flash", "Frenzy",
            "Gauge: 2", "Multiple: 2", "Powerful: 2", "Ranged", "Reversal", "Safe", "Shift", "Stun: 2", "Tension",
            "Terrain", "Throw", "Unique");

    private static String bare(String printed) {
        return printed.startsWith("Mira") ? "Only" : printed.replaceAll("[: (].*", "");
    }

    /** The kinds of ability that an edition's keywords grant: E, R, B, or "-" for a continuous one. */
    private static Map<String, String> granted(Edition edition) {
        Map<String, String> kinds = new TreeMap<>();
        for (String printed : PRINTED) {
            List<AbilityDef> abilities = edition.granted(keyword(printed));
            assertThat(abilities).as(printed).hasSizeLessThan(2);
            abilities.forEach(
                    a -> kinds.put(bare(printed), a.ability() instanceof Ability.Played p ? p.type().letter() : "-"));
        }
        return kinds;
    }

    @Test
    @Clauses({"ufs-2019:I.2", "ufs-2019:I.2.1", "ufs-2019:I.2.1.1", "ufs-2019:I.2.1.2", "ufs-2019:I.2.1.3",
        "ufs-2019:I.2.1.4", "ufs-2019:I.2.1.5", "ufs-2019:I.2.1.6",
        "ufs-2019:I.2.1.7", "ufs-2019:I.2.1.8", "ufs-2019:I.2.1.9", "ufs-2019:I.2.1.10", "ufs-2019:I.2.1.11",
        "ufs-2019:I.2.1.12", "ufs-2019:I.2.1.13", "ufs-2019:I.2.1.14",
        "ufs-2019:I.2.1.15", "ufs-2019:I.3", "ufs-2019:I.3.1", "ufs-2019:I.3.2", "ufs-2019:I.3.3", "ufs-2019:I.3.4",
        "ufs-2019:I.3.5", "ufs-2019:I.3.6", "ufs-2019:I.3.7",
        "ufs-2019:I.3.8", "ufs-2019:I.3.9", "ufs-2019:I.3.10", "ufs-2019:I.3.11", "ufs-2019:I.3.12", "ufs-2019:I.3.13",
        "ufs-2019:I.3.14", "ufs-2019:I.3.15"})
    void fifteen_keywords_of_2019() {
        Map<String, String> fifteen = Map.ofEntries(Map.entry("Breaker", "R"), Map.entry("Only", "-"),
                Map.entry("Combo", "-"), Map.entry("Desperation", "-"), Map.entry("EX", "E"),
                Map.entry("Flash", "-"), Map.entry("Gauge", "E"), Map.entry("Multiple", "E"),
                Map.entry("Powerful", "E"), Map.entry("Reversal", "R"), Map.entry("Safe", "-"),
                Map.entry("Stun", "E"), Map.entry("Terrain", "-"), Map.entry("Throw", "-"), Map.entry("Unique", "-"));
        assertThat(granted(Editions.UFS_2019)).hasSize(15).containsExactlyInAnyOrderEntriesOf(fifteen);
        assertThat(new TreeSet<>(Editions.UFS_2019.keywordWords())).as("those that can be named")
                .isEqualTo(without(fifteen.keySet(), "Only"));
    }

    @Test
    @Clauses({"ufs-2010:2.14", "ufs-2010:2.14.2", "ufs-2010:2.14.2.1.1", "ufs-2010:2.14.2.2.1", "ufs-2010:2.14.2.3.1",
        "ufs-2010:2.14.2.4.1", "ufs-2010:2.14.2.5.1",
        "ufs-2010:2.14.2.6.1", "ufs-2010:2.14.2.7.1", "ufs-2010:2.14.2.8.1", "ufs-2010:2.14.2.9.1",
        "ufs-2010:2.14.2.10.1", "ufs-2010:2.14.2.11.1"})
    void eleven_keywords_of_2010_played_or_continuous() {
        Map<String,
                String> eleven = Map.ofEntries(Map.entry("Breaker", "R"), Map.entry("Combo", "-"),
                        Map.entry("Desperation", "-"), Map.entry("Multiple", "E"),
                        Map.entry("Powerful", "E"), Map.entry("Ranged", "-"), Map.entry("Reversal", "R"),
                        Map.entry("Stun", "E"), Map.entry("Terrain", "-"), Map.entry("Throw", "-"),
                        Map.entry("Unique", "-"));
        assertThat(granted(Editions.UFS_2010)).containsExactlyInAnyOrderEntriesOf(eleven);
        assertThat(new TreeSet<>(Editions.UFS_2010.keywordWords())).isEqualTo(new TreeSet<>(eleven.keySet()));
    }

    @Test
    @Clauses({"universus:appendix-a-keyword-abilities", "universus:keyword-ability", "universus:keyword-ability.2",
        "universus:keyword-ability.3", "universus:keyword-ability.4",
        "universus:keyword-ability.5", "universus:keyword-ability.6", "universus:keyword-ability.8",
        "universus:keyword.2", "universus:breaker", "universus:breaker.1",
        "universus:combo", "universus:combo.1", "universus:combo.3", "universus:deflect", "universus:deflect.1",
        "universus:desperation-definition",
        "universus:desperation-definition.1", "universus:desperation-keyword-ability", "universus:echo",
        "universus:echo.1", "universus:elusive", "universus:elusive.1",
        "universus:ex", "universus:ex.1", "universus:flash", "universus:flash.1", "universus:frenzy",
        "universus:frenzy.1", "universus:gauge", "universus:gauge.1",
        "universus:multiple", "universus:multiple.1", "universus:powerful", "universus:powerful.1",
        "universus:reversal", "universus:reversal.1", "universus:safe",
        "universus:safe.1", "universus:shift", "universus:shift.1", "universus:stun", "universus:stun.1",
        "universus:tension", "universus:tension.1", "universus:terrain",
        "universus:terrain.1", "universus:throw", "universus:throw.1", "universus:unique", "universus:unique.1"})
    void twenty_keywords_of_universus() {
        Map<String,
                String> twenty = Map.ofEntries(Map.entry("Breaker", "R"), Map.entry("Combo", "-"),
                        Map.entry("Deflect", "R"), Map.entry("Desperation", "-"), Map.entry("Echo", "R"),
                        Map.entry("Elusive", "-"), Map.entry("EX", "E"), Map.entry("Flash", "-"),
                        Map.entry("Frenzy", "B"), Map.entry("Gauge", "E"), Map.entry("Multiple", "E"),
                        Map.entry("Powerful", "E"), Map.entry("Reversal", "R"), Map.entry("Safe", "-"),
                        Map.entry("Shift", "-"), Map.entry("Stun", "E"), Map.entry("Tension", "B"),
                        Map.entry("Terrain", "-"), Map.entry("Throw", "-"), Map.entry("Unique", "-"));
        assertThat(granted(Editions.UNIVERSUS)).containsExactlyInAnyOrderEntriesOf(twenty);
        assertThat(new TreeSet<>(Editions.UNIVERSUS.keywordWords())).isEqualTo(new TreeSet<>(twenty.keySet()));
    }

    private static Set<String> without(Set<String> words, String one) {
        Set<String> rest = new TreeSet<>(words);
        rest.remove(one);
        return rest;
    }

    @Test
    @Clauses({"ufs-2019:I.1", "ufs-2019:I.1.1", "ufs-2019:I.1.2", "ufs-2019:I.1.3", "ufs-2019:I.1.4", "ufs-2019:I.1.5",
        "ufs-2019:I.1.6", "ufs-2019:I.1.7", "ufs-2019:I.1.8",
        "ufs-2019:I.1.9", "ufs-2019:I.1.10"})
    void ten_traits_of_2019() {
        traits(Editions.UFS_2019,
                List.of("Ally", "Charge", "Fury", "Kick", "Punch", "Ranged", "Slam", "Taunt", "Tech", "Weapon"));
    }

    @Test
    @Clauses({"ufs-2010:2.14.1", "ufs-2010:2.14.1.1", "ufs-2010:2.14.1.3", "ufs-2010:2.14.1.4", "ufs-2010:2.14.1.5",
        "ufs-2010:2.14.1.6", "ufs-2010:2.14.1.7"})
    void traits_of_2010() {
        traits(Editions.UFS_2010, List.of("Ally", "Item", "Kick", "Punch", "Stance", "Weapon"));
    }

    @Test
    @Clauses({"ufs-2010:2.14.1.2", "ufs-2019:I.2.1.2"})
    void for_one_character_only_is_a_trait_in_2010_and_an_ability_in_2019() {
        KeywordUse only = keyword("Mira Voss Only");
        assertThat(only).isEqualTo(new KeywordUse.Only("Mira Voss"));
        assertThat(Editions.UFS_2010.granted(only)).isEmpty();
        assertThat(Editions.UFS_2019.granted(only)).hasSize(1);
    }

    @Test
    @Clauses({"universus:appendix-b-keyword-traits", "universus:keyword-trait", "universus:keyword-trait.1",
        "universus:keyword-trait.2"})
    void twenty_traits_of_universus() {
        traits(Editions.UNIVERSUS,
                List.of("Ally", "Armor", "Charge", "Diplomacy", "Doopler", "Fury", "Kick", "Pizza", "Punch", "Ranged",
                        "Scheme", "Ship", "Slam", "Spell", "Taunt",
                        "Tech", "Titan", "Vestige", "Weapon", "XP"));
    }

    /** Exactly these can be named, and none does anything. */
    private static void traits(Edition edition, List<String> words) {
        assertThat(edition.traitWords()).isEqualTo(words);
        for (String word : words) {
            assertThat(keyword(word)).isEqualTo(new KeywordUse.Trait(word));
            assertThat(edition.granted(keyword(word))).isEmpty();
        }
    }

    @Test
    @Clauses({"universus:character-traits", "universus:character-traits.1"})
    void characters_carry_traits_of_any_words() {
        CardDef character = Cards.card(Editions.UNIVERSUS,
                "\"name\": \"Mira Voss\", \"type\": \"character\", \"keywords\": [\"Night Watch\", \"3-C\", \"Samurai\"]");
        assertThat(character.front().keywords()).containsExactly(new KeywordUse.Trait("Night Watch"),
                new KeywordUse.Trait("3-C"), new KeywordUse.Trait("Samurai"));
        assertThat(character.front().abilities()).isEmpty();
    }

    @Test
    @Clauses({"universus:appendix-c-character-traits", "universus:character-traits.4", "universus:keyword-trait.3"})
    void thirty_nine_traits_are_for_characters_only() {
        List<String> words = List.of("1-A", "1-B", "Big 3", "Brawler", "Champion", "E-Rank", "Ensign", "Garrison",
                "Giant", "Healer", "Hunter", "Inventor", "League of Villains",
                "Lurkers", "Mighty Nein", "Military Police Brigade", "Monster", "Mutant", "Nomu", "Pirate", "Pro Hero",
                "Samurai", "Scout", "Shie Hassaikai", "Shiketsu",
                "Student", "Survey Corps", "Teacher", "Team Masho", "Team Rokuyokai", "Team Toguro", "Team Urameshi",
                "Team Uraotogi", "Thief", "Titan", "Vampire", "Villain",
                "Vox Machina", "Warrior");
        assertThat(Editions.UNIVERSUS.characterTraitWords()).hasSize(39).isEqualTo(words);
        for (String word : words) {
            assertThat(Editions.UNIVERSUS.mayGain(new KeywordUse.Trait(word), true)).as(word).isTrue();
            assertThat(Editions.UNIVERSUS.mayGain(new KeywordUse.Trait(word), false)).as(word)
                    .isEqualTo(word.equals("Titan"));
            assertThat(Editions.UFS_2019.mayGain(new KeywordUse.Trait(word), false)).as(word).isTrue();
        }
        assertThat(Editions.UNIVERSUS.mayGain(keyword("Fury"), false)).isTrue();
        assertThat(Editions.UNIVERSUS.mayGain(keyword("Stun: 1"), false)).isTrue();
    }

    @Test
    @Clauses({"ufs-2019:I.2.4", "universus:keyword-ability.7", "universus:keyword-rating", "universus:keyword-rating.1",
        "universus:keyword-rating.2", "universus:breaker.3",
        "universus:ex.3", "universus:powerful.3", "universus:stun.3"})
    void a_number_behind_the_colon_is_the_rating_and_the_ability_uses_it() {
        for (Keyword word : List.of(Keyword.BREAKER, Keyword.DEFLECT, Keyword.DESPERATION, Keyword.EX, Keyword.GAUGE,
                Keyword.MULTIPLE, Keyword.POWERFUL, Keyword.STUN)) {
            KeywordUse two = keyword(word.printed() + ": 2");
            KeywordUse three = keyword(word.printed() + ": 3");
            assertThat(two).isEqualTo(new KeywordUse.Granting(List.of(), word, Amount.of(2)));
            assertThat(three).isEqualTo(new KeywordUse.Granting(List.of(), word, Amount.of(3)));
            assertThat(Editions.UNIVERSUS.granted(two).getFirst().ability()).as(word.printed())
                    .isNotEqualTo(Editions.UNIVERSUS.granted(three).getFirst().ability());
        }
        assertThat(keyword("Throw")).isEqualTo(new KeywordUse.Granting(List.of(), Keyword.THROW, Amount.of(0)));
    }

    @Test
    @Clauses({"ufs-2019:I.3.3.1", "ufs-2010:2.14.2.2.1", "universus:combo.2", "universus:combo.6"})
    void combo_has_its_requirements_in_brackets_parted_by_commas() {
        assertThat(keyword("Combo (Punch)"))
                .isEqualTo(new KeywordUse.Combo(List.of(), List.of(new KeywordUse.Requirement(List.of("Punch")))));
        assertThat(keyword("Combo (Weapon, High Attack)")).isEqualTo(
                new KeywordUse.Combo(List.of(), List.of(new KeywordUse.Requirement(List.of("Weapon")),
                        new KeywordUse.Requirement(List.of("High Attack")))));
    }

    @Test
    @Clauses({"ufs-2019:I.2.2", "ufs-2019:I.2.3", "universus:abilities.1", "universus:printed", "universus:printed.1",
        "universus:printed.2"})
    void what_a_keyword_grants_is_printed_on_the_card_and_bears_its_name() {
        CardDef card = Cards.card(Editions.UFS_2019,
                ATTACK + ", \"keywords\": [\"Stun: 2\", \"Fury\"], \"text\": \"Enhance: Draw 1 card.\"");
        assertThat(card.front().abilities()).hasSize(2);
        AbilityDef text = card.front().abilities().get(0);
        AbilityDef stun = card.front().abilities().get(1);
        assertThat(text.keyword()).isNull();
        assertThat(stun.isGrantedBy(Keyword.STUN)).isTrue();
        assertThat(stun.isGrantedBy(Keyword.THROW)).isFalse();
        assertThat(stun.keyword()).isEqualTo(keyword("Stun: 2"));
    }

    private static final String ATTACK =
            "\"name\": \"Ember Hook\", \"type\": \"attack\", \"attack_zone\": \"high\", \"speed\": 4, \"damage\": 5";

    @Test
    @Clauses({"ufs-2010:2.14.2.1.2", "ufs-2010:2.14.2.4.2", "ufs-2010:2.14.2.5.2", "ufs-2010:2.14.2.7.2",
        "ufs-2010:2.14.2.8.2"})
    void in_2010_such_a_card_has_an_ability_of_that_type_printed_on_it() {
        Map<String,
                AbilityType> types = Map.of("Breaker: 1", AbilityType.RESPONSE, "Multiple: 1", AbilityType.ENHANCE,
                        "Powerful: 1", AbilityType.ENHANCE, "Reversal",
                        AbilityType.RESPONSE, "Stun: 1", AbilityType.ENHANCE);
        types.forEach((word,
                type) -> assertThat(Cards.card(Editions.UFS_2010, ATTACK + ", \"keywords\": [\"" + word + "\"]").front()
                        .abilities()).as(word).singleElement()
                        .extracting(AbilityDef::type).isEqualTo(type));
    }

    @Test
    @Clauses({"ufs-2019:I.2.5"})
    void a_restriction_before_a_keyword_is_on_the_ability() {
        KeywordUse use = keyword("Desperation Powerful: 3");
        assertThat(use).isEqualTo(
                new KeywordUse.Granting(List.of(Restriction.Word.DESPERATION), Keyword.POWERFUL, Amount.of(3)));
        assertThat(Editions.UFS_2019.granted(use).getFirst().ability().restrictions())
                .containsExactly(Restriction.Word.DESPERATION);
        assertThat(Editions.UFS_2019.granted(keyword("Mira Voss Stun: 1")).getFirst().ability().restrictions())
                .containsExactly(new Restriction.Name(List.of("Mira Voss")));
    }

    @Test
    @Clauses({"ufs-2019:I.3.10", "universus:reversal"})
    void a_reversal_is_played_from_the_hand() {
        for (Edition edition : Editions.all()) {
            assertThat(((Ability.Played) edition.granted(keyword("Reversal")).getFirst().ability()).brackets())
                    .containsExactly(new Bracket.In(Zone.HAND));
        }
    }
}
