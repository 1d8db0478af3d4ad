package cardinal.evolve.card;

/** 14.4.1.1 of version 1.24.1: the icons by which drive checks do something. */
public enum TriggerIcon {
    NONE, CRITICAL, DRAW, STAND, HEAL
}
