package cardinal.riftbound.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Parts of a text in the words in which the text says them: the front door for whoever speaks about one instruction, cost or object. */
public final class Phrases {
    private static final List<Grammar<Instruction>> INSTRUCTIONS = Stream.<Syntax<Instruction>>of(Instructions.CLAUSE,
            Instructions.PLAIN, Instructions.SENTENCE, Instructions.TEXT, Instructions.REST).map(Grammar::new).toList();
    private static final List<Grammar<Selector>> SELECTORS = Stream
            .<Syntax<Selector>>of(Selectors.OBJECT, Selectors.RECEIVER).map(Grammar::new).toList();
    private static final List<Grammar<Filter>> FILTERS =
            Stream.<Syntax<Filter>>of(Nouns.A, Nouns.A_FROM).map(Grammar::new).toList();
    private static final Grammar<Filter> SEVERAL = new Grammar<>(Nouns.SEVERAL);
    private static final Grammar<List<Cost>> DEEDS = new Grammar<>(Costs.DEEDS);

    private static final Grammar<List<Cost>> ACTIVATION = new Grammar<>(Costs.ACTIVATION);

    private Phrases() {
    }

    /** An instruction without its full stop, as it stands in the middle of a sentence. */
    public static Optional<String> instruction(CardType speaker, Instruction instruction) {
        return first(INSTRUCTIONS, instruction, speaker).map(Phrases::inner);
    }

    /** "an enemy unit", "up to two units here". */
    public static Optional<String> selector(CardType speaker, Selector selector) {
        return first(SELECTORS, selector, speaker);
    }

    /** "a friendly unit". */
    public static Optional<String> object(CardType speaker, Filter filter) {
        return first(FILTERS, filter, speaker);
    }

    /** "friendly units". */
    public static Optional<String> objects(CardType speaker, Filter filter) {
        return SEVERAL.print(filter, speaker);
    }

    /** "pay [1] and discard 1". */
    public static Optional<String> costs(CardType speaker, List<Cost> costs) {
        return DEEDS.print(costs, speaker);
    }

    /** "[1], [E]": before a colon. */
    public static Optional<String> activation(CardType speaker, List<Cost> costs) {
        return ACTIVATION.print(costs, speaker);
    }

    private static <V> Optional<String> first(List<Grammar<V>> grammars, V value, CardType speaker) {
        return grammars.stream().flatMap(g -> g.print(value, speaker).stream()).findFirst();
    }

    /** A sentence as a part of another: no full stop, and a small letter at the beginning but for "I". */
    private static String inner(String sentence) {
        String words = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        boolean keep = words.isEmpty() || words.startsWith("I ");
        return keep ? words : Character.toLowerCase(words.charAt(0)) + words.substring(1);
    }
}
