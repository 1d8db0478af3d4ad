package cardinal.ufs.table;

import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.State;
import java.util.List;

/** I: keywords and traits. As in UFS 2019; the other editions override what differs. */
interface KeywordRules {
    /** I.2.1: the abilities a keyword grants in this edition; none for traits. */
    List<AbilityDef> granted(KeywordUse keyword);

    /** I.2.4.1: of several instances of a keyword, the player whose card it is chooses the one whose rating changes. */
    default boolean ownerPicksRating() {
        return true;
    }

    /** K.3.18: vitality below half of the maximum; in halves, so that odd maxima come out right. */
    default boolean atDesperation(int vitality, int maximum) {
        return 2 * vitality < maximum;
    }

    /** I.3.6: Flash gained during the Enhance Step comes too late (J.5.3). */
    default boolean flashEndsEnhanceStep() {
        return false;
    }

    /** I.3.3.2: what a Combo looks at: printed values. */
    default State comboState(UfsTable t, int card) {
        return t.initial(t.piece(card));
    }

    /** I.3.8.2: what a multiple copy copies: all that is printed but for the text box. */
    default State multipleState(UfsTable t, int attack) {
        return t.initial(t.piece(attack)).withoutText();
    }

    /** Keyword abilities a player may name or choose. */
    default List<String> keywordWords() {
        return List.of("Breaker", "Combo", "Desperation", "EX", "Flash", "Gauge", "Multiple", "Powerful", "Reversal",
                "Safe", "Stun",
                "Terrain", "Throw", "Unique");
    }

    /** I.1: keyword traits. */
    default List<String> traitWords() {
        return List.of("Ally", "Charge", "Fury", "Kick", "Punch", "Ranged", "Slam", "Taunt", "Tech", "Weapon");
    }

    /** Traits that are for characters alone; UniVersus has them. */
    default List<String> characterTraitWords() {
        return List.of();
    }

    /** Whether a card can gain a keyword: a trait for characters only if it is one, unless the word is a keyword trait as well. */
    default boolean mayGain(KeywordUse keyword, boolean character) {
        return character || !(keyword instanceof KeywordUse.Trait trait)
                || !characterTraitWords().contains(trait.word()) || traitWords().contains(trait.word());
    }
}
