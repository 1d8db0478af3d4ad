package cardinal.riftbound.card;

import cardinal.cards.Shipped;
import java.util.Map;
import java.util.stream.Collectors;

/** 178: the tokens that the document lists, with their tags, in {@code tokens.tsv}. */
public final class ListedTokens {
    private static final Map<String, String> TAGS =
            Shipped.text(ListedTokens.class, "/cardinal/riftbound/tokens.tsv").lines()
                    .filter(line -> !line.startsWith("#")).map(line -> line.split("\t"))
                    .collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> cells[1]));

    private ListedTokens() {
    }

    /** The tag of a token; one that is not listed is tagged by its name. */
    public static String tag(String name) {
        return TAGS.getOrDefault(name, name);
    }
}
