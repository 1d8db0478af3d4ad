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
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.SlotPicks;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 350 to 356, 386 to 394: steps 2 to 6 of playing a card or ability: choices, total cost, payment, legality, finalising. */
public final class Finalize extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Finalize, RiftTable> OPTIONAL = Finalize::askOptionalCost;
    private static final Step<Finalize, RiftTable> REPEAT = Finalize::askRepeat;
    /** Modes are chosen before targets. */
    public static final Step<Finalize, RiftTable> MODES = Finalize::askMode;
    /** Whether a triggered ability is performed at all. */
    public static final Step<Finalize, RiftTable> ASK_DECISION = Finalize::askDecision;
    public static final Step<Finalize, RiftTable> TAKE_DECISION = Finalize::takeDecision;
    private static final Step<Finalize, RiftTable> TARGETS = Finalize::askTarget;
    private static final Step<Finalize, RiftTable> ANNOUNCE = Finalize::announceTargets;
    private static final Step<Finalize, RiftTable> PAY_OTHER = Finalize::payOther;
    public static final Steps<Finalize, RiftTable> STEPS = Steps.<Finalize, RiftTable>of(Finalize.class)
            .then("352.2", Finalize::askLocation)
            .then("352.2", Finalize::takeLocation)
            .then("353.2.b", Finalize::askAccelerate)
            .then("721.1.a", (playing, t) -> playing.take(t, ChainItem.ACCELERATED))
            .then("353.2.b.1", OPTIONAL)
            .then("353.2.b.1", Finalize::takeOptionalCost)
            .then(Newer.clause("820.1.d"), REPEAT)
            .then(Newer.clause("820.1.d"), Finalize::takeRepeat)
            .then(Newer.clause("356.4.c"), Finalize::askDiscount)
            .then(Newer.clause("356.4.c"), (playing, t) -> playing.take(t, ChainItem.LESS_ENERGY))
            .then("390.1", MODES)
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
    /** How many instances of Repeat have been asked about, and for how many executions a mode is chosen. */
    private int repeats;
    private int modesChosen;
    /** The modes that were chosen, one after the other. */
    private @Nullable Program runs;
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

    /** 752.1 of 2026-07: another mode was chosen for an item on the chain, and now what that mode chooses. */
    static Finalize again(RiftTable t, ChainItem item, Program mode) {
        Finalize again = new Finalize(item.with(Targets.NONE).with(mode));
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
        if (isUnit(t)) {
            OptionalCosts.askAccelerate(t, item, flags -> isAffordable(t, flags));
        }
    }

    private void askOptionalCost(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        Cost.KillAny any = item.isAbility() || before != null ? null
                : OptionalCosts.ask(t, item, flags -> isAffordable(t, flags));
        if (any != null) {
            victimsOpen = false;
            OptionalCosts.askVictims(t, item, any, isAffordable(t, item.flags()), given);
        }
    }

    private void takeOptionalCost(RiftTable t) {
        boolean picked = Option.kind(t.answer()) == Choice.PICK;
        if (picked || Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.PAID_EXTRA));
        }
        if (picked) {
            given = given.add(t.ref(Option.a(t.answer())));
            goTo(OPTIONAL);
        }
    }

    private void askRepeat(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (before == null) {
            Repeats.ask(t, item, repeats);
        }
    }

    private void takeRepeat(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(Repeats.flag(item, repeats)));
        }
        if (before == null && Repeats.of(t, item, ++repeats) != null) {
            goTo(REPEAT);
        } else if (Repeats.count(item) > 0 && item.program().modeCount() == 0) {
            change(t, item.with(Repeats.times(t, item)));
        }
    }

    private void askDiscount(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (before == null && !item.isAbility()) {
            OptionalCosts.askDiscount(t, item, flags -> TotalCost.isAffordableJustSo(t, item, flags,
                    given.slot(0).length));
        }
    }

    /** What was answered with yes is kept with the item. */
    private void take(RiftTable t, int flag) {
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(flag));
        }
    }

    private void askDecision(RiftTable t) {
        t.answer(Option.of(Choice.DONE, 0, 0, 0));
        boolean due = before == null && TriggerDecision.isDue(item);
        if (due && TriggerDecision.isOutOfReach(t, item)) {
            drop(t, "392.2");
        } else if (due && !TriggerDecision.ask(t, item)) {
            change(t, item.with(ChainItem.DECIDED));
        }
    }

    private void takeDecision(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.DECIDED));
        } else if (Option.kind(t.answer()) == Choice.NO) {
            drop(t, t.edition().clauseOfTriggersMay());
        }
    }

    /** What a cost was paid with is "it" for the rest of the text. */
    void paidWith(RiftTable t, Ref object) {
        change(t, item.about(object));
    }

    /** 352.1, 390.1: modes are chosen before targets; one without legal choices is not offered. */
    private void askMode(RiftTable t) {
        t.answer(Option.of(Choice.DONE, 0, 0, 0));
        if (item.program().modeCount() == 0) {
            return;
        }
        Prompt prompt = t.ask(item.controller(), item.isAbility() ? "390.1" : "352.1", Ask.CHOOSE, Purpose.MODE);
        ChoicesMade.offerModes(t, prompt, item, chosen -> priceWith(t, chosen),
                TotalCost.others(t, item, before != null));
    }

    private void takeMode(RiftTable t) {
        switch (Option.kind(t.answer())) {
            case Choice.MODE -> {
                int mode = Option.a(t.answer());
                ChoicesMade.note(t, item, mode);
                runs = runs == null ? item.program().mode(mode) : runs.then(item.program().mode(mode));
                if (modesChosen++ < Repeats.count(item)) {
                    goTo(MODES);
                } else {
                    change(t, item.with(runs));
                }
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
            case Choice.SEAT -> change(t, item.with(item.targets().add(Targets.player(Option.a(answer)))));
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
        slot = Math.min(slot + 1, item.program().slotCount());
        if (slot < item.program().slotCount()) {
            change(t, item.with(item.targets().open()));
        }
    }

    /** 352.14.d: each target counts as chosen. */
    private void announceTargets(RiftTable t) {
        change(t, ChosenTargets.withBattlefield(t, item));
        ChainItem old = before;
        if (old != null) {
            leave();
        }
        if (old != null && t.edition().newChoicesAreOthers()) {
            ChosenTargets.announceNew(t, item, old);
        } else {
            ChosenTargets.announce(t, item, false);
        }
    }

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
            t.push(new Payment(item.controller(), price, TotalCost.mayBeRefused(t, item),
                    TotalCost.setAside(t, item, price, others),
                    CostsTogether.takesRune(others)));
        }
    }

    private void payOther(RiftTable t) {
        if (declined) {
            drop(t, item.isAbility() ? "392.2" : "355.3");
            return;
        }
        List<Cost> costs = TotalCost.others(t, item, before != null);
        if (costIndex < costs.size()) {
            int source = item.isAbility() ? item.source().card() : item.card();
            int keep = isUnit(t) && t.battlefieldOf(item.place()) != Table.NONE ? item.place() : Table.NONE;
            if (item.isAbility() && TotalCost.takesSource(costs.get(costIndex))) {
                change(t, ChosenTargets.lookingBack(t, item, source));
            }
            Cost cost = costs.get(costIndex++);
            goTo(PAY_OTHER);
            if (cost instanceof Cost.KillAny) {
                Deaths.of(t, Arrays.stream(given.slot(0)).filter(t::isSame).mapToInt(Ref::card).toArray(),
                        Credit.of(item.controller()));
            } else {
                t.push(new PayCost(item.controller(), source, cost, keep, TotalCost.spared(t, item, source, costs)));
            }
        }
    }

    /** 355.1 to 355.3: a location that became illegal although nothing else was possible. */
    private void checkLegality(RiftTable t) {
        if (isUnit(t) && !item.is(ChainItem.FROM_HIDDEN) && t.battlefieldOf(item.place()) != Table.NONE
                && !Locations.isLegal(t, item)) {
            if (item.is(ChainItem.AMBUSHING)) {
                drop(t, "355.3");
            } else {
                change(t, item.at(t.base(item.controller())));
            }
        }
    }

    private void finalizeItem(RiftTable t) {
        ChosenTargets.announce(t, item, true);
        if (!item.isAbility() && t.pool().hasCostChanges()) {
            Entering.useUp(t, item, Fact.NextCosts.class, Fact.NextCosts::what);
        }
        if (item.isAbility()) {
            if (item.program().adds()) {
                t.push(new Resolve(item));
            }
            change(t, item.with(ChainItem.FINALIZED));
            Limits.note(t, item);
            t.requestCleanup();
            return;
        }
        change(t, item.with(ChainItem.FINALIZED));
        if (t.edition().legionAsksForAnother() && !item.is(ChainItem.TOKEN)) {
            ChainItem played = item;
            WakingText.around(t, () -> t.players().noteFinalized(played.controller(), played.card(),
                    t.def(played.card()).isGear()));
        }
        if (t.def(item.card()).isSpell()) {
            t.requestCleanup();
            if (item.program().adds() && t.edition().addingSpellsResolveAtOnce()) {
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
                "takes {} back, since it is not completed");
        t.removeItem(item.id());
        if (!item.isAbility()) {
            ChoicesMade.takeBack(t, item);
        }
        leave();
    }

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
