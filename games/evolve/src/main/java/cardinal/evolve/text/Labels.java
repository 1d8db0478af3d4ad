package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.between;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.name;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.card.Keyword;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** 2.1.2, 2.4: names and traits in text; one that is not a row of capitalised words stands in angle brackets. */
public final class Labels {
    private static final Pattern PLAIN = Pattern.compile("\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*");

    /** "Fairy Wisp", "<Knight of Roses>"; no name or trait is the word for a state (5.31.1 of version 1.24.1). */
    public static final Syntax<String> LABEL = either(
            name().as(String.class, name -> name.startsWith("Boxed") ? null : name, name -> name), between('<', '>')
                    .as(String.class, words -> PLAIN.matcher(words).matches() ? null : words, words -> words));

    /** Words with a capital that are never the name of a card by themselves. */
    private static final Set<String> RESERVED = Stream.concat(
            Arrays.stream(Keyword.values()).map(Keyword::word),
            Stream.of("X", "EX", "Overflow", "Sanguine", "Combo", "Spellchain", "Necrocharge", "Lesson", "Strike",
                    "Earth Rite", "Select", "Deal", "Give", "Put", "Draw"))
            .collect(Collectors.toUnmodifiableSet());

    /** A name that stands for a card of that name. */
    static final Syntax<String> CARD_NAME =
            LABEL.as(String.class, label -> RESERVED.contains(label) ? null : label, label -> label);

    private Labels() {
    }

    static boolean isPlain(String label) {
        return PLAIN.matcher(label).matches();
    }
}
