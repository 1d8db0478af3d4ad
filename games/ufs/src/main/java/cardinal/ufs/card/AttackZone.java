package cardinal.ufs.card;

/** The zone of an attack or of a block (B.2.2.1, B.6.3). */
public enum AttackZone {
    HIGH,
    MID,
    LOW
}
