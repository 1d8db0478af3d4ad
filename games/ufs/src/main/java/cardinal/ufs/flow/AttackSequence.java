package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.card.Property;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.AsItWas;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.LegalBlocks;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** G: the attack sequence. A dropped attack leaves it at the points G.5.2.1 names. */
final class AttackSequence extends Frame<UfsTable> implements Asker {
    private static final Step<AttackSequence, UfsTable> STATUS = AttackSequence::determineStatus;
    private static final Step<AttackSequence, UfsTable> BEFORE_DAMAGE = AttackSequence::beforeDamageStep;
    private static final Step<AttackSequence, UfsTable> END = AttackSequence::end;
    public static final Steps<AttackSequence, UfsTable> STEPS = Steps.<AttackSequence, UfsTable>of(AttackSequence.class)
            .then("F.2.3.4", AttackSequence::begin)
            .then("G.1", AttackSequence::enhanceStep)
            .then("G.2", AttackSequence::blockStep)
            .then("G.2.1", AttackSequence::offerBlock)
            .then("G.2.1.3", AttackSequence::takeBlock)
            .then("G.2.2", STATUS)
            .then("G.2", AttackSequence::endBlockStep)
            .then("G.3", BEFORE_DAMAGE)
            .then("G.3", AttackSequence::damageStep)
            .then("G.3.3", AttackSequence::dealDamage)
            .then("G.3", AttackSequence::endDamageStep)
            .then("G.4", AttackSequence::resolve)
            .then("G.4", END);

    /** The attack as it came off the attack stack. */
    private final Pending pending;
    /** The number of this sequence. */
    private final int serial;
    /** Whether the card that was tried as a block was played. */
    private boolean blockPlayed;
    /** That card. */
    private int blocking;
    /** Whether a block was tried. */
    private boolean tried;
    /** The attack whose sequence this one interrupts; null if there is none. */
    private @Nullable AttackInfo outer;
    /** The damage of the attack before it was halved or adjusted. */
    private int fullBefore;
    /** The damage that is about to be dealt (G.3.2). */
    private int outstanding;
    private Status statusBefore = Status.OPEN;

    AttackSequence(UfsTable t, Pending pending) {
        super(t.edition().steps(STEPS));
        this.pending = pending;
        serial = t.progress().nextSerial();
    }

    private static AttackInfo info(UfsTable t) {
        AttackInfo a = t.attack();
        if (a == null) {
            throw new IllegalStateException("no attack is in its sequence");
        }
        return a;
    }

    private int card() {
        return pending.card().card();
    }

    /** G.5.2.1: whether the sequence ends here. */
    private boolean leavesDropped(UfsTable t) {
        if (info(t).dropped()) {
            goTo(END);
            return true;
        }
        return false;
    }

    /** F.4.1.2, G.5.1: whether the Combat Phase it is part of has been ended; the sequence goes no further then. */
    private boolean leavesEnded(UfsTable t) {
        if (EnhanceStep.isEnded(t, Phase.COMBAT_PHASE)) {
            goTo(END);
            return true;
        }
        return false;
    }

    private void begin(UfsTable t) {
        outer = t.attack();
        t.progress().setAttack(
                new AttackInfo(serial, pending.card(), pending.attacker(), pending.target(), Phase.TURN, Status.OPEN,
                        Ref.NONE, 0, false, false, 0));
        NextCardModifiers.takeAll(t, card());
        Settling.settle(t);
    }

    /** I.3.6: Flash skips it; it has to be there before the step begins (J.5.3). */
    private void enhanceStep(UfsTable t) {
        if (leavesDropped(t) || leavesEnded(t)) {
            return;
        }
        if (Rulings.has(t, card(), Keyword.FLASH)
                || Skipping.skips(t, pending.attacker(), Phase.ENHANCE_STEP)) {
            return;
        }
        t.progress().setAttack(info(t).at(Phase.ENHANCE_STEP));
        t.push(new EnhanceStep(t, pending.attacker()));
    }

    /** UniVersus, attack-sequence.4: against a backup there is no Block Step, and so nothing that happens in it. */
    private void blockStep(UfsTable t) {
        if (leavesDropped(t) || leavesEnded(t)) {
            return;
        }
        if (!pending.target().isNone()) {
            t.progress().setAttack(info(t).with(Status.UNBLOCKED));
            goTo(BEFORE_DAMAGE);
            return;
        }
        if (t.edition().unblockableSkipsBlockStep() && Rulings.isUnblockable(t, card())) {
            goTo(STATUS);
            return;
        }
        t.progress().setAttack(info(t).at(Phase.BLOCK_STEP));
        t.emit(new UfsEvent.StepTurned(Phase.BLOCK_STEP, false, info(t).card(), pending.attacker()));
    }

    /** G.2.1: the defender may try to block; not an unblockable attack (G.2.1.1.2), not one that counts as blocked. */
    private void offerBlock(UfsTable t) {
        if (leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t);
        if (Rulings.isUnblockable(t, card()) || Rulings.countsAs(t, card()) != Status.OPEN
                || Skipping.skips(t, a.defender(), Phase.BLOCK_STEP)) {
            goTo(STATUS);
            return;
        }
        Prompt prompt = t.ask(a.defender(), "G.2.1", Ask.ACT, Purpose.BLOCK).add(Choice.PASS);
        LegalBlocks.blocks(t, a, prompt);
    }

    private void takeBlock(UfsTable t) {
        long answer = t.answer();
        if (Option.kind(answer) != Choice.BLOCK) {
            return;
        }
        tried = true;
        blocking = Option.a(answer);
        if (Option.c(answer) == 1) {
            t.put(Option.a(answer), t.piece(Option.a(answer)).with(Flag.RANGED_BLOCK, true));
        }
        Play play = Playing.card(t, info(t).defender(), Option.a(answer), Happening.As.BLOCK, Option.b(answer) == 1);
        t.progress().setAttack(info(t).blockedWith(t.ref(Option.a(answer))));
        t.push(play);
    }

    @Override
    public void played(boolean success) {
        blockPlayed = success;
    }

    /** G.2.2: from the block that was played, or from an effect's word; bare "blocked" is complete (reading 26). */
    private void determineStatus(UfsTable t) {
        if (t.edition().dropsInBlockStep() && leavesDropped(t) || leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t);
        Status status = Status.UNBLOCKED;
        Ref block = Ref.NONE;
        Status said = Rulings.countsAs(t, card());
        if (Rulings.isUnblockable(t, card())) {
            status = Status.UNBLOCKED;
        } else if (tried && blockPlayed) {
            int b = a.block().card();
            block = t.ref(b);
            AttackZone zone = AsItWas.blockZone(t, b, a);
            status = zone == AsItWas.attack(t, a).attackZone() ? Status.COMPLETE : Status.PARTIAL;
        }
        if (said != Status.OPEN) {
            status = said;
        }
        t.progress().setAttack(a.with(status).blockedWith(block));
        t.emit(new UfsEvent.StatusSet(a.card(), a.attacker(), status, block));
    }

    /**
     * UniVersus, block-step.19: an effect may change the status once it is determined, and nothing that waits for a
     * block takes notice; 2010, glossary.unblockable: an attack that becomes unblockable is blocked no longer.
     */
    static void changeStatus(UfsTable t) {
        AttackInfo a = t.attack();
        if (a == null || a.status() == Status.OPEN) {
            return;
        }
        Status said = Rulings.countsAs(t, a.card().card());
        if (said != Status.OPEN) {
            t.progress().setAttack(a.with(said));
        } else if (t.edition().unblockableUndoesBlocks() && Rulings.isUnblockable(t, a.card().card())) {
            t.progress().setAttack(a.with(Status.UNBLOCKED));
        }
    }

    private void endBlockStep(UfsTable t) {
        if (!leavesEnded(t) && info(t).step() == Phase.BLOCK_STEP) {
            endStep(t, Phase.BLOCK_STEP);
        }
    }

    private void endDamageStep(UfsTable t) {
        if (leavesEnded(t)) {
            return;
        }
        endStep(t, Phase.DAMAGE_STEP);
    }

    /** "After the Block Step": whoever waits for that is asked now. */
    private static void endStep(UfsTable t, Phase step) {
        AttackInfo a = info(t);
        if ((t.index().listened() >> Kind.STEP & 1) != 0 && !a.dropped()) {
            t.emit(new UfsEvent.StepTurned(step, true, a.card(), a.attacker()));
        }
    }

    /** What comes before the Damage Step can still be answered (UniVersus: Deflect). */
    private void beforeDamageStep(UfsTable t) {
        PassingChanges.lapse(t, Expiry.BLOCK_STEP);
        if (t.edition().dropsInBlockStep() && leavesDropped(t) || leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t);
        t.emit(new UfsEvent.StepTurned(Phase.DAMAGE_STEP, false, a.card(), a.attacker()));
    }

    private void damageStep(UfsTable t) {
        if (t.edition().dropsInBlockStep() && leavesDropped(t) || leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t);
        t.progress().setAttack(a.at(Phase.DAMAGE_STEP));
        outstanding = damage(t, a);
        fullBefore = full(t, a);
        statusBefore = a.status();
        if (outstanding > 0 && isThere(t, a.target())) {
            adjust(t, outstanding);
            t.emit(new UfsEvent.BeforeDamage(a.card(), a.attacker(), a.status(), a.target()));
        }
    }

    /** UniVersus, damage-step.1, deals-damage.1: the rival, or a backup that is still one. */
    private static boolean isThere(UfsTable t, Ref target) {
        return target.isNone() || t.isSame(target) && t.state(target.card()).is(CardType.BACKUP);
    }

    /** G.3.1 to G.3.3, with what effects and Throw (I.3.14) say. */
    private int damage(UfsTable t, AttackInfo a) {
        return Math.max(0, Rulings.dealt(t, a.card().card(), a.status(), full(t, a)));
    }

    /**
     * The attack's damage; of one that was lost in the Block Step and deals damage nevertheless (2010, 8.3.2.9), or that
     * left or was turned over once the Damage Step had begun (G.5.2.1), what it had.
     */
    private int full(UfsTable t, AttackInfo a) {
        int card = a.card().card();
        boolean lost = t.edition().dropsInBlockStep()
                && (t.place(card) != Places.POOL || !t.state(card).is(CardType.ATTACK));
        return lost ? fullBefore : AsItWas.attack(t, a).number(Property.DAMAGE);
    }

    /**
     * 2010, 8.3.3.4 to 8.3.3.8: while it is outstanding, what the attack will deal is its damage, and adjusters change
     * that; a new status has it worked out again (glossary.unblockable).
     */
    private int dealt(UfsTable t, AttackInfo a) {
        if (!t.edition().adjustsOutstandingDamage() || outstanding == 0) {
            return damage(t, a);
        }
        int left = a.dropped() ? outstanding : full(t, a);
        adjust(t, left + fullBefore - outstanding);
        return a.status() != statusBefore ? damage(t, a)
                : Rulings.dealsNone(t, card()) ? 0 : Math.max(0, left);
    }

    private static void adjust(UfsTable t, int damage) {
        AttackInfo a = info(t);
        int card = a.card().card();
        if (t.edition().adjustsOutstandingDamage() && !a.dropped() && t.isSame(a.card())
                && t.state(card).number(Property.DAMAGE) != damage) {
            t.states().setNumbers(card, t.state(card).with(Property.DAMAGE, damage));
        }
    }

    /** 2010, 8.3.3.5: an adjuster that says what the attack deals says so of what is outstanding. */
    static void adjust(UfsTable t, Bindings b, Rule.Deals said) {
        AttackInfo a = t.attack();
        if (a == null || a.step() != Phase.DAMAGE_STEP || !Cards.isMeant(t, b, said.attack(), a.card().card())) {
            return;
        }
        switch (said.dealt()) {
            case Rule.Deals.Dealt.None n -> {
            }
            case Rule.Deals.Dealt.HalfUp h ->
                    adjust(t, Math.ceilDiv(AsItWas.attack(t, a).number(Property.DAMAGE), 2));
            case Rule.Deals.Dealt.Exactly e -> adjust(t, Amounts.of(t, b, e.amount()));
            case Rule.Deals.Dealt.AtMost m ->
                    adjust(t, Math.min(Amounts.of(t, b, m.amount()), AsItWas.attack(t, a).number(Property.DAMAGE)));
        }
    }

    private void dealDamage(UfsTable t) {
        if (leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t);
        Ref target = a.target();
        int dealt = isThere(t, target) ? dealt(t, a) : 0;
        int amount = target.isNone() ? Rulings.taken(t, card(), a.defender(), dealt) : dealt;
        int printed = t.initial(t.piece(card())).number(Property.DAMAGE);
        if (amount > 0 && Replacing.replaces(t,
                new UfsEvent.DamageDealt(a.card(), a.attacker(), amount, target, a.status(), printed))) {
            return;
        }
        t.progress().setAttack(a.dealing(amount));
        t.hold();
        if (amount > 0) {
            if (target.isNone()) {
                HealthActions.lose(t, a.defender(), amount, Cause.effect(a.attacker(), a.card()), true);
            } else {
                HealthActions.loseStamina(t, target.card(), amount);
            }
            if (t.isSame(a.card())) {
                t.states().mark(card(), t.piece(card()).with(Flag.DEALT_DAMAGE, true));
            }
        }
        t.emit(new UfsEvent.DamageDealt(a.card(), a.attacker(), amount, target, a.status(), printed));
        t.release();
    }

    /**
     * G.4: "this attack" is the one that resolved for whoever answers it. What the sequence leaves behind is in order before
     * that is looked at (C.3.3.4.4.3, J.2.5); in 2010 (6.3) afterwards.
     */
    private void resolve(UfsTable t) {
        if (leavesEnded(t)) {
            return;
        }
        AttackInfo a = info(t).at(Phase.END_PHASE).withSafe(Rulings.has(t, card(), Keyword.SAFE));
        Image image = t.image(card());
        PassingChanges.lapse(t, Expiry.DAMAGE_STEP);
        t.progress().setResolved(a);
        t.progress().setAttack(outer);
        if (t.edition().hasEventsBetweenPhases()) {
            close(t, a);
        }
        t.emit(new UfsEvent.Resolved(a.card(), a.attacker(), a.status(), a.dealt(), image));
    }

    private void end(UfsTable t) {
        if (!t.edition().dropsInBlockStep()) {
            Assigned.endWith(t, pending.card());
        }
        AttackInfo now = t.attack();
        if (now != null && now.serial() == serial) {
            t.progress().setAttack(outer);
            close(t, now);
        } else if (!t.edition().hasEventsBetweenPhases()) {
            close(t, t.progress().resolved());
        }
    }

    /**
     * C.3.3.4.2.3, C.3.3.4.2.4: attack and block begin anew, whether the attack has resolved or was aborted; what lasted for
     * this attack is over.
     */
    private void close(UfsTable t, @Nullable AttackInfo a) {
        PassingChanges.lapse(t, Expiry.ATTACK + serial);
        if (t.edition().refreshesAtResolution()) {
            Settling.refresh(t, card());
            if (a != null && a.serial() == serial && (blockPlayed || !a.block().isNone())) {
                Settling.refresh(t, blockPlayed ? blocking : a.block().card());
            }
        }
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return cardinal.kernel.Cause.RULES;
    }
}
