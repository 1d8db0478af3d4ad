package cardinal.ufs.ability;

import cardinal.ufs.card.CardType;
import org.jspecify.annotations.Nullable;

/**
 * The word for what is meant. "an attack" is a card as that type, "an attack card" is a card of that type in whatever use (K.3.24). Words that
 * differ only in how they are printed mean the same: "this card" on a foundation is "this foundation".
 */
public enum Noun {
    CARD(null),
    ATTACK(CardType.ATTACK),
    ATTACK_CARD(CardType.ATTACK),
    ACTION(CardType.ACTION),
    ACTION_CARD(CardType.ACTION),
    ASSET(CardType.ASSET),
    ASSET_CARD(CardType.ASSET),
    FOUNDATION(CardType.FOUNDATION),
    FOUNDATION_CARD(CardType.FOUNDATION),
    BACKUP(CardType.BACKUP),
    BACKUP_CARD(CardType.BACKUP),
    CHARACTER(CardType.CHARACTER),
    CHARACTER_CARD(CardType.CHARACTER),
    TOKEN(CardType.TOKEN),
    /** "block": a card played as a block; a card with a block where nothing was played. */
    BLOCK(null),
    /** "momentum": a card in the momentum zone. */
    MOMENTUM(null),
    /** No word: "a Spell", "1 Throw", and the "Commit" of a cost, which means the card itself (H.4.1). */
    NOTHING(null);

    private final @Nullable CardType type;

    Noun(@Nullable CardType type) {
        this.type = type;
    }

    /** The type such a card has, or null when any will do. */
    public @Nullable CardType type() {
        return type;
    }

    /** Whether the word is "... card": the use of the card does not matter (K.3.24). */
    public boolean isAnyUse() {
        return name().endsWith("CARD");
    }
}
