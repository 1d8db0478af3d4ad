package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.Keyword;
import java.util.List;

/** One entry of the keyword line (B.6.5.1). */
public sealed interface KeywordUse {
    /** What it is called. */
    default String word() {
        return switch (this) {
            case Trait t -> t.word();
            case Granting g -> g.keyword().printed();
            case Combo c -> "Combo";
            case Only o -> o.name() + " Only";
        };
    }

    /** Whether it is a use of this keyword. */
    default boolean is(Keyword keyword) {
        return switch (this) {
            case Granting g -> g.keyword() == keyword;
            case Combo c -> keyword == Keyword.COMBO;
            case Only o -> keyword == Keyword.CHARACTER_ONLY;
            case Trait t -> false;
        };
    }

    /** "Fury": classifies the card, does nothing (I.1). */
    @Spoken(Spoken.Manner.HOLDER)
    record Trait(String word) implements KeywordUse {
    }

    /** "Stun: 2", "Throw", "Deadlock EX: 3". rating 0 for keywords without one; X when the text defines it. */
    @Spoken(Spoken.Manner.HOLDER)
    record Granting(List<Restriction> restrictions, Keyword keyword, Amount rating) implements KeywordUse {
    }

    /** "Combo (Punch, High Attack)": what the preceding cards must be, in order (I.3.3). */
    record Combo(List<Restriction> restrictions, List<Requirement> requirements) implements KeywordUse {
    }

    /** "Mira Voss Only" (I.3.2). */
    record Only(String name) implements KeywordUse {
    }

    /** What one preceding card must be; any of the traits: "Punch", "Mid Attack", "Face Down", "Action", "Kick/Punch". */
    record Requirement(List<String> words) {
    }
}
