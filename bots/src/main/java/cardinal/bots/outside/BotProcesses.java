package cardinal.bots.outside;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The running programs that wait for their next game: one is started for each seat that plays at the same time. */
final class BotProcesses {
    private static final Map<String, Deque<BotProcess>> WAITING = new HashMap<>();

    private BotProcesses() {
    }

    static synchronized BotProcess take(String command) {
        Deque<BotProcess> waiting = WAITING.computeIfAbsent(command, c -> new ArrayDeque<>());
        while (!waiting.isEmpty()) {
            BotProcess program = waiting.pop();
            if (program.isAlive()) {
                return program;
            }
        }
        return BotProcess.start(command);
    }

    static synchronized void giveBack(String command, BotProcess program) {
        WAITING.computeIfAbsent(command, c -> new ArrayDeque<>()).push(program);
    }
}
