package cardinal.cards.deck;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A deck list as it was read, legal or not: what stands in each section, and what could not be read.
 *
 * @param <S> the sections of the game
 * @param <C> a card
 */
public record Listing<S extends Enum<S> & Section, C>(String name, Map<S, List<C>> sections,
        List<Problem> problems) {

    public List<C> in(S section) {
        return sections.getOrDefault(section, List.of());
    }

    /** No deck may start with a card that this engine cannot play; the documents have no word about that. */
    public static Stream<Violation> unsupported(List<Problem> problems) {
        return problems.stream().filter(Problem::unsupported).map(p -> new Violation("", p.toString()));
    }

    /** Throws one complaint that names everything that is wrong with a deck, if anything is. */
    public static void refuse(String deck, List<Problem> problems, List<Violation> violations) {
        List<String> complaints = Stream.concat(problems.stream().map(Problem::toString),
                violations.stream().map(Violation::toString)).distinct().toList();
        if (!complaints.isEmpty()) {
            throw new BadInput("deck \"" + deck + "\"",
                    complaints.stream().collect(Collectors.joining("\n  ", "\n  ", "")));
        }
    }
}
