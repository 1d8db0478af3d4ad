package cardinal.riftbound.card;

import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.LookAtTop;

/** The abilities that keywords stand for and that go on the chain. */
public final class KeywordAbilities {
    /** 733.1.b. */
    public static final Program VISION = Programs.compile(new LookAtTop(1, LookAtTop.Then.MAY_RECYCLE_IT), "Vision");
    /** 732.1.b. */
    public static final Program TEMPORARY = Programs.compile(new Kill(new Selector.Self()), "Temporary");

    private KeywordAbilities() {
    }
}
