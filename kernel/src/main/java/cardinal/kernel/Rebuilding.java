package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Finds recorded choices again in a match of perhaps other rules. Everything is tried on copies: a match never goes past the last
 * choice that came out the same.
 */
public final class Rebuilding {

    /** What became of a recorded choice. */
    public sealed interface Found {
    }

    /** The choice is this one here, and the table after it is the same. */
    public record Same(int made) implements Found {
    }

    /** The choice came out differently. */
    public record Parted(Difference difference) implements Found {
    }

    /** What came of trying one option. */
    private record Tried(int made, @Nullable RecordedChoice after) {
    }

    private Rebuilding() {
    }

    /** Whether a match begins as it did. start: of its table before any choice, where that was kept; version: that it was played with. */
    public static Found beginning(Match<?> match, RecordedChoice start, String version) {
        return start.agreesWith(match.beginning(), match.rules().version().equals(version)) ? new Same(0)
                : new Parted(new Difference(0, "", Difference.How.BEGINNING, "", "", asked(match)));
    }

    /**
     * The choice that was recorded, here: the option of the same meaning; if none has it, one of another name after which the table is
     * the same in every respect (names of options differ between builds). With neither meaning nor fingerprint it is the option of the same number.
     *
     * @param version  the version it was made with: under the same rules everything must be the same, what procedures remember included
     */
    public static <T extends Table> Found find(Match<T> match, RecordedChoice recorded, String version) {
        List<Tried> meant = meant(match, recorded).stream().map(option -> attempt(match, option)).toList();
        for (Tried tried : meant) {
            if (tried.after != null && recorded.isExactly(tried.after)) {
                return new Same(tried.made);
            }
        }
        for (Tried tried : meant) {
            if (tried.after != null && recorded.agreesWith(tried.after, match.rules().version().equals(version))) {
                return new Same(tried.made);
            }
        }
        OptionalInt other = meant.isEmpty() ? other(match, recorded) : OptionalInt.empty();
        return other.isPresent() ? new Same(other.getAsInt())
                : new Parted(difference(match, recorded, meant.isEmpty() ? null : meant.getFirst()));
    }

    /** The options that mean the recorded choice, the one of the same number first. */
    private static List<Integer> meant(Match<?> match, RecordedChoice recorded) {
        List<Integer> meant = new ArrayList<>();
        if (recorded.isConcession()) {
            meant.add(recorded.made());
            return meant;
        }
        int size = match.isOver() ? 0 : match.prompt().size();
        for (int i = 0; i < size && !recorded.meaning().isEmpty(); i++) {
            if (match.answer(i).meaning().equals(recorded.meaning())) {
                meant.add(meant.isEmpty() || i != recorded.made() ? meant.size() : 0, i);
            }
        }
        if (recorded.meaning().isEmpty() && recorded.made() < size) {
            meant.add(recorded.made());
        }
        return meant;
    }

    private static OptionalInt other(Match<?> match, RecordedChoice recorded) {
        int size = match.isOver() || recorded.isConcession() ? 0 : match.prompt().size();
        for (int i = 0; i < size; i++) {
            Tried tried = attempt(match, i);
            if (tried.after != null && recorded.isExactly(tried.after)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    private static Tried attempt(Match<?> match, int option) {
        try {
            return new Tried(option, match.copy().record(option));
        } catch (RuntimeException e) {
            return new Tried(option, null);
        }
    }

    /** The steps that run now, as far as they do. */
    private static Trail trail(Match<?> match, int option) {
        Trail trail = new Trail(null);
        try {
            match.copy().record(option, trail);
        } catch (RuntimeException e) {
            return trail;
        }
        return trail;
    }

    private static Difference difference(Match<?> match, RecordedChoice recorded, @Nullable Tried tried) {
        int choice = match.choiceCount() + 1;
        if (tried == null) {
            return new Difference(choice, words(match, recorded, recorded.made()), Difference.How.NOT_OFFERED, "", "",
                    asked(match));
        }
        String words = words(match, recorded, tried.made);
        Trail trail = trail(match, tried.made);
        int step = parting(recorded.trail(), trail.steps(), tried.after == null);
        return new Difference(choice, words,
                tried.after == null ? Difference.How.FAILED : Difference.How.OTHER_TABLE,
                step < 0 ? "" : trail.steps().get(step).clause(), step < 0 ? "" : trail.procedure(step),
                "");
    }

    /**
     * Which of the steps that run now came out differently: the one before the first table that is another. -1 if none ran, or if
     * the answer itself already left another table.
     */
    private static int parting(List<TrailStep> then, List<TrailStep> now, boolean failed) {
        if (then.isEmpty() || failed) {
            return now.size() - 1;
        }
        for (int i = 0; i < now.size(); i++) {
            if (i >= then.size() || now.get(i).print() != then.get(i).print()) {
                return i - 1;
            }
            if (!now.get(i).clause().equals(then.get(i).clause())) {
                return i;
            }
        }
        return now.size() - 1;
    }

    private static String words(Match<?> match, RecordedChoice recorded, int option) {
        if (recorded.isConcession()) {
            return "concede";
        }
        boolean offered = !match.isOver() && option < match.prompt().size();
        boolean same = offered
                && (recorded.meaning().isEmpty() || match.answer(option).meaning().equals(recorded.meaning()));
        return same ? match.command(option) : recorded.meaning();
    }

    private static String asked(Match<?> match) {
        if (match.isOver()) {
            return "";
        }
        Question question = match.question();
        String about = question.words().isEmpty() ? question.purpose().name().toLowerCase(java.util.Locale.ROOT)
                : question.words();
        return about + " (clause " + question.clause() + ")";
    }
}
