package cardinal.arena.meaning;

import java.util.List;

/**
 * What came of exchanging the parts of cards.
 *
 * @param cards  how many were looked at
 * @param parts  how many parts of them were exchanged and played
 * @param pairs  how many times words were exchanged for others that mean the same
 * @param matches  how many matches were played for it
 * @param unexplained  parts that never mattered, and nobody said why
 * @param explained  parts that never mattered, with a reason
 * @param different  words that should mean the same as others, and play differently
 * @param unneeded  reasons for parts that do matter, or that are not there
 * @param failures  matches that went wrong, as "card: what"
 */
public record MeaningFindings(int cards, int parts, int pairs, long matches, List<DeadPart> unexplained,
        List<DeadPart> explained, List<DeadPart> different, List<String> unneeded, List<String> failures) {

    /**
     * A part that never mattered.
     *
     * @param kind  the place in the ability: "Draw.count"
     * @param words  the paragraph or keyword it stands in
     * @param exchanges  which words were exchanged for which
     * @param tables  on how many tables the paragraph came to bear; each exchange was tried there
     * @param reason  why it cannot matter; empty if nobody said so
     */
    public record DeadPart(String card, String kind, String words, List<String> exchanges, int tables, String reason) {
    }

    /** How many of the reasons say no more than that somebody still has to find a table. */
    public long open() {
        return explained.stream().filter(part -> part.reason().startsWith(MeaningReasons.OPEN)).count();
    }

    public boolean isClean() {
        return unexplained.isEmpty() && different.isEmpty() && unneeded.isEmpty() && failures.isEmpty();
    }
}
