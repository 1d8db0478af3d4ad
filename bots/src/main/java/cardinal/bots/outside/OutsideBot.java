package cardinal.bots.outside;

import cardinal.bots.Bot;
import cardinal.bots.SeatView;
import cardinal.kernel.BadInput;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A player that is a program of its own: it reads one question a line and writes one answer a line, both JSON. A wrong
 * answer is explained, and the question is asked again. Whether the same seed gives the same game is up to the program.
 */
public final class OutsideBot implements Bot {
    /** What the name of such a bot begins with. */
    public static final String PREFIX = "cmd:";
    private static final int MOST_TRIES = 3;
    private static final int LONG = 100;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final String command;
    private final long seed;
    private final Duration think;
    private @Nullable BotProcess program;
    private String why = "";

    /** think: how long it is asked to think at most; whether it keeps to that is up to it. */
    public OutsideBot(String command, long seed, Duration think) {
        if (command.isBlank()) {
            throw new BadInput("\"cmd:\" needs a program: \"cmd:python3 bot.py\"");
        }
        this.command = command;
        this.seed = seed;
        this.think = think;
    }

    @Override
    public int choose(SeatView view) {
        BotProcess playing = program == null ? begin(view) : program;
        Map<String, Object> question = new LinkedHashMap<>();
        question.put("do", "choose");
        question.put("see", Observation.of(view));
        String error = "";
        for (int i = 0; i < MOST_TRIES; i++) {
            if (!error.isEmpty()) {
                question.put("error", error);
            }
            playing.tell(JsonMapper.shared().writeValueAsString(question));
            try {
                return answer(view, playing.hear(PATIENCE));
            } catch (JacksonException e) {
                error = "this is no JSON object: " + e.getOriginalMessage();
            } catch (WrongAnswer e) {
                error = String.valueOf(e.getMessage());
            }
        }
        playing.stop();
        throw new BadInput(PREFIX + command, "no legal answer in " + MOST_TRIES + " tries: " + error);
    }

    private BotProcess begin(SeatView view) {
        BotProcess playing = BotProcesses.take(command);
        Map<String, Object> start = new LinkedHashMap<>();
        start.put("do", "start");
        start.put("game", view.game());
        start.put("mode", view.mode());
        start.put("seat", view.seat());
        start.put("seats", view.seatCount());
        start.put("seed", seed >>> 12); // every language reads 52 bits
        start.put("thinkMillis", think.toMillis());
        playing.tell(JsonMapper.shared().writeValueAsString(start));
        program = playing;
        return playing;
    }

    private static final class WrongAnswer extends RuntimeException {
        private static final long serialVersionUID = 1L;

        WrongAnswer(String message) {
            super(message);
        }
    }

    private int answer(SeatView view, String line) {
        JsonNode answer = JsonMapper.shared().readTree(line);
        why = answer.path("why").asString("");
        try {
            if (answer.path("action").isIntegralNumber()) {
                return Actions.legal(view, answer.path("action").asInt(-1));
            }
            if (answer.path("words").isString()) {
                return Actions.worded(view, answer.path("words").asString());
            }
        } catch (BadInput e) {
            throw new WrongAnswer(String.valueOf(e.getMessage()));
        }
        throw new WrongAnswer("an answer is {\"action\": 0} or {\"words\": \"pass\"}, not "
                + (line.length() > LONG ? line.substring(0, LONG) + "..." : line));
    }

    @Override
    public String why() {
        return why;
    }

    @Override
    public void leave(SeatView view) {
        BotProcess playing = program;
        program = null;
        if (playing == null || !playing.isAlive()) {
            return;
        }
        try {
            playing.tell(JsonMapper.shared().writeValueAsString(Map.of("do", "over", "score", view.score())));
            BotProcesses.giveBack(command, playing);
        } catch (BadInput e) {
            playing.stop(); // it has ended with its last game: nothing is lost
        }
    }
}
