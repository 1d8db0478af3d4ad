package cardinal.riftbound.program;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import java.util.List;
import java.util.function.Predicate;

/** What few cards do, so that a match without such cards need not look for it. */
public enum RareFeature {
    /** Resources that are not for everything. */
    BOUND_ADDS(part -> part instanceof AddsResources add && add.use() != Price.Use.ANYTHING),
    /** Damage that is not dealt. */
    PREVENTS(Fact.Prevents.class::isInstance),
    /** 437, 465.2.c of 2026-07: damage that is altered. */
    ALTERS_DAMAGE(part -> part instanceof Verb verb && verb.altersDamage()),
    /** Hiding without its cost. */
    FREE_HIDING(Fact.HideForFree.class::isInstance),
    /** Facedown cards that cannot be revealed. */
    REVEAL_BANS(Fact.OpponentsCantReveal.class::isInstance),
    /** 829 of 2026-07: spells that are played from the trash. */
    FLOWS(part -> part instanceof Ability.KeywordCost k && k.keyword() == Keyword.FLOW),
    /** 823 of 2026-07: units that hunt. */
    HUNTS(part -> part == Keyword.HUNT),
    /** 390.5.c.1, 394.1 of 2026-07: what was banished and is still spoken of. */
    LINKED(part -> part == Filter.Place.BANISHED_WITH_ME || part instanceof Fact.MayPlay),
    /** 142.4.c of 2026-07: damage of a player that kills, however much it is. */
    DEADLY_DAMAGE(Fact.AnyDamageKills.class::isInstance),
    /** Another Victory Score. */
    VICTORY_SCORE(Fact.MorePointsToWin.class::isInstance),
    /** 443 of 2026-07: parts of the turn that are skipped. */
    SKIPS(Would.Begin.class::isInstance),
    /** 443 of 2026-07: moves that are skipped. */
    SKIPS_MOVES(Would.Move.class::isInstance);

    private final Predicate<Object> part;

    /** @param part whether a part of an ability does it */
    RareFeature(Predicate<Object> part) {
        this.part = part;
    }

    private int bit() {
        return 1 << ordinal();
    }

    /** All that abilities do of this. */
    static int of(List<Ability> abilities) {
        int found = 0;
        for (RareFeature feature : values()) {
            found |= Records.any(abilities, feature.part) ? feature.bit() : 0;
        }
        return found;
    }

    public boolean isIn(int found) {
        return (found & bit()) != 0;
    }
}
