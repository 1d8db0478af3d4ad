package cardinal.riftbound.compile;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.flow.LookAtCards;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.LookAtTop;
import java.util.List;

/** The abilities that keywords stand for and that go on the chain. */
final class KeywordAbilities {
    /** 733.1.b. */
    private static final Program VISION = Programs.compile(new LookAtTop(1, LookAtCards.Then.MAY_RECYCLE_IT), "Vision",
            keyword(Keyword.VISION));
    /** 732.1.b. */
    private static final Program TEMPORARY = Programs.compile(new Kill(new Selector.Self()), "Temporary",
            keyword(Keyword.TEMPORARY));

    private KeywordAbilities() {
    }

    static Program of(Keyword keyword) {
        return switch (keyword) {
            case VISION -> VISION;
            case TEMPORARY -> TEMPORARY;
            default -> throw new IllegalArgumentException(keyword + " is no ability that goes on the chain");
        };
    }

    private static List<Ability> keyword(Keyword keyword) {
        return List.of(new Ability.Keywords(List.of(new KeywordValue(keyword, 1))));
    }
}
