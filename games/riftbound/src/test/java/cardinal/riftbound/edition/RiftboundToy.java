package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;
import cardinal.riftbound.flow.Turn;

/** An edition that nobody has published: all it takes to have one. */
final class RiftboundToy extends CoreRules {
    RiftboundToy() {
        super(7, "riftbound-toy", "Riftbound, toy edition", "", "2027",
                Concordance.of(RiftboundToy.class, "/cardinal/riftbound/edition/concordance.tsv", "riftbound-toy"));
    }

    /** 315.3: the card is drawn before runes are channeled. */
    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Turn.STEPS, steps -> steps.moving("315.4", "315.3"));
    }

    /** 323.1: nobody wins before the next Cleanup. */
    @Override
    public boolean winsAtOnce() {
        return false;
    }
}
