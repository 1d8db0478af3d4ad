package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;
import cardinal.kernel.Steps;
import cardinal.riftbound.flow.ChainRun;
import cardinal.riftbound.flow.Cleanup;
import cardinal.riftbound.flow.Combat;
import cardinal.riftbound.flow.Finalize;
import cardinal.riftbound.flow.Turn;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import java.util.stream.Stream;

/** The Core Rules of July 2026, as they differ from those of October 2025. */
final class Riftbound2026 extends CoreRules {
    private static final int BATTLEFIELDS_EACH = 3;
    private static final List<Mode> MODES =
            Stream.concat(Mode.ALL.stream(), Stream.of(Mode.BEST_OF_FIVE)).toList();

    Riftbound2026() {
        super(1, "riftbound-2026-07", "Riftbound 2026-07", "", "2026-07-16",
                Concordance.of(Riftbound2026.class, "/cardinal/riftbound/concordance.tsv", "riftbound-2026-07"));
    }

    // ---- words ------------------------------------------------------------------------------------------------------

    @Override
    public boolean knowsLaterWords() {
        return true;
    }

    /** 135.2.e.6.c, 805.1.a.1. */
    @Override
    public boolean ownPowerIsOfItsDomains() {
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

    /** 316.4: effects of the start of the Main Phase. 317.1, 317.2: everything expires in the special cleanup, again after every chain. */
    private Steps<Turn, RiftTable> turn(Steps<Turn, RiftTable> steps) {
        return steps.before("316.2.a", own("316.4"), Turn.START_OF_MAIN).replacing("317.1", Turn.END_OF_TURN_EFFECTS)
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
                .before("322.6", own("107.3.b.2"), Cleanup.TRIM_FACEDOWN)
                .before("322.9", own("323.14"), Cleanup.TURN_SHOWDOWN);
    }

    /** 466.2 to 466.6: chains are resolved after the combat cleanup, after its result, and after control was established. */
    private Steps<Combat, RiftTable> combat(Steps<Combat, RiftTable> steps) {
        return steps.before("440.2", own("466.2"), Combat.AFTER_DAMAGE)
                .before("440.2", own("466.3"), Combat.DECIDE)
                .before("440.2", own("466.4"), Combat.AFTER_RESULT)
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

    /** 411.1, 417.6.b.4, 428.5.c.2: the player who performs the action, or whose unit deals the damage. */
    @Override
    public boolean creditsControllers() {
        return false;
    }

    /** 444.2, 444.2.b: who does not pay forgoes the effect. */
    @Override
    public boolean paymentsMayBeRefused() {
        return true;
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

    /** 370.4: also to what happens as its object leaves. */
    @Override
    public boolean replacesWhileDying() {
        return true;
    }

    /** 373.1, 373.2. */
    @Override
    public boolean replacesInSequences() {
        return true;
    }

    // ---- playing cards, carrying out texts -----------------------------------------------------------------------------

    /** 308.1, 343.1. */
    @Override
    public boolean combatIsShowdownState() {
        return true;
    }

    /** 383.4.b.2. */
    @Override
    public boolean targetsCountWhenFinal() {
        return true;
    }

    /** 355.11.b. */
    @Override
    public boolean groupsStayWhereChosen() {
        return false;
    }

    /** 359.3.e.14.a. */
    @Override
    public boolean instructionsAreLinked() {
        return true;
    }

    /** 128.6, 128.6.a: who is told to act on secret or private cards of a kind may ignore it. */
    @Override
    public boolean secretsCompelNobody() {
        return true;
    }

    /** 185.2.e, 186.1. */
    @Override
    public boolean tokensAreRecycled() {
        return true;
    }

    /** 359.3.e.15. */
    @Override
    public boolean spellsStopOffTheChain() {
        return true;
    }

    // ---- battles ----------------------------------------------------------------------------------------------------

    /** 190.4.c, 323.6: in a cleanup, in an Open State. */
    @Override
    public boolean controlIsLostAtOnce() {
        return false;
    }

    /** 107.3.b.1. */
    @Override
    public boolean facedownZonesGrow() {
        return true;
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

    /** 740.2.c. */
    @Override
    public boolean inCombatAsksForDesignation() {
        return true;
    }

    /** 447.2.b. */
    @Override
    public boolean closesBattlefieldsOfMates() {
        return true;
    }

    /** 437.5, 437.5.b: damage may be assigned where the Prevent Value is all, but no amount of it is lethal. */
    @Override
    public boolean preventionIsNeverLethal() {
        return true;
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

    // ---- setup and matches --------------------------------------------------------------------------------------------

    /** 486.6.a: a match may be a best of five, too. */
    @Override
    public List<Mode> modes() {
        return MODES;
    }

    /** 489.4.a: three in every mode. */
    @Override
    public int battlefieldsEach(Mode mode) {
        return BATTLEFIELDS_EACH;
    }

    /** 486.5, 486.5.a: only where somebody won. */
    @Override
    public boolean drawnGamesUseUp() {
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

    /** 489.8.d: a team has its points in common. */
    @Override
    public boolean teamsShare() {
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

    /** 480.2. */
    @Override
    public boolean wakingTextIsNewer() {
        return true;
    }

    /** 751.1, 753: new choices are others than those made, and any part of them may be made anew. */
    @Override
    public boolean newChoicesAreOthers() {
        return true;
    }
}
