package cardinal.evolve.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The front door of card text: words in, abilities out, and back. A text is understood completely or not at all. */
public final class CardText {
    private static final AbilityCheck CHECK = AbilityCheck.find();
    private static final TextReader<CardType, Ability> READER = new TextReader<>(new Grammar<>(Abilities.OF_CARD),
            Notation.FOLDS.then(PlainWords.FOLDS).then(Synonyms.FOLDS), text -> Optional.empty(),
            (type, ability) -> problems(ability));

    private CardText() {
    }

    /** Whether it says something, and whether that can be carried out. */
    private static List<String> problems(Ability ability) {
        List<String> missing = UndefinedWords.problems(ability);
        return missing.isEmpty() ? CHECK.problems(ability) : missing;
    }

    /** Reads the text of a card of this type; a card without text has no abilities. */
    public static Reading<Ability> read(CardType type, String text) {
        return READER.read(type, normalise(type, text));
    }

    /** The text in the notation and wording that this game prints, each ability in a paragraph of its own. */
    static String normalise(CardType type, String text) {
        return READER.notation().normalise(text).lines().filter(line -> !line.isBlank())
                .map(line -> Paragraphs.broken(line, part -> isAbility(type, part)))
                .collect(Collectors.joining("\n"));
    }

    private static boolean isAbility(CardType type, String part) {
        return readParagraph(type, part) instanceof Outcome.Understood<Ability>(Ability ability)
                && UndefinedWords.problems(ability).isEmpty();
    }

    /** Reads one normalised paragraph by the grammar alone. */
    static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return READER.readParagraph(type, paragraph);
    }

    /** The words for an ability on a card of this type, if it has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return READER.print(type, ability);
    }
}
