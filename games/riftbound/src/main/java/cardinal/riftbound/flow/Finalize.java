package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.SlotPicks;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.ModeChosen;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 350 to 356, 386 to 394: steps 2 to 6 of playing a card or ability: choices, total cost, payment, legality, finalising. */
public final class Finalize extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Finalize, RiftTable> OPTIONAL = Finalize::askOptionalCost;
    private static final Step<Finalize, RiftTable> TARGETS = Finalize::askTarget;
    private static final Step<Finalize, RiftTable> ANNOUNCE = Finalize::announceTargets;
    private static final Step<Finalize, RiftTable> PAY_OTHER = Finalize::payOther;
    static final Steps<Finalize, RiftTable> STEPS = Steps.<Finalize, RiftTable>of(Finalize.class)
            .then("352.2", Finalize::askLocation)
            .then("352.2", Finalize::takeLocation)
            .then("353.2.b", Finalize::askAccelerate)
            .then("721.1.a", Finalize::takeAccelerate)
            .then("353.2.b.1", OPTIONAL)
            .then("353.2.b.1", Finalize::takeOptionalCost)
            .then("390.1", Finalize::askMode)
            .then("390.1", Finalize::takeMode)
            .then("352.4", TARGETS)
            .then("352.4", Finalize::takeTarget)
            .then("352.6", ANNOUNCE)
            .then("353", Finalize::determineCost)
            .then("354.1", Finalize::payResources)
            .then("354.2", PAY_OTHER)
            .then("355", Finalize::checkLegality)
            .then("356", Finalize::finalizeItem);

    private ChainItem item;
    /** The choice that is made now; before the first -1. */
    private int slot;
    /** The part of the cost, beside resources, that is paid next. */
    private int costIndex;
    /** The total cost in resources (353). */
    private Price price;
    /** Whether the cost of a triggered ability is not paid (392.2). */
    private boolean declined;
    /** 352.4: only the choices of an item that is on the chain already are made again; its choices before. */
    private @Nullable ChainItem before;
    /** What is given up of any number. */
    private Targets given;
    /** Whether that is still to be said. */
    private boolean victimsOpen;

    public Finalize(ChainItem item) {
        super(STEPS);
        this.item = item;
        price = Price.NOTHING;
        slot = -1;
        given = Targets.OPEN;
        victimsOpen = true;
    }

    /** The choices of a spell on the chain are made again; what it costs has been paid. */
    public static Finalize again(RiftTable t, ChainItem item) {
        Finalize again = new Finalize(item.with(Targets.NONE).with(t.def(item.card()).spell()));
        again.before = item;
        t.chain().replace(again.item);
        return again;
    }

    ChainItem item() {
        return item;
    }

    /** The choice that is made now; before the first -1. */
    int slot() {
        return slot;
    }

    /** How much of any number is given up so far. */
    int givenSoFar() {
        return given.slot(0).length;
    }

    void declined() {
        declined = true;
    }

    private boolean isUnit(RiftTable t) {
        return TotalCost.isUnit(t, item);
    }

    private void change(RiftTable t, ChainItem changed) {
        item = changed;
        t.chain().replace(changed);
    }

    // ---- 352: choices ---------------------------------------------------------------------------------

    private void askLocation(RiftTable t) {
        t.answer(Option.of(Choice.LOCATION, item.place(), 0, 0));
        if (!isUnit(t) || item.place() != Table.NONE) {
            return;
        }
        Prompt prompt = t.ask(item.controller(), "352.2", Ask.CHOOSE, Purpose.PLACE);
        Locations.offer(t, prompt, item);
    }

    private void takeLocation(RiftTable t) {
        if (isUnit(t)) {
            change(t, item.at(Option.a(t.answer())));
        }
    }

    /** 721: offered when it could be paid. */
    private void askAccelerate(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (isUnit(t) && t.def(item.card()).has(Keyword.ACCELERATE)
                && isAffordable(t, item.flags() | ChainItem.ACCELERATED)) {
            Prompt prompt = t.ask(item.controller(), "721.2", Ask.YES_NO, Purpose.PAY_EXTRA);
            prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ACCELERATE);
            if (isAffordable(t, item.flags())) {
                prompt.add(Choice.NO);
            }
        }
    }

    private void takeAccelerate(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.ACCELERATED));
        }
    }

    private void askOptionalCost(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (item.isAbility() || before != null) {
            return;
        }
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (a.optional() && a.costs().getFirst() instanceof Cost.KillAny any) {
                askVictims(t, any);
                return;
            }
            if (a.optional() && Payable.all(t, item.controller(), item.card(), a.costs())
                    && isAffordable(t, item.flags() | ChainItem.PAID_EXTRA)
                    && TotalCost.leavesChoices(t, item, a)) {

                Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.YES_NO, Purpose.PAY_EXTRA);
                prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ADDITIONAL_COST);
                if (isAffordable(t, item.flags())) {
                    prompt.add(Choice.NO);
                }
                return;
            }
        }
    }

    /** "Kill any number of friendly units": one after the other, as long as what is left can be paid for. */
    private void askVictims(RiftTable t, Cost.KillAny any) {
        victimsOpen = false;
        Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.CHOOSE, Purpose.PAY_EXTRA);
        if (isAffordable(t, item.flags())) {
            prompt.add(Choice.DONE);
        }
        Payable.offerVictims(t, prompt, item, any.filter(), given);
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    private void takeOptionalCost(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            change(t, item.with(ChainItem.PAID_EXTRA));
            given = given.add(t.ref(Option.a(t.answer())));
            goTo(OPTIONAL);
            return;
        }
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.PAID_EXTRA));
        }
    }

    /** 352.1, 390.1: modes are chosen before targets; one without legal choices is not offered. */
    private void askMode(RiftTable t) {
        t.answer(Option.of(Choice.DONE, 0, 0, 0));
        if (item.program().modeCount() == 0) {
            return;
        }
        Prompt prompt = t.ask(item.controller(), item.isAbility() ? "390.1" : "352.1", Ask.CHOOSE, Purpose.MODE);
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        for (int i = 0; i < item.program().modeCount(); i++) {
            if (!Targeting.isStale(t, item.program(), i, item.source())
                    && Targeting.choicesExist(t, item.program().mode(i), Targeting.scope(t, item), hiddenAt,
                            item.card(),
                            chosen -> priceWith(t, chosen),
                            TotalCost.others(t, item, before != null))) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (prompt.size() == 0) {
            prompt.add(Choice.DECLINE);
        }
    }

    private void takeMode(RiftTable t) {
        switch (Option.kind(t.answer())) {
            case Choice.MODE -> {
                int mode = Option.a(t.answer());
                if (item.program().wantsFreshModes()) {
                    t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), item.source(),
                            new ModeChosen(item.program(), mode));
                }
                change(t, item.with(item.program().mode(mode)));
            }
            case Choice.DECLINE -> drop(t, "390.3");
            default -> {
            }
        }
    }

    /** Asks for one pick at a time, slot by slot. */
    private void askTarget(RiftTable t) {
        if (slot < 0 || slot >= item.program().slotCount() || SlotPicks.isFull(t, item, slot)) {
            slot++;
            if (slot >= item.program().slotCount()) {
                goTo(ANNOUNCE);
                return;
            }
            change(t, item.with(item.targets().open()));
        }
        int seat = item.controller();
        Prompt prompt = t.ask(seat, "352.4", Ask.CHOOSE, SlotPicks.purpose(item, slot));
        Targeting.offer(t, prompt, item, slot, chosen -> priceWith(t, chosen),
                TotalCost.others(t, item, before != null));
        if (item.targets().slot(slot).length >= SlotPicks.least(item, slot)) {
            prompt.add(Choice.DONE);
        } else if (prompt.size() == 0) {
            prompt.add(Choice.DECLINE);
        }
    }

    private void takeTarget(RiftTable t) {
        long answer = t.answer();
        switch (Option.kind(answer)) {
            case Choice.PICK -> change(t, item.with(item.targets().add(t.ref(Option.a(answer)))));
            case Choice.LOCATION -> change(t, item.with(item.targets().add(Targets.location(Option.a(answer)))));
            case Choice.ITEM -> change(t, item.with(item.targets().add(Targeting.abilityRef(Option.a(answer)))));
            case Choice.DECLINE -> {
                drop(t, "390.3");
                return;
            }
            default -> closeSlot(t);
        }
        goTo(TARGETS);
    }

    /** "Up to" and "any number": the player has picked enough. */
    private void closeSlot(RiftTable t) {
        slot++;
        if (slot < item.program().slotCount()) {
            change(t, item.with(item.targets().open()));
            return;
        }
        slot = item.program().slotCount();
    }

    /** 352.14.d: each target counts as chosen. */
    private void announceTargets(RiftTable t) {
        rememberBattlefield(t);
        if (before != null) {
            leave();
        }
        if (!t.cares(Kind.CHOSEN)) {
            return;
        }
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                if (ref.incarnation() != Targets.LOCATION && ref.card() >= 0) {
                    t.emit(new RiftEvent.Chosen(ref.card(), item.controller(), item.is(ChainItem.SPELL)));
                }
            }
        }
    }

    /** 352.11.b: units chosen together at one battlefield must still be at that one later, so it is kept with them. */
    private void rememberBattlefield(RiftTable t) {
        for (int i = 0; i < item.program().slotCount(); i++) {
            if (item.program().slot(i).isAtOneBattlefield() && item.targets().slot(i).length > 0) {
                int zone = t.piece(item.targets().slot(i)[0].card()).zone();
                change(t, item.with(item.targets().open().add(Targets.location(zone))));
                return;
            }
        }
    }

    // ---- 353, 354: costs --------------------------------------------------------------------------------

    private Price priceWith(RiftTable t, Targets chosen) {
        return before != null ? Price.NOTHING : TotalCost.price(t, item, chosen, given);
    }

    private boolean isAffordable(RiftTable t, int flags) {
        int more = victimsOpen ? Payable.victims(t, item.controller(), item.card()) : 0;
        return TotalCost.isAffordable(t, item, flags, given.slot(0).length + more);
    }

    private void determineCost(RiftTable t) {
        price = priceWith(t, item.targets());
    }

    /** 392.2: only a triggered ability's cost may be declined. */
    private void payResources(RiftTable t) {
        boolean optional = item.is(ChainItem.TRIGGERED);
        if (!price.isNothing()) {
            if (!Resources.canPay(t, item.controller(), price)) {
                drop(t, optional ? "392.2" : "355.3");
                return;
            }
            List<Cost> others = TotalCost.others(t, item, before != null);
            int without = CostsTogether.setAside(t, item.controller(), item.isAbility() ? item.source().card()
                    : item.card(), price, others);
            t.push(new Payment(item.controller(), price, optional, without,
                    CostsTogether.takesRune(others)));
        }
    }

    private void payOther(RiftTable t) {
        if (declined) {
            drop(t, "392.2");
            return;
        }
        List<Cost> costs = item.isAbility() && item.is(ChainItem.TRIGGERED) ? List.of()
                : TotalCost.others(t, item, before != null);
        if (costIndex < costs.size()) {
            int source = item.isAbility() ? item.source().card() : item.card();
            int keep = isUnit(t) && t.battlefieldOf(item.place()) != Table.NONE ? item.place() : Table.NONE;
            if (item.isAbility() && TotalCost.takesSource(costs.get(costIndex))) {
                change(t, item.because(new RiftEvent.Left(t.image(source), t.trash(t.piece(source).owner()))));
            }
            Cost cost = costs.get(costIndex++);
            goTo(PAY_OTHER);
            if (cost instanceof Cost.KillAny) {
                Deaths.of(t, Arrays.stream(given.slot(0)).filter(t::isSame).mapToInt(Ref::card).toArray(),
                        item.controller(), false, -1);
            } else {
                t.push(new PayCost(item.controller(), source, cost, keep, TotalCost.spared(t, item, source, costs)));
            }
        }
    }

    // ---- 355, 356 ---------------------------------------------------------------------------------------

    /** 355.1 to 355.3: a location that became illegal although nothing else was possible. */
    private void checkLegality(RiftTable t) {
        if (isUnit(t) && !item.is(ChainItem.FROM_HIDDEN) && t.battlefieldOf(item.place()) != Table.NONE
                && !Locations.isLegal(t, item)) {
            change(t, item.at(t.base(item.controller())));
        }
    }

    private void finalizeItem(RiftTable t) {
        if (!item.isAbility() && t.pool().hasCostChanges()) {
            Entering.useUp(t, item, Fact.NextCosts.class, Fact.NextCosts::what);
        }
        if (item.isAbility()) {
            if (item.program().adds()) {
                t.push(new Resolve(item));
            }
            change(t, item.with(ChainItem.FINALIZED));
            t.requestCleanup();
            return;
        }
        change(t, item.with(ChainItem.FINALIZED));
        if (t.def(item.card()).isSpell()) {
            t.requestCleanup();
            if (item.program().adds()) {
                t.push(new Resolve(item));
            }
            return;
        }
        Entering.permanent(t, item);
    }

    /** 390.3, 392.2, 355.3: the item leaves the chain and never was; it is not countered. */
    private void drop(RiftTable t, String clause) {
        if (before != null) {
            t.chain().replace(before);
            leave();
            return;
        }
        t.note(clause, item.controller(), item.source().card(),
                "cannot or will not complete, and takes off the chain,");
        t.removeItem(item.id());
        if (!item.isAbility()) {
            takeBack(t);
        }
        leave();
    }

    /** 355.3: what was done is undone, so the card is where it was played from. */
    private void takeBack(RiftTable t) {
        int card = item.card();
        GameActions.sendTo(t, card, item.origin() == Table.NONE ? t.nowhere() : item.origin());
        if (t.onBoard(card)) {
            t.put(card, t.piece(card).withController(item.controller()));
        }
    }

    // ---- what it asks ------------------------------------------------------------------------------------

    @Override
    protected Cause cause(RiftTable t) {
        return FinalizeQuestions.cause(this, t);
    }

    @Override
    public String asks(Wording words) {
        return FinalizeQuestions.words(this, words);
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
