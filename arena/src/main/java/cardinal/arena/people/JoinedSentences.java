package cardinal.arena.people;

import cardinal.kernel.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sentences that say the same of one card after the other, as one: "You draw Ember and Ox", "B draws 3 cards". */
final class JoinedSentences {
    private static final String ONE_UNSEEN = "a card";
    private static final String UNSEEN = " cards";
    private static final String AND = " and ";
    private static final String COMMA = ", ";

    private JoinedSentences() {
    }

    /** Nothing where the two do not say the same, or would not read well as one. */
    static Optional<Sentence> of(Sentence first, Sentence second) {
        List<Sentence.Part> next = second.parts();
        int at = cardOf(next);
        if (at < 0) {
            return Optional.empty();
        }
        List<Sentence.Part> last = first.parts();
        int after = next.size() - at - 1;
        int to = last.size() - after;
        boolean isSubject = at == 0;
        if (to <= at || !last.subList(0, at).equals(next.subList(0, at)) || !isList(last.subList(at, to))
                || !follows(last.subList(to, last.size()), next.subList(at + 1, next.size()), isSubject)) {
            return Optional.empty();
        }
        List<Sentence.Part> both = new ArrayList<>(last.subList(0, at));
        if (!join(last.subList(at, to), next.get(at), both)) {
            return Optional.empty();
        }
        for (Sentence.Part part : next.subList(at + 1, next.size())) {
            both.add(isSubject && part instanceof Sentence.Words w && w.words().startsWith(" is ")
                    ? new Sentence.Words(" are " + w.words().substring(" is ".length())) : part);
        }
        return Optional.of(new Sentence(List.copyOf(both)));
    }

    /** The place of the only card a sentence is about, if it stands first or after what a player does. */
    private static int cardOf(List<Sentence.Part> parts) {
        int found = -1;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Sentence.Card || parts.get(i) instanceof Sentence.Unseen) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        boolean done = found > 0 && parts.getFirst() instanceof Sentence.Player
                && parts.stream().anyMatch(Sentence.Verb.class::isInstance)
                && parts.stream().noneMatch(Sentence.Number.class::isInstance);
        return found == 0 || done ? found : -1;
    }

    private static boolean follows(List<Sentence.Part> last, List<Sentence.Part> next, boolean isSubject) {
        if (!isSubject) {
            return last.equals(next);
        }
        if (last.size() != next.size() || next.isEmpty() || !(next.getFirst() instanceof Sentence.Words is)
                || !is.words().startsWith(" is ") || !(last.getFirst() instanceof Sentence.Words was)) {
            return false;
        }
        String said = was.words();
        return last.subList(1, last.size()).equals(next.subList(1, next.size())) && (said.equals(is.words())
                || said.equals(" are " + is.words().substring(" is ".length())));
    }

    /** Cards with commas between, or cards that cannot be seen. */
    private static boolean isList(List<Sentence.Part> parts) {
        return parts.stream().allMatch(part -> part instanceof Sentence.Card || part instanceof Sentence.Unseen
                || part instanceof Sentence.Words w && (w.words().equals(AND) || w.words().equals(COMMA)));
    }

    private static boolean join(List<Sentence.Part> list, Sentence.Part next, List<Sentence.Part> both) {
        if (next instanceof Sentence.Unseen one) {
            if (list.size() != 1 || !(list.getFirst() instanceof Sentence.Unseen many)
                    || !one.words().equals(ONE_UNSEEN)) {
                return false;
            }
            int before = many.words().equals(ONE_UNSEEN) ? 1
                    : Integer.parseInt(many.words().substring(0, many.words().indexOf(' ')));
            return both.add(new Sentence.Unseen(before + 1 + UNSEEN));
        }
        if (list.stream().anyMatch(Sentence.Unseen.class::isInstance)) {
            return false;
        }
        list.forEach(part -> both.add(part instanceof Sentence.Words ? new Sentence.Words(COMMA) : part));
        both.add(new Sentence.Words(AND));
        return both.add(next);
    }
}
