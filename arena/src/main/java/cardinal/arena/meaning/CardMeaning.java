package cardinal.arena.meaning;

import java.util.List;

/** What came of exchanging the parts of one card. used: the reasons that were needed. */
record CardMeaning(String card, int parts, int pairs, long matches,
        List<MeaningFindings.DeadPart> dead, List<MeaningFindings.DeadPart> different, List<String> failures,
        List<MeaningReasons.Line> used) {
}
