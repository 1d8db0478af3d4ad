package cardinal.cards.deck;

import cardinal.cards.CardSet;
import cardinal.cards.Compiled;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which card a player means: by its name, by the number of a printing, or by both. */
final class CardFinder<D extends Printed, C extends Compiled<D, ?>> {
    private static final Pattern NUMBER_LAST =
            Pattern.compile("(\\S.*?)\\s*[\\[(\\s]\\s*(" + CardNumbers.NUMBER + ")\\s*[\\])]?");
    private static final Pattern NUMBER_FIRST =
            Pattern.compile("[\\[(]?(" + CardNumbers.NUMBER + ")[\\])]?\\s*[\\s:-]\\s*(\\S.*)");

    /** A card, or the reason why there is none; exactly one of the three. */
    record Found<D, C>(@Nullable C card, CardSet.@Nullable Unsupported<D> unsupported, String complaint) {
    }

    private final CardSet<D, ? extends Pool<D, ?, C>> set;
    private final Map<String, Found<D, C>> byNumber = new HashMap<>();
    private final Map<String, List<Found<D, C>>> byLetters = new HashMap<>();
    private final Map<String, List<Found<D, C>>> byCustom = new HashMap<>();
    private final Map<String, CardSet.Unsupported<D>> unsupported;
    private final List<String> numbers = new ArrayList<>();

    CardFinder(CardSet<D, ? extends Pool<D, ?, C>> set) {
        this.set = set;
        unsupported = set.unsupportedByName();
    }

    /** Lists the cards by number and letters when a list first says something else than names as they are printed. */
    private void index() {
        if (!byLetters.isEmpty()) {
            return;
        }
        set.pool().all().forEach(card -> list(card.name(), card.data(), new Found<>(card, null, "")));
        set.unsupported().forEach(card -> list(card.card().name(), card.card(), new Found<>(null, card, "")));
    }

    private void list(String name, D card, Found<D, C> found) {
        for (String number : card.codes()) {
            numbers.add(number);
            CardNumbers.keys(number).forEach(key -> byNumber.putIfAbsent(key, found));
        }
        byLetters.computeIfAbsent(letters(name), n -> new ArrayList<>()).add(found);
        card.listedAs().forEach(other -> byCustom.computeIfAbsent(letters(other), n -> new ArrayList<>()).add(found));
    }

    /** A name without accents, dashes and whatever else people leave out. */
    private static String letters(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("[^\\p{L}\\p{N}]", "")
                .toLowerCase(Locale.ROOT);
    }

    /** Whether these words are the name of a card as it is printed. */
    boolean isName(String words) {
        return named(words).isPresent();
    }

    Found<D, C> find(String words) {
        Optional<Found<D, C>> printed = named(words);
        if (printed.isPresent()) {
            return printed.get();
        }
        index();
        return numbered(words).or(() -> both(words)).or(() -> spelt(words)).or(() -> custom(words))
                .orElseGet(() -> new Found<>(null, null, unknown(words)));
    }

    private Optional<Found<D, C>> named(String name) {
        C card = set.pool().find(name);
        return card != null ? Optional.of(new Found<>(card, null, ""))
                : Optional.ofNullable(unsupported.get(Wording.fold(name)))
                        .map(found -> new Found<>(null, found, ""));
    }

    private Optional<Found<D, C>> numbered(String word) {
        return !CardNumbers.isNumber(word) ? Optional.empty()
                : CardNumbers.keys(word).stream().filter(byNumber::containsKey).findFirst().map(byNumber::get);
    }

    /** "Name (OGN-007)" and "OGN-007 Name": they have to agree; a number that is not known is passed over. */
    private Optional<Found<D, C>> both(String words) {
        Matcher last = NUMBER_LAST.matcher(words);
        Matcher first = NUMBER_FIRST.matcher(words);
        boolean behind = last.matches();
        if (!behind && !first.matches()) {
            return Optional.empty();
        }
        String name = behind ? last.group(1) : first.group(2);
        String number = behind ? last.group(2) : first.group(1);
        Optional<Found<D, C>> byName = named(name).or(() -> spelt(name));
        Optional<Found<D, C>> meant = numbered(number).or(() -> byName);
        if (byName.isPresent() && meant.isPresent() && !nameOf(byName.get()).equals(nameOf(meant.get()))) {
            return Optional.of(new Found<>(null, null,
                    number + " is " + nameOf(meant.get()) + ", not " + name + "; write one of them"));
        }
        return meant;
    }

    private Optional<Found<D, C>> spelt(String name) {
        List<Found<D, C>> same = byLetters.getOrDefault(letters(name), List.of());
        return same.size() == 1 && !letters(name).isEmpty() ? Optional.of(same.getFirst()) : Optional.empty();
    }

    /** What lists call a card though it is printed otherwise, if only one card can be meant; else the question which of them is. */
    private Optional<Found<D, C>> custom(String words) {
        Matcher last = NUMBER_LAST.matcher(words);
        String name = last.matches() ? last.group(1) : words;
        List<Found<D, C>> all = byCustom.getOrDefault(letters(name), List.of());
        List<Found<D, C>> whole = all.stream().filter(f -> letters(name).endsWith(letters(nameOf(f)))).toList();
        List<Found<D, C>> meant = whole.size() == 1 ? whole : all;
        return meant.size() < 2 ? meant.stream().findFirst()
                : Optional.of(new Found<>(null, null, "\"" + name + "\" can mean "
                        + String.join(" or ", meant.stream().map(CardFinder::nameOf).toList()) + "; write which"));
    }

    private static <D extends Printed, C extends Compiled<D, ?>> String nameOf(Found<D, C> found) {
        return found.card != null ? found.card.name()
                : found.unsupported != null ? found.unsupported.card().name() : "";
    }

    private String unknown(String words) {
        return CardNumbers.isNumber(words) ? "there is no card with the number " + words + known(words)
                : "there is no card named \"" + words + "\"" + Nearest.hint(words, set.names());
    }

    /** How many cards of the same set are known, or the sets of which there are cards. */
    private String known(String number) {
        long same = numbers.stream().filter(n -> setOf(n).equals(setOf(number))).count();
        return same > 0 ? "; of the set " + setOf(number) + " " + same + " are known, not this one"
                : numbers.isEmpty() ? "; the cards here have no numbers"
                : "; the cards here are of the sets "
                        + String.join(", ",
                                numbers.stream().map(CardFinder::setOf).distinct().sorted().limit(20).toList());
    }

    private static String setOf(String number) {
        return number.substring(0, Math.max(0, number.indexOf('-'))).toUpperCase(Locale.ROOT);
    }
}
