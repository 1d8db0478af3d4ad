package cardinal.riftbound.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Outcome;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The front door of card text: words in, abilities out, and back. A text is understood completely or not at all. */
public final class CardText {
    private static final Grammar<Ability> PARAGRAPH = new Grammar<>(Abilities.PARAGRAPH);

    private CardText() {
    }

    /** What came of reading a card's text. */
    public sealed interface Reading {
        /** @param normal the text as this game prints it */
        record Understood(List<Ability> abilities, String normal) implements Reading {
        }

        /**
         * @param unread the words that could not be read, a few for each paragraph that failed
         * @param why one sentence for each paragraph that failed
         */
        record NotUnderstood(List<String> unread, String why) implements Reading {
        }
    }

    /** Reads the text of a card of this type; a card without text has no abilities. */
    public static Reading read(CardType type, String text) {
        String normal = normalise(text);
        List<Ability> abilities = new ArrayList<>();
        List<String> unread = new ArrayList<>();
        List<String> why = new ArrayList<>();
        normal.lines().filter(line -> !line.isBlank()).forEach(line -> {
            Outcome<Ability> outcome = readParagraph(type, line);
            Optional<String> dangling = References.dangling(line);
            switch (outcome) {
                case Outcome.Understood<Ability>(Ability ability) when dangling.isEmpty() -> {
                    abilities.add(ability);
                    List<String> problems = Executable.problems(ability);
                    if (!problems.isEmpty()) {
                        unread.add(line);
                        why.add("\"" + line + "\" is read but cannot be carried out: " + String.join("; ", problems)
                                + ".");
                    }
                }
                case Outcome.Understood<Ability> _ -> {
                    unread.add(dangling.orElseThrow());
                    why.add("In \"" + line + "\" the word \u00AB" + dangling.orElseThrow()
                            + "\u00BB refers to nothing.");
                }
                case Outcome.Unread<Ability> failure -> {
                    unread.add(failure.words());
                    why.add("In \"" + line + "\" the words \u00AB" + failure.words() + "\u00BB could not be read.");
                }
                case Outcome.Ambiguous<Ability> failure -> {
                    unread.add(line);
                    why.add("\"" + line + "\" has " + failure.values().size() + " meanings.");
                }
                case Outcome.Reworded<Ability> failure -> {
                    unread.add(line);
                    why.add("\"" + line + "\" " + failure.printed().map(words -> "would be written \"" + words + "\".")
                            .orElse("has no wording of its own."));
                }
            }
        });
        return unread.isEmpty() ? new Reading.Understood(List.copyOf(abilities), normal)
                : new Reading.NotUnderstood(List.copyOf(unread), String.join("\n", why));
    }

    /** The text in the notation and wording that this game prints. */
    static String normalise(String text) {
        return Synonyms.fold(Notation.normalise(text));
    }

    /** Reads one normalised paragraph by the grammar alone. */
    static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return PARAGRAPH.read(paragraph, type);
    }

    /** The words for an ability on a card of this type, if it has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return PARAGRAPH.print(ability, type);
    }
}
