package cardinal.riftbound.table;

import cardinal.kernel.Concordance;
import cardinal.kernel.Event;
import cardinal.kernel.Outcome;
import cardinal.riftbound.ability.TextRules;

/**
 * One edition of Riftbound. The base document is that of October 2025: what the parts of the rulebook say here is as it has it,
 * and later editions override what differs, each with its clause and reason.
 */
public abstract class Edition extends cardinal.kernel.Edition
        implements TextRules, SetupRules, TaskRules, PlayRules, BattleRules, ScoringRules, KeywordRules {
    protected Edition(int number, String id, String title, String version, String date, Concordance concordance) {
        super(number, id, title, version, date, concordance);
    }

    /** 446 to 453: what derives the values of the objects on this table. */
    public abstract DerivedValues valuesOn(RiftTable t);

    /** 375: what follows when this has happened, at one moment. */
    public abstract void happened(RiftTable t, Event[] events, int count);

    /** 459.6: whether another game of the match follows this one. */
    public abstract boolean playsOn(RiftTable t, Outcome ended);
}
