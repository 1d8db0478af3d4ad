package cardinal.server;

import cardinal.server.wire.WireJson;
import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.JsonNode;

/**
 * Many matches at once over real sockets, each against a bot of the server. People come during the first quarter of the time, and what the
 * others tell is counted from then on: how long it takes from an answer to the next state of the table.
 * Arguments: port of a running server (DevServer in a process of its own), matches at a time, seconds, milliseconds a player thinks on average.
 */
public final class Crowd {
    private static final List<String> GAMES = List.of("riftbound", "evolve", "ufs-2010", "ufs-2019", "universus");

    private final int port;
    private final int think;
    private final int seconds;
    private final long counted;
    private final long end;
    private final List<Long> answers = new ArrayList<>();
    private final LongAdder matches = new LongAdder();
    private final AtomicInteger errors = new AtomicInteger();

    private Crowd(int port, int seconds, int think) {
        this.port = port;
        this.think = think;
        this.seconds = seconds;
        counted = System.nanoTime() + seconds * 1_000_000_000L / 4;
        end = System.nanoTime() + seconds * 1_000_000_000L;
    }

    public static void main(String[] args) throws InterruptedException {
        int many = Integer.parseInt(args[1]);
        Crowd test = new Crowd(Integer.parseInt(args[0]), Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        List<Thread> players = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            int number = i;
            players.add(Thread.ofVirtual().start(() -> test.play(number)));
        }
        for (Thread player : players) {
            player.join();
        }
        test.report(many);
    }

    /** One match after the other until the time is up. */
    private void play(int number) {
        Random random = new Random(number);
        pause(random.nextInt(Math.max(1, seconds * 1_000 / 4)));
        for (int round = 0; System.nanoTime() < end; round++) {
            try (Client client = new Client(port)) {
                client.records = false;
                JsonNode grant = client.post("/api/tables", WireJson.write(
                        Tables.bot(GAMES.get((number + round) % GAMES.size()), "random", number * 1_000L + round)));
                Tables.play(client, grant);
                matches.increment();
                while (System.nanoTime() < end && client.awaitQuestion()) {
                    pause(random.nextInt(2 * think + 1));
                    long asked = System.nanoTime();
                    client.choose(random.nextInt(client.options().size()));
                    note(System.nanoTime() - asked);
                }
                client.say(new ToServer.Concede(grant.get("match").asString()));
            } catch (RuntimeException e) {
                errors.incrementAndGet();
                System.err.println(e);
            }
        }
    }

    private static void pause(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void note(long nanos) {
        if (System.nanoTime() > counted) {
            synchronized (answers) {
                answers.add(nanos);
            }
        }
    }

    private void report(int many) {
        long[] sorted = answers.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.println(String.format(Locale.ROOT,
                "%d matches at a time, %d in all; %d answers (%.0f a second); median %.1f ms, 99th percentile %.1f ms, longest %.1f ms;"
                        + " %d errors",
                many, matches.sum(), sorted.length, sorted.length / (seconds * 0.75), at(sorted, 0.5), at(sorted, 0.99),
                Arrays.stream(sorted).max().orElse(0) / 1e6, errors.get()));
    }

    private static double at(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))] / 1e6;
    }
}
