package cardinal.riftbound.table;

import cardinal.riftbound.program.Program;

/**
 * That an object has chosen this mode of an ability this turn.
 *
 * @param batch  387.1.b of 2026-07: only the abilities that were put on the chain together under this number know of it; else NONE
 */
public record ModeChosen(Program program, int mode, int batch) {
}
