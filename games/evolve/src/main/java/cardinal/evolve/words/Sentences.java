package cardinal.evolve.words;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.card.CardType;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.CardText;
import cardinal.kernel.Cause;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The text that asks a question, with the part of it that is being carried out. */
final class Sentences {
    private Sentences() {
    }

    /**
     * A text and a part of it.
     *
     * @param from  where the part begins
     * @param to  where it ends; as large as from where no part is told apart
     */
    record Marked(String text, int from, int to) {
    }

    static Marked of(EvolveTable t, Cause cause) {
        if (cause.source().isNone()) {
            return new Marked("", 0, 0);
        }
        String text = text(t, cause);
        Marked whole = mark(text, 0, text.length(), cause.instruction());
        if (whole == null || cause.part() instanceof Wanted) {
            Marked part = whole == null ? mark(text, 0, text.length(), cause.part())
                    : mark(text, whole.from(), whole.to(), cause.part());
            return part != null ? part : whole != null ? whole : new Marked(text, 0, 0);
        }
        return whole;
    }

    /** The words of this part within these bounds, if they stand there. */
    private static @Nullable Marked mark(String text, int from, int to, @Nullable Object part) {
        for (String way : part == null ? List.<String>of() : ways(part)) {
            int at = find(text.substring(from, to), way);
            if (at >= 0) {
                return new Marked(text, from + at, from + at + way.length());
            }
        }
        return null;
    }

    /** The words of the ability; of a card that is played without one of its abilities, all it says. */
    private static String text(EvolveTable t, Cause cause) {
        int card = cause.source().card();
        String words = cause.ability() instanceof List<?> abilities ? text(abilities) : "";
        String all = words.isEmpty() ? text(t.face(card).abilities()) : words;
        return all.isEmpty() ? t.face(card).name() : all;
    }

    /** Paragraphs as the grammar prints them. */
    static String text(List<?> abilities) {
        return abilities.stream().map(a -> text((Ability) a)).collect(Collectors.joining("\n"));
    }

    static String text(Ability ability) {
        CardType speaker = ability instanceof Ability.Spell ? CardType.SPELL : CardType.FOLLOWER;
        return CardText.print(speaker, ability).orElse("");
    }

    @SuppressWarnings("unchecked")
    private static List<String> ways(Object part) {
        return part instanceof List<?> costs ? Phrases.costs((List<Cost>) costs).stream().toList()
                : Phrases.ways(part);
    }

    /** Where these words stand, whether they begin a sentence there or not; -1 if nowhere. */
    private static int find(String text, String words) {
        if (words.isEmpty()) {
            return -1;
        }
        int at = text.indexOf(words);
        String capital = capital(words);
        return at >= 0 ? at : text.indexOf(capital);
    }

    static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
