package cardinal.scenario;

import cardinal.kernel.Match;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The open question in words: who is asked, and what the answers are called. */
public final class OpenQuestion<T extends Table> {
    private static final int MOST_SHOWN = 40;

    private final ScenarioGame<T> game;
    private final Match<T> match;
    /** The words of each option, folded, with the place of the first option that has them. */
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final List<String> words = new ArrayList<>();
    /** What options may be called besides, folded; made when somebody asks for words that no option has. */
    private @Nullable Map<String, Integer> spellings;

    public OpenQuestion(ScenarioGame<T> game, Match<T> match) {
        this.game = game;
        this.match = match;
        if (isOpen()) {
            for (int i = 0; i < match.prompt().size(); i++) {
                String command = match.command(i);
                if (places.putIfAbsent(Wording.fold(command), i) == null) {
                    words.add(command);
                }
            }
        }
    }

    boolean isOpen() {
        return !match.isOver() && match.prompt().isOpen();
    }

    public boolean asks(int seat) {
        return isOpen() && match.prompt().seat() == seat;
    }

    /** The commands offered; options that are called the same are one. */
    public List<String> words() {
        return words;
    }

    /** The place of the option with these very words. */
    Optional<Integer> named(String command) {
        return Optional.ofNullable(places.get(Wording.fold(command)));
    }

    /** The place of the option that may also be called so. */
    private Optional<Integer> spelled(String command) {
        if (spellings == null) {
            spellings = new LinkedHashMap<>();
            for (int i = 0; i < match.prompt().size(); i++) {
                for (String s : game.spellings(match.table(), match.prompt().option(i), match.answer(i))) {
                    spellings.putIfAbsent(Wording.fold(s), i);
                }
            }
        }
        return Optional.ofNullable(spellings.get(Wording.fold(command)));
    }

    /** The places of the options a command can mean: none, one, or several when it is ambiguous. */
    public List<Integer> meaning(String command) {
        if (!isOpen()) {
            return List.of();
        }
        Optional<Integer> exact = named(command);
        if (exact.isPresent()) {
            return List.of(exact.get());
        }
        List<String> ways = game.expand(match.table(), match.prompt().seat(), command);
        List<Integer> meant = ways.stream().flatMap(c -> named(c).stream()).distinct().toList();
        return meant.isEmpty()
                ? Stream.concat(Stream.of(command), ways.stream()).flatMap(c -> spelled(c).stream()).distinct().toList()
                : meant;
    }

    String wordsOf(int place) {
        return match.command(place);
    }

    /** Who is asked, by which clause, and what is offered. */
    public String describe() {
        if (match.isOver()) {
            Outcome outcome = match.outcome();
            return "the match is over: " + outcome.reason() + " (" + outcome.clause() + ")";
        }
        Prompt prompt = match.prompt();
        String shown = String.join(" | ", words.subList(0, Math.min(words.size(), MOST_SHOWN)));
        return Seats.name(prompt.seat()) + " is asked by " + prompt.clause() + ": " + shown
                + (words.size() > MOST_SHOWN ? " | … " + (words.size() - MOST_SHOWN) + " more" : "");
    }
}
