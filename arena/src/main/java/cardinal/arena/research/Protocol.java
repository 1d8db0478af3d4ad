package cardinal.arena.research;

import cardinal.bots.outside.Actions;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Ask;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Many matches for one program outside: every line it sends is a request, every request gets one line as an answer,
 * both JSON objects. A request that cannot be met is answered with what is wrong, and nothing has changed.
 */
public final class Protocol {
    private static final int MOST_MATCHES = 100_000;

    private final BiFunction<Game<?>, String, DeckList> decks;
    private final Map<String, Game<?>> games = new HashMap<>();
    private final Map<Integer, Environment> matches = new HashMap<>();
    private int last;
    private boolean over;

    /** decks: finds a deck of a game by its name or its file. */
    public Protocol(BiFunction<Game<?>, String, DeckList> decks) {
        this.decks = decks;
    }

    /** Whether the other side has said good-bye. */
    public boolean isOver() {
        return over;
    }

    /** The answer to one line. */
    public String answer(String line) {
        Map<String, Object> answer = new LinkedHashMap<>();
        JsonNode request;
        try {
            request = JsonMapper.shared().readTree(line);
        } catch (JacksonException e) {
            answer.put("error", "this is no JSON: " + e.getOriginalMessage());
            return text(answer);
        }
        if (request.has("id")) {
            answer.put("id", request.get("id"));
        }
        try {
            answer.putAll(done(request));
        } catch (BadInput e) {
            answer.put("error", e.getMessage());
        } catch (RuntimeException | AssertionError e) {
            matches.remove(request.path("match").asInt(0)); // nobody knows how it stands
            answer.put("error", "this is a mistake of the program, please report it; the match is closed: " + e);
        }
        return text(answer);
    }

    private static String text(Map<String, Object> answer) {
        return JsonMapper.shared().writeValueAsString(answer);
    }

    private Map<String, Object> done(JsonNode request) {
        String what = request.path("do").asString("");
        return switch (what) {
            case "games" -> Map.of("games", Games.names().stream().map(this::described).toList());
            case "describe" -> layout(game(request));
            case "reset" -> reset(request);
            case "observe" -> state(handle(request), match(request), request);
            case "step" -> step(request);
            case "copy" -> opened(match(request).copy(), request);
            case "imagine" -> opened(match(request).imagine(whole(request, "seed", 1)), request);
            case "close" -> close(request);
            case "quit" -> quit();
            default -> throw new BadInput("\"do\" is one of games, describe, reset, observe, step, copy, imagine,"
                    + " close, quit, not \"" + what + "\"");
        };
    }

    private Map<String, Object> described(String name) {
        Game<?> game = game(name, "");
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("game", name);
        about.put("mode", game.mode());
        about.put("seats", game.seats());
        about.put("decks", game.starters().stream().map(DeckList::name).toList());
        return about;
    }

    private static Map<String, Object> layout(Game<?> game) {
        Environment match = Environment.of(game);
        match.reset(1);
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("game", game.rules().id());
        about.put("mode", game.mode());
        about.put("seats", game.seats());
        about.put("width", Actions.WIDTH);
        about.put("asks", Arrays.stream(Ask.values()).map(Ask::name).toList());
        about.put("vector", match.vectorNames());
        about.put("card", match.cardNames());
        return about;
    }

    private Map<String, Object> reset(JsonNode request) {
        Game<?> game = game(request);
        List<DeckList> lists = decks(game, request.path("decks"));
        Map<Integer, String> bots = new HashMap<>();
        request.path("bots").properties().forEach(bot -> bots.put(seat(bot.getKey()), bot.getValue().asString("")));
        if (bots.size() >= game.seats()) {
            throw new BadInput("a seat at least is yours: \"bots\" names " + bots.size() + " of " + game.seats());
        }
        Environment match = new Environment(game.rules(), game.mode(), lists, bots);
        match.reset(whole(request, "seed", 1));
        return opened(match, request);
    }

    private static int seat(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new BadInput("\"bots\" maps seats to levels, as in {\"1\": \"greedy\"}; \"" + word + "\" is no seat");
        }
    }

    private List<DeckList> decks(Game<?> game, JsonNode names) {
        if (names.isMissingNode()) {
            return game.starters().subList(0, game.seats());
        }
        List<DeckList> lists = new ArrayList<>();
        names.forEach(name -> lists.add(decks.apply(game, name.asString(""))));
        if (lists.size() != game.seats()) {
            throw new BadInput("\"decks\" names one deck for each of " + game.seats() + " seats, not " + lists.size());
        }
        return lists;
    }

    private Map<String, Object> opened(Environment match, JsonNode request) {
        if (matches.size() >= MOST_MATCHES) {
            throw new BadInput("there are " + MOST_MATCHES + " open matches; close some");
        }
        Map<String, Object> state = state(last + 1, match, request);
        matches.put(++last, match);
        return state;
    }

    private Map<String, Object> step(JsonNode request) {
        Environment match = match(request);
        viewer(match, request); // whatever is wrong is said before anything happens
        if (request.path("action").isIntegralNumber()) {
            match.step(request.path("action").asInt(-1));
        } else if (request.path("words").isString()) {
            match.step(request.path("words").asString());
        } else {
            throw new BadInput("a step has an \"action\", a number, or \"words\", as the options have them");
        }
        return state(handle(request), match, request);
    }

    /** How a match stands. "brief" leaves out what is seen, "lines" adds the table as text. */
    private static Map<String, Object> state(int handle, Environment match, JsonNode request) {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("match", handle);
        state.put("over", match.isOver());
        state.put("seat", match.seat());
        if (match.isOver()) {
            state.put("scores", match.scores());
            state.put("ending", match.ending());
        }
        int viewer = viewer(match, request);
        if (viewer >= 0 && !request.path("brief").asBoolean(false)) {
            state.put("see", match.observe(viewer));
        }
        if (viewer >= 0 && request.path("lines").asBoolean(false)) {
            state.put("lines", match.lines(viewer));
        }
        return state;
    }

    /** Whose eyes see: the seat that was named, else the one that is asked, else nobody's. */
    private static int viewer(Environment match, JsonNode request) {
        long seat = whole(request, "seat", match.seat());
        if (request.has("seat") && (seat < 0 || seat >= match.seats())) {
            throw new BadInput("there is no seat " + seat + "; there are 0 to " + (match.seats() - 1));
        }
        return (int) seat;
    }

    private Map<String, Object> close(JsonNode request) {
        match(request);
        matches.remove(handle(request));
        return Map.of("closed", handle(request));
    }

    private Map<String, Object> quit() {
        over = true;
        matches.clear();
        return Map.of("bye", true);
    }

    private static int handle(JsonNode request) {
        return Math.clamp(whole(request, "match", 0), 0, Integer.MAX_VALUE);
    }

    private Environment match(JsonNode request) {
        Environment match = matches.get(handle(request));
        if (match == null) {
            throw new BadInput("there is no open match " + request.path("match")
                    + "; \"reset\" opens one and names it");
        }
        return match;
    }

    private Game<?> game(JsonNode request) {
        return game(request.path("game").asString(Games.USUAL), request.path("mode").asString(""));
    }

    private Game<?> game(String name, String mode) {
        Game<?> usual = games.computeIfAbsent(name, Games::named);
        return mode.isEmpty() ? usual : usual.in(mode);
    }

    private static long whole(JsonNode request, String field, long otherwise) {
        JsonNode value = request.path(field);
        if (value.isMissingNode()) {
            return otherwise;
        }
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new BadInput("\"" + field + "\" is a whole number, not " + value);
        }
        return value.asLong();
    }
}
