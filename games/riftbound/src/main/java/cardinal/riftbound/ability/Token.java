package cardinal.riftbound.ability;

import java.util.List;

/** 178: the tokens the document describes, and tokens that text describes: "2 [M] Wolf unit token with [Tank]". */
public record Token(int might, String name, List<KeywordValue> keywords) {
}
