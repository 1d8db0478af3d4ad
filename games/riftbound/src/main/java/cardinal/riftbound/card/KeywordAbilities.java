package cardinal.riftbound.card;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.LookAtTop;
import java.util.List;

/** The abilities that keywords stand for and that go on the chain. */
public final class KeywordAbilities {
    /** 733.1.b. */
    public static final Program VISION = Programs.compile(new LookAtTop(1, LookAtTop.Then.MAY_RECYCLE_IT), "Vision",
            keyword(Keyword.VISION));
    /** 732.1.b. */
    public static final Program TEMPORARY = Programs.compile(new Kill(new Selector.Self()), "Temporary",
            keyword(Keyword.TEMPORARY));

    private KeywordAbilities() {
    }

    private static List<Ability> keyword(Keyword keyword) {
        return List.of(new Ability.Keywords(List.of(new KeywordValue(keyword, 1))));
    }
}
