package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;
import cardinal.kernel.Steps;
import cardinal.riftbound.flow.ChainRun;
import cardinal.riftbound.flow.Cleanup;
import cardinal.riftbound.flow.Combat;
import cardinal.riftbound.flow.Finalize;
import cardinal.riftbound.flow.Turn;
import cardinal.riftbound.table.RiftTable;

/** The Core Rules of July 2026, as they differ from those of October 2025. */
final class Riftbound2026 extends CoreRules {
    Riftbound2026() {
        super(1, "riftbound-2026-07", "Riftbound 2026-07", "", "2026-07-16",
                Concordance.of(Riftbound2026.class, "/cardinal/riftbound/concordance.tsv", "riftbound-2026-07"));
    }

    // ---- words ------------------------------------------------------------------------------------------------------

    @Override
    public boolean knowsLaterWords() {
        return true;
    }

    // ---- orders -----------------------------------------------------------------------------------------------------

    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Turn.STEPS, this::turn);
        changes.of(Cleanup.STEPS, this::cleanup);
        changes.of(ChainRun.STEPS, steps -> steps.replacing("333", ChainRun.TASKS_FIRST));
        changes.of(Combat.STEPS, this::combat);
        changes.of(Finalize.STEPS, this::playing);
    }

    /** 317.1, 317.2: everything expires in the special cleanup, again after every chain. */
    private Steps<Turn, RiftTable> turn(Steps<Turn, RiftTable> steps) {
        return steps.replacing("317.1", Turn.END_OF_TURN_EFFECTS)
                .replacing("317.3", Turn.EXPIRE_AGAIN);
    }

    /**
     * 323.2: designations come before deaths. 323.4: what triggered is pending from then on, and 320: never finalized here. 323.6: control is
     * lost in an Open State only. 323.8 to 323.14: what is staged, and a showdown that becomes a combat. 466.7.a: designations stay.
     */
    private Steps<Cleanup, RiftTable> cleanup(Steps<Cleanup, RiftTable> steps) {
        return steps.moving("322.3", "322.2").replacing("440.1.a.3", Cleanup.GOES_ON).without("322.8")
                .replacing("322.4", Cleanup.LOSE_IN_OPEN_STATE).replacing("322.6", Cleanup.STAGE_CONTESTED)
                .before("322.4", own("323.4"), Cleanup.PLACE_TRIGGERS)
                .before("322.9", own("323.14"), Cleanup.TURN_SHOWDOWN);
    }

    /** 466.2, 466.6: chains are resolved after the combat cleanup, and after control was established. */
    private Steps<Combat, RiftTable> combat(Steps<Combat, RiftTable> steps) {
        return steps.before("440.2", own("466.2"), Combat.AFTER_DAMAGE)
                .before("440", own("466.6"), Combat.AFTER_CONTROL);
    }

    /** 383.3.a, 383.3.b, 402.1: a leading "may" is decided when the trigger is finalized, before its choices; its cost is then its base cost. */
    private Steps<Finalize, RiftTable> playing(Steps<Finalize, RiftTable> steps) {
        return steps.before(Finalize.MODES, own("402.1"), Finalize.ASK_DECISION)
                .before(Finalize.MODES, own("402.1"), Finalize.TAKE_DECISION);
    }

    // ---- tasks, cleanups, the chain ---------------------------------------------------------------------------------

    /** 323.4, 428.1.a.1.b, 808.1.d.2: they are pending before the object leaves, so under what the death itself triggers. */
    @Override
    public boolean ordersOwnDeaths() {
        return false;
    }

    /** 340.2.a, 346.1: not after a chain that a trigger or an ability that adds resources began. */
    @Override
    public boolean focusPassesAfterEveryChain() {
        return false;
    }

    /** 429.2.a, 429.2.b: only abilities. */
    @Override
    public boolean addingSpellsResolveAtOnce() {
        return false;
    }

    @Override
    public String clauseOfTriggersMay() {
        return own("402.1");
    }

    /** 372: the controller. */
    @Override
    public boolean ownersOrderReplacements() {
        return false;
    }

    // ---- battles ----------------------------------------------------------------------------------------------------

    /** 190.4.c, 323.6: in a cleanup, in an Open State. */
    @Override
    public boolean controlIsLostAtOnce() {
        return false;
    }

    /** 466.2, 466.6, 466.7: designations last until the combat ends. */
    @Override
    public boolean resolvesCombatInOneGo() {
        return false;
    }

    /** 466.3.d.1, 466.5: while both sides have units there, it stays contested and another combat is staged. */
    @Override
    public boolean combatEndsContest() {
        return false;
    }

    /** 317.2.c, 317.2.d, 423.1.a.2: in the special cleanup of the Expiration Step. */
    @Override
    public boolean expiresInCleanup() {
        return true;
    }

    /** 316.5.b.1, 489.8.a: only when invited. */
    @Override
    public boolean teammateActsBeforeTurnEnds() {
        return false;
    }

    // ---- points -----------------------------------------------------------------------------------------------------

    /** 194.2, 472: only in a cleanup. */
    @Override
    public boolean winsAtOnce() {
        return false;
    }

    /** 194.2.a, 194.2.b: with more points than any opponent. */
    @Override
    public boolean winsWhenTied() {
        return false;
    }

    /** 431.3.b, 431.3.c. */
    @Override
    public boolean repeatedBurnOutsWin() {
        return true;
    }

    /** 471.1.b: one point short, or beyond. */
    @Override
    public boolean finalPointIsOne() {
        return false;
    }

    // ---- keywords ---------------------------------------------------------------------------------------------------

    /** 812.1.b.1, 812.1.c: a different card that was finalized by its controller. */
    @Override
    public boolean legionAsksForAnother() {
        return true;
    }

    /** 751.1, 753: new choices are others than those made, and any part of them may be made anew. */
    @Override
    public boolean newChoicesAreOthers() {
        return true;
    }
}
