package cardinal.bots.outside;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The running programs that wait for their next game: one is started for each seat that plays at the same time. */
final class Programs {
    private static final Map<String, Deque<Program>> WAITING = new HashMap<>();

    private Programs() {
    }

    static synchronized Program take(String command) {
        Deque<Program> waiting = WAITING.computeIfAbsent(command, c -> new ArrayDeque<>());
        while (!waiting.isEmpty()) {
            Program program = waiting.pop();
            if (program.isAlive()) {
                return program;
            }
        }
        return Program.start(command);
    }

    static synchronized void giveBack(String command, Program program) {
        WAITING.computeIfAbsent(command, c -> new ArrayDeque<>()).push(program);
    }
}
