package cardinal.kernel;

import java.util.List;
import java.util.OptionalLong;

/**
 * A choice as journals and stores keep it: in a form that survives a reordered list, with a fingerprint of the table after it.
 *
 * @param made  the option's number when it was chosen, or a concession (see {@link Match#concession})
 * @param meaning  what was chosen, see {@link Answer#meaning}; empty where that was not kept
 * @param fingerprint  of the table after it, procedures and all; empty where that was not kept
 * @param standing  of the table after it, see {@link Table#standing}; empty where that was not kept
 * @param trail  the steps that ran because of it; empty where they were not kept
 */
public record RecordedChoice(int made, String meaning, OptionalLong fingerprint,
        OptionalLong standing, List<TrailStep> trail) {

    /** A choice of which only the number is known. */
    public static RecordedChoice numbered(int made) {
        return new RecordedChoice(made, "", OptionalLong.empty(), OptionalLong.empty(), List.of());
    }

    public boolean isConcession() {
        return made >= Match.CONCEDES;
    }

    /** Whether the table after it is the same in every respect, as far as that was kept. */
    boolean isExactly(RecordedChoice other) {
        return fingerprint.isPresent() && fingerprint.equals(other.fingerprint);
    }

    /** Whether players see the same table after it, as far as that was kept; by the same rules nothing else may differ either. */
    boolean agreesWith(RecordedChoice other, boolean sameRules) {
        return fingerprint.isEmpty() && standing.isEmpty() || isExactly(other)
                || standing.isPresent() && standing.equals(other.standing) && !(sameRules && fingerprint.isPresent());
    }
}
