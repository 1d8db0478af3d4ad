package cardinal.scenario;

import cardinal.cards.deck.Violation;
import cardinal.kernel.Answer;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a game gives so that scenarios can be written for it. */
public interface ScenarioGame<T extends Table> {

    /** A path of this game and what it means, for the documentation. Words in capitals stand for others. */
    record PathDoc(String path, String meaning) {
    }

    /** The names by which a scenario asks for this game. */
    List<String> names();

    /** Somebody who watches a scenario, and needs the words of its rules for it. */
    @FunctionalInterface
    interface Watcher<T extends Table> {
        Observer<T> by(Ruleset<T> rules);
    }

    /** Lays out the table and runs it to its first question. Whoever watches does so from the beginning. */
    Match<T> begin(Scenario scenario, Watcher<T> watcher);

    /** The same for one who needs no words. */
    default Match<T> begin(Scenario scenario, Observer<T> observer) {
        return begin(scenario, (Watcher<T>) rules -> observer);
    }

    /**
     * What a path means now: a number, a text, a truth, a list of texts, or null for none. An unknown path is a
     * {@link cardinal.kernel.BadInput} that names the nearest valid words.
     */
    @Nullable Object value(T table, String path);

    /** All paths there are. */
    List<PathDoc> paths();

    /** Other ways to write a command, in the words of the options: labels in full, short forms. */
    default List<String> expand(T table, int seat, String command) {
        return List.of();
    }

    /** What an option may be called besides its words, for scripts that were written when it was called so. */
    default List<String> spellings(T table, long option, Answer answer) {
        return Spellings.of(answer);
    }

    /** The commands that one line stands for; empty when it is no such line. A command with ? behind it is given only if it is offered. */
    default List<String> unfold(T table, int seat, String command) {
        return List.of();
    }

    /** Complains about words that are no command at all, so that nothing is proved by not offering them. */
    default void checkWords(T table, String command) {
    }

    /** Whether a value as a person wrote it means the value that was found. */
    default boolean means(T table, String written, String found) {
        return Wording.same(written, found);
    }

    /** What is wrong with a deck list of the scenario by the rules of deck building; nothing when it is legal. */
    default List<Violation> violations(Scenario scenario, DeckList deck) {
        throw new BadInput("this game has no rules of deck building");
    }

    /** The command that answers the open question when the script does not; never one about an order that can matter. */
    default Optional<String> usualAnswer(T table) {
        return Optional.empty();
    }

    /** A question about an order that hardly ever matters, answered for a person who does not want to be asked. A script is. */
    default Optional<String> usualOrder(T table) {
        return Optional.empty();
    }

    /** Told before the open question is answered in the usual way because the script does not answer it. */
    default void assuming(T table) {
    }

    /** The paths, all lists, at which stands what is still to be carried out. */
    default List<String> pending() {
        return List.of();
    }
}
