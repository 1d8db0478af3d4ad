package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.name;

import cardinal.cards.grammar.Syntax;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 132.8: tags are names, like "Dragon". Any word with a capital letter may be one, except the words this grammar knows. */
final class Tags {
    /** Words that have a capital letter only because they open a sentence. */
    private static final Set<String> COMMON = Set.of(
            "Unit", "Units", "Gear", "Permanent", "Permanents", "Rune", "Runes", "Spell", "Spells", "Ability",
            "Abilities", "Legend",
            "Legends", "Battlefield", "Battlefields", "Card", "Cards", "Facedown", "Friendly", "Enemy", "Other",
            "Another", "Your",
            "Exhausted", "Ready", "Buffed", "Unbuffed", "Damaged", "Undamaged", "Stunned", "Attacking", "Defending",
            "Token",
            "Champion", "Equipment", "Opponents", "I", "A", "An", "The", "It", "Its", "My", "Their", "This", "They",
            "While", "If",
            "When");

    static final Syntax<String> TAG = name().as(String.class, Tags::unlessCommon, Tags::unlessCommon);

    /** A tag with an s for several; a tag that ends in s itself is only used before a noun. */
    static final Syntax<String> TAGS = name().as(
            String.class, Tags::withoutS, tag -> tag + "s");

    private Tags() {
    }

    private static @Nullable String withoutS(String names) {
        boolean several = names.endsWith("s") && unlessCommon(names) != null;
        return several ? unlessCommon(names.substring(0, names.length() - 1)) : null;
    }

    private static @Nullable String unlessCommon(String name) {
        boolean common = name.startsWith("Non-") || Stream.of(name.split(" ")).anyMatch(COMMON::contains);
        return common ? null : name;
    }
}
