package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.between;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Symbol;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Single words: keywords, symbols, zones of attacks, properties, names. */
public final class Words {
    /** Words that open sentences or have a meaning of their own, so that they are no keyword there. */
    private static final Set<String> NOT_KEYWORDS = Set.of(
            "Your", "This", "That", "These", "Those", "The", "It", "They", "Each", "All", "Both", "If", "While", "When",
            "After",
            "Before", "At", "You", "Attacks", "Attack", "Foundations", "Foundation", "Cards", "Card", "Face", "Other",
            "A", "An", "X",
            "Rival", "Abilities", "Ready", "Committed", "Sealed", "Non", "For", "As", "Until", "Playable", "Only",
            "Either", "Its",
            "High", "Mid", "Low", "Combat", "Enhance", "Form", "Response", "Blitz", "First", "Copies", "Choose", "Add",
            "Draw",
            "Otherwise", "Then", "Discard", "Checks", "Once", "Name", "Deadlock", "Multiple-copies");

    /** Words that restrict what follows them: "Combo Enhance", "Desperation Fury attacks get ...". */
    private static final Set<String> RESTRICTIONS = Set.of("Combo", "Desperation", "Multiple");

    /** "Fury", "River Guard": a keyword, a trait or the name of a token. */
    public static final Syntax<String> KEYWORD = either(
            name().as(String.class, Words::keyword, Words::keyword), says("1-A", "1-A"), says("1-B", "1-B"),
            says("Big 3", "Big 3"));

    /** A card's name in quotes. */
    public static final Syntax<String> QUOTED = between('"', '"');

    /** "{fire}". */
    public static final Syntax<Symbol> SYMBOL = either(Arrays.stream(Symbol.values())
            .map(symbol -> says("{" + symbol.name().toLowerCase(Locale.ROOT) + "}", symbol)).toList());

    /** "high". */
    public static final Syntax<AttackZone> ATTACK_ZONE =
            either(says("high", AttackZone.HIGH), says("mid", AttackZone.MID), says("low", AttackZone.LOW));

    /** "speed", "check value". */
    public static final Syntax<Property> PROPERTY = either(
            says("speed", Property.SPEED), says("damage", Property.DAMAGE), says("difficulty", Property.DIFFICULTY),
            says("check value", Property.CONTROL), says("block modifier", Property.BLOCK_MODIFIER),
            says("hand size", Property.HAND_SIZE), says("maximum health", Property.VITALITY),
            says("stamina", Property.STAMINA));

    /** "speed and damage", "speed or damage". */
    static Syntax<List<Property>> properties(String conjunction) {
        return Syntax.series(PROPERTY, conjunction);
    }

    private Words() {
    }

    private static @org.jspecify.annotations.Nullable String keyword(String words) {
        boolean restricted = words.indexOf(' ') > 0 && Arrays.stream(words.split(" ")).anyMatch(RESTRICTIONS::contains);
        return restricted || words.startsWith("Non-")
                || Arrays.stream(words.split(" ")).anyMatch(NOT_KEYWORDS::contains) ? null : words;
    }
}
