package cardinal.mutation;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a worker is told: to try one mutant.
 *
 * @param type  the class that is mutated
 * @param file  its bytes with the fault
 * @param patienceMillis  how long all trials may take together, of the processor's time
 * @param trials  their numbers in the suite
 * @param limits  how long each of them may take
 */
record Order(String type, Path file, long patienceMillis, int[] trials, long[] limits) {
    private static final int TIMES = 10;
    private static final long LEAST_MILLIS = 2_000;

    static Order of(String type, Path file, long patienceMillis, List<Coverage.Run> runs) {
        return new Order(type, file, patienceMillis, runs.stream().mapToInt(Coverage.Run::number).toArray(),
                runs.stream().mapToLong(run -> LEAST_MILLIS + TIMES * run.millis()).toArray());
    }

    long limitOf(int trial) {
        for (int i = 0; i < trials.length; i++) {
            if (trials[i] == trial) {
                return limits[i];
            }
        }
        return LEAST_MILLIS;
    }

    /** As a line, fields separated by tabs. */
    String line() {
        return type + "\t" + file + "\t" + patienceMillis + "\t"
                + Arrays.stream(trials).mapToObj(String::valueOf).collect(Collectors.joining(",")) + "\t"
                + Arrays.stream(limits).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    static Order parse(String line) {
        String[] cells = line.split("\t", -1);
        return new Order(cells[0], Path.of(cells[1]), Long.parseLong(cells[2]),
                Arrays.stream(cells[3].split(",")).mapToInt(Integer::parseInt).toArray(),
                Arrays.stream(cells[4].split(",")).mapToLong(Long::parseLong).toArray());
    }
}
