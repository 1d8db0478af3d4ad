package cardinal.ufs.text;

import cardinal.cards.Once;
import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Executable;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.SideData;
import cardinal.ufs.card.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The front door of card text: words in, abilities out, and back. A card is understood completely or not at all. */
public final class UfsText {
    private static final TextReader<CardType, Ability> READER = new TextReader<>(
            new Grammar<>(Abilities.PARAGRAPH), Notation.NORMALISER.then(Synonyms.NORMALISER), References::dangling,
            (type, ability) -> Executable.problems(ability));
    private static final Grammar<KeywordUse> KEYWORD = new Grammar<>(KeywordLine.ENTRY);
    /** Parts of a sentence come before whole ones. */
    private static final List<Grammar<Instruction>> INSTRUCTIONS = List.of(
            new Grammar<>(Instructions.CLAUSES), new Grammar<>(Instructions.COST), new Grammar<>(Instructions.EFFECT));
    private static final Grammar<List<Instruction>> COSTS = new Grammar<>(Instructions.seriesOfCosts());
    private static final Grammar<Selector.Some> SOME = new Grammar<>(Selectors.SOME);
    private static final Grammar<List<Change>> CHANGES = new Grammar<>(Changes.predicates(false));
    /** A keyword line that a file gives as the first line of the text. */
    private static final Pattern KEYWORD_LINE =
            Pattern.compile("[A-Z][\\w:'() -]*?(?: [-\u2013\u2014] [A-Z][\\w:'() -]*?)*");

    private static final String GETS = "gets ";
    /** Every pool has them: they are read once. */
    private static final Once<Map<CardData, List<CardText>>> TOKENS = new Once<>(UfsText::readTokens);

    private UfsText() {
    }

    /** Reads all texts of a card: front, back where there is one, skill tree where there is one. */
    public static Reading<CardText> read(CardData card) {
        Found found = new Found(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        String normal = found.side(card.name(), card.front());
        SideData back = card.back();
        if (back != null) {
            found.side(card.name(), back);
        }
        if (!card.skillTree().isEmpty()) {
            found.box(card.type(), List.of(), String.join("\n", card.skillTree()));
        }
        return found.unread.isEmpty() ? new Reading.Understood<>(List.copyOf(found.texts), normal)
                : new Reading.NotUnderstood<>(List.copyOf(found.unread), String.join("\n", found.why));
    }

    private record Found(List<CardText> texts, List<String> unread, List<String> why) {
        /** A card may call itself by its name where it transforms. The text in its normal form, a keyword line as it is. */
        String side(String name, SideData side) {
            String own = side.text().replace("ransform " + name, "ransform this card")
                    .replaceAll("\\b(cop(?:y|ies) of) " + Pattern.quote(name) + "(?! \\()\\b",
                            "$1 \"" + Matcher.quoteReplacement(name) + "\"");
            String first = own.lines().findFirst().orElse("");
            boolean line = side.keywords().isEmpty() && !first.contains(".") && !first.strip().endsWith(":")
                    && KEYWORD_LINE.matcher(first.strip()).matches() && !first.isBlank();
            List<String> keywords = line ? List.of(first.strip().split(" [-\u2013\u2014] ")) : side.keywords();
            String normal = box(side.type(), keywords, line ? own.substring(first.length()) : own);
            return line ? (first.strip() + "\n" + normal).strip() : normal;
        }

        String box(CardType type, List<String> keywords, String text) {
            List<KeywordUse> words = new ArrayList<>();
            for (String keyword : keywords) {
                switch (readKeyword(keyword)) {
                    case Outcome.Understood<KeywordUse>(KeywordUse use) -> words.add(use);
                    default -> {
                        unread.add(keyword);
                        why.add("The keyword \"" + keyword + "\" could not be read.");
                    }
                }
            }
            switch (READER.read(type, text)) {
                case Reading.Understood<Ability> read -> {
                    texts.add(new CardText(List.copyOf(words), read.abilities()));
                    return read.normal();
                }
                case Reading.NotUnderstood<Ability> failed -> {
                    unread.addAll(failed.unread());
                    why.add(failed.why());
                    return "";
                }
            }
        }
    }

    /** Reads the paragraphs of a text box. */
    public static Reading<Ability> read(CardType type, String text) {
        return READER.read(type, text);
    }

    /** The text in the notation and wording that the grammar prints. */
    public static String normalise(String text) {
        return READER.notation().normalise(text);
    }

    /** Reads one normalised paragraph by the grammar alone. */
    public static Outcome<Ability> readParagraph(String paragraph) {
        return READER.readParagraph(CardType.FOUNDATION, paragraph);
    }

    /** The words for an ability, if it has any. */
    public static Optional<String> print(Ability ability) {
        return READER.print(CardType.FOUNDATION, ability);
    }

    /** The words for an ability as players of an edition read them. */
    public static Optional<String> say(Ability ability, WordRules edition) {
        return print(ability).map(words -> EditionWords.say(words, edition));
    }

    /** The words for an instruction or a cost as players of an edition read them: "draw 1 card", without a full stop. */
    public static Optional<String> say(Instruction instruction, WordRules edition) {
        return INSTRUCTIONS.stream().flatMap(grammar -> grammar.print(instruction).stream()).findFirst()
                .map(words -> begun(EditionWords.say(words, edition)));
    }

    /** The words for costs that are paid together: "commit 1 foundation and discard 1 card". */
    public static Optional<String> sayCosts(List<Instruction> costs, WordRules edition) {
        return COSTS.print(costs).map(words -> EditionWords.say(words, edition));
    }

    /** The words for cards that are picked: "up to 2 attacks in your card pool". */
    public static Optional<String> say(Selector.Some cards, WordRules edition) {
        return SOME.print(cards).map(words -> EditionWords.say(words, edition));
    }

    /** The words for what a card is to get: "+2 speed", "gains Throw". */
    public static Optional<String> say(Change change, WordRules edition) {
        return CHANGES.print(List.of(change))
                .map(words -> EditionWords.say(words.startsWith(GETS) ? words.substring(GETS.length()) : words,
                        edition));
    }

    /** A sentence as a part of another one. */
    private static String begun(String sentence) {
        String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        return open.length() > 1 && Character.isLowerCase(open.charAt(1))
                ? Character.toLowerCase(open.charAt(0)) + open.substring(1) : open;
    }

    /** Reads one entry of a keyword line, in whatever notation. */
    public static Outcome<KeywordUse> readKeyword(String entry) {
        return KEYWORD.read(KeywordNotation.normalise(entry));
    }

    /** The words for an entry of a keyword line, without marks. */
    public static Optional<String> print(KeywordUse keyword) {
        return KEYWORD.print(keyword).map(words -> words.replaceAll("[<>\u2039\u203A]", ""));
    }

    /** The tokens of the rules with their texts. */
    public static Map<CardData, List<CardText>> tokens() {
        return TOKENS.get();
    }

    private static Map<CardData, List<CardText>> readTokens() {
        Map<CardData, List<CardText>> read = new LinkedHashMap<>();
        for (CardData token : Tokens.all()) {
            if (!(read(token) instanceof Reading.Understood<CardText> understood)) {
                throw new IllegalStateException(token.name() + ": " + read(token));
            }
            read.put(token, understood.abilities());
        }
        return Collections.unmodifiableMap(read);
    }
}
