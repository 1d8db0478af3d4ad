package cardinal.evolve.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Normaliser;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The front door of card text: words in, abilities out, and back. A text is understood completely or not at all, and in the words of its
 * document only ({@link Dialect}); where none is said, it is the first one.
 */
public final class CardText {
    private static final AbilityCheck CHECK = AbilityCheck.find();
    private static final Grammar<Ability> GRAMMAR = new Grammar<>(Abilities.OF_CARD);
    private static final Normaliser FOLDS =
            Notation.FOLDS.then(NewerWording.FOLDS).then(RecentWording.FOLDS).then(EverydayWords.FOLDS)
                    .then(EverydaySelections.FOLDS)
                    .then(EverydayDeeds.FOLDS).then(EverydayStatements.FOLDS).then(PlayerSynonyms.FOLDS)
                    .then(Synonyms.FOLDS);
    private static final TextReader<Speaker, Ability> FIRST = reader(FOLDS);
    /** What people write for the words of 1.24.1 is folded by itself: nothing that the older document refuses is understood by it. */
    private static final TextReader<Speaker, Ability> SECOND = reader(FOLDS);

    private CardText() {
    }

    private static TextReader<Speaker, Ability> reader(Normaliser notation) {
        return new TextReader<>(GRAMMAR, notation, text -> Optional.empty(), (speaker, ability) -> problems(ability));
    }

    private static TextReader<Speaker, Ability> reader(Dialect dialect) {
        return dialect == Dialect.OF_1_8 ? FIRST : SECOND;
    }

    /** Whether it says something, and whether that can be carried out. */
    private static List<String> problems(Ability ability) {
        List<String> missing = UndefinedWords.problems(ability);
        return missing.isEmpty() ? CHECK.problems(ability) : missing;
    }

    /** Reads the text of a card of this type; a card without text has no abilities. */
    public static Reading<Ability> read(Dialect dialect, CardType type, String text) {
        return reader(dialect).read(new Speaker(type, dialect), normalise(dialect, type, text));
    }

    /** The same in the words of the first document. */
    public static Reading<Ability> read(CardType type, String text) {
        return read(Dialect.OF_1_8, type, text);
    }

    /** The text in the notation and wording that this game prints, each ability in a paragraph of its own. */
    static String normalise(Dialect dialect, CardType type, String text) {
        return reader(dialect).notation().normalise(text).lines().filter(line -> !line.isBlank())
                .map(line -> Paragraphs.broken(line, part -> isAbility(dialect, type, part)))
                .collect(Collectors.joining("\n"));
    }

    static String normalise(CardType type, String text) {
        return normalise(Dialect.OF_1_8, type, text);
    }

    private static boolean isAbility(Dialect dialect, CardType type, String part) {
        return readParagraph(dialect, type, part) instanceof Outcome.Understood<Ability>(Ability ability)
                && UndefinedWords.problems(ability).isEmpty();
    }

    /** Reads one normalised paragraph by the grammar alone. */
    static Outcome<Ability> readParagraph(Dialect dialect, CardType type, String paragraph) {
        return reader(dialect).readParagraph(new Speaker(type, dialect), paragraph);
    }

    static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return readParagraph(Dialect.OF_1_8, type, paragraph);
    }

    /** The words for an ability on a card of this type, if the document has any. */
    public static Optional<String> print(Dialect dialect, CardType type, Ability ability) {
        return reader(dialect).print(new Speaker(type, dialect), ability);
    }

    /** The words for an ability on a card of this type: those of the first document that has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return print(Dialect.OF_1_8, type, ability).or(() -> print(Dialect.OF_1_24, type, ability));
    }
}
