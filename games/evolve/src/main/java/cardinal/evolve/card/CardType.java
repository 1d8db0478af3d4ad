package cardinal.evolve.card;

/** 2.3: the primary card types, and the Carrot cards of 14.2.1, which are named but belong to none (reading 23). */
public enum CardType {
    LEADER, FOLLOWER, AMULET, SPELL, CARROT,
    /** 14.4.9: Drive Points, likewise. */
    DRIVE,
    /** 14.5.2.1 of version 1.24.1: tokens that followers equip. */
    EQUIPMENT;

    /** Whether cards of this type stay on the field (4.4.1). */
    public boolean staysOnField() {
        return this == FOLLOWER || this == AMULET;
    }

    /** Where its cards are, and their abilities valid, instead of the field (14.5.2.1.2, 14.5.2.1.3 of version 1.24.1). */
    public boolean isEquipment() {
        return this == EQUIPMENT;
    }

    /** Whether cards of this type are only paid, from the evolve deck. */
    public boolean isPoint() {
        return this == CARROT || this == DRIVE;
    }

    /** Whether cards of this type are played for a cost (8.2). */
    boolean isPlayed() {
        return this == FOLLOWER || this == AMULET || this == SPELL;
    }
}
