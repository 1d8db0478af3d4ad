package cardinal.riftbound.table;

import cardinal.riftbound.program.Program;

/** That an object has chosen this mode of an ability this turn. */
public record ModeChosen(Program program, int mode) {
}
