package cardinal.ufs.words;

import cardinal.kernel.Sight;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Op;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.UfsText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Card text and its parts as players of the edition read them; made only when somebody reads. Empty where there are no words. */
final class CardTextWords {
    private CardTextWords() {
    }

    /** "draw 1 card". */
    static String of(UfsTable t, Instruction instruction) {
        return UfsText.say(instruction, t.edition()).orElse("");
    }

    /** "up to 2 attacks in your card pool". */
    static String of(UfsTable t, Selector.Some cards) {
        return UfsText.say(cards, t.edition()).orElse("");
    }

    /** "+2 speed". */
    static String of(UfsTable t, Change change) {
        return UfsText.say(change, t.edition()).orElse("");
    }

    /** "commit 1 foundation and discard 1 card". */
    static String costs(UfsTable t, List<Instruction> costs) {
        return UfsText.sayCosts(costs, t.edition())
                .orElseGet(() -> String.join(", ", costs.stream().map(cost -> of(t, cost)).toList()));
    }

    /** The paragraph of an ability; of one that a keyword grants the keyword, with what it does in parentheses. */
    static String ability(UfsTable t, AbilityDef ability) {
        String text = UfsText.say(ability.ability(), t.edition()).orElse("");
        KeywordUse keyword = ability.keyword();
        if (keyword == null) {
            return text.isEmpty() ? AbilityNames.bare(ability) : text;
        }
        return AbilityNames.rated(keyword) + (text.isEmpty() ? "" : " (" + text + ")");
    }

    /** What a waiting effect is: its ability, or else what the seat can read of its card. */
    static String effect(UfsTable t, @Nullable Bindings effect, int card, int seat) {
        AbilityDef ability = effect == null ? null : effect.ability();
        return ability == null ? card(t, card, seat) : ability(t, ability);
    }

    /** The text of a card as it now is, keywords first; of one without text its kind and numbers. */
    static String card(UfsTable t, int card, int seat) {
        if (!Sight.sees(t, seat, card)) {
            return "a card that you do not see";
        }
        State s = t.state(card);
        List<String> lines = new ArrayList<>();
        if (!s.keywords().isEmpty()) {
            lines.add(String.join(" - ", s.keywords().stream().map(AbilityNames::rated).toList()));
        }
        for (HeldAbility held : s.abilities()) {
            if (held.ability().keyword() == null) {
                lines.add(ability(t, held.ability()));
            }
        }
        return lines.isEmpty() ? kind(t, card) : String.join("\n", lines);
    }

    /** "Attack, difficulty 3". */
    private static String kind(UfsTable t, int card) {
        String type = t.def(card).type().name();
        State s = t.state(card);
        return type.charAt(0) + type.substring(1).toLowerCase(Locale.ROOT)
                + (s.has(Property.DIFFICULTY) ? ", difficulty " + s.number(Property.DIFFICULTY) : "");
    }

    /** K.2.5: the words of one of the ways that the question offers. */
    static String mode(UfsTable t, int place) {
        String words = switch (t.cause().part()) {
            case Op.Pick pick -> of(t, pick.options().get(place));
            case Change.OneOf change -> of(t, change.options().get(place));
            case null, default -> "";
        };
        return way(words, place);
    }

    /** K.2.5: the words of an option that was chosen at this place of its list. */
    static String chosen(UfsTable t, Instruction option, int place) {
        return way(of(t, option), place);
    }

    private static String way(String words, int place) {
        return words.isEmpty() ? "way " + (place + 1) : words;
    }

    /** A sentence begins with a capital letter. */
    static String begin(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
