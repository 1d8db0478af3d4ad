package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 170: "play a 1 [M] Recruit unit token here", "play two 1 [M] Recruit unit tokens into your base". */
public record PlayTokens(int n, Token token, Where where, boolean ready) implements Verb {

    /** 178: the tokens the document describes, and tokens that text describes: "2 [M] Wolf unit token with [Tank]". */
    public record Token(int might, String name, List<KeywordValue> keywords) {
    }

    /** Where the tokens go. */
    public enum Where {
        /** "here". */
        HERE,
        /** "in your base" / "into your base". */
        BASE,
        /** Nothing said: any place its controller may play a unit to (352.2). */
        ANYWHERE
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
