package cardinal.cards.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Normaliser;
import cardinal.cards.grammar.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Reads the text of cards paragraph by paragraph. A paragraph is understood if exactly one reading covers all of it, its words
 * come out again when that reading is printed, every pronoun refers to something, and the game can carry it out.
 *
 * @param paragraph  what a paragraph can say
 * @param notation  folds the ways in which people write the same text
 * @param dangling  a word of a paragraph that refers to nothing, if there is one
 * @param problems  what the game cannot carry out, in words
 * @param <S> who speaks: the type of the card, or whatever the words depend on
 * @param <A> what a paragraph says
 */
public record TextReader<S, A>(Grammar<A> paragraph, Normaliser notation, Function<String, Optional<String>> dangling,
        BiFunction<S, A, List<String>> problems) {

    /** Reads the text of a card; a card without text has no abilities. */
    public Reading<A> read(S speaker, String text) {
        String normal = notation.normalise(text);
        Found<A> found = new Found<>(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        normal.lines().filter(line -> !line.isBlank()).forEach(line -> read(speaker, line, found));
        return found.unread.isEmpty() ? new Reading.Understood<>(List.copyOf(found.abilities), normal)
                : new Reading.NotUnderstood<>(List.copyOf(found.unread), String.join("\n", found.why));
    }

    /** Reads one normalised paragraph by the grammar alone. */
    public Outcome<A> readParagraph(S speaker, String line) {
        return paragraph.read(line, speaker);
    }

    /** The words for an ability in the mouth of this speaker, if it has any. */
    public Optional<String> print(S speaker, A ability) {
        return paragraph.print(ability, speaker);
    }

    private record Found<A>(List<A> abilities, List<String> unread, List<String> why) {
        void failed(String words, String reason) {
            unread.add(words);
            why.add(reason);
        }
    }

    private void read(S speaker, String line, Found<A> found) {
        Optional<String> loose = dangling.apply(line);
        switch (readParagraph(speaker, line)) {
            case Outcome.Understood<A>(A ability) when loose.isEmpty() -> {
                found.abilities.add(ability);
                List<String> cannot = problems.apply(speaker, ability);
                if (!cannot.isEmpty()) {
                    found.failed(line,
                            "\"" + line + "\" is read but cannot be carried out: " + String.join("; ", cannot) + ".");
                }
            }
            case Outcome.Understood<A> _ -> found.failed(loose.orElseThrow(),
                    "In \"" + line + "\" the word \u00AB" + loose.orElseThrow() + "\u00BB refers to nothing.");
            case Outcome.Unread<A> failure -> found.failed(failure.words(),
                    "In \"" + line + "\" the words \u00AB" + failure.words() + "\u00BB could not be read"
                            + NearestPhrase.hint(failure.words(), failure.expected()) + ".");
            case Outcome.Ambiguous<A> failure ->
                    found.failed(line, "\"" + line + "\" has " + failure.values().size() + " meanings.");
            case Outcome.Reworded<A> failure -> found.failed(line,
                    "\"" + line + "\" " + failure.printed().map(words -> "would be written \"" + words + "\".")
                            .orElse("has no wording of its own."));
        }
    }
}
