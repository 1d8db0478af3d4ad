package cardinal.server.table;

import cardinal.server.store.Timings;

/**
 * How much goes on.
 *
 * @param playing  matches
 * @param waiting  tables at which somebody is missing
 * @param tables  in memory
 * @param backlog  messages that wait to be heard
 * @param bots  that wait for a turn to think
 * @param heavy  answers that cost much and wait for a turn
 * @param errors  mistakes of the program that somebody met
 * @param answers  how long clients waited until what they said was done
 */
public record TableFigures(int playing, int waiting, int tables, int backlog, int bots, int heavy, long errors,
        Timings answers) {
}
