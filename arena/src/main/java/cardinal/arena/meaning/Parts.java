package cardinal.arena.meaning;

import cardinal.arena.meaning.Part.Exchange;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Takes the abilities of a card apart: every number, word, condition, selector, player or duration that can be exchanged for another
 * of its kind so that the words still say something. What has no words is no part. A part whose parts can be exchanged is not exchanged
 * as a whole.
 */
final class Parts {
    private static final int MOST_EXCHANGES = 5;
    private static final int MOST_TRIED = 14;
    /** In the place of something that is left out. */
    private static final Object LEFT_OUT = new Object();

    /** The words of a paragraph or keyword; nothing for what is none, or what is not read and carried out again as the same. */
    @FunctionalInterface
    interface Words {
        Optional<String> of(Object utterance);
    }

    private final PartVocabulary vocabulary;
    private final Words words;
    private final List<Part> found = new ArrayList<>();

    private Parts(PartVocabulary vocabulary, Words words) {
        this.vocabulary = vocabulary;
        this.words = words;
    }

    /** The parts of these abilities in the order of the text. */
    static List<Part> of(List<?> abilities, PartVocabulary vocabulary, Words words) {
        Parts parts = new Parts(vocabulary, words);
        parts.list(abilities, new Site("Card.abilities", Object.class, UnaryOperator.identity(), null));
        return List.copyOf(parts.found);
    }

    /** The paragraph or keyword that a place stands in. of: it, when something else stands there. */
    private record Utterance(String spoken, List<?> without, UnaryOperator<Object> of) {
    }

    /** A place in the abilities. whole: all of them, when something else stands there. */
    private record Site(String kind, Type type, UnaryOperator<Object> whole, @Nullable Utterance in) {
        Site below(String kind, Type type, UnaryOperator<Object> step) {
            return new Site(kind, type, v -> whole.apply(step.apply(v)),
                    in == null ? null : new Utterance(in.spoken, in.without, v -> in.of.apply(step.apply(v))));
        }
    }

    /** Whether something was found at or below the place. */
    private boolean visit(Object value, Site at) {
        return switch (value) {
            case Record record -> record(record, at);
            case List<?> list -> list(list, at);
            case Optional<?> some -> some.isPresent() && optional(some.get(), at);
            default -> leaf(value, at);
        };
    }

    private boolean record(Record record, Site at) {
        Optional<String> spoken = at.in == null ? words.of(record) : Optional.empty();
        Site here = spoken.isEmpty() ? at
                : new Site(at.kind, at.type, at.whole, new Utterance(spoken.get(), (List<?>) at.whole.apply(LEFT_OUT),
                        UnaryOperator.identity()));
        boolean any = false;
        List<PartPlace> places = PartPlace.of(record);
        for (int i = 0; i < places.size(); i++) {
            int place = i;
            any |= visit(places.get(i).value(), here.below(places.get(i).kind(), places.get(i).type(),
                    v -> PartPlace.with(record, place, v)));
        }
        Utterance in = here.in;
        if (any || in == null) {
            return any;
        }
        if (!spoken.isEmpty()) {
            found.add(new Part(at.kind, spoken.get(), in.without,
                    List.of(new Exchange(spoken.get(), "", in.without))));
            return true;
        }
        return exchange(here, vocabulary.others(at.type, record));
    }

    private boolean list(List<?> list, Site at) {
        boolean any = false;
        for (int i = 0; i < list.size(); i++) {
            int place = i;
            any |= visit(list.get(i), at.below(at.kind, PartPlace.inner(at.type), v -> with(list, place, v)));
        }
        if (!any && at.in != null && list.size() > 1) {
            List<Object> shorter = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                shorter.add(with(list, i, LEFT_OUT));
            }
            return exchange(at, shorter);
        }
        return any;
    }

    private static List<Object> with(List<?> list, int place, Object value) {
        List<Object> other = new ArrayList<>(list);
        if (value == LEFT_OUT) {
            other.remove(place);
        } else {
            other.set(place, value);
        }
        return List.copyOf(other);
    }

    private boolean optional(Object value, Site at) {
        return visit(value, at.below(at.kind, PartPlace.inner(at.type), Optional::of))
                || exchange(at, List.of(Optional.empty()));
    }

    private boolean leaf(Object value, Site at) {
        return at.in != null && exchange(at, switch (value) {
            case Integer n -> List.of(n + 1, n - 1, n + 3);
            case Boolean b -> List.of(!b);
            case String word -> vocabulary.others(at.kind, word);
            case OptionalInt n when n.isPresent() -> List.of(OptionalInt.of(n.getAsInt() + 1), OptionalInt.empty());
            case Enum<?> constant -> others(constant);
            default -> List.of();
        });
    }

    private static List<?> others(Enum<?> constant) {
        List<Object> others = new ArrayList<>(Arrays.asList(constant.getDeclaringClass().getEnumConstants()));
        others.remove(constant);
        java.util.Collections.rotate(others, -constant.ordinal());
        return others;
    }

    private boolean exchange(Site at, List<?> others) {
        Utterance in = at.in;
        if (in == null) {
            return false;
        }
        List<Exchange> exchanges = new ArrayList<>();
        List<Exchange> insertions = new ArrayList<>();
        for (Object other : others.subList(0, Math.min(MOST_TRIED, others.size()))) {
            Optional<String> spoken = spoken(in, other);
            if (spoken.isPresent()) {
                Changed changed = Changed.between(in.spoken, spoken.get());
                Exchange exchange = new Exchange(changed.was(), changed.now(), (List<?>) at.whole.apply(other));
                (changed.was().isEmpty() ? insertions : exchanges).add(exchange);
            }
            if (exchanges.size() == MOST_EXCHANGES) {
                break;
            }
        }
        if (exchanges.isEmpty()) {
            return false;
        }
        exchanges.addAll(insertions); // "your rival's" for "your" only adds words: no part by itself, but another of its kind
        found.add(new Part(at.kind, in.spoken, in.without, List.copyOf(exchanges)));
        return true;
    }

    /** Nothing where a record or the grammar refuses the value. */
    private Optional<String> spoken(Utterance in, Object other) {
        try {
            Object made = in.of.apply(other);
            return words.of(made);
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /** The words in which two texts differ; one or several of something are the same words. */
    private record Changed(String was, String now) {
        private static final Pattern TOKEN = Pattern.compile("[\\w+'-]+|[^\\w\\s]");

        private static List<String> tokens(String text) {
            return TOKEN.matcher(text.replaceAll("\\b([Aa])nother\\b", "$1 other")).results().map(MatchResult::group)
                    .toList();
        }

        private static boolean same(String a, String b) {
            return a.equalsIgnoreCase(b) || stem(a).equalsIgnoreCase(stem(b));
        }

        /** One or several, a or an. */
        private static String stem(String word) {
            return word.equalsIgnoreCase("an") ? "a"
                    : word.length() > 2 && word.endsWith("s") ? word.substring(0, word.length() - 1)
                    : word;
        }

        static Changed between(String was, String now) {
            List<String> a = tokens(was);
            List<String> b = tokens(now);
            int from = 0;
            while (from < a.size() && from < b.size() && same(a.get(from), b.get(from))) {
                from++;
            }
            int end = 0;
            while (end < a.size() - from && end < b.size() - from
                    && same(a.get(a.size() - 1 - end), b.get(b.size() - 1 - end))) {
                end++;
            }
            return new Changed(String.join(" ", a.subList(from, a.size() - end)),
                    String.join(" ", b.subList(from, b.size() - end)));
        }
    }
}
