package cardinal.server.table;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.Match;
import java.time.Duration;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where bots think: threads of their own, so that no table waits for them, and never longer than the cap. Everybody whose bots wait gets one
 * turn after the other: who opens a hundred tables waits for their own bots.
 */
public final class BotThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotThreads.class);

    private final Duration think;
    private final FairPool threads;

    public BotThreads(Duration think, int threads) {
        this.think = think;
        this.threads = new FairPool("bot", threads, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    Bot bot(String level, long seed) {
        return Bots.named(level, seed, think);
    }

    /** Lets a bot choose on a copy of its match that nobody else plays on; it sees only its seat's view of it. who: wants it. */
    void ask(String who, Bot bot, Match<?> copy, int seat, IntConsumer chosen) {
        threads.offer(who, () -> chosen.accept(choice(bot, Games.view(copy, seat))));
    }

    /** How many wait for a turn. */
    int size() {
        return threads.size();
    }

    /** A bot that fails must not keep a person waiting: then chance decides. */
    private int choice(Bot bot, SeatView view) {
        try {
            return bot.choose(view);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("a bot failed at a question with {} options", view.size(), e);
            return Bots.named("random", 0, think).choose(view);
        }
    }

    @Override
    public void close() {
        threads.close();
    }
}
