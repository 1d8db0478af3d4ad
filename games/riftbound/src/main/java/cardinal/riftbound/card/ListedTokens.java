package cardinal.riftbound.card;

import cardinal.cards.Shipped;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** 178; 187 of 2026-07: the tokens that the documents list, with their tags and texts, in {@code tokens.tsv}. */
public final class ListedTokens {
    private static final int CELLS = 3;
    private static final Map<String, String[]> LISTED =
            Shipped.text(ListedTokens.class, "/cardinal/riftbound/tokens.tsv").lines()
                    .filter(line -> !line.startsWith("#")).map(line -> line.split("\t", CELLS))
                    .collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> cells));

    private ListedTokens() {
    }

    /** The tags of a token; one that is not listed is tagged by its name. */
    public static List<String> tags(String name) {
        String[] cells = LISTED.get(name);
        String tag = cells == null ? name : cells[1];
        return tag.isEmpty() ? List.of() : List.of(tag);
    }

    /** What a token says beside what the creating effect states; empty where it says nothing. */
    public static String text(String name) {
        String[] cells = LISTED.get(name);
        return cells == null || cells.length < CELLS ? "" : cells[2].replace("\\n", "\n");
    }
}
