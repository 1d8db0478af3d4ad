package cardinal.ufs.card;

/** What a card is played as (B.1 to B.5; UniVersus adds backups and tokens). */
public enum CardType {
    CHARACTER,
    ATTACK,
    ACTION,
    ASSET,
    FOUNDATION,
    BACKUP,
    TOKEN
}
