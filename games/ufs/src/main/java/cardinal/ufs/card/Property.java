package cardinal.ufs.card;

/** A numeric property of a card (B.1.2, B.2.2, B.6; UniVersus: Properties). */
public enum Property {
    SPEED,
    DAMAGE,
    DIFFICULTY,
    CONTROL,
    BLOCK_MODIFIER,
    HAND_SIZE,
    /** Maximum vitality of a character; in UniVersus its health. */
    VITALITY,
    /** Of a backup. */
    STAMINA;

    /** C.3.4: what an attack has only while it is played, pending or in its sequence. */
    public boolean isOfAttacks() {
        return this == SPEED || this == DAMAGE;
    }
}
