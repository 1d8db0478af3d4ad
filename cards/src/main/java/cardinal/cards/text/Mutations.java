package cardinal.cards.text;

import cardinal.cards.CardFormat;
import cardinal.cards.Library;
import cardinal.cards.Printed;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts with one number, sign or word exchanged for another of its kind. What such a text does is something else, or it is not
 * understood; a text that does the same as before has words that nobody reads.
 */
public final class Mutations {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern SIGN = Pattern.compile("(?<![\\w+-])[+-](?=\\d|X\\b)|(?<=\\])[+-](?=\\d|X\\b)");

    /**
     * A text that should do something else, and does not.
     *
     * @param text  the paragraph as it stands
     * @param mutant  the paragraph with something exchanged
     */
    public record Hole(String card, String text, String mutant) {
    }

    /**
     * What a check found.
     *
     * @param mutants  how many texts were tried
     * @param read  how many of them were understood, as something else
     */
    public record Findings(int mutants, int read, List<Hole> holes) {
        /** Both together. */
        public Findings and(Findings other) {
            List<Hole> all = new ArrayList<>(holes);
            all.addAll(other.holes);
            return new Findings(mutants + other.mutants, read + other.read, List.copyOf(all));
        }
    }

    private Mutations() {
    }

    /** Every text that differs from this one in one number, sign or word. kinds: words that can stand in each other's place. */
    public static List<String> of(String text, List<List<String>> kinds) {
        List<String> mutants = new ArrayList<>();
        Matcher number = NUMBER.matcher(text);
        while (number.find()) {
            mutants.add(replaced(text, number, String.valueOf(Long.parseLong(number.group()) + 1)));
        }
        Matcher sign = SIGN.matcher(text);
        while (sign.find()) {
            mutants.add(replaced(text, sign, sign.group().equals("+") ? "-" : "+"));
        }
        for (List<String> kind : kinds) {
            for (String word : kind) {
                Matcher found = Pattern.compile("(?<![\\w'])" + Pattern.quote(word) + "(?![\\w'])").matcher(text);
                while (found.find()) {
                    kind.stream().filter(other -> !other.equals(word))
                            .forEach(other -> mutants.add(replaced(text, found, other)));
                }
            }
        }
        return mutants;
    }

    private static String replaced(String text, Matcher found, String with) {
        return text.substring(0, found.start()) + with + text.substring(found.end());
    }

    /** Tries every mutant of every paragraph of a card; nothing for a card that is not understood. */
    public static <D extends Printed, A> Findings of(Library<D, A, ?> library, D card) {
        if (!(library.text().apply(card) instanceof Reading.Understood<A> read)) {
            return new Findings(0, 0, List.of());
        }
        CardFormat<D> format = library.format();
        List<Hole> holes = new ArrayList<>();
        int tried = 0;
        int understood = 0;
        for (String paragraph : read.normal().lines().toList()) {
            Reading<A> before = library.text().apply(format.withText(card, paragraph));
            for (String mutant : of(paragraph, library.kinds())) {
                tried++;
                if (library.text().apply(format.withText(card, mutant)) instanceof Reading.Understood<A> after) {
                    understood++;
                    if (before instanceof Reading.Understood<A> was && was.abilities().equals(after.abilities())) {
                        holes.add(new Hole(format.key(card), paragraph, mutant));
                    }
                }
            }
        }
        return new Findings(tried, understood, List.copyOf(holes));
    }
}
