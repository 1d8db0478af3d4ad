package cardinal.ufs.ability;

/** What a player names (K.5.5). */
public enum Naming {
    CARD, CARD_TYPE, KEYWORD, TRAIT, SYMBOL, ATTACK_ZONE, BLOCK_ZONE
}
