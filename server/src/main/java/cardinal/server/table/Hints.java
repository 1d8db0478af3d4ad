package cardinal.server.table;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.catalog.Games;
import cardinal.catalog.foresight.Foresight;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Segment;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.server.view.LogLines;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** What the strongest bot would answer, and why. It sees no more than the seat that is asked. */
final class Hints {
    private static final int LONGEST_THOUGHT = 20;
    private static final String LOOKED_AT = " choices looked at";

    private Hints() {
    }

    /** What a bot would do, in a sentence. */
    record Advice(int option, Sentence sentence) {
        List<Segment> words(CardHandles handles) {
            return LogLines.segments(sentence, handles);
        }
    }

    /** Lets a bot think about the open question on a copy of the match; the advice comes on the bot's thread. */
    static <T extends Table> void ask(BotThreads threads, String who, Game<T> game, Match<T> copy,
            Consumer<Advice> advice) {
        int seat = copy.prompt().seat();
        Bot bot = threads.bot(Bots.levels().getLast(), copy.choiceCount() + 1);
        threads.ask(who, bot, copy, seat, option -> advice.accept(advice(game, copy, seat, option, bot.why())));
    }

    /** The same for who waits for it; refused when the bots have too much to do. */
    static <T extends Table> Advice await(BotThreads threads, String who, Game<T> game, Match<T> copy) {
        CompletableFuture<Advice> advice = new CompletableFuture<>();
        ask(threads, who, game, copy, advice::complete);
        Advice given = advice
                .completeOnTimeout(new Advice(0, Sentence.NOTHING), LONGEST_THOUGHT, TimeUnit.SECONDS).join();
        if (given.sentence().isEmpty()) {
            throw new BadInput("the bots are busy; ask again later");
        }
        return given;
    }

    private static <T extends Table> Advice advice(Game<T> game, Match<T> match, int seat, int option, String why) {
        Sentence command = match.answer(option).sentence();
        Sentence comes = new Foresight<>(match, seat, Games.family(game).events(), game.uiHints())
                .of(option, Table.NONE);
        return new Advice(option, Sentence.of("The strongest bot would ", command,
                comes.isEmpty() ? Sentence.NOTHING : Sentence.of(": ", comes), ".", plan(why)));
    }

    /** What it expects, without how long it thought. */
    private static String plan(String why) {
        int end = why.endsWith(LOOKED_AT) ? why.lastIndexOf(", ") : why.length();
        return why.isEmpty() || end <= 0 ? "" : " It expects: " + why.substring(0, end) + ".";
    }
}
