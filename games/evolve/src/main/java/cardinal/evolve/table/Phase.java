package cardinal.evolve.table;

/** 7.1.2: the phases of a turn; before the first turn the game is prepared (6). */
public enum Phase {
    PREPARATION, START, MAIN, END
}
