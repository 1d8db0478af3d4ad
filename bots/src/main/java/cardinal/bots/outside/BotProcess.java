package cardinal.bots.outside;

import cardinal.kernel.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A running program that is talked to line by line. What it says on its standard error goes where ours goes. */
final class BotProcess {
    private final String command;
    private final Process process;
    private final Writer to;
    private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>();
    private volatile boolean stopped;

    private BotProcess(String command, Process process) {
        this.command = command;
        this.process = process;
        to = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofVirtual().name("listening to " + command).start(this::listen);
    }

    static BotProcess start(String command) {
        try {
            Process process = new ProcessBuilder("sh", "-c", "exec " + command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            return new BotProcess(command, process);
        } catch (IOException e) {
            throw new BadInput("cmd:" + command, "this program cannot be started: " + e.getMessage());
        }
    }

    private void listen() {
        try (BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                said.add(Optional.of(line));
            }
        } catch (IOException e) {
            // a program that breaks off has ended, which is said next
        }
        said.add(Optional.empty());
    }

    void tell(String line) {
        try {
            to.write(line + "\n");
            to.flush();
        } catch (IOException e) {
            throw ended();
        }
    }

    /** Its next line. */
    String hear(Duration patience) {
        try {
            Optional<String> line = said.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (line == null) {
                stop();
                throw new BadInput("cmd:" + command, "no answer within " + patience.toSeconds() + " s");
            }
            return line.orElseThrow(this::ended);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
            throw new IllegalStateException("interrupted while waiting for " + command, e);
        }
    }

    private BadInput ended() {
        stop();
        return new BadInput("cmd:" + command,
                "the program has ended before the game; it has to read and answer until its input ends");
    }

    boolean isAlive() {
        return !stopped && process.isAlive();
    }

    void stop() {
        stopped = true;
        process.destroy();
    }
}
