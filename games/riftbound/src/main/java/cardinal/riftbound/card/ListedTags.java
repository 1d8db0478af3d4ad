package cardinal.riftbound.card;

import cardinal.cards.Shipped;
import java.util.List;

/** 763.1 of 2026-07: the tags that there are, in {@code tags.txt}. */
public final class ListedTags {
    private static final List<String> LISTED =
            Shipped.text(ListedTags.class, "/cardinal/riftbound/tags.txt").lines()
                    .filter(line -> !line.startsWith("#")).toList();

    private ListedTags() {
    }

    public static List<String> all() {
        return LISTED;
    }
}
